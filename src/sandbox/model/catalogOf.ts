import type { OrganisationContext } from '../core/Handler.ts'
import type { StoredOffer } from './StoredOffer.ts'
import { hugeCatalog } from '../seed/hugeCatalog.ts'

/** The offers as this scenario shows them, in the order that the editors gave them. */
export function catalogOf({
  environment,
  scenario,
}: Pick<OrganisationContext, 'environment' | 'scenario'>): readonly StoredOffer[] {
  if (scenario.empty === true) return []
  const offers = [...environment.offers.values()]
  return scenario.huge === undefined ? offers : hugeCatalog(offers, scenario.huge)
}
