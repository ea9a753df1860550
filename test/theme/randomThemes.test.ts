import { expect, test } from 'vitest'
import {
  colourPairs,
  colourTokenNames,
  createTheme,
  type ThemeInput,
  type ThemeTokens,
} from '../../src/theme/index.ts'
import { luminanceOfHex } from './luminanceOfHex.ts'

/** Marsaglia's xorshift: the same themes at every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`

interface Lowest {
  /** Share of what the pair must reach. */
  readonly share: number
  readonly words: string
}

/** The worst pair of one scheme, measured on what is written into the page and not by the code that chose it. */
function worstOf(scheme: string, tokens: ThemeTokens, input: ThemeInput, lowest: Lowest): Lowest {
  const light: Record<string, number> = {}
  for (const name of colourTokenNames) light[name] = luminanceOfHex(tokens[name] ?? '') + 0.05
  let found = lowest
  for (const { text, on, ratio } of colourPairs) {
    const [one, other] = [light[text] ?? Number.NaN, light[on] ?? Number.NaN]
    const reached = one > other ? one / other : other / one
    if (!(reached / ratio >= found.share))
      found = {
        share: reached / ratio,
        words: `${reached.toFixed(3)}:1 of ${ratio}:1 for ${text} on ${on} in ${scheme}, of ${JSON.stringify(input)}`,
      }
  }
  return found
}

function lowestOf(inputs: Iterable<ThemeInput>): Lowest & { readonly count: number } {
  let lowest: Lowest = { share: Number.POSITIVE_INFINITY, words: 'nothing measured' }
  let count = 0
  for (const input of inputs) {
    const { light, dark } = createTheme(input)
    lowest = worstOf('dark', dark, input, worstOf('light', light, input, lowest))
    count += 1
  }
  return { ...lowest, count }
}

function* randomThemes(count: number): Generator<ThemeInput> {
  const random = createRandom(20_260_415)
  const colour = () => hex(Math.floor(random() * 2 ** 24))
  for (let at = 0; at < count; at += 1)
    yield {
      brand: colour(),
      accent: colour(),
      neutral: colour(),
      danger: colour(),
      selected: at % 2 === 0 ? 'ink' : 'brand',
    }
}

const corners = ['#000000', '#0000ff', '#00ff00', '#00ffff', '#ff0000', '#ff00ff', '#ffff00', '#ffffff']
/** Beside the corners: mid grey, where neither black nor white reaches far, and papers on both sides of the step to a page. */
const edges = [...corners, '#777777', '#f0f0f0', '#faf6ef']

function* cornerThemes(): Generator<ThemeInput> {
  for (const brand of edges)
    for (const accent of edges)
      for (const neutral of [undefined, ...edges])
        for (const danger of edges)
          for (const selected of ['ink', 'brand'] as const)
            yield { brand, accent, danger, selected, ...(neutral && { neutral }) }
}

/** Every sixteenth step of each channel as the one colour that a designer gives. */
function* singleThemes(): Generator<ThemeInput> {
  for (let at = 0; at < 17 ** 3; at += 1) {
    const channel = (digit: number): number => Math.min((Math.floor(at / 17 ** digit) % 17) * 16, 255)
    yield { brand: hex((channel(2) << 16) | (channel(1) << 8) | channel(0)), selected: 'brand' }
  }
}

const count = process.env.XP_ASSURE ? 1_000_000 : 100_000

test.each([
  ['any four colours together', () => randomThemes(count), count],
  [
    'the corners of sRGB and what lies between, in every combination',
    cornerThemes,
    edges.length ** 3 * (edges.length + 1) * 2,
  ],
  ['each colour alone, in steps of sixteen', singleThemes, 17 ** 3],
] as const)(
  'holds every pair in light and dark for %s',
  { timeout: process.env.XP_ASSURE ? 900_000 : 120_000 },
  (_name, themes, expected) => {
    const lowest = lowestOf(themes())
    console.info(`${lowest.count} themes, ${colourPairs.length * 2} pairs each: lowest ${lowest.words}`)
    expect(lowest.count).toBe(expected)
    expect(lowest.share, lowest.words).toBeGreaterThanOrEqual(1)
  },
)
