import type { OfferFilters } from '../OfferFilters.ts'
import { filtersToSearch } from './filterSearch.ts'

/** Typing and dragging rest so long before the location says so: browsers refuse a hundred changes at once. */
const restMs = 300

/** What a hub remembers of the filters that are on their way into its location. */
export interface FilterKeeping {
  /** What the location says, as far as the catalog knows. */
  told: string
  timer?: ReturnType<typeof setTimeout>
}

/** Writes filters into a location, once they rest. `tell` is called with those that it does not say yet. */
export function keepFilters(
  keeping: FilterKeeping,
  filters: OfferFilters,
  tell: (search: string) => void,
): void {
  clearTimeout(keeping.timer)
  keeping.timer = setTimeout(() => {
    const search = filtersToSearch(filters)
    if (search !== keeping.told) tell(search)
  }, restMs)
}
