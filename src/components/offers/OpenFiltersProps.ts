import type { OffersMessages, OfferWords } from '../common/index.ts'
import type { OfferFindings } from './filters/createOfferFinder.ts'
import type { OfferFilterControl, OfferFilters } from './OfferFilters.ts'

/** What can be opened: one of the filters, or all of them in a sheet. */
export interface OpenFilter {
  readonly name: OfferFilterControl | 'all'
  readonly isSheet: boolean
}

/** What the filters that open are given. */
export interface OpenFiltersProps {
  readonly words: OfferWords
  readonly messages: OffersMessages | undefined
  readonly filters: OfferFilters
  readonly controls: readonly OfferFilterControl[]
  readonly findings: OfferFindings | null
  /** The catalog was read to its end. */
  readonly isComplete: boolean
  readonly open: OpenFilter | null
  readonly onOpenChange: (open: OpenFilter | null) => void
  readonly onChange: (part: Partial<OfferFilters>) => void
}
