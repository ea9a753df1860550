// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Offer } from '../../../src/contract/index.ts'
import { useIsRead } from '../../../src/components/offers/useOfferResults.ts'
import { useBatches } from '../../../src/components/offers/OfferMore.tsx'
import { offer } from '../common/offer/offer.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => offer({ id: String(index) }))

/** A finder that has read nothing, and how many offers it has read. */
function createFinder() {
  const known = new Set<string>()
  return {
    known,
    reading: (offers: readonly Offer[]) => ({
      unread: offers.filter(({ id }) => !known.has(id)),
      read: ({ id }: Offer) => void known.add(id),
    }),
  }
}

const renderIsRead = (offers: readonly Offer[], finder: ReturnType<typeof createFinder> | null) =>
  renderHook((props) => useIsRead(props.finder, props.offers), { initialProps: { offers, finder } })

test('a short catalog is read at once', () => {
  const finder = createFinder()
  expect(renderIsRead(many(50), finder).result.current).toBe(true)
  expect(finder.known.size).toBe(50)
})

test('a long catalog is read in steps, all of it, and once', async () => {
  const finder = createFinder()
  const { result, rerender } = renderIsRead(many(5_000), finder)
  expect(result.current).toBe(false)
  expect(finder.known.size).toBe(0)
  await waitFor(() => expect(result.current).toBe(true))
  expect(finder.known.size).toBe(5_000)
  // One page more.
  rerender({ offers: many(5_050), finder })
  expect(result.current).toBe(true)
  expect(finder.known.size).toBe(5_050)
})

test('another finder reads it anew, and nothing is left to do where the catalog is gone', async () => {
  const offers = many(600)
  const { result, rerender, unmount } = renderIsRead(offers, null)
  expect(result.current).toBe(true)
  rerender({ offers, finder: createFinder() })
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
  const other = createFinder()
  rerender({ offers, finder: other })
  expect(result.current).toBe(false)
  unmount()
  const { size } = other.known
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(other.known.size).toBe(size)
})

test('of the first batch some cards come before the others, for every subject', async () => {
  const seen: number[] = []
  const [grid, end] = [{ current: null }, { current: null }]
  const { rerender } = renderHook(
    ({ subject }) => {
      const { shown } = useBatches({
        subject,
        count: 100,
        hasMore: false,
        isHeld: false,
        fetchMore: async () => {},
        grid,
        end,
      })
      seen.push(shown)
    },
    { initialProps: { subject: 'a' } },
  )
  await waitFor(() => expect(seen.at(-1)).toBe(24))
  rerender({ subject: 'b' })
  await waitFor(() => expect(seen.at(-1)).toBe(24))
  expect(seen.filter((shown, index) => shown !== seen[index - 1])).toEqual([9, 24, 9, 24])
})
