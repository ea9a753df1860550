/** What searches and filters: loaded when a member begins to, or where filters or an address say so. */

export { createOfferFinder, type OfferFinder, type OfferFindings } from './createOfferFinder.ts'
export { filtersFromSearch } from './filterSearch.ts'
export { type FilterKeeping, keepFilters } from './keepFilters.ts'
export { choosePlace, createPlaceReader, placeText } from './offerPlaces.ts'
export { OfferFilterPanel } from './OfferFilterPanel.tsx'
export { OfferFilterTriggers } from './OfferFilterTriggers.tsx'
export {
  AskHowMany,
  noMatchTitle,
  OfferHeld,
  OfferLimit,
  OfferNoMatch,
  UndatedLine,
} from './OfferNoMatch.tsx'
