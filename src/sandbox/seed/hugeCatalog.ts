import type { StoredOffer } from '../model/StoredOffer.ts'

/** The catalog repeated up to a size, each copy with an id and a number of its own. */
export function hugeCatalog(offers: readonly StoredOffer[], size: number): readonly StoredOffer[] {
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
