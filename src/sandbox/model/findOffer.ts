import type { OrganisationContext } from '../core/Handler.ts'
import { Refusal } from '../core/Refusal.ts'
import { catalogOf } from './catalogOf.ts'
import type { StoredOffer } from './StoredOffer.ts'

export function findOffer(
  context: Pick<OrganisationContext, 'environment' | 'scenario'>,
  id: string,
): StoredOffer {
  const found = context.environment.offers.get(id) ?? catalogOf(context).find((offer) => offer.id === id)
  if (!found) throw new Refusal(404, 'NOT_FOUND', 'There is no such offer.')
  return found
}
