import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ExperienceHub, useHubHistory } from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { watchScreen } from '../failures/watchScreen.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { untilStill } from '../support/untilStill.ts'
import { translatePage } from './translatePage.ts'

const home = location.href
afterEach(() => history.replaceState(null, '', home))

/** Without what lies ahead, which names an offer of the catalog as well. */
function Hub() {
  return <ExperienceHub {...useHubHistory()} features={{ today: false }} />
}

const go = async (path: string) => void (location.hash = path)
const link = (name: RegExp | string) => page.getByRole('link', { name }).first().click()
const button = (name: RegExp | string) => page.getByRole('button', { name }).first().click()
const inDialog = (name: RegExp) => page.getByRole('dialog').getByRole('button', { name }).first().click()
const field = (name: RegExp | string) => page.getByRole('textbox', { name })

/** Without the live regions, whose words come and go by time. */
const hubText = () => document.querySelector<HTMLElement>('.xp-hub')?.innerText ?? ''

type Step = readonly [name: string, act: () => Promise<unknown>, until: RegExp]

/** Each changes words that are on the screen. */
const steps = (conversationId: string): readonly Step[] => [
  ['searches', () => page.getByRole('searchbox').fill('Lisbon'), /1 experience/],
  ['finds nothing', () => page.getByRole('searchbox').fill('zzzz'), /Nothing matches “zzzz”/],
  ['takes it off', () => page.getByRole('searchbox').fill(''), /44 experiences/],
  ['narrows', () => button('Dining'), /7 experiences/],
  ['widens', () => button('Dining'), /44 experiences/],
  ['opens an offer', () => link(/Three nights above the fjord/), /After you redeem/],
  ['redeems', () => button(/^Redeem/), /Not now/],
  ['confirms', () => inDialog(/^Redeem/), /You are short by/],
  ['reads that it is done', () => inDialog(/^Close/), /25,300/],
  ['looks at the points', () => link('Wallet'), /As of/],
  ['sees them as a table', () => button(/table/), /Came in/],
  ['looks at the bookings', () => link('My experiences'), /Coming up/],
  ['opens one', () => link(/A sauna that floats/), /Write to your concierge|Your concierge/],
  ['opens a conversation', () => go(`#/concierge/${conversationId}`), /Write to your concierge/],
  ['writes', () => field('Write to your concierge').fill('Could we come earlier?'), /.*/],
  ['sends', () => button(/^Send/), /Could we come earlier/],
  ['asks', () => go('#/offers/dune-camp/ask'), /Your party/],
  ['with one fewer', () => button('One adult fewer'), /.*/],
  ['on a day', () => page.getByRole('gridcell').nth(12).click(), /.*/],
  ['and sends it', () => button(/^Send to/), /Your concierge has it/],
  ['changes it', () => button('Change your answers'), /Save/],
  ['and leaves it', () => button('Cancel'), /Your concierge has it/],
]

/** What the member reads after each step. */
async function takeDay(isTranslated: boolean): Promise<readonly string[]> {
  sessionStorage.clear()
  history.replaceState(null, '', `${home.split('#')[0]}#/`)
  const member = sandboxMembers.withHistory
  const host = createMemberHost({
    member,
    pictures: '/pictures',
    assumptions: { operations: { ledger: true } },
  })
  const screen = watchScreen()
  const view = await host.open(<Hub />)
  await expect.poll(() => document.body.innerText).toMatch(/44 experiences/)
  const end = isTranslated ? translatePage(document.body) : () => {}
  const read: string[] = []
  const conversationId = host.sandbox.control.conversationsOf(member)[0] ?? ''
  for (const [name, act, until] of steps(conversationId)) {
    await act()
    await expect.poll(() => document.body.innerText, { message: name }).toMatch(until)
    read.push(
      `${name}: ${(await untilStill(hubText)).replace(/\d?\d:\d\d/g, 'time').replace(/\s*\n\s*/g, '\n')}`,
    )
  }
  if (isTranslated) expect(document.querySelectorAll('font').length).toBeGreaterThan(20)
  expect(host.errors).toEqual([])
  expect(screen.complaints()).toEqual([])
  screen.stop()
  end()
  await view.unmount()
  return read
}

test(
  'a page that the browser translates says the same at each step, and nothing breaks',
  { timeout: 120_000 },
  async () => {
    const plain = await takeDay(false)
    expect(await takeDay(true)).toEqual(plain)
  },
)
