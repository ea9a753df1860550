'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import type { Offer } from '../../contract/index.ts'
import { cx } from '../../ui/index.ts'
import { ComponentRoot } from '../common/index.ts'
import type { RedemptionsMessages } from './RedeemOffer.tsx'
import { RedemptionDetailPage } from './RedemptionDetailPage.tsx'

/** The parts of {@link RedemptionDetail} that take a class. */
export type RedemptionDetailPart =
  'body' | 'back' | 'title' | 'picture' | 'progress' | 'facts' | 'note' | 'refund' | 'feedback' | 'concierge'

/** Props of {@link RedemptionDetail}; all others go to its `section`. */
export interface RedemptionDetailProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly redemptionId: string
  /** The way to the concierge: show the `ConciergeChat`. Without it there is none. */
  readonly onOpenConversation?:
    ((event: { readonly conversationId: string; readonly redemptionId: string }) => void) | undefined
  /** The way on after a cancellation: show the `InterestForm`. Without it there is no such button. */
  readonly onAsk?: ((event: { readonly offer: Offer }) => void) | undefined
  /** The member wants back to the list. With `backHref` too, the link leads there unless you prevent the event. */
  readonly onBack?: ((back: { readonly event: MouseEvent<HTMLElement> }) => void) | undefined
  /** Where the list is in your app. */
  readonly backHref?: string | undefined
  /** Level of the title, 1 to 4; sections are one deeper. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Other words for this one. Keep the object's identity. */
  readonly messages?: RedemptionsMessages | undefined
  readonly classNames?: Partial<Readonly<Record<RedemptionDetailPart, string>>> | undefined
}

/**
 * One redemption: what and when, where it stands and what comes next; after a cancellation why, and that the points are
 * back; once completed, the question how it was. Follows changes while it is open, and announces them. Renders a
 * `section`. States on `body`: `data-state`, `data-status`. Emits `redemption.viewed`.
 */
export const RedemptionDetail = forwardRef<HTMLElement, RedemptionDetailProps>(function RedemptionDetail(
  {
    redemptionId,
    onOpenConversation,
    onAsk,
    onBack,
    backHref,
    headingLevel = 2,
    messages,
    classNames = {},
    className,
    ...rest
  },
  ref,
) {
  const content = {
    redemptionId,
    onOpenConversation,
    onAsk,
    onBack,
    backHref,
    headingLevel,
    messages,
    classNames,
  }
  return (
    <ComponentRoot
      {...rest}
      ref={ref}
      name="redemption-detail"
      className={cx('xp-redemption-detail', className)}
    >
      {/* Another redemption is another page: nothing of the last one stays. */}
      <RedemptionDetailPage key={redemptionId} {...content} />
    </ComponentRoot>
  )
})
