import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import type { Offer } from '../../contract/index.ts'
import type { OffersMessages } from '../common/index.ts'

/** The parts of `OfferDetail` that take a class. */
export type OfferDetailPart =
  'body' | 'back' | 'gallery' | 'title' | 'panel' | 'facts' | 'text' | 'inclusions' | 'dock'

export interface OfferDetailProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly offerId: string
  /**
   * The member wants to ask for it, which takes no points: show the `InterestForm`. Without it there is no such button.
   */
  readonly onAsk?: ((asked: { readonly offer: Offer }) => void) | undefined
  /** The member wants to redeem it. Without it there is no such button; nothing is taken before your next step. */
  readonly onRedeem?: ((redeemed: { readonly offer: Offer }) => void) | undefined
  /** The member wants back to the catalog. With `backHref` too, the link leads there unless you prevent the event. */
  readonly onBack?: ((back: { readonly event: MouseEvent<HTMLElement> }) => void) | undefined
  /** Where the catalog is in your app. */
  readonly backHref?: string | undefined
  /** The address of this page in your app: members can share it or copy it then. Nothing is added to it. */
  readonly href?: string | undefined
  /** Level of the title, 1 to 4; sections are one deeper. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Other words for this one offer. Keep the object's identity. */
  readonly messages?: OffersMessages | undefined
  readonly classNames?: Partial<Readonly<Record<OfferDetailPart, string>>> | undefined
}
