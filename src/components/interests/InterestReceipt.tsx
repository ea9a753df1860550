'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { Interest } from '../../contract/index.ts'
import { commonMessages, useI18n, useMessages, useToday } from '../../i18n/index.ts'
import { useInterest, useOffer } from '../../queries/index.ts'
import { Button, CopyReference, cx, Icon, useAnnounce } from '../../ui/index.ts'
import { FailureView, useViewed } from '../common/index.ts'
import { AskedOffer } from './AskedOffer.tsx'
import type { InterestsTranslate } from './faultText.ts'
import { ForwardedAnswers } from './ForwardedAnswers.tsx'
import { InterestAnswers } from './InterestAnswers.tsx'
import { InterestReceiptSkeleton } from './InterestReceiptSkeleton.tsx'
import type { InterestSummaryProps } from './InterestSummary.tsx'
import { receiptLead } from './receiptLead.ts'
import { writeMoment } from './writeMoment.ts'

interface InterestReceiptProps extends Pick<InterestSummaryProps, 'interestId' | 'requestId' | 'onOpenConversation' | 'onChangeAnswers' | 'classNames'> {
  readonly headingLevel: 1 | 2 | 3
  /** Just sent from the form that stood here: the title takes the focus, and is announced. */
  readonly isNew?: boolean
  readonly back?: ReactNode
  readonly t: InterestsTranslate
}

/** The receipt, without a root of its own: the form turns into it, and `InterestSummary` shows it. */
export function InterestReceipt({ interestId, back, t, ...props }: InterestReceiptProps): ReactNode {
  const { data: interest, error, refetch } = useInterest(interestId)
  useViewed(interest?.id ?? null, () => ({ name: 'interest.viewed', interestId }))
  if (interest) return <Receipt interest={interest} back={back} t={t} {...props} />
  if (error) return <FailureView error={error} title={t('interests.receipt.failed')} onRetry={refetch} />
  return <InterestReceiptSkeleton label={t('interests.receipt.loading')} />
}

interface ReceiptProps extends Omit<InterestReceiptProps, 'interestId'> {
  readonly interest: Interest
}

function Receipt({ interest, requestId, onOpenConversation, onChangeAnswers, classNames = {}, headingLevel, isNew = false, back, t }: ReceiptProps): ReactNode {
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
    if (!isNew) return
    title.current?.focus()
    announce(`${t('interests.receipt.sent')}. ${t('interests.receipt.title')}`)
    // Once, as it comes: another language must not pull the focus back.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNew])

  const Heading = `h${headingLevel}` as const
  return (
    <div className="xp-receipt">
      <div className="xp-receipt-header">
        {back}
        <p className="xp-receipt-sent xp-type-body">
          <Icon name="check" />
          {sent}
        </p>
        <Heading ref={title} tabIndex={-1} className={cx('xp-receipt-title xp-type-title-1', classNames.title)}>
          {t('interests.receipt.title')}
        </Heading>
        <p className="xp-receipt-lead xp-type-body xp-prose xp-quiet">{receiptLead(interest, t)}</p>
        {((onOpenConversation && conversationId !== null) || onChangeAnswers) && (
          <div className="xp-receipt-actions">
            {onOpenConversation && conversationId !== null && (
              <Button onClick={() => onOpenConversation({ conversationId, interestId: interest.id })}>{t('interests.receipt.openConversation')}</Button>
            )}
            {onChangeAnswers && <Button onClick={() => onChangeAnswers({ interest })}>{t('interests.receipt.changeAnswers')}</Button>}
          </div>
        )}
      </div>
      <div className={cx('xp-receipt-offer', classNames.offer)}>
        <AskedOffer read={offer} t={t} ratio="3:2" />
      </div>
      <div className="xp-receipt-body">
        <InterestAnswers interest={interest} headingLevel={(headingLevel + 1) as 2 | 3 | 4} className={classNames.answers} t={t} />
        {intake?.sensitiveDetailsSentAt != null && <ForwardedAnswers sentAt={intake.sensitiveDetailsSentAt} className={classNames.forwarded} t={t} />}
        {requestId && (
          <CopyReference
            className={cx('xp-receipt-reference', classNames.reference)}
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
