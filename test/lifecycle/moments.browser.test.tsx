import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  ConciergeChat,
  ExperienceHub,
  OfferCatalog,
  OfferDetail,
  RedeemOffer,
  useHubHistory,
  Wallet,
} from '../../src/index.ts'
import { sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { createStage, type Stage } from '../failures/createStage.tsx'
import { operationOf } from '../failures/operationOf.ts'
import { type ScreenWatch, watchScreen } from '../failures/watchScreen.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { assumptions } from './publicComponents.tsx'

const member = sandboxMembers.withHistory
const hour = 3_600_000

/** What was asked for waits here, and is answered in the order that a test likes. */
function createGate(holds: (request: Request) => string | null) {
  const held = new Map<string, () => void>()
  return {
    answer: async (request: Request): Promise<undefined> => {
      const name = holds(request)
      if (name !== null) await new Promise<void>((resolve) => held.set(name, resolve))
    },
    holds: (name: string) => held.has(name),
    release: (name: string) => held.get(name)?.(),
    releaseAll: () => {
      for (const goOn of held.values()) goOn()
    },
  }
}

describe('fast navigation', () => {
  let screen: ScreenWatch
  const address = location.href
  beforeEach(() => {
    screen = watchScreen()
  })
  afterEach(() => {
    screen.stop()
    history.replaceState(null, '', address)
  })

  test('shows the offer that was asked for last, in whatever order the answers come', async () => {
    const gate = createGate((request) =>
      operationOf(request) === 'offer' ? (new URL(request.url).pathname.split('/').at(-1) ?? null) : null,
    )
    const host = createMemberHost({
      assumptions: { operations: { offer: true } },
      answer: gate.answer,
      pictures: '/pictures',
    })
    const [a, b, c] = [sandboxOffers.complete, sandboxOffers.fewLeft, sandboxOffers.soldOut]
    const { rerender } = await host.open(<OfferDetail offerId={a} />)
    for (const id of [b, c]) await rerender(host.page(<OfferDetail offerId={id} />))
    for (const id of [a, b, c]) await expect.poll(() => gate.holds(id)).toBe(true)
    const title = page.getByRole('heading', { level: 2 }).first()
    gate.release(c)
    await expect.element(title).toHaveTextContent('bath house')
    for (const id of [a, b]) gate.release(id)
    await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
    await expect.element(title).toHaveTextContent('bath house')
    expect(screen.words()).not.toContain('fjord')
    expect(host.events.filter(({ name }) => name === 'offer.viewed')).toEqual([
      { name: 'offer.viewed', offerId: c },
    ])
    expect([screen.complaints(), host.errors]).toEqual([[], []])
  })

  test('shows one view of the hub, the last, when its parts and the browser’s buttons are pressed before anything is answered', async () => {
    function WithHistory(): ReactNode {
      return <ExperienceHub {...useHubHistory()} />
    }
    let count = 0
    const gate = createGate(() => String((count += 1)))
    const host = createMemberHost({ member, answer: gate.answer, pictures: '/pictures', assumptions })
    await host.open(<WithHistory />)
    const press = (name: string) =>
      (page.getByRole('navigation').getByRole('link', { name }).element() as HTMLElement).click()
    for (const name of [
      'My experiences',
      'Concierge',
      'Wallet',
      'Explore',
      'Concierge',
      'Wallet',
      'My experiences',
    ])
      press(name)
    history.go(-4)
    const current = () =>
      [...document.querySelectorAll('nav [aria-current="page"]')].map(({ textContent }) => textContent)
    await expect.poll(current).toEqual(['Wallet'])
    const views = () =>
      [...document.querySelectorAll('[data-view]')].map((view) => view.getAttribute('data-view'))
    await expect.poll(views).toEqual(['wallet'])
    await expect
      .poll(() => {
        gate.releaseAll()
        return screen.words()
      })
      .toContain('A sauna that floats')
    expect([views(), current()]).toEqual([['wallet'], ['Wallet']])
    expect([screen.complaints(), host.errors]).toEqual([[], []])
  })
})

describe('a page that is left open', () => {
  let stage: Stage
  let refreshes: (() => void)[]
  const said = 'The earlier day is free.'
  beforeEach(async () => {
    stage = await createStage({ host: { member, assumptions } })
    const { sandbox } = stage.host
    const id = sandbox.control.conversationsOf(member)[0] ?? ''
    sandbox.control.conciergeSays(id, said)
    await stage.open(
      <>
        <ConciergeChat conversationId={id} />
        <Wallet />
        <OfferCatalog />
      </>,
    )
    await stage.rest()
    sandbox.control.clearLog()
    refreshes = []
    const grantFor = sandbox.grantFor.bind(sandbox)
    vi.spyOn(sandbox, 'grantFor').mockImplementation(
      (...given) =>
        new Promise<void>((resolve) => refreshes.push(resolve)).then(() => grantFor(...given)) as never,
    )
    return async () => {
      vi.restoreAllMocks()
      await stage.end()
    }
  })

  function setHidden(isHidden: boolean): void {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  const asked = () => stage.host.sandbox.log.map(({ operation }) => operation)
  /** What can happen without the Service and without time happens. */
  const settled = () => stage.clock.until(() => false, 0)
  const whatStays = [said, 'A sauna that floats', 'Three nights above the fjord']
  const expectAllStays = () => {
    for (const words of whatStays) expect(stage.screen.words()).toContain(words)
    expect(stage.screen.looksBusy()).toBe(false)
  }

  test('asks nothing for an hour behind another tab; when it is back, one refresh serves all that is read, and all stays in place meanwhile', async () => {
    setHidden(true)
    vi.advanceTimersByTime(hour)
    await settled()
    expect([asked(), refreshes.length]).toEqual([[], 0])
    setHidden(false)
    // What is read again is spread over some seconds, but not for who does something.
    window.dispatchEvent(new Event('pointermove'))
    await settled()
    expect([asked(), refreshes.length]).toEqual([[], 1])
    expectAllStays()
    refreshes[0]?.()
    await settled()
    await stage.clock.until(() => asked().length >= 4, 10_000)
    expect(refreshes).toHaveLength(1)
    expect(new Set(asked())).toEqual(new Set(['messages', 'wallet', 'ledger', 'offers']))
    expectAllStays()
    expect(stage.screen.complaints()).toEqual([])
  })

  test('wakes from a night’s sleep into a network that is not there yet: one refresh fails, all stays, and the next look asks again, once', async () => {
    // No timer fires while a machine sleeps.
    vi.setSystemTime(Date.now() + 8 * hour)
    vi.spyOn(stage.host.sandbox, 'grantFor').mockImplementation(() => {
      refreshes.push(() => {})
      throw new TypeError('Failed to fetch')
    })
    setHidden(false)
    await settled()
    expect([asked(), refreshes.length]).toEqual([[], 1])
    for (const words of whatStays) expect(stage.screen.words()).toContain(words)
    await stage.clock.pass(30_000)
    expect(refreshes, 'no storm').toHaveLength(1)
    vi.mocked(stage.host.sandbox.grantFor).mockRestore()
    const grantFor = vi.spyOn(stage.host.sandbox, 'grantFor')
    setHidden(true)
    setHidden(false)
    await stage.clock.until(() => asked().length >= 4, 10_000)
    expect(grantFor).toHaveBeenCalledTimes(1)
    for (const words of whatStays) expect(stage.screen.words()).toContain(words)
    expect(stage.screen.complaints()).toEqual([])
  })
})

describe('a network that goes and comes back', () => {
  let screen: ScreenWatch
  let isOffline: boolean
  beforeEach(() => {
    sessionStorage.clear()
    screen = watchScreen()
    isOffline = false
    return () => {
      setOffline(false)
      vi.restoreAllMocks()
      screen.stop()
    }
  })
  function setOffline(is: boolean): void {
    isOffline = is
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!is)
    window.dispatchEvent(new Event(is ? 'offline' : 'online'))
  }
  const answer = () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return undefined
  }

  test('reads wait for it, and go on by themselves', async () => {
    const host = createMemberHost({ member, assumptions, answer, pictures: '/pictures' })
    setOffline(true)
    await host.open(<Wallet />)
    await expect
      .poll(() =>
        host.kit.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.fetchStatus),
      )
      .toEqual(['paused', 'paused'])
    expect(host.sandbox.log).toEqual([])
    setOffline(false)
    await expect.poll(screen.words).toContain('A sauna that floats')
    expect([screen.complaints(), host.errors]).toEqual([[], []])
  })

  test('a redemption that did not get through is told of, and is made once when the member tries again', async () => {
    const host = createMemberHost({ answer, pictures: '/pictures' })
    await host.open(<RedeemOffer offerId={sandboxOffers.complete} open onClose={() => {}} />)
    const redeem = page.getByRole('button', { name: /^Redeem for/ })
    await expect.element(redeem).toBeVisible()
    setOffline(true)
    await redeem.click()
    await expect.element(page.getByRole('heading', { name: 'Has it been redeemed?' })).toBeVisible()
    expect(host.requests('createRedemption')).toEqual([])
    setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { name: 'It is on its way' })).toBeVisible()
    expect(host.sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(6_250)
    expect(host.requests('createRedemption')).toHaveLength(1)
    expect(screen.complaints()).toEqual([])
  })
})
