import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Message } from '../../src/contract/index.ts'
import { type Sandbox, sandboxMembers, type SandboxOptions } from '../../src/sandbox/index.ts'
import {
  chefsCounter,
  expectMarkersServedInIntakeOnly,
  fillSensitive,
  markers,
  press,
  sees,
  send,
  signIn,
  signOut,
  soon,
} from '../e2e/support/journey.ts'
import { serveMemberPage } from '../lifecycle/bfcache/serveMemberPage.ts'
import { asMember } from '../support/asMember.ts'
import type { EngineLocator, EnginePage } from './EnginePage.ts'
import { engineName, useSite, type WatchedWindow } from './openInEngine.ts'
import { isPlaywrights } from './startEngine.ts'

const { open, openSite } = useSite()
const member = sandboxMembers.withHistory
const before = 67_300
const after = before - chefsCounter.price
const points = (amount: number) => amount.toLocaleString('en-GB')
const hour = 3_600_000

/** One part of the built package on a page of a site that a browser may keep. */
async function openMemberPage(part: string, options?: SandboxOptions) {
  const served = await serveMemberPage(part, options)
  onTestFinished(served.close)
  const window = await open(served.url)
  const { pathname, search } = new URL(served.url)
  await window.page.goto(window.url + pathname + search)
  // Both can cut the network, each at its end.
  const setOffline = async (isOffline: boolean) => {
    served.setOffline(isOffline)
    await window.setOffline(isOffline)
  }
  return { ...served, ...window, setOffline }
}
type MemberSite = Awaited<ReturnType<typeof openMemberPage>>

const dialog = (page: EnginePage, name: string) => page.getByRole('dialog', { name })
const balanceOf = (sandbox: Sandbox) => sandbox.control.walletOf(member).balance
const madeIn = (sandbox: Sandbox, operation = 'createRedemption') =>
  sandbox.log.filter(
    ({ operation: what, status, replayed }) => what === operation && status === 201 && !replayed,
  )
const textOf = (page: EnginePage) => page.evaluate(() => document.body.innerText)

/** So much time has passed for the page, in which no timer fired; and the member does something, so that nothing waits for its turn. */
const skip = (page: EnginePage, ms: number) =>
  page.evaluate((skipped) => {
    const realNow = Date.now.bind(Date)
    Date.now = () => realNow() + skipped
  }, ms)
const move = (page: EnginePage) => page.evaluate(() => void window.dispatchEvent(new Event('pointermove')))

describe('the back-forward cache', () => {
  beforeEach(({ skip: leaveOut }) => leaveOut(isPlaywrights(engineName), 'Playwright switches it off'))

  /** Leaves for another page of the site and comes back by the browser's button. */
  async function leave({ page, url }: MemberSite): Promise<void> {
    await page.goto(`${url}/other`)
    await sees(page, 'Another page.')
  }
  const shown = ({ page }: MemberSite) => expect.poll(() => page.evaluate(() => window.shown), soon)
  async function comeBackToTheSame(site: MemberSite): Promise<void> {
    await site.page.goBack()
    // The page itself came back, with all its state: none was loaded again.
    await shown(site).toEqual([false, true])
  }

  it('gives the page back as it was left', async () => {
    const site = await openMemberPage('wallet')
    await sees(site.page, points(before))
    const refreshes = site.refreshes()
    await leave(site)
    await comeBackToTheSame(site)
    expect(await textOf(site.page)).toContain(points(before))
    await expect.poll(site.refreshes, soon).toBe(refreshes + 1)
    expect(await textOf(site.page)).toContain(points(before))
    expect(site.lines).toEqual([])
  })

  it('shows what the member spent on another page', async () => {
    const site = await openMemberPage('wallet')
    await sees(site.page, points(before))
    await leave(site)
    await asMember(site.sandbox, member, '/v1/redemptions', { offer: chefsCounter.id })
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await comeBackToTheSame(site)
    await move(site.page)
    await expect.poll(() => textOf(site.page), soon).toContain(points(after))
    expect(site.lines).toEqual([])
  })

  it('shows nothing of the member whose session the site had ended', async () => {
    const site = await openMemberPage('wallet')
    await sees(site.page, points(before))
    await site.page.evaluate(() => window.endSession())
    await leave(site)
    await comeBackToTheSame(site)
    expect(await site.page.content()).not.toContain(points(before))
    expect(await site.page.getByRole('heading').allInnerTexts()).toEqual(['You are signed out'])
    expect(site.lines).toEqual([])
  })

  it('asks the organisation once, and shows nothing, when the member signed out on another page of it', async () => {
    const site = await openMemberPage('wallet')
    await sees(site.page, points(before))
    const refreshes = site.refreshes()
    await leave(site)
    site.signOut()
    await comeBackToTheSame(site)
    await site.page.getByRole('heading', { name: 'You are signed out' }).waitFor()
    expect(await site.page.content()).not.toContain(points(before))
    expect(site.refreshes()).toBe(refreshes + 1)
  })

  it('keeps what was typed, which is then sent once', async () => {
    const site = await openMemberPage('ask', { markers })
    const { page, sandbox } = site
    await page.getByRole('radio', { name: 'Anniversary' }).check()
    await page.getByRole('spinbutton', { name: 'Adults' }).fill('1')
    await fillSensitive(page)
    const typed = async () => [
      ...(await Promise.all(
        ['Diet', 'Allergies', 'Accessibility'].map((name) =>
          page.getByRole('textbox', { name, exact: true }).inputValue(),
        ),
      )),
      await page.getByRole('spinbutton', { name: 'Adults' }).inputValue(),
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value).join(),
      ),
    ]
    const all = await typed()
    expect(all).toEqual([...markers, '1', expect.stringContaining('ANNIVERSARY')])
    await leave(site)
    await comeBackToTheSame(site)
    // WebKit empties the form, which gets it back a moment later.
    await expect.poll(typed, soon).toEqual(all)
    if (engineName === 'webkit') {
      // Found: there a press further down the page is no click any more, nor is one on a bare button of the host.
      await page.evaluate(() => document.querySelector<HTMLElement>('form [type=submit]')?.focus())
      await page.keyboard.press('Enter')
    } else await send(page)
    await page.getByRole('heading', { name: 'Your concierge has it' }).waitFor()
    expect(madeIn(sandbox, 'createInterest')).toHaveLength(1)
    expectMarkersServedInIntakeOnly(site)
    expect(sandbox.log.find(({ operation }) => operation === 'submitIntake')?.status).toBe(200)
    expect(site.lines).toEqual([])
  })

  it.each([
    ['before the Service acted', 'hang'],
    ['when its answer was lost', 'lost-answer'],
  ] as const)('spends once when the member leaves a redemption %s, and comes back', async (_, kind) => {
    const site = await openMemberPage('redeem')
    const { page, sandbox } = site
    sandbox.control.scenario({ failures: [{ kind, operation: 'createRedemption', times: 1 }] })
    await press(page, /^Redeem for/)
    if (kind === 'hang')
      await expect
        .poll(() => sandbox.log.map(({ operation }) => operation), soon)
        .toContain('createRedemption')
    else await dialog(page, 'Has it been redeemed?').waitFor()
    await leave(site)
    await page.goBack()
    // A page with a request under way is not kept by every engine. It is then loaded again.
    await shown(site).toContain(false)
    await untilRedeemed(page)
    expect(balanceOf(sandbox)).toBe(after)
    expect(madeIn(sandbox)).toHaveLength(1)
  })
})

/** Presses on, whatever stands there. */
async function untilRedeemed(page: EnginePage): Promise<void> {
  const buttons = page.getByRole('button', { name: /^(Try again|Redeem for)/ })
  const pressIfThere = (button: EngineLocator) =>
    button
      .last()
      .click({ timeout: 1_000 })
      .catch(() => undefined)
  await expect
    .poll(async () => {
      if ((await dialog(page, 'It is on its way').count()) > 0) return true
      await pressIfThere(buttons)
      return false
    }, soon)
    .toBe(true)
}

describe('a page behind another tab', () => {
  it('shows what changed meanwhile once it is seen again', async () => {
    const { page, setHidden, sandbox, lines } = await openMemberPage('wallet')
    await sees(page, points(before))
    await setHidden(true)
    await expect.poll(() => page.evaluate(() => document.visibilityState), soon).toBe('hidden')
    await asMember(sandbox, member, '/v1/redemptions', { offer: chefsCounter.id })
    // What was read within the last two seconds is not read again.
    await skip(page, 3_000)
    await setHidden(false)
    await expect.poll(() => page.evaluate(() => document.visibilityState), soon).toBe('visible')
    await move(page)
    await expect.poll(() => textOf(page), soon).toContain(points(after))
    expect(lines).toEqual([])
  })

  it('keeps what it shows through a night’s sleep, and asks the organisation once for all that it reads', async () => {
    let slept = 0
    const { page, setHidden, sandbox, refreshes, lines } = await openMemberPage('wallet', {
      now: () => Date.now() + slept,
    })
    await sees(page, points(before))
    const known = refreshes()
    await setHidden(true)
    sandbox.control.clearLog()
    slept = 8 * hour
    await skip(page, slept)
    await setHidden(false)
    await move(page)
    await expect
      .poll(() => sandbox.log.filter(({ status }) => status === 200).map(({ operation }) => operation), soon)
      .toEqual(expect.arrayContaining(['wallet', 'ledger']))
    expect(await textOf(page)).toContain(points(before))
    expect(refreshes()).toBe(known + 1)
    expect(lines).toEqual([])
  })
})

describe('a network that goes and comes back', () => {
  it('lets reads wait, which go on by themselves', async () => {
    const site = await openMemberPage('catalog')
    const { page, sandbox } = site
    await sees(page, '44 experiences')
    await site.setOffline(true)
    sandbox.control.clearLog()
    await page.evaluate(() => window.showPart('wallet'))
    await sees(page, 'We could not load your history')
    expect(sandbox.log).toEqual([])
    await site.setOffline(false)
    await move(page)
    await sees(page, 'A sauna that floats')
    expect(site.lines).toEqual([])
  })

  it('spends once for a redemption that did not get through and was tried again', async () => {
    const site = await openMemberPage('redeem')
    const { page, sandbox } = site
    await page.getByRole('button', { name: /^Redeem for/ }).waitFor()
    await site.setOffline(true)
    await press(page, /^Redeem for/)
    await dialog(page, 'Has it been redeemed?').waitFor()
    expect(balanceOf(sandbox)).toBe(before)
    await site.setOffline(false)
    await untilRedeemed(page)
    expect(balanceOf(sandbox)).toBe(after)
    expect(madeIn(sandbox)).toHaveLength(1)
  })

  it('sends what was written meanwhile by itself, once and in its order', async () => {
    const site = await openMemberPage('chat')
    const { page, sandbox } = site
    const field = page.getByRole('textbox', { name: 'Write to your concierge' })
    await field.waitFor()
    await site.setOffline(true)
    const written = ['The first of three.', 'The second of three.', 'The third of three.']
    for (const text of written) {
      await field.fill(text)
      await page.keyboard.press('Enter')
      await sees(page, text)
    }
    await site.setOffline(false)
    const path = `/v1/conversations/${sandbox.control.conversationsOf(member)[0] ?? ''}/messages`
    const arrived = async () =>
      (await asMember<{ messages: readonly Message[] }>(sandbox, member, path)).messages.flatMap(
        ({ body = '' }) => (written.includes(body) ? [body] : []),
      )
    await expect.poll(async () => (await arrived()).length, soon).toBe(3)
    // The newest first.
    expect(await arrived()).toEqual(written.toReversed())
    expect(await page.getByText('Waiting for a connection').count()).toBe(0)
  })
})

describe('two tabs of a member', () => {
  const freshBefore = 48_250
  const freshAfter = freshBefore - chefsCounter.price
  const path = `/rewards/offers/${chefsCounter.id}`
  const freshBalance = (sandbox: Sandbox) => sandbox.control.walletOf(sandboxMembers.fresh).balance
  const redeem = async (page: EnginePage) => {
    await press(page, /^Redeem for/)
    await press(dialog(page, 'Redeem this experience?'), /^Redeem for/)
  }

  /** A tab that the member opened from the first: it starts with a copy of what the first one keeps for itself. */
  async function openFrom({ page, another }: WatchedWindow, url: string) {
    await page.evaluate((address) => {
      const link = document.createElement('a')
      Object.assign(link, { href: address, target: '_blank', rel: 'opener', textContent: 'Another tab' })
      link.style.cssText = 'position: fixed; inset-block-start: 0; inset-inline-start: 0; z-index: 1'
      document.querySelector('dialog[open]')?.append(link)
    }, url)
    return (await another(() => page.getByRole('link', { name: 'Another tab' }).click())).page
  }

  it('spend once when the answer was lost in one and both try again', async () => {
    const site = await openSite()
    const { page, sandbox, url } = site
    await signIn(site)
    await page.goto(url + path)
    sandbox.control.scenario({ failures: [{ kind: 'lost-answer', operation: 'createRedemption', times: 1 }] })
    await redeem(page)
    await dialog(page, 'Has it been redeemed?').waitFor()

    const second = await openFrom(site, url + path)
    await press(second, /^Redeem for/)
    await press(dialog(second, 'Has it been redeemed?'), 'Try again')
    await sees(dialog(second, 'It is on its way'), 'Nothing was taken twice.')
    await site.setHidden(false)
    await press(dialog(page, 'Has it been redeemed?'), 'Try again')
    await sees(dialog(page, 'It is on its way'), 'Nothing was taken twice.')
    expect(freshBalance(sandbox)).toBe(freshAfter)
    expect(madeIn(sandbox)).toHaveLength(1)
    expect(site.lines).toEqual([])
  })

  it('show what one spent, in the other as soon as the member looks at it', async () => {
    const site = await openSite()
    const { page, another, url } = site
    await signIn(site)
    const second = await another()
    await second.page.goto(`${url}/rewards/wallet`)
    const shown = second.page.locator('[data-xp-component="wallet"]')
    await sees(shown, points(freshBefore))
    await second.setHidden(true)
    await site.setHidden(false)
    await page.goto(url + path)
    await redeem(page)
    await dialog(page, 'It is on its way').waitFor()
    await skip(second.page, 60_000)
    await second.setHidden(false)
    await move(second.page)
    await expect.poll(() => shown.innerText(), soon).toContain(points(freshAfter))
    expect(madeIn(site.sandbox)).toHaveLength(1)
    expect(site.lines).toEqual([])
  })

  it('show nothing more of a member who signed out in one, in the other once its token has run out', async () => {
    let passed = 0
    const site = await openSite({ now: () => Date.now() + passed })
    const { another, url } = site
    await signIn(site)
    const second = await another()
    await second.page.goto(`${url}/rewards/wallet`)
    await sees(second.page.locator('[data-xp-component="wallet"]'), points(freshBefore))
    await second.setHidden(true)
    await site.setHidden(false)
    await signOut(site)
    passed = hour
    await skip(second.page, passed)
    await second.setHidden(false)
    await move(second.page)
    await second.page.getByRole('heading', { name: 'You are signed out' }).first().waitFor()
    expect(await second.page.content()).not.toContain(points(freshBefore))
    expect(site.lines).toEqual([])
  })
})
