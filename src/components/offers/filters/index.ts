/** What finds by days, place, guests and points: loaded when a member opens it, or filters or an address hold it. */

export { createOfferFinder, type OfferFinder, type OfferFindings } from './createOfferFinder.ts'
export { filtersFromSearch, filtersToSearch } from './filterSearch.ts'
export { OfferFilterPanel } from './OfferFilterPanel.tsx'
export { OfferFilterTriggers } from './OfferFilterTriggers.tsx'
export { AskHowMany, OfferNoMatchActions, OfferNoMatchText, UndatedLine } from './OfferNoMatch.tsx'
