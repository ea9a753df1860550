'use client'

import type { ReactNode } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { useI18n } from '../../i18n/index.ts'
import { checkIcon, cx, Icon, Picture } from '../../ui/index.ts'
import { offerDates, type OfferWords, useExperience, useOfferWords } from '../common/index.ts'
import {
  hasProgress,
  reasonWords,
  redemptionDates,
  type RedemptionsMessages,
  type RedemptionsTranslate,
  statusWords,
} from './redemptionStatus.ts'
import { RedemptionStatusLine } from './RedemptionStatusLine.tsx'

interface RedemptionHeaderProps {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: Readonly<Partial<Record<'title' | 'picture' | 'progress', string>>>
  readonly messages: RedemptionsMessages | undefined
  readonly t: RedemptionsTranslate
  /** What the member has to do now. */
  readonly children: ReactNode
}

/** Status, title, date and picture, and the progress below. */
export function RedemptionHeader({
  redemption,
  offer,
  headingLevel,
  classNames,
  messages,
  t,
  children,
}: RedemptionHeaderProps): ReactNode {
  const words = useOfferWords(undefined)
  const { resolveImage } = useExperience()
  const Title = `h${headingLevel}` as const
  const isCanceled = redemption.status === 'CANCELED'
  const title = offer ? words.title(offer) : t('redemptions.offer.unknown')
  const place = offer && words.place(offer)
  const url = offer?.images[0]
  const picture = url === undefined ? null : resolveImage({ url, use: 'lead' })
  const when = whenOf(redemption, offer, words)
  return (
    <>
      <header className="xp-redemption-header">
        <div className="xp-redemption-header-words">
          <RedemptionStatusLine redemption={redemption} messages={messages} iconSize="regular">
            {isCanceled && <span className="xp-quiet">{reasonWords(redemption, t.find)}</span>}
          </RedemptionStatusLine>
          <Title className={cx('xp-above-2 xp-type-hero', classNames.title)}>
            <bdi>{title}</bdi>
          </Title>
          {!isCanceled && (
            <>
              {when && (
                <p className="xp-above-5 xp-type-lead xp-figures" suppressHydrationWarning>
                  {when}
                </p>
              )}
              {place && (
                <p className="xp-type-body xp-quiet">
                  {place.venue && place.venue !== place.name ? `${place.venue}, ${place.name}` : place.short}
                </p>
              )}
              <p className="xp-above-5 xp-type-body xp-prose">{statusWords(redemption, 'next', t.find)}</p>
            </>
          )}
          {children && <div className="xp-redemption-do">{children}</div>}
        </div>
        <Picture
          className={cx('xp-redemption-picture', classNames.picture)}
          ratio="3:2"
          sizes="(min-width: 1280px) 524px, (min-width: 700px) 42vw, 100vw"
          {...picture}
          plate={offer ? words.plate(offer) : title}
          priority
        />
      </header>
      <Progress redemption={redemption} className={classNames.progress} t={t} />
    </>
  )
}

/** On which days it is, or from when, and in which zone: the place may be in another. `null` where nobody knows. */
export function whenOf(
  redemption: Redemption,
  offer: Offer | undefined,
  { format, t }: OfferWords,
): string | null {
  const span = redemptionDates(redemption, offer)
  const dates = offerDates(span, format, 'full')
  if (!dates) return null
  if (dates.type === 'until') return t('offers.until', { date: dates.day })
  return dates.time ? format.dateTime(span.startAt, { zone: true }) : dates.day
}

interface ProgressProps {
  readonly redemption: Redemption
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/**
 * That it was requested, and where it stands now. No step between or ahead: the specification shows no transitions
 * (*States and transitions*).
 */
function Progress({ redemption, className, t }: ProgressProps): ReactNode {
  const { format } = useI18n()
  if (!hasProgress(redemption)) return null
  const { status, createdAt } = redemption
  const isRequested = status === 'SUBMITTED'
  const requestedAt = format.dateTime(createdAt, { style: 'short' })
  return (
    <ol aria-label={t('redemptions.progress')} className={cx('xp-progress xp-screen-only', className)}>
      <Step status="SUBMITTED" isDone={!isRequested} isCurrent={isRequested} note={requestedAt} t={t} />
      {!isRequested && <Step status={status} isDone={status === 'COMPLETED'} isCurrent t={t} />}
    </ol>
  )
}

interface StepProps extends Pick<ProgressProps, 't'> {
  readonly status: string | undefined
  readonly isDone: boolean
  readonly isCurrent: boolean
  readonly note?: string | null
}

function Step({ status, isDone, isCurrent, note = null, t }: StepProps): ReactNode {
  return (
    <li
      className="xp-progress-step"
      data-state={isDone ? 'done' : 'now'}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className="xp-progress-dot">{isDone && <Icon drawing={checkIcon} size="small" />}</span>
      <span className="xp-progress-words">
        <span className="xp-progress-name">{statusWords({ status }, 'status', t.find)}</span>
        {note !== null && (
          <span className="xp-progress-note" suppressHydrationWarning>
            {note}
          </span>
        )}
      </span>
    </li>
  )
}
