'use client'

import type { ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import { RetryButton, SumAmount } from '../common/index.ts'
import type { RedemptionsTranslate } from './redemptionStatus.ts'
import type { Redeeming, RedeemStep } from './useRedeeming.ts'

interface RedeemActionsProps {
  readonly redeeming: Redeeming
  readonly onClose: (() => void) | undefined
  readonly onAsk: ((event: { readonly offer: Offer }) => void) | undefined
  readonly onOpenRedemption: ((event: { readonly redemptionId: string }) => void) | undefined
  readonly t: RedemptionsTranslate
}

/** The buttons of a step: at most one primary action, then the one that closes. */
export function RedeemActions({
  redeeming,
  onClose,
  onAsk,
  onOpenRedemption,
  t,
}: RedeemActionsProps): ReactNode {
  const { step, offer } = redeeming
  const c = useMessages(commonMessages)
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
          <SendButton
            redeeming={redeeming}
            error={step.error}
            label={t('redemptions.unknown.retry')}
            busyLabel={t('redemptions.unknown.busy')}
          />
          {close(t('redemptions.unknown.later'))}
        </>
      )
    case 'confirm': {
      const canSend = step.obstacle === null && step.terms.price !== null
      const ask = !canSend && onAsk && offer && <AskButton {...{ offer, onAsk, t }} />
      return (
        <>
          {/* In the place of the one above, which keeps the focus where the outcome is not known. */}
          {canSend ? (
            <SendButton
              redeeming={redeeming}
              error={step.refusal}
              label={confirmLabel(step, t)}
              busyLabel={t('redemptions.redeem.busy')}
            />
          ) : (
            ask
          )}
          {close(canSend || ask ? t('redemptions.redeem.notNow') : c('common.close'))}
        </>
      )
    }
    case 'gone':
      return close(c('common.close'))
    default:
      return close(t('redemptions.redeem.notNow'))
  }
}

interface AskButtonProps extends Pick<RedeemActionsProps, 't'> {
  readonly offer: Offer
  readonly onAsk: NonNullable<RedeemActionsProps['onAsk']>
}

function AskButton({ offer, onAsk, t }: AskButtonProps): ReactNode {
  return (
    <Button variant="primary" onClick={() => onAsk({ offer })}>
      {t('redemptions.redeem.ask')}
    </Button>
  )
}

function confirmLabel(
  { terms: { price } }: Extract<RedeemStep, { type: 'confirm' }>,
  t: RedemptionsTranslate,
) {
  return price?.taken
    ? t.rich(
        'redemptions.redeem.confirm',
        { price: <SumAmount sum={price.taken} className="xp-one-colour" /> },
        {},
      )
    : t('redemptions.redeem.confirmAlone')
}

interface SendButtonProps {
  readonly redeeming: Redeeming
  /** Of the last attempt: it may say how long to wait. */
  readonly error: unknown
  readonly label: ReactNode
  readonly busyLabel: string
}

function SendButton({ redeeming: { isBusy, redeem }, error, label, busyLabel }: SendButtonProps): ReactNode {
  return (
    <RetryButton error={error} label={label}>
      {(current, isWaiting) => (
        <Button
          variant="primary"
          busy={isBusy}
          busyLabel={busyLabel}
          unavailable={isWaiting}
          onClick={redeem}
        >
          {current}
        </Button>
      )}
    </RetryButton>
  )
}
