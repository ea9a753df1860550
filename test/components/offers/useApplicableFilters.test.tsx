// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noFilters } from '../../../src/components/offers/OfferFilters.ts'
import { useApplicableFilters } from '../../../src/components/offers/useOfferResults.ts'
import { useBatches } from '../../../src/components/offers/OfferMore.tsx'
import { offer } from '../common/offer/offer.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => offer({ id: String(index) }))
const searching = { ...noFilters, search: 'fjord' }

function renderFilters(offers: ReturnType<typeof many>) {
  const textOf = vi.fn(() => '')
  const seen: string[] = []
  const { rerender, result } = renderHook(
    ({ filters }) => {
      const applied = useApplicableFilters(filters, offers, textOf)
      seen.push(applied.search)
      return applied
    },
    { initialProps: { filters: noFilters } },
  )
  return { rerender, result, seen, textOf }
}

test('the first search of a long catalog waits until the text of each offer is made', async () => {
  const { rerender, result, seen, textOf } = renderFilters(many(600))
  rerender({ filters: searching })
  await waitFor(() => expect(result.current).toBe(searching))
  expect(seen.slice(0, 2)).toEqual(['', ''])
  expect(textOf).toHaveBeenCalledTimes(600)
})

test('a short catalog is searched at once', () => {
  const { rerender, result, textOf } = renderFilters(many(500))
  rerender({ filters: searching })
  expect(result.current).toBe(searching)
  expect(textOf).not.toHaveBeenCalled()
})

test('filters without a search are applied at once, and so is every search after the first', async () => {
  const { rerender, result } = renderFilters(many(600))
  const available = { ...noFilters, isAvailable: true }
  rerender({ filters: available })
  expect(result.current).toBe(available)
  rerender({ filters: searching })
  await waitFor(() => expect(result.current).toBe(searching))
  const longer = { ...noFilters, search: 'fjords' }
  rerender({ filters: longer })
  expect(result.current).toBe(longer)
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
