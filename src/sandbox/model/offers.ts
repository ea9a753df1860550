import type { OrganisationContext } from '../core/Handler.ts'
import { Refusal } from '../core/answer.ts'
import type { StoredOffer } from './World.ts'

export function findOffer(
  context: Pick<OrganisationContext, 'environment' | 'scenario'>,
  id: string,
): StoredOffer {
  const found = context.environment.offers.get(id) ?? catalogOf(context).find((offer) => offer.id === id)
  if (!found) throw new Refusal(404, 'NOT_FOUND', 'There is no such offer.')
  return found
}

/** The offers as this scenario shows them, in the order that the editors gave them. */
export function catalogOf({
  environment,
  scenario,
}: Pick<OrganisationContext, 'environment' | 'scenario'>): readonly StoredOffer[] {
  if (scenario.empty === true) return []
  const offers = [...environment.offers.values()]
  return scenario.huge === undefined ? offers : hugeCatalog(offers, scenario.huge)
}

/** The catalog repeated up to a size, each copy with an id and a number of its own. */
function hugeCatalog(offers: readonly StoredOffer[], size: number): readonly StoredOffer[] {
  return Array.from({ length: size }, (_, index) => {
    const round = Math.floor(index / offers.length)
    const stored = offers[index % offers.length]
    if (!stored)
      throw new RangeError(
        '@experience-program/react: the catalog is empty. A huge one repeats it. Give the environment offers.',
      )
    return round === 0 ? stored : copyOf(stored, round)
  })
}

function copyOf(stored: StoredOffer, round: number): StoredOffer {
  const id = `${stored.id}-${String(round + 1)}`
  return {
    ...stored,
    id,
    offer: { ...stored.offer, id, title: `${stored.offer.title ?? stored.id}, no. ${String(round + 1)}` },
  }
}
