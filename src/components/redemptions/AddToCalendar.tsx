'use client'

import type { ReactNode } from 'react'
import { isCalendarDate, parseTimestamp, parseUrl } from '../../base/index.ts'
import type { Offer, Redemption } from '../../contract/index.ts'
import { useI18n } from '../../i18n/index.ts'
import { Button, calendarIcon } from '../../ui/index.ts'
import { MoreFailed, useLazyPart, useOfferWords, useSaveFile } from '../common/index.ts'
import type { RedemptionDetailProps } from './RedemptionDetailProps.ts'
import { redemptionDates, type RedemptionsTranslate } from './redemptionStatus.ts'

interface AddToCalendarProps extends Pick<RedemptionDetailProps, 'href' | 'onAddToCalendar'> {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  readonly t: RedemptionsTranslate
}

const loadWriter = () => import('./writeBooking.ts')

/** A booking as a file for the member's own calendar, while it lies ahead. What writes it is loaded with the press. */
export function AddToCalendar({
  redemption,
  offer,
  href,
  onAddToCalendar,
  t,
}: AddToCalendarProps): ReactNode {
  const { format } = useI18n()
  const words = useOfferWords(undefined)
  const writer = useLazyPart(loadWriter)
  const { isSaving, error: saveError, save } = useSaveFile()
  const error = writer.error ?? saveError
  const isAhead = useIsAhead(redemptionDates(redemption, offer))
  if (redemption.status !== 'PURCHASED' || !isAhead) return null

  async function handleAdd() {
    if (onAddToCalendar) return onAddToCalendar({ redemption, offer })
    const part = await writer.ask()
    const file = part?.bookingFile(redemption, offer, {
      title: offer ? words.title(offer) : t('redemptions.offer.unknown'),
      url: href === undefined ? undefined : parseUrl(href, document.baseURI)?.href,
      timeZone: format.timeZone,
    })
    if (file) await save(file)
  }

  return (
    <div>
      {/* Beside the button, which keeps the focus. */}
      {error !== null && (
        <MoreFailed
          className="xp-below-4"
          title={t('redemptions.calendar.failed')}
          error={error}
          onRetry={() => void handleAdd()}
        />
      )}
      <Button
        size="small"
        icon={calendarIcon}
        busy={writer.isLoading || isSaving}
        busyLabel={t('redemptions.more.busy')}
        onClick={() => void handleAdd()}
      >
        {t('redemptions.calendar')}
      </Button>
    </div>
  )
}

/** Whether it has a begin that can be read, and its end, or its begin, is still to come. */
function useIsAhead({ startAt, endAt }: Pick<Offer, 'startAt' | 'endAt'>): boolean {
  const { format } = useI18n()
  const end = endAt ?? startAt
  if (startAt === undefined || end === undefined) return false
  if (!isCalendarDate(startAt) && parseTimestamp(startAt) === null) return false
  const today = format.today()
  if (isCalendarDate(end)) return today !== null && end >= today
  return (format.msUntil(end) ?? 0) > 0
}
