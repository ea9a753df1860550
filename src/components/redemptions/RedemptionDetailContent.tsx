'use client'

import type { ReactNode } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { useOffer } from '../../queries/index.ts'
import { Button, cx, Fact, Facts, messageIcon } from '../../ui/index.ts'
import { offerDates, type OfferWords, PlaceFact, SumAmount, useOfferWords } from '../common/index.ts'
import { RedemptionAside } from './RedemptionAside.tsx'
import { RedemptionDetailSkeleton } from './RedemptionDetailSkeleton.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'
import type { RedemptionDetailProps } from './RedemptionDetailProps.ts'
import { FeedbackContent } from './RedemptionFeedback.tsx'
import { useRedemptionPoints } from './useRedemptionPoints.ts'
import { RedemptionHeader } from './RedemptionHeader.tsx'
import {
  hasProgress,
  redemptionDates,
  type RedemptionsMessages,
  type RedemptionsTranslate,
} from './redemptionStatus.ts'

interface RedemptionDetailContentProps extends Pick<
  RedemptionDetailProps,
  'href' | 'onAddToCalendar' | 'offersCalendar'
> {
  readonly redemption: Redemption
  readonly onOpenConversation?:
    ((event: { readonly conversationId: string; readonly redemptionId: string }) => void) | undefined
  readonly onAsk?: ((event: { readonly offer: Offer }) => void) | undefined
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: Readonly<
    Partial<
      Record<
        'title' | 'picture' | 'progress' | 'facts' | 'note' | 'refund' | 'feedback' | 'concierge',
        string
      >
    >
  >
  readonly messages: RedemptionsMessages | undefined
  readonly t: RedemptionsTranslate
}

/** A redemption whose offer is unknown is shown without the offer. */
export function RedemptionDetailContent(props: RedemptionDetailContentProps): ReactNode {
  const { offer } = props.redemption
  return offer === undefined ? (
    <Content {...props} offer={undefined} />
  ) : (
    <ContentWithOffer {...props} offerId={offer} />
  )
}

function ContentWithOffer({
  offerId,
  ...props
}: RedemptionDetailContentProps & { readonly offerId: string }): ReactNode {
  const { data: offer, isLoading, failureCount } = useOffer(offerId)
  // The offer's title and place would push down everything below; only a failing request is not waited for.
  if (isLoading && failureCount === 0)
    return <RedemptionDetailSkeleton label={props.t('redemptions.detail.loading')} />
  return <Content {...props} offer={offer ?? undefined} />
}

function Content({
  redemption,
  offer,
  onOpenConversation,
  onAsk,
  offersCalendar,
  headingLevel,
  classNames,
  messages,
  t,
  ...calendar
}: RedemptionDetailContentProps & { readonly offer: Offer | undefined }): ReactNode {
  const { id, status, conversationId } = redemption
  const isCanceled = status === 'CANCELED'
  const innerLevel = (headingLevel + 1) as 2 | 3 | 4 | 5
  const openConversation =
    onOpenConversation && conversationId !== undefined
      ? () => onOpenConversation({ conversationId, redemptionId: id })
      : undefined

  return (
    <>
      <RedemptionHeader {...{ redemption, offer, headingLevel, classNames, messages, t }}>
        {status === 'AWAITING_CUSTOMER' && openConversation && (
          <Button variant="primary" icon={messageIcon} onClick={openConversation}>
            {t('redemptions.answer')}
          </Button>
        )}
      </RedemptionHeader>
      <div className="xp-redemption-columns">
        <div className="xp-redemption-main">
          {isCanceled && <RedemptionNote note={redemption.canceledNote} className={classNames.note} t={t} />}
          <FeedbackContent
            redemption={redemption}
            headingLevel={innerLevel}
            className={classNames.feedback}
            t={t}
          />
          <RedemptionFacts redemption={redemption} offer={offer} className={classNames.facts} t={t} />
          {offersCalendar && <AddToCalendar {...calendar} {...{ redemption, offer, t }} />}
        </div>
        <div className="xp-redemption-aside">
          <RedemptionAside
            redemption={redemption}
            hasPlans={status !== 'COMPLETED'}
            offer={offer}
            onAsk={onAsk}
            onWrite={openConversation}
            headingLevel={innerLevel}
            classNames={classNames}
            t={t}
          />
        </div>
      </div>
    </>
  )
}

interface RedemptionNoteProps {
  readonly note: string | undefined
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** The note of a cancellation, as a quotation; it is safe to display (specification, Redemption). */
function RedemptionNote({ note, className, t }: RedemptionNoteProps): ReactNode {
  const text = note?.trim()
  if (!text) return null
  return (
    <figure className={cx('xp-stack xp-gap-4 xp-opens', className)}>
      <blockquote className="xp-lines xp-type-title-2">
        {t('redemptions.note.quoted', { note: text })}
      </blockquote>
      <figcaption className="xp-type-small xp-quiet">{t('redemptions.note')}</figcaption>
    </figure>
  )
}

interface RedemptionFactsProps {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/**
 * Date, place, guests, and what the ledger says that it cost. A missing fact has no row; without facts there is no
 * list.
 */
function RedemptionFacts({ redemption, offer, className, t }: RedemptionFactsProps): ReactNode {
  const words = useOfferWords(undefined)
  const c = useMessages(commonMessages)
  const isCanceled = redemption.status === 'CANCELED'
  const when = whenOf(redemption, offer, words, t)
  const place = offer && words.place(offer)
  const { cost } = useRedemptionPoints(redemption)
  const guests = offer?.maxGuests
  // The first step of the progress says it, where that is shown: on a screen.
  const isInProgress = hasProgress(redemption)
  const requested = words.format.dateTime(redemption.createdAt)
  const hasNone = !when && !place && !cost && !guests && (isInProgress || !requested)
  return (
    <Facts
      className={cx('xp-redemption-facts', hasNone && 'xp-print-only', className)}
      aria-label={t('redemptions.detail.facts')}
    >
      <Fact
        label={t(isCanceled ? 'redemptions.detail.wasToBegin' : 'redemptions.detail.when')}
        note={when?.time}
      >
        {when?.day}
      </Fact>
      <PlaceFact label={t('redemptions.detail.venue')} {...{ offer, words }} />
      <Fact label={t('redemptions.detail.guests')}>
        {!isCanceled &&
          guests !== undefined &&
          guests > 0 &&
          t('redemptions.detail.guestsUpTo', { count: guests })}
      </Fact>
      <Fact label={t('redemptions.detail.points')}>{!isCanceled && cost && <SumAmount sum={cost} />}</Fact>
      <Fact label={t('redemptions.detail.requested')} {...(isInProgress && { className: 'xp-print-only' })}>
        {requested}
      </Fact>
      <Fact label={c('common.reference')} className="xp-print-only">
        <bdi translate="no">{redemption.id}</bdi>
      </Fact>
    </Facts>
  )
}

function whenOf(
  redemption: Redemption,
  offer: Offer | undefined,
  { format, t: o }: OfferWords,
  t: RedemptionsTranslate,
): { readonly day: string; readonly time: string | undefined } | null {
  const dates = offerDates(redemptionDates(redemption, offer), format, 'full')
  if (!dates) return null
  if (dates.type === 'until') return { day: o('offers.until', { date: dates.day }), time: undefined }
  if (!dates.time) return { day: dates.day, time: undefined }
  const { time, zone } = dates.time
  return { day: dates.day, time: zone === null ? time : t('redemptions.detail.zone', { time, zone }) }
}
