import { describe, expect, test } from 'vitest'
import { colourPairs, tokenNames } from '../../src/theme/index.ts'
import { colourOf, contrast, dark, darkChosen, darkPreferred, declarationsOf, light } from './cssTokens.ts'

describe('the tokens', () => {
  test('declare every basic token that a theme may set', () => {
    expect([...light.keys()]).toEqual(expect.arrayContaining([...tokenNames]))
  })

  test('list every token of the basic tier, in its order', () => {
    expect([...light.keys()].slice(0, tokenNames.length)).toEqual([...tokenNames])
    expect([...light.keys()][tokenNames.length], 'the first of the derived tier').toBe('scrim')
  })

  test('are the same in dark, chosen or preferred', () => {
    expect(darkChosen.size).toBeGreaterThan(10)
    expect([...darkPreferred]).toEqual([...darkChosen])
  })

  test('dark sets only what light declares', () => {
    expect([...darkChosen.keys()].filter((name) => !light.has(name))).toEqual([])
  })

  test('joined scripts are not tracked', () => {
    const joined = declarationsOf(':where(.xp-root:lang(ar), .xp-root:lang(fa), .xp-root:lang(ur))')
    expect([joined.get('tracking'), joined.get('tracking-tight')]).toEqual(['0', '0'])
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s', (_scheme, tokens) => {
  test.each(colourPairs)('$text on $on reaches $ratio', ({ text, on, ratio }) => {
    expect(contrast(colourOf(tokens, text), colourOf(tokens, on))).toBeGreaterThanOrEqual(ratio)
  })
})
