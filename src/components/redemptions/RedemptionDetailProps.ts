import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import type { RedemptionsMessages } from './redemptionStatus.ts'

/** The parts of {@link RedemptionDetail} that take a class. */
export type RedemptionDetailPart =
  'body' | 'back' | 'title' | 'picture' | 'progress' | 'facts' | 'note' | 'refund' | 'feedback' | 'concierge'

/** Props of {@link RedemptionDetail}; all others go to its `section`. */
export interface RedemptionDetailProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly redemptionId: string
  /** The member wants to write to the concierge: show the `ConciergeChat`. Without it there is no such button. */
  readonly onOpenConversation?:
    ((event: { readonly conversationId: string; readonly redemptionId: string }) => void) | undefined
  /** The action after a cancellation: show the `InterestForm`. Without it there is no such button. */
  readonly onAsk?: ((event: { readonly offer: Offer }) => void) | undefined
  /** The member goes back to the list. With `backHref` the link leads there unless you prevent the event. */
  readonly onBack?: ((back: { readonly event: MouseEvent<HTMLElement> }) => void) | undefined
  /** Where the list is in your app. */
  readonly backHref?: string | undefined
  /** The address of this page in your app: an entry in the member's calendar leads there then. */
  readonly href?: string | undefined
  /**
   * The member wants it in their calendar: do it your way. Without it they get a file, that of `bookingToCalendar`.
   * Offered once it is purchased, while it lies ahead.
   */
  readonly onAddToCalendar?:
    ((event: { readonly redemption: Redemption; readonly offer: Offer | undefined }) => void) | undefined
  /** Whether there is such a button. Default true. */
  readonly offersCalendar?: boolean | undefined
  /** Level of the title, 1 to 4; sections are one deeper. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Overrides of the texts. Keep the object's identity. */
  readonly messages?: RedemptionsMessages | undefined
  readonly classNames?: Partial<Readonly<Record<RedemptionDetailPart, string>>> | undefined
}
