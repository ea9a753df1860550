import type { OfferFilters } from '../OfferFilters.ts'

/** So many steps at most: each passes about as many offers, however far the prices lie apart. */
const steps = 24

/**
 * The prices at which the ends of the filter can stand: round ones from the lowest to the highest, and those that the
 * filter holds already. Empty without prices.
 */
export function priceStops(prices: readonly number[], held: OfferFilters['points']): readonly number[] {
  const sorted = [...prices].sort((a, b) => a - b)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (lowest === undefined || highest === undefined) return []
  const stops = [roundTo(lowest, Math.floor)]
  for (let step = 1; step <= steps; step += 1)
    stops.push(roundTo(sorted[Math.floor((step / steps) * (sorted.length - 1))] ?? highest, Math.ceil))
  if (held && held.min > 0) stops.push(held.min)
  if (held && held.max !== null) stops.push(held.max)
  return [...new Set(stops)].sort((a, b) => a - b)
}

/** To two figures: 12,345 becomes 12,000 or 13,000. */
function roundTo(amount: number, round: (value: number) => number): number {
  if (amount <= 0) return 0
  const unit = 10 ** Math.max(amount < 10 ? -2 : 0, Math.floor(Math.log10(amount)) - 1)
  // By a division: 0.01 is no double, its reciprocal is.
  return unit < 1 ? round(amount * Math.round(1 / unit)) / Math.round(1 / unit) : round(amount / unit) * unit
}
