import { colourPairs } from '../../src/theme/index.ts'
import { collectPairs, type SeenPair } from './collectPairs.ts'

/** A gap drawn in the colour of the page is meant not to be seen. */
const isGap = ({ kind, text, on }: SeenPair): boolean => kind === 'shape' && text === on

const isListed = ({ kind, text, on }: SeenPair): boolean =>
  colourPairs.some(
    (pair) =>
      (kind !== 'text' || pair.ratio === 4.5) &&
      ((pair.text === text && pair.on === on) || (pair.text === on && pair.on === text)),
  )

/** Fails for a pair of colours in the page that `colourPairs` does not hold, so that no component can use one unmeasured. */
export function checkPairs(): void {
  const faults = collectPairs()
    .filter((pair) => pair.text !== 'translucent' && !isGap(pair) && !isListed(pair))
    .map(({ kind, text, on, where }) => `${kind}: ${text} on ${on} (${where})`)
  if (faults.length === 0) return
  throw new Error(
    `Not in colourPairs (src/theme/colourPairs.ts), so no theme is held to them:\n${[...new Set(faults)].join('\n')}`,
  )
}
