'use client'

import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import type { Interest } from '../../contract/index.ts'
import { commonMessages, useI18n, useMessages, useToday } from '../../i18n/index.ts'
import { useOffer } from '../../queries/index.ts'
import {
  Button,
  checkIcon,
  CopyReference,
  cx,
  Icon,
  LoadingLabel,
  Skeleton,
  useAnnounce,
} from '../../ui/index.ts'
import { FailureNotice } from '../common/index.ts'
import { AskedOffer } from './AskedOffer.tsx'
import { ForwardedAnswers, InterestAnswers } from './InterestAnswers.tsx'
import type { InterestSummaryProps } from './InterestSummary.tsx'
import { receiptLead, type ReceiptTranslate, writeMoment } from './receiptWords.ts'

/** Just sent or changed in the form that stood here: the title takes the focus, and is announced. */
export type ReceiptNews = 'sent' | 'changed' | null

interface InterestReceiptProps extends Pick<
  InterestSummaryProps,
  'requestId' | 'onOpenConversation' | 'classNames'
> {
  readonly interest: Interest
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

/** What was sent, in words, without a root of its own. */
export function InterestReceipt(props: InterestReceiptProps): ReactNode {
  const {
    interest,
    requestId,
    news,
    onOpenConversation,
    onChange,
    opening,
    classNames = {},
    headingLevel,
    t,
  } = props
  const c = useMessages(commonMessages)
  const { format } = useI18n()
  const today = useToday()
  const offer = useOffer(interest.offer)
  const title = useRef<HTMLHeadingElement>(null)
  const announce = useAnnounce()
  const { conversationId, intake } = interest
  const sent = writeMoment(interest.createdAt, format, today, {
    time: (time) => t('interests.receipt.sentAt', { time }),
    dateTime: (dateTime) => t('interests.receipt.sentOn', { dateTime }),
    unknown: () => t('interests.receipt.sent'),
  })

  useEffect(() => {
    if (news === null) return
    title.current?.focus()
    announce(
      c('common.phrases', {
        first: t(news === 'sent' ? 'interests.receipt.sent' : 'interests.change.done'),
        second: t('interests.receipt.title'),
      }),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as it comes: another language must not pull the focus back
  }, [news])

  const openConversation =
    onOpenConversation &&
    conversationId !== null &&
    (() => onOpenConversation({ conversationId, interestId: interest.id }))
  const Heading = `h${headingLevel}` as const
  return (
    <div className="xp-page xp-page-room xp-receipt">
      <div className="xp-receipt-header">
        {props.back}
        <p className="xp-receipt-sent xp-type-body">
          <Icon drawing={checkIcon} />
          {news === 'changed' ? t('interests.change.done') : sent}
        </p>
        <Heading
          ref={title}
          tabIndex={-1}
          className={cx('xp-receipt-title xp-type-title-1', classNames.title)}
        >
          {t('interests.receipt.title')}
        </Heading>
        <p className="xp-receipt-lead xp-type-body xp-prose xp-quiet">{receiptLead(interest, t, c)}</p>
        {(openConversation || onChange) && (
          <div className="xp-wrap xp-gap-3 xp-above-3 xp-receipt-actions">
            {openConversation && (
              <Button onClick={openConversation}>{t('interests.receipt.openConversation')}</Button>
            )}
            {onChange && (
              <Button
                ref={props.changeButtonRef}
                busy={props.isChanging || opening.isLoading}
                busyLabel={opening.isLoading ? c('common.loading') : t('interests.change.saving')}
                onClick={onChange}
              >
                {t('interests.receipt.changeAnswers')}
              </Button>
            )}
          </div>
        )}
        {opening.error !== null && <FailureNotice error={opening.error} />}
      </div>
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
        {intake?.sensitiveDetailsSentAt != null && (
          <ForwardedAnswers sentAt={intake.sensitiveDetailsSentAt} className={classNames.forwarded} t={t} />
        )}
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

/** The shape of a receipt that is coming. */
export function InterestReceiptSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="xp-page xp-page-room xp-receipt" aria-busy="true">
      <LoadingLabel>{label}</LoadingLabel>
      <div className="xp-receipt-header">
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
    </div>
  )
}
