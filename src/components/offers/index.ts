export { OfferCard, type OfferCardProps } from './OfferCard.tsx'
export { OfferCatalog } from './OfferCatalog.tsx'
export type { OfferCatalogPart, OfferCatalogProps } from './OfferCatalogProps.ts'
export { OfferDetail } from './OfferDetail.tsx'
export type { OfferDetailPart, OfferDetailProps } from './OfferDetailProps.ts'
export type { OfferFilterControl, OfferFilters, OfferSort } from './OfferFilters.ts'
export { filtersFromSearch, filtersToSearch } from './filters/filterSearch.ts'
export type { FilterKeeping } from './filters/keepFilters.ts'
export { FilterSheet, type FilterSheetProps } from './filters/FilterSheet.tsx'
export { loadFilterPart } from './loadFilterPart.ts'
export { SaveOfferButton, type SaveOfferButtonProps } from './saved/SaveOfferButton.tsx'
export { SaveToggle, type SaveToggleProps } from './saved/SaveToggle.tsx'
export { SavedOffers } from './saved/SavedOffers.tsx'
export type { SavedOffersMessages, SavedOffersPart, SavedOffersProps } from './saved/SavedOffersProps.ts'
export type { OffersMessages } from '../common/index.ts'
export {
  type CatalogFilters,
  type CatalogFiltersOptions,
  type CatalogPlace,
  useCatalogFilters,
} from './useCatalogFilters.ts'
