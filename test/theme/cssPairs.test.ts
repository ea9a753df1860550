import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { colourPairs } from '../../src/theme/index.ts'
import { type CssPair, pairsOfCss } from './cssPairs.ts'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !path.endsWith('tokens.css') && !path.endsWith('styles.css'),
)

/** Names that a component gives a colour of its own, with the tokens that they come out as. */
const names: Readonly<Record<string, readonly string[]>> = {
  symbol: ['brand-ink', 'ink', 'ink-2'],
  'notice-tone': ['ink'], // each tone stands on the soft ground of its own, which the stories show
}
/** Hairlines and hatching by other names: they say nothing. */
const decorations = ['line', 'hatch']

/** Hairlines that part what stands beside each other say nothing, and on a control there are words. */
const isQuiet = ({ kind, text, on }: CssPair): boolean =>
  kind === 'shape' && (decorations.includes(text) || (text === 'sunk' && on === 'ground') || text === on)
/** A filled control is known by its words. Its border is part of the fill. */
const isFill = ({ kind, text }: CssPair): boolean =>
  kind === 'shape' && (text === 'brand' || text === 'ground')

const isListed = ({ kind, text, on }: CssPair): boolean =>
  (names[text] ?? [text]).every((token) =>
    colourPairs.some(
      (pair) =>
        (kind === 'shape' || pair.ratio === 4.5) &&
        ((pair.text === token && pair.on === on) || (pair.text === on && pair.on === token)),
    ),
  )

const faultsOf = (css: string): readonly string[] => [
  ...new Set(
    pairsOfCss(css)
      .filter((pair) => !isQuiet(pair) && !isFill(pair) && !isListed(pair))
      .map(({ kind, text, on, where }) => `${kind}: ${text} on ${on} (${where})`),
  ),
]

describe('the style sheets', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(30)
  })

  it.each(sheets)(
    '%s puts only listed pairs of colours on each other, in states that no story shows too',
    (path) => {
      expect(faultsOf(readFileSync(join(src, path), 'utf8'))).toEqual([])
    },
  )
})

describe('the rule of pairs', () => {
  it.each([
    [
      'a text under the pointer',
      '.xp-a:where(:hover) { color: var(--xp-edge) }',
      'text: edge on ground (.xp-a:where(:hover))',
    ],
    [
      'a ground under the pointer',
      '.xp-a { color: var(--xp-on-brand); background: var(--xp-brand) } .xp-a:where(:hover) { background: var(--xp-sunk) }',
      'text: on-brand on sunk (.xp-a:where(:hover))',
    ],
    [
      'a placeholder',
      '.xp-a::placeholder { color: var(--xp-ink-3) }',
      'text: ink-3 on ground (.xp-a::placeholder)',
    ],
    [
      'a placeholder in its field',
      '.xp-a { background: var(--xp-brand) } .xp-a::placeholder { color: var(--xp-ink-2) }',
      'text: ink-2 on brand (.xp-a::placeholder)',
    ],
    [
      'a ring of focus',
      '.xp-a:where(:focus-visible) { outline: 2px solid var(--xp-brand-soft) }',
      'shape: brand-soft on ground (.xp-a:where(:focus-visible))',
    ],
    [
      'two states at once',
      '.xp-a:where([aria-pressed]) { background: var(--xp-selected); color: var(--xp-on-selected) } .xp-a:where(:hover) { color: var(--xp-ink) }',
      'text: ink on selected (.xp-a:where([aria-pressed]) with .xp-a:where(:hover))',
    ],
  ])('refuses %s that is not listed', (_, css, fault) => {
    expect(faultsOf(css)).toContain(fault)
  })

  it.each([
    ['an inactive control', '.xp-a:where([aria-disabled]) { color: var(--xp-ink-3) }'],
    [
      'states that exclude each other',
      '.xp-a:where([data-a="1"]) { background: var(--xp-brand); color: var(--xp-on-brand) } .xp-a:where([data-a="2"]) { color: var(--xp-ink) }',
    ],
    ['a listed pair', '.xp-a:where(:hover) { background: var(--xp-sunk); color: var(--xp-ink) }'],
  ])('allows %s', (_, css) => {
    expect(faultsOf(css)).toEqual([])
  })
})
