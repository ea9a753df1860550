import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import type { OffersMessages } from '../common/index.ts'
import type { OfferFilterControl, OfferFilters } from './OfferFilters.ts'

/** The parts of `OfferCatalog` that take a class. */
export type OfferCatalogPart = 'body' | 'title' | 'search' | 'filters' | 'summary' | 'grid' | 'card' | 'more'

export interface OfferCatalogProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  /**
   * The member wants to see an offer. With `hrefFor` too, only a plain press comes here, and the browser does not
   * follow the link; with a key or another button held, the link stays the browser's.
   */
  readonly onOpen?:
    ((opened: { readonly offer: Offer; readonly event: MouseEvent<HTMLElement> }) => void) | undefined
  /**
   * The member may open an offer next: a mouse hovers over its card, or keyboard focus is in it. The catalog
   * prefetches the offer; load the code of your own page here. Not by touch, with Save-Data, offline or
   * behind another tab.
   */
  readonly onPrefetch?: ((event: { readonly offer: Offer }) => void) | undefined
  /** The address of an offer in your app: cards are links then, else buttons. `undefined`: none for this one. */
  readonly hrefFor?: ((offer: Offer) => string | undefined) | undefined
  /** Controlled: what the catalog is narrowed to, and its order. What is left out is off. */
  readonly filters?: Partial<OfferFilters> | undefined
  /**
   * Uncontrolled: what it is narrowed to at first. As text: the search of an address, as `filtersToSearch` writes it;
   * the code that reads it is loaded then, and the catalog waits for it.
   */
  readonly defaultFilters?: Partial<OfferFilters> | string | undefined
  readonly onFiltersChange?: ((change: { readonly filters: OfferFilters }) => void) | undefined
  /**
   * Which of the filters that open are offered: `when`, `places`, `guests`, `points`. Default all; with an empty list
   * their code is never loaded, unless `filters` hold one.
   */
  readonly filterControls?: readonly OfferFilterControl[] | undefined
  /** Default: *Experiences*. `null` for none, where your page has its own. */
  readonly title?: ReactNode
  /** Level of the title, 1 to 4; the cards' titles are one deeper. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** In place of a card. `isLead` for the first one, which has the room of two. Link it yourself. */
  readonly renderCard?: ((card: { readonly offer: Offer; readonly isLead: boolean }) => ReactNode) | undefined
  /** In place of the words for a catalog without any offer. */
  readonly renderEmpty?: (() => ReactNode) | undefined
  /** Other words for this one catalog. Keep the object's identity. */
  readonly messages?: OffersMessages | undefined
  readonly classNames?: Partial<Readonly<Record<OfferCatalogPart, string>>> | undefined
}
