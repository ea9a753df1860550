'use client'

import type { ReactNode } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { useOffer } from '../../queries/index.ts'
import { Button, messageIcon } from '../../ui/index.ts'
import { FeedbackContent } from './RedemptionFeedback.tsx'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import { RedemptionConcierge } from './RedemptionConcierge.tsx'
import type { RedemptionPageProps } from './RedemptionDetailPage.tsx'
import { RedemptionDetailSkeleton } from './RedemptionDetailSkeleton.tsx'
import { RedemptionFacts } from './RedemptionFacts.tsx'
import { RedemptionHeader } from './RedemptionHeader.tsx'
import { RedemptionNote } from './RedemptionNote.tsx'
import { RedemptionProgress } from './RedemptionProgress.tsx'
import { RedemptionRefund } from './RedemptionRefund.tsx'

export interface RedemptionContentProps extends Omit<
  RedemptionPageProps,
  'redemptionId' | 'onBack' | 'backHref'
> {
  readonly redemption: Redemption
  readonly t: RedemptionsTranslate
}

/** A redemption whose offer is unknown is shown without it. */
export function RedemptionDetailContent(props: RedemptionContentProps): ReactNode {
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
}: RedemptionContentProps & { readonly offerId: string }): ReactNode {
  const { data: offer, isLoading, failureCount } = useOffer(offerId)
  // Its title and place would push down all that follows; only an answer that fails is not waited for.
  if (isLoading && failureCount === 0)
    return <RedemptionDetailSkeleton label={props.t('redemptions.detail.loading')} />
  return <Content {...props} offer={offer ?? undefined} />
}

function Content({
  redemption,
  offer,
  onOpenConversation,
  onAsk,
  headingLevel,
  classNames,
  t,
}: RedemptionContentProps & { readonly offer: Offer | undefined }): ReactNode {
  const { id, status, conversationId } = redemption
  const isCanceled = status === 'CANCELED'
  const innerLevel = (headingLevel + 1) as 2 | 3 | 4 | 5
  const openConversation =
    onOpenConversation && conversationId !== undefined
      ? () => onOpenConversation({ conversationId, redemptionId: id })
      : undefined

  return (
    <>
      <RedemptionHeader
        redemption={redemption}
        offer={offer}
        headingLevel={headingLevel}
        classNames={classNames}
        t={t}
      >
        {status === 'AWAITING_CUSTOMER' && openConversation && (
          <Button variant="primary" icon={messageIcon} onClick={openConversation}>
            {t('redemptions.answer')}
          </Button>
        )}
      </RedemptionHeader>
      <RedemptionProgress redemption={redemption} offer={offer} className={classNames.progress} t={t} />
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
        </div>
        <div className="xp-redemption-aside">
          {isCanceled ? (
            <RedemptionRefund
              offer={offer}
              onAsk={onAsk}
              onWrite={openConversation}
              headingLevel={innerLevel}
              className={classNames.refund}
              t={t}
            />
          ) : (
            openConversation && (
              <RedemptionConcierge
                onOpen={openConversation}
                hasPlans={status !== 'COMPLETED'}
                className={classNames.concierge}
                t={t}
              />
            )
          )}
        </div>
      </div>
    </>
  )
}
