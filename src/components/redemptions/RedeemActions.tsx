'use client'

import type { ReactNode } from 'react'
import type { redemptionsMessages, Translate } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import { RetryButton, SumAmount } from '../common/index.ts'
import type { RedeemContentProps } from './RedeemSteps.tsx'
import type { Redeeming } from './useRedeeming.ts'

export type RedemptionsTranslate = Translate<typeof redemptionsMessages>

interface RedeemActionsProps extends Pick<RedeemContentProps, 'onClose' | 'onAsk' | 'onOpenRedemption'> {
  readonly redeeming: Redeeming
  readonly isBusy: boolean
  readonly t: RedemptionsTranslate
}

/** The ways on from a step: one of them first, and the way out. */
export function RedeemActions({
  redeeming: { step, offer, redeem },
  isBusy,
  onClose,
  onAsk,
  onOpenRedemption,
  t,
}: RedeemActionsProps): ReactNode {
  const close = (label: string) => onClose && <Button onClick={() => onClose()}>{label}</Button>
  switch (step.type) {
    case 'done':
      return (
        <>
          {onOpenRedemption && (
            <Button variant="primary" onClick={() => onOpenRedemption({ redemptionId: step.redemption.id })}>
              {t('redemptions.done.open')}
            </Button>
          )}
          {close(t('redemptions.done.close'))}
        </>
      )
    case 'unknown':
      return (
        <>
          <RetryButton error={step.error} label={t('redemptions.unknown.retry')}>
            {(label, isWaiting) => (
              <Button
                variant="primary"
                busy={isBusy}
                busyLabel={t('redemptions.unknown.busy')}
                unavailable={isWaiting}
                onClick={redeem}
              >
                {label}
              </Button>
            )}
          </RetryButton>
          {close(t('redemptions.unknown.later'))}
        </>
      )
    case 'confirm':
      return (
        <>
          {step.obstacle === null && step.terms.price ? (
            <RetryButton
              error={step.refusal}
              label={t.rich(
                'redemptions.redeem.confirm',
                { price: <SumAmount sum={step.terms.price} /> },
                {},
              )}
            >
              {(label, isWaiting) => (
                <Button
                  variant="primary"
                  busy={isBusy}
                  busyLabel={t('redemptions.redeem.busy')}
                  unavailable={isWaiting}
                  onClick={redeem}
                >
                  {label}
                </Button>
              )}
            </RetryButton>
          ) : (
            onAsk &&
            offer && (
              <Button variant="primary" onClick={() => onAsk({ offer })}>
                {t('redemptions.redeem.ask')}
              </Button>
            )
          )}
          {close(t('redemptions.redeem.notNow'))}
        </>
      )
    default:
      return close(t('redemptions.redeem.notNow'))
  }
}
