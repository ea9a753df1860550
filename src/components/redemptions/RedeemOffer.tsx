'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import type { MessageOverrides, redemptionsMessages } from '../../i18n/index.ts'
import { cx } from '../../ui/index.ts'
import { ComponentRoot } from '../common/index.ts'
import { RedeemSteps } from './RedeemSteps.tsx'

/** Overrides of what redeeming, following and rating say. */
export type RedemptionsMessages = MessageOverrides<typeof redemptionsMessages>

/** The parts of {@link RedeemOffer} that take a class. `dialog` is there only as a dialog, `title` only in a page. */
export type RedeemOfferPart = 'dialog' | 'title' | 'offer' | 'sums' | 'actions'

/** Props of {@link RedeemOffer}; all others go to its `section`. */
export interface RedeemOfferProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  readonly offerId: string
  /** Given, it is a dialog (under 700 px a sheet) that is open or not. Left out, it is content of your page. */
  readonly open?: boolean | undefined
  /** The member wants out, before or after. Needed for a dialog; in a page it brings the buttons *Not now* and *Done*. */
  readonly onClose?: (() => void) | undefined
  /** The points are spent: told once for each redemption, also when an earlier try turned out to have arrived. */
  readonly onRedeemed?: ((event: { readonly redemption: Redemption }) => void) | undefined
  /** The way on where it cannot be redeemed: show the `InterestForm`. Without it there is no such button. */
  readonly onAsk?: ((event: { readonly offer: Offer }) => void) | undefined
  /** The member wants to see what was redeemed: show the `RedemptionDetail`. Without it there is no such button. */
  readonly onOpenRedemption?: ((event: { readonly redemptionId: string }) => void) | undefined
  /** Of the title in a page, 1 to 4; that of a dialog is 2. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Other words for this one. Keep the object's identity. */
  readonly messages?: RedemptionsMessages | undefined
  readonly classNames?: Partial<Readonly<Record<RedeemOfferPart, string>>> | undefined
}

/**
 * Asks once, with the subtraction spelt out, and spends the points once: a double click, a lost answer, leaving and
 * coming back, or a reload never spends twice. Renders a `section`, without a box of its own around a dialog.
 * State: `data-state` on the body. Emits `redemption.started`, `redemption.created`.
 */
export const RedeemOffer = forwardRef<HTMLElement, RedeemOfferProps>(function RedeemOffer(
  {
    offerId,
    open,
    onClose,
    onRedeemed,
    onAsk,
    onOpenRedemption,
    headingLevel = 2,
    messages,
    classNames = {},
    className,
    ...rest
  },
  ref,
) {
  const isDialog = open !== undefined
  return (
    <ComponentRoot
      {...rest}
      ref={ref}
      name="redeem-offer"
      isInline={isDialog}
      className={cx('xp-redeem', className)}
      data-dialog={isDialog ? '' : undefined}
    >
      {/* Another offer is another decision: nothing of the last one stays. */}
      <RedeemSteps
        key={offerId}
        {...{
          offerId,
          open,
          onClose,
          onRedeemed,
          onAsk,
          onOpenRedemption,
          headingLevel,
          messages,
          classNames,
        }}
      />
    </ComponentRoot>
  )
})
