import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react'
import type { Offer } from '../../../contract/index.ts'
import type { MessageOverrides, savedMessages } from '../../../i18n/index.ts'
import type { OffersMessages } from '../../common/index.ts'

/** The parts of `SavedOffers` that take a class. */
export type SavedOffersPart = 'body' | 'title' | 'grid' | 'card' | 'more' | 'removed'

/** Overrides of what the saved offers say, and their cards. */
export type SavedOffersMessages = OffersMessages & MessageOverrides<typeof savedMessages>

/** Props of `SavedOffers`; all others go to its `section`. */
export interface SavedOffersProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  /** The member wants to see an offer. With `hrefFor` too, only a plain press comes here. */
  readonly onOpen?:
    ((opened: { readonly offer: Offer; readonly event: MouseEvent<HTMLElement> }) => void) | undefined
  /** The address of an offer in your app: cards are links then, else buttons. `undefined`: none for this one. */
  readonly hrefFor?: ((offer: Offer) => string | undefined) | undefined
  /** The action while nothing is saved: show the `OfferCatalog`. Without it there is no such button. */
  readonly onExplore?: (() => void) | undefined
  /** Default: *Saved*. `null` for none, where your page has its own. */
  readonly title?: ReactNode
  /** Level of the title, 1 to 4; the cards' titles are one deeper. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Other words for this one page. Keep the object's identity. */
  readonly messages?: SavedOffersMessages | undefined
  readonly classNames?: Partial<Readonly<Record<SavedOffersPart, string>>> | undefined
}
