import type { Environment } from './Environment.ts'

/** Changes what is left of an offer by one: taken with `-1`, given back with `1`. Offers without a quantity stay as they are. */
export function changeQuantity(environment: Environment, offerId: string, by: -1 | 1): void {
  const stored = environment.offers.get(offerId)
  const quantity = stored?.offer.availability?.quantityRemaining
  if (!stored || quantity === undefined) return
  const quantityRemaining = quantity + by
  const availability = { isAvailable: quantityRemaining > 0, quantityRemaining }
  environment.offers.set(offerId, { ...stored, offer: { ...stored.offer, availability } })
}
