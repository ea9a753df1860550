import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ExperienceHub } from '../../src/index.ts'
import { createHost } from '../components/offers/renderOffers.tsx'

/** Whether all of the focused control is within the row that it stands in. */
function isWhole(row: string): boolean {
  const focused = document.activeElement?.getBoundingClientRect()
  const edges = document.activeElement?.closest(row)?.getBoundingClientRect()
  return focused !== undefined && edges !== undefined && focused.left >= edges.left - 1 && focused.right <= edges.right + 1
}

const long = { 'hub.explore': 'All that there is', 'hub.experiences': 'All that I have taken', 'hub.concierge': 'My own concierge', 'hub.wallet': 'All of my points' }

it.each([['.xp-hub-parts', '.xp-hub-part'], ['.xp-filter-chips', '.xp-filter-chip']])('a keyboard finds each part of %s whole, also where they scroll', async (row, part) => {
  await page.viewport(320, 700)
  await createHost().render(<ExperienceHub messages={long} />)
  await expect.poll(() => document.querySelectorAll('.xp-filter-chip').length).toBeGreaterThan(3)
  // The first stands at the beginning of the row, where nothing is cut off.
  const parts = [...document.querySelectorAll<HTMLElement>(part)].slice(1)
  expect(document.querySelector(row)?.scrollWidth).toBeGreaterThan(320)
  const strip = document.querySelector(row) as HTMLElement
  for (const each of parts) {
    // A row that ends 16 px before the part does: so little is cut off that Chromium would leave it.
    strip.style.maxInlineSize = `${each.getBoundingClientRect().right - strip.getBoundingClientRect().left - 16}px`
    await userEvent.keyboard('{Shift}')
    each.focus()
    expect(isWhole(row), each.textContent).toBe(true)
    each.blur()
    strip.style.maxInlineSize = ''
    strip.scrollTo(0, 0)
  }
})
