import { expect, it, vi } from 'vitest'
import { randomId } from '../../src/client/index.ts'

it('makes UUIDs of version 4 that differ, also on a plain http page', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 200 }, randomId)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(200)
  expect([15, 19].map((place) => new Set(ids.map((id) => id[place])).size)).toEqual([16, 4])
  vi.unstubAllGlobals()
})
