import type { useLazyPart } from '../common/index.ts'

import type * as filters from './filters/index.ts'

/** What searches and filters the catalog, and what its filters open. */
export type OfferFilterPart = typeof filters

/** Loads it: when a member begins to search or to choose, or where filters or an address say so. */
export const loadFilterPart = (): Promise<OfferFilterPart> => import('./filters/index.ts')

/** Whether it is loaded, and how to load it. */
export type LazyFilterPart = ReturnType<typeof useLazyPart<OfferFilterPart>>
