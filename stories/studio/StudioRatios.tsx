import type { CreatedTheme, MeasuredPair } from '../../src/theme/index.ts'
import { FoundationTable } from '../foundations/Foundation.tsx'

/** Cut, not rounded: 4.496 is not 4.5. */
const inWords = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)

/** Each pair that the library uses, with its ratio in both schemes. */
export function StudioRatios({ pairs }: { readonly pairs: CreatedTheme['pairs'] }) {
  const lowest = pairs.reduce((least, pair) =>
    pair.reached / pair.ratio < least.reached / least.ratio ? pair : least,
  )
  const inScheme = (scheme: MeasuredPair['scheme']) => pairs.filter((pair) => pair.scheme === scheme)
  const dark = inScheme('dark')
  return (
    <section className="studio-section" aria-label="Ratios">
      <h2 className="xp-type-title-2">Ratios</h2>
      <p className="xp-type-body">
        {pairs.length} pairs hold WCAG 2.2 AA. Closest to its limit: {lowest.text} on {lowest.on} in{' '}
        {lowest.scheme}, {inWords(lowest.reached)} of {lowest.ratio}.
      </p>
      <FoundationTable
        label="Pairs of colours with their contrast"
        columns={['Pair', 'Asked', 'Light', 'Dark']}
        rows={inScheme('light').map(({ text, on, ratio, reached }, index) => [
          `${text} on ${on}`,
          ratio,
          inWords(reached),
          inWords(dark[index]?.reached ?? 0),
        ])}
      />
    </section>
  )
}
