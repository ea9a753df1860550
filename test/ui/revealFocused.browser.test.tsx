import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ExperienceHub } from '../../src/index.ts'
import { he } from '../../src/locales/he/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'

/** Whether all of the focused control is within the row that it stands in. */
function isWhole(row: string): boolean {
  const focused = document.activeElement?.getBoundingClientRect()
  const edges = document.activeElement?.closest(row)?.getBoundingClientRect()
  return (
    focused !== undefined &&
    edges !== undefined &&
    focused.left >= edges.left - 1 &&
    focused.right <= edges.right + 1
  )
}

const long = {
  'hub.explore': 'All that there is',
  'hub.experiences': 'All that I have taken',
  'hub.concierge': 'My own concierge',
  'hub.wallet': 'All of my points',
}

const languages = { ltr: { locale: 'en-GB' }, rtl: { locale: 'he', messages: he } }

it.each([
  ['.xp-hub-parts', '.xp-hub-part', 'ltr'],
  ['.xp-hub-parts', '.xp-hub-part', 'rtl'],
  ['.xp-filter-chips', 'button', 'ltr'],
  ['.xp-filter-chips', 'button', 'rtl'],
] as const)(
  'a keyboard finds each part of %s whole, also where they scroll (%s, %s)',
  async (row, part, dir) => {
    await page.viewport(320, 700)
    await createMemberHost(languages[dir]).open(<ExperienceHub messages={long} />)
    await expect.poll(() => document.querySelectorAll('.xp-filter-chip').length).toBeGreaterThan(3)
    // The first stands at the beginning of the row, where nothing is cut off.
    const parts = [...document.querySelectorAll<HTMLElement>(`${row} ${part}`)]
      // On a phone one chip stands for several.
      .filter((each) => each.getClientRects().length > 0)
      .slice(1)
    expect(parts.length).toBeGreaterThan(2)
    expect(document.querySelector(row)?.scrollWidth).toBeGreaterThan(320)
    const strip = document.querySelector(row) as HTMLElement
    // The catalog is seen once it is known what lies ahead.
    await expect.poll(() => getComputedStyle(strip).visibility).toBe('visible')
    expect(getComputedStyle(strip).direction).toBe(dir)
    for (const each of parts) {
      // A row that ends 16 px before the part does: so little is cut off that Chromium would leave it.
      const [{ left, right }, edges] = [each.getBoundingClientRect(), strip.getBoundingClientRect()]
      strip.style.maxInlineSize = `${(dir === 'ltr' ? right - edges.left : edges.right - left) - 16}px`
      await userEvent.keyboard('{Shift}')
      each.focus()
      expect(isWhole(row), each.textContent).toBe(true)
      each.blur()
      strip.style.maxInlineSize = ''
      strip.scrollTo(0, 0)
    }
  },
)
