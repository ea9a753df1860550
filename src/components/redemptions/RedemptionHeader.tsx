'use client'

import type { ReactNode } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { type Format, useI18n } from '../../i18n/index.ts'
import { checkIcon, cx, Icon, Picture, VisuallyHidden } from '../../ui/index.ts'
import { offerDates, type OfferWords, useExperience, useOfferWords } from '../common/index.ts'
import { redemptionDates } from './redemptionStatus.ts'
import {
  type ProgressStep,
  reasonWords,
  redemptionSteps,
  type RedemptionsTranslate,
  statusWords,
} from './redemptionStatus.ts'
import { RedemptionStatusLine } from './RedemptionStatusLine.tsx'

interface RedemptionHeaderProps {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: Readonly<Partial<Record<'title' | 'picture' | 'progress', string>>>
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
          <RedemptionStatusLine redemption={redemption} t={t} iconSize="regular">
            {isCanceled && <span className="xp-quiet">{reasonWords(redemption, t.find)}</span>}
          </RedemptionStatusLine>
          <Title className={cx('xp-above-2 xp-type-hero', classNames.title)}>
            <bdi>{title}</bdi>
          </Title>
          {!isCanceled && (
            <>
              {when && <p className="xp-above-5 xp-type-lead xp-figures">{when}</p>}
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
      <Progress redemption={redemption} offer={offer} className={classNames.progress} t={t} />
    </>
  )
}

function whenOf(redemption: Redemption, offer: Offer | undefined, { format, t }: OfferWords): string | null {
  const span = redemptionDates(redemption, offer)
  const dates = offerDates(span, format, 'full')
  if (!dates) return null
  if (dates.type === 'until') return t('offers.until', { date: dates.day })
  return dates.time ? format.dateTime(span.startAt) : dates.day
}

interface ProgressProps {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** The four steps, how far it is, and a note on each. Dates only where the Service gives them. */
function Progress({ redemption, offer, className, t }: ProgressProps): ReactNode {
  const { format } = useI18n()
  const steps = redemptionSteps(redemption)
  if (!steps) return null
  return (
    <ol aria-label={t('redemptions.progress')} className={cx('xp-progress', className)}>
      {steps.map(({ step, state }) => (
        <li
          key={step}
          className="xp-progress-step"
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="xp-progress-dot">
            {state === 'done' && <Icon drawing={checkIcon} size="small" />}
          </span>
          <span className="xp-progress-words">
            <span className="xp-progress-name">{t(`redemptions.progress.${step}`)}</span>
            <VisuallyHidden>, {t(`redemptions.progress.${state}`)}</VisuallyHidden>
            <Note>{noteOf(step, state, { redemption, offer, format, t })}</Note>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Note({ children }: { readonly children: string | null }): ReactNode {
  return children !== null && <span className="xp-progress-note">{children}</span>
}

interface NoteContext {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  readonly format: Format
  readonly t: RedemptionsTranslate
}

function noteOf(
  step: ProgressStep,
  state: 'done' | 'now' | 'later',
  { redemption, offer, format, t }: NoteContext,
): string | null {
  if (step === 'requested') {
    const at = format.dateTime(redemption.createdAt, { style: 'short' })
    return at ?? (state === 'now' ? t('redemptions.progress.SUBMITTED') : null)
  }
  if (state === 'now') return t.find(`redemptions.progress.${redemption.status ?? ''}`)
  if (step !== 'completed' || state === 'done') return null
  const { startAt, endAt } = redemptionDates(redemption, offer)
  const last = format.date(endAt ?? startAt, { style: 'short' })
  return last === null ? null : t('redemptions.progress.after', { date: last })
}
