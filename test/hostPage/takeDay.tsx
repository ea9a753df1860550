import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ExperienceHub, useHubHistory } from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { watchScreen } from '../failures/watchScreen.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { untilStill } from '../support/untilStill.ts'

const home = location.href

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

/** A page may be refused it. */
function forget(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
}

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

interface DayOptions {
  /** Called once the page is there; returns what ends it. */
  readonly change?: () => () => void
  /** Default true: what the member reads after each step, once it is still. */
  readonly isRead?: boolean
}

/** A member's day in the hub: what they read after each step. */
export async function takeDay({ change, isRead = true }: DayOptions = {}): Promise<readonly string[]> {
  forget()
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
  const end = change?.()
  const read: string[] = []
  const conversationId = host.sandbox.control.conversationsOf(member)[0] ?? ''
  for (const [name, act, until] of steps(conversationId)) {
    await act()
    await expect.poll(() => document.body.innerText, { message: name }).toMatch(until)
    if (!isRead) continue
    read.push(
      `${name}: ${(await untilStill(hubText)).replace(/\d?\d:\d\d/g, 'time').replace(/\s*\n\s*/g, '\n')}`,
    )
  }
  expect(host.errors).toEqual([])
  expect(screen.complaints()).toEqual([])
  screen.stop()
  end?.()
  await view.unmount()
  history.replaceState(null, '', home)
  return read
}
