import type { OfferFilters } from '../OfferFilters.ts'
import type { OfferFindings } from './createOfferFinder.ts'
import type { FilterWords } from './useFilterWords.ts'

/** What each filter is given. */
export interface FilterControlProps {
  readonly words: FilterWords
  readonly label: string
  readonly filters: OfferFilters
  /** `null` until something was counted. */
  readonly findings: OfferFindings | null
  readonly onChange: (part: Partial<OfferFilters>) => void
}
