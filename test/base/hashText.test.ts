import { hashText } from '../../src/base/index.ts'
import { expect, it } from 'vitest'

// As its author published them: what a page of an earlier release stored must be found by the next one.
it.each([
  ['a', 7929297801672961],
  ['b', 8684336938537663],
  ['revenge', 4051478007546757],
  ['revenue', 8309097637345594],
])('%s has the hash of cyrb53', (text, hash) => expect(hashText(text)).toBe(hash.toString(36)))

it('a text of any length has a hash, and no two of many ids have the same', () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => `offer-${String(index)}`)
  expect(new Set(['', ' ', 'Ø', ...ids].map(hashText)).size).toBe(ids.length + 3)
})
