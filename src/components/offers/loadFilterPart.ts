import type { useLazyPart } from '../common/index.ts'

import type * as filters from './filters/index.ts'

/** What finds by days, place, guests and points, and shows it. */
export type OfferFilterPart = typeof filters

/** Loads it: when a member opens it, or filters or an address hold it. */
export const loadFilterPart = (): Promise<OfferFilterPart> => import('./filters/index.ts')

/** Whether it is loaded, and how to load it. */
export type LazyFilterPart = ReturnType<typeof useLazyPart<OfferFilterPart>>
