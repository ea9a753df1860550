import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import * as surface from '../../src/index.ts'
import { redemptionsQuery } from '../../src/queries/index.ts'
import * as staff from '../../src/staff/index.ts'
import { watchScreen } from '../failures/watchScreen.ts'
import { knownIdsOf, members, noIds } from '../lifecycle/knownIds.ts'
import { assumptions, componentNames, publicComponents } from '../lifecycle/publicComponents.tsx'
import { createMemberHost, type MemberHost } from '../support/memberHost.tsx'
import { untilStill } from '../support/untilStill.ts'

/** Where everything stands, and what it says. */
function look(root: HTMLElement): string {
  const from = root.getBoundingClientRect()
  return [...root.querySelectorAll<HTMLElement>('.xp-surface, .xp-surface :not(.xp-busy-mark)')]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-live]'))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const place = [x - from.x, y - from.y, width, height].map((px) => px.toFixed(0)).join(' ')
      return `${element.tagName}.${element.getAttribute('class') ?? ''}: ${place} ${element.childElementCount === 0 ? element.textContent : ''}`
    })
    .join('\n')
}

/**
 * The hub's catalog waits 400 ms for what lies ahead of the member, and comes without it on a busy machine. Here it is
 * known before the catalog, in each of the looks.
 */
async function isTodayKnown({ kit, client }: MemberHost): Promise<void> {
  const { queryKey } = redemptionsQuery(client)
  await expect.poll(() => kit.queryClient.getQueryState(queryKey)?.status).toBe('success')
  await expect.poll(() => document.querySelector('[data-xp-component="member-today"]')).not.toBeNull()
}

async function open(name: (typeof componentNames)[number], isHidden: boolean): Promise<string> {
  sessionStorage.clear()
  await page.viewport(1000, 900)
  const { member = 'history' } = publicComponents({ surface, staff }, noIds)[name]
  const host = createMemberHost({
    member: members[member],
    assumptions,
    pictures: '/pictures',
    answer: async ({ url }) => {
      if (name === 'ExperienceHub' && url.includes('/v1/offers')) await isTodayKnown(host)
      return undefined
    },
  })
  const ids = await knownIdsOf(host, members[member])
  if (ids.conversationId !== '') host.sandbox.control.conciergeSays(ids.conversationId, 'One more thing.')
  const { element, says } = publicComponents({ surface, staff }, ids)[name]
  const screen = watchScreen()
  const place = document.body.appendChild(document.createElement('div'))
  place.style.cssText = `inline-size: 800px; block-size: 700px; ${isHidden ? 'display: none' : ''}`
  const view = await render(host.page(element), { container: place })
  await expect.poll(() => document.body.textContent).toContain(says)
  await untilStill(() => host.sandbox.log.length)
  place.style.display = ''
  const seen = await untilStill(() => look(place))
  expect(screen.complaints()).toEqual([])
  screen.stop()
  await view.unmount()
  place.remove()
  return seen
}

// Both looks are at one moment: a message says when it was written.
beforeEach(() => void vi.setSystemTime(Date.now()))
afterEach(() => void vi.useRealTimers())

/** Those that measure themselves. */
const measuring = ['ExperienceHub', 'OfferDetail', 'ConciergeChat', 'PointsOverTime'] as const

test.each(inject('isWhole') ? componentNames : measuring)(
  '%s looks the same where it came in a tab or a panel of the page that was not shown yet',
  { timeout: 60_000 },
  async (name) => {
    const shown = await open(name, false)
    expect(await open(name, true)).toBe(shown)
  },
)
