'use client'

import type { ReactNode } from 'react'
import { Notice, Skeleton, TextLink, VisuallyHidden } from '../../ui/index.ts'
import { FailureNotice, FailureView } from '../common/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import { RedeemDone } from './RedeemDone.tsx'
import { RedeemedOffer, RedeemedOfferSkeleton } from './RedeemedOffer.tsx'
import { RedeemRefusal } from './RedeemRefusal.tsx'
import type { RedeemContentProps } from './RedeemSteps.tsx'
import { RedeemSums } from './RedeemSums.tsx'
import type { Redeeming, RedeemStep } from './useRedeeming.ts'

interface RedeemBodyProps extends Pick<RedeemContentProps, 'onAsk' | 'onOpenRedemption' | 'classNames'> {
  readonly redeeming: Redeeming
  readonly t: RedemptionsTranslate
}

/** What the member reads before the buttons. */
export function RedeemBody({
  redeeming,
  onAsk,
  onOpenRedemption,
  classNames,
  t,
}: RedeemBodyProps): ReactNode {
  const { step, offer, earlierId } = redeeming
  switch (step.type) {
    case 'loading':
      return <Loading label={t('redemptions.redeem.loading')} />
    case 'failed':
      return <FailureView error={step.error} title={t('redemptions.redeem.failed')} onRetry={step.retry} />
    case 'gone':
      return (
        <Notice tone="care" title={t('redemptions.obstacle.gone.title')}>
          {t('redemptions.obstacle.gone.text')}
        </Notice>
      )
    case 'unknown':
      return (
        <>
          {offer && <RedeemedOffer offer={offer} className={classNames.offer} />}
          <FailureNotice error={step.error} isUnknown />
          <p className="xp-type-small xp-quiet xp-prose">{t('redemptions.unknown.text')}</p>
        </>
      )
    case 'done':
      return <RedeemDone {...step} offer={offer} classNames={classNames} t={t} />
    case 'confirm':
      return (
        <>
          <RedeemedOffer offer={step.offer} className={classNames.offer} />
          {earlierId !== null && step.obstacle === null && (
            <Earlier redemptionId={earlierId} onOpenRedemption={onOpenRedemption} t={t} />
          )}
          <RedeemSums terms={step.terms} className={classNames.sums} t={t} />
          <Obstacle step={step} t={t} />
          <p className="xp-type-small xp-quiet xp-prose">
            {step.obstacle === null ? t('redemptions.redeem.next') : onAsk && t('redemptions.redeem.askNote')}
          </p>
        </>
      )
  }
}

/** What is in the way: told before the button, or, after a refusal, why there was one. */
function Obstacle({
  step: { obstacle, refusal },
  t,
}: {
  readonly step: Extract<RedeemStep, { type: 'confirm' }>
  readonly t: RedemptionsTranslate
}): ReactNode {
  if (refusal !== null) return <RedeemRefusal error={refusal} obstacle={obstacle} t={t} />
  if (obstacle === null) return null
  return (
    <Notice tone="care" title={t(`redemptions.obstacle.${obstacle}.title`)}>
      {t(`redemptions.obstacle.${obstacle}.text`)}
    </Notice>
  )
}

interface EarlierProps extends Pick<RedeemContentProps, 'onOpenRedemption'> {
  readonly redemptionId: string
  readonly t: RedemptionsTranslate
}

function Earlier({ redemptionId, onOpenRedemption, t }: EarlierProps): ReactNode {
  const action = onOpenRedemption && (
    <TextLink tone="ink" onClick={() => onOpenRedemption({ redemptionId })}>
      {t('redemptions.redeem.again.action')}
    </TextLink>
  )
  return (
    <Notice title={t('redemptions.redeem.again.title')} action={action}>
      {t('redemptions.redeem.again.text')}
    </Notice>
  )
}

function Loading({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="xp-redeem-body" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <RedeemedOfferSkeleton />
      <div>
        {[0, 1, 2].map((row) => (
          <div key={row} className="xp-waiting-row">
            <Skeleton length="half" />
          </div>
        ))}
      </div>
    </div>
  )
}
