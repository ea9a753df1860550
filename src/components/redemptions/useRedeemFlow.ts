'use client'

import type { Redemption } from '../../contract/index.ts'
import { useViewed } from '../common/index.ts'
import { canRedeem, type Redeeming, useRedeeming } from './useRedeeming.ts'

/** Options of {@link useRedeemFlow}. */
export interface RedeemFlowOptions {
  /** The points are spent. Called once for each redemption, also when an earlier attempt turned out to have arrived. */
  readonly onRedeemed?: ((event: { readonly redemption: Redemption }) => void) | undefined
  /** `false` while the dialog that you show it in is closed. Default `true`. */
  readonly isOpen?: boolean | undefined
}

/** Props of the button that redeems. It keeps the focus while it cannot be pressed. */
export interface RedeemButtonProps {
  readonly type: 'button'
  readonly 'aria-busy': boolean
  readonly 'aria-disabled': boolean
  readonly onClick: () => void
}

/** What {@link useRedeemFlow} returns. */
export interface RedeemFlow extends Redeeming {
  /** For the button of `confirm`, and for that of `unknown`, which learns what became of the first attempt. */
  readonly getButtonProps: () => RedeemButtonProps
}

/**
 * What `RedeemOffer` does, without what it shows: reads the offer, the wallet and the eligibility, and redeems once.
 * Neither a double press, a lost answer, leaving and coming back, nor a reload spends the points twice. Draw what
 * `step.type` says, move the focus to what is new, and give the component the offer's id as its `key`. Emits
 * `redemption.started` and `redemption.created`.
 */
export function useRedeemFlow(
  offerId: string,
  { onRedeemed, isOpen = true }: RedeemFlowOptions = {},
): RedeemFlow {
  const redeeming = useRedeeming({ offerId, onRedeemed, isOpen })
  const { step, isBusy, redeem } = redeeming
  useViewed(isOpen && step.type === 'confirm' ? offerId : null, () => ({
    name: 'redemption.started',
    offerId,
  }))
  const isReady = !isBusy && canRedeem(step)
  return {
    ...redeeming,
    getButtonProps: () => ({
      type: 'button',
      'aria-busy': isBusy,
      'aria-disabled': !isReady,
      onClick: () => isReady && redeem(),
    }),
  }
}
