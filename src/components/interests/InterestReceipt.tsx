'use client'

import { type ReactNode, type Ref, useRef } from 'react'
import type { Interest } from '../../contract/index.ts'
import { commonMessages, useI18n, useMessages, useToday } from '../../i18n/index.ts'
import { useOffer } from '../../queries/index.ts'
import {
  Button,
  checkIcon,
  CopyReference,
  cx,
  Icon,
  InFull,
  Loading,
  lockIcon,
  Skeleton,
  useAnnounce,
  useOnceFor,
} from '../../ui/index.ts'
import { FailureNotice } from '../common/index.ts'
import { AskedOffer } from './AskedOffer.tsx'
import { InterestAnswers } from './InterestAnswers.tsx'
import { LostNotice, useLostAnswers } from './LostNotice.tsx'
import { receiptLead, type ReceiptTranslate, writeMoment } from './receiptWords.ts'

/** Just sent or changed in the form that was here: the title takes the focus, and is announced. */
export type ReceiptNews = 'sent' | 'changed' | null

interface InterestReceiptProps {
  readonly interest: Interest
  readonly requestId?: string | null | undefined
  readonly onOpenConversation?:
    ((event: { readonly conversationId: string; readonly interestId: string }) => void) | undefined
  readonly classNames?:
    Partial<Record<'title' | 'answers' | 'forwarded' | 'reference' | 'offer', string>> | undefined
  readonly news: ReceiptNews
  /** Without it there is no button to change the answers. */
  readonly onChange: (() => void) | undefined
  readonly changeButtonRef: Ref<HTMLButtonElement>
  /** Answers that were sent before are still on their way. */
  readonly isChanging: boolean
  /** The questions to change them with, as they are loaded. */
  readonly opening: { readonly isLoading: boolean; readonly error: unknown }
  readonly back?: ReactNode
  /** Under the offer: what is left to do. */
  readonly aside: ReactNode
  readonly headingLevel: 1 | 2 | 3
  readonly t: ReceiptTranslate
}

interface ForwardedAnswersProps {
  /** `sensitiveDetailsSentAt` of the intake. */
  readonly sentAt: string
  readonly className: string | undefined
  readonly t: ReceiptTranslate
}

/** All that is left of the sensitive answers: that they were forwarded, and when. */
function ForwardedAnswers({ sentAt, className, t }: ForwardedAnswersProps): ReactNode {
  const { format } = useI18n()
  const today = useToday()
  const inFull = format.dateTime(sentAt, { zone: true })
  const forwarded = writeMoment(sentAt, format, today, {
    time: (time) => t('interests.receipt.forwardedAt', { time }),
    dateTime: (dateTime) => t('interests.receipt.forwardedOn', { dateTime }),
    unknown: () => t('interests.receipt.forwarded'),
  })
  return (
    <div className={cx('xp-receipt-forwarded', className)}>
      <Icon drawing={lockIcon} className="xp-interest-lock" />
      <div className="xp-beside xp-type-fact">
        <strong className="xp-strong">{t('interests.sensitive')}</strong>
        <p className="xp-type-fact">
          <InFull
            printed={inFull === null ? forwarded : t('interests.receipt.forwardedOn', { dateTime: inFull })}
          >
            {forwarded}
          </InFull>
        </p>
      </div>
    </div>
  )
}

/** What was sent, in words, without a root of its own. */
export function InterestReceipt(props: InterestReceiptProps): ReactNode {
  const { interest, requestId, classNames = {}, headingLevel, t } = props
  const c = useMessages(commonMessages)
  const offer = useOffer(interest.offer)
  const sentAt = interest.intake?.sensitiveDetailsSentAt ?? null
  return (
    <div className="xp-page xp-page-room xp-receipt">
      <ReceiptHeader {...props} />
      <div className="xp-receipt-aside">
        <div className={classNames.offer}>
          <AskedOffer read={offer} t={t} ratio="3:2" />
        </div>
        {props.aside}
      </div>
      <div className="xp-receipt-body">
        <InterestAnswers
          interest={interest}
          headingLevel={(headingLevel + 1) as 2 | 3 | 4}
          className={classNames.answers}
          t={t}
        />
        {sentAt !== null && <ForwardedAnswers sentAt={sentAt} className={classNames.forwarded} t={t} />}
        {requestId && (
          <CopyReference
            className={cx('xp-above-8', classNames.reference)}
            value={requestId}
            label={t('interests.receipt.reference')}
            copyLabel={c('common.copy')}
            copiedLabel={c('common.copied')}
          />
        )}
      </div>
    </div>
  )
}

/** That it was sent, what happens next, and what the member can do now. */
function ReceiptHeader(props: InterestReceiptProps): ReactNode {
  const { interest, news, opening, classNames = {}, headingLevel, t } = props
  const c = useMessages(commonMessages)
  const title = useNews(news, t)
  const sent = useSentAt(interest, t)
  const inFull = useI18n().format.dateTime(interest.createdAt, { zone: true })
  const isLost = useLostAnswers().some(({ interestId }) => interestId === interest.id)
  const Heading = `h${headingLevel}` as const
  return (
    <div className="xp-receipt-header xp-stack xp-gap-3">
      {props.back}
      <p className="xp-receipt-sent xp-type-body">
        <Icon drawing={checkIcon} />
        <InFull printed={inFull === null ? sent : t('interests.receipt.sentOn', { dateTime: inFull })}>
          {news === 'changed' ? t('interests.change.done') : sent}
        </InFull>
      </p>
      <Heading ref={title} tabIndex={-1} className={cx('xp-receipt-title xp-type-title-1', classNames.title)}>
        {t('interests.receipt.title')}
      </Heading>
      <p className="xp-receipt-lead xp-type-body xp-prose xp-quiet">{receiptLead(interest, t, c)}</p>
      {isLost && <LostNotice onWriteAgain={props.onChange} t={t} />}
      <ReceiptActions {...props} />
      {opening.error !== null && <FailureNotice error={opening.error} />}
    </div>
  )
}

function useSentAt({ createdAt }: Interest, t: ReceiptTranslate): string {
  const { format } = useI18n()
  return writeMoment(createdAt, format, useToday(), {
    time: (time) => t('interests.receipt.sentAt', { time }),
    dateTime: (dateTime) => t('interests.receipt.sentOn', { dateTime }),
    unknown: () => t('interests.receipt.sent'),
  })
}

/** Focuses the title and announces the news. */
function useNews(news: ReceiptNews, t: ReceiptTranslate): Ref<HTMLHeadingElement> {
  const title = useRef<HTMLHeadingElement>(null)
  const announce = useAnnounce()
  // Another language must not move the focus again.
  useOnceFor(news, () => {
    title.current?.focus()
    // The title is said as it gets the focus.
    announce(t(news === 'sent' ? 'interests.receipt.sent' : 'interests.change.done'))
  })
  return title
}

function ReceiptActions({
  interest: { id, conversationId },
  onOpenConversation,
  onChange,
  changeButtonRef,
  isChanging,
  opening,
  t,
}: InterestReceiptProps): ReactNode {
  const c = useMessages(commonMessages)
  const openConversation =
    onOpenConversation &&
    conversationId !== null &&
    (() => onOpenConversation({ conversationId, interestId: id }))
  if (!openConversation && !onChange) return null
  return (
    <div className="xp-wrap xp-gap-3 xp-above-3 xp-receipt-actions">
      {openConversation && (
        <Button onClick={openConversation}>{t('interests.receipt.openConversation')}</Button>
      )}
      {onChange && (
        <Button
          ref={changeButtonRef}
          busy={isChanging || opening.isLoading}
          busyLabel={opening.isLoading ? c('common.loading') : t('interests.change.saving')}
          onClick={onChange}
        >
          {t('interests.receipt.changeAnswers')}
        </Button>
      )}
    </div>
  )
}

/** The shape of a receipt that is coming. */
export function InterestReceiptSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label} className="xp-page xp-page-room xp-receipt">
      <div className="xp-receipt-header xp-stack xp-gap-3">
        <Skeleton length="short" />
        <Skeleton shape="title" length="half" />
        <Skeleton length="long" />
      </div>
      <div className="xp-receipt-aside">
        <Skeleton shape="block" className="xp-asked-offer-waiting" data-ratio="3:2" />
      </div>
      <div className="xp-receipt-body">
        {['long', 'half', 'long', 'half', 'short'].map((length, index) => (
          <div key={index} className="xp-waiting-row">
            <Skeleton length={length as 'long' | 'half' | 'short'} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
