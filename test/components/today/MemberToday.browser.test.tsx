import { beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { todayIn } from '../../../src/i18n/index.ts'
import {
  ExperienceHub,
  type ExperienceHubProps,
  interestQuery,
  MemberToday,
  OfferCatalog,
  offersQuery,
  redemptionsQuery,
} from '../../../src/index.ts'
import { sandboxInterest, sandboxMembers } from '../../../src/sandbox/index.ts'
import { seedRedemptions } from '../../../stories/seedRedemptions.ts'
import { createMemberHost, type MemberHostOptions } from '../../support/memberHost.tsx'

const lodge = 'Three nights above the fjord'
const member = sandboxMembers.withHistory
/** In so many days of the member's calendar: after 23:00 UTC theirs is already the next. */
const at = (days: number, hour = 14) =>
  `${todayIn('Europe/Copenhagen', Date.now() + days * 86_400_000)}T${hour}:00:00Z`

/** A member whose stay begins in so many days. */
function createGuest(days: number, more: MemberHostOptions = {}) {
  const host = createMemberHost({ member, ...more })
  host.sandbox.control.advance(seedRedemptions.PURCHASED, 'PURCHASED', {
    startAt: at(days),
    endAt: at(days + 3, 10),
  })
  const conversation = host.sandbox.control.conversationsOf(member).at(-3) ?? ''
  return { ...host, conversation }
}

const today = () => document.querySelector('.xp-today-body')
const row = (name: RegExp) => page.getByRole('list', { name: 'At a glance' }).getByRole('button', { name })
const asked = (host: Pick<ReturnType<typeof createMemberHost>, 'sandbox'>) =>
  host.sandbox.log.map(({ operation }) => operation).sort()

beforeEach(() => page.viewport(1280, 900))

it('prints no arrow, which leads nowhere on paper', async () => {
  await createGuest(12).open(<MemberToday onOpen={() => undefined} />)
  const points = row(/balance/)
  await expect.element(points).toBeVisible()
  const icons = () => [...points.element().querySelectorAll('svg')].filter((icon) => icon.checkVisibility())
  expect(icons()).toHaveLength(2)
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  expect(icons()).toHaveLength(1)
})

describe('the next booking', () => {
  it.each([
    [0, 'Today'],
    [1, 'Tomorrow'],
    [12, 'In 12 days'],
    [100, 'In 3 months'],
    [-1, 'Now'],
  ])('that begins in %i days says: %s', async (days, words) => {
    const host = createGuest(days)
    await host.open(<MemberToday />)
    await expect.element(page.getByRole('heading', { name: lodge })).toBeVisible()
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  })

  it('leads to its page, and into a calendar', async () => {
    const onOpen = vi.fn()
    const onAddToCalendar = vi.fn()
    await createGuest(12).open(<MemberToday onOpen={onOpen} onAddToCalendar={onAddToCalendar} />)
    await page.getByRole('button', { name: lodge }).click()
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({
      location: { view: 'redemption', redemptionId: seedRedemptions.PURCHASED },
    })
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    expect(onAddToCalendar.mock.calls[0]?.[0]).toMatchObject({
      redemption: { id: seedRedemptions.PURCHASED },
    })
  })

  it('is a link where the host gives addresses, and a plain press is the host’s', async () => {
    const onOpen = vi.fn()
    await createGuest(12).open(
      <MemberToday onOpen={onOpen} hrefFor={({ view }) => `#${view}`} headingLevel={3} />,
    )
    const link = page.getByRole('heading', { level: 3, name: lodge }).getByRole('link')
    await expect.element(link).toHaveAttribute('href', '#redemption')
    await link.click()
    expect(onOpen).toHaveBeenCalledOnce()
    expect(location.hash).toBe('')
  })

  it('is found where the Service gives fewer redemptions at a time than it was asked for', async () => {
    const host: ReturnType<typeof createGuest> = createGuest(12, {
      answer: (request) => {
        const url = new URL(request.url)
        if (!url.pathname.endsWith('/redemptions')) return undefined
        url.searchParams.set('limit', '2')
        return host.sandbox.fetch(new Request(url, request))
      },
    })
    await host.open(<MemberToday onOpen={() => undefined} />)
    await expect.element(page.getByRole('heading', { name: lodge })).toBeVisible()
    await expect.element(row(/Your answer is needed/)).toBeVisible()
  })

  it('has no day that cannot be read', async () => {
    const host = createMemberHost({
      member,
      answer: async (request) =>
        request.url.includes('/v1/redemptions')
          ? Response.json({
              redemptions: [
                { id: 'red_odd', status: 'PURCHASED', startAt: '2999-13-45T00:00:00Z' },
                { id: 'red_done', status: 'COMPLETED', startAt: at(3) },
                { id: 'red_off', status: 'CANCELED', startAt: at(2) },
              ],
            })
          : undefined,
    })
    await host.open(<MemberToday />)
    await expect.poll(() => host.requests('wallet').length).toBe(1)
    await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull()
    expect(today()).toBeNull()
  })
})

describe('what waits', () => {
  it('is an answer of the member, a number without its code and a reply, three at most', async () => {
    const onOpen = vi.fn()
    const host = createGuest(12)
    host.sandbox.control.conciergeSays(host.conversation, 'The boat leaves from the inner quay.')
    const token = host.sandbox.grantFor(member).accessToken
    await host.sandbox.fetch(`${host.sandbox.baseUrl}/v1/interests/${sandboxInterest}/intake`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ adults: 2, contactMethod: 'SMS', phone: '+442079460958' }),
    })
    await host.open(
      <MemberToday
        onOpen={onOpen}
        interestIds={[sandboxInterest]}
        lastSeenAt={{ [host.conversation]: at(-1) }}
      />,
    )
    const reply = row(/Your concierge wrote.*1 new message.*inner quay/)
    // Chromium makes the name of a row of what is written, without a space of its own.
    await expect.element(reply).toHaveTextContent('1 new message The boat leaves from the inner quay.')
    await reply.click()
    expect(onOpen.mock.lastCall?.[0].location).toEqual({
      view: 'concierge',
      conversationId: host.conversation,
    })
    await row(/Your answer is needed/).click()
    expect(onOpen.mock.lastCall?.[0].location).toEqual({
      view: 'redemption',
      redemptionId: seedRedemptions.AWAITING_CUSTOMER,
    })
    await row(/Check your number/).click()
    expect(onOpen.mock.lastCall?.[0].location).toEqual({ view: 'interest', interestId: sandboxInterest })
    await row(/Your balance: /).click()
    expect(onOpen.mock.lastCall?.[0].location).toEqual({ view: 'wallet' })
    expect(document.querySelectorAll('.xp-today-row')).toHaveLength(4)
  })

  it('is a recent request, until the concierge has answered', async () => {
    await createGuest(12).open(<MemberToday interestIds={[sandboxInterest]} />)
    await expect.element(page.getByText('Your request is with the concierge')).toBeVisible()
  })

  it('calls no message new where nobody knows what the member has seen', async () => {
    const host = createGuest(12)
    host.sandbox.control.conciergeSays(host.conversation, 'The boat leaves from the inner quay.')
    await host.open(<MemberToday />)
    await expect.poll(today).not.toBeNull()
    expect(host.requests('messages')).toEqual([])
    expect(page.getByText('Your concierge wrote').query()).toBeNull()
  })
})

describe('what it reads', () => {
  it('is asked for side by side', async () => {
    const waiting: (() => void)[] = []
    const host = createGuest(12, {
      answer: async () => {
        await new Promise<void>((resolve) => waiting.push(resolve))
        return undefined
      },
    })
    await host.open(
      <MemberToday interestIds={[sandboxInterest]} lastSeenAt={{ [host.conversation]: at(-1) }} />,
    )
    // Redemptions, catalog, wallet, interest and conversation, before the first answer.
    await expect.poll(() => waiting.length).toBe(5)
    expect(today()).toBeNull()
    for (const goOn of waiting) goOn()
    await expect.poll(today).not.toBeNull()
    expect(asked(host)).toEqual(['interest', 'messages', 'offers', 'redemptions', 'wallet'])
  })

  it.each(['redemptions', 'interest', 'messages', 'offers', 'wallet'] as const)(
    'is left out where it fails, and the host is told: %s',
    async (operation) => {
      const host = createGuest(12, { scenario: { failures: [{ operation, kind: 500 }] } })
      host.sandbox.control.conciergeSays(host.conversation, 'The boat leaves from the inner quay.')
      await host.open(
        <MemberToday interestIds={[sandboxInterest]} lastSeenAt={{ [host.conversation]: at(-1) }} />,
      )
      await expect.poll(today).not.toBeNull()
      expect(host.errors.length).toBeGreaterThan(0)
      expect(page.getByRole('alert').elements()).toEqual([])
      expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
    },
  )

  it('shows nothing for who has nothing ahead', async () => {
    const host = createMemberHost()
    await host.open(<MemberToday />)
    await expect.poll(() => asked(host)).toEqual(['offers', 'redemptions', 'wallet'])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(document.querySelector('[data-xp-component="member-today"]')?.textContent).toBe('')
  })
})

describe('in the hub', () => {
  // The catalog waits for it 400 ms at most, which a busy machine takes to load its modules one by one.
  beforeAll(() => import('../../../src/components/hub/TodayView.tsx'))

  const catalog = () => document.querySelector('.xp-offer-catalog')
  const visibility = () => catalog() && getComputedStyle(catalog() as Element).visibility
  const booking = () => document.querySelector('.xp-today-booking')
  const go = (name: string) => page.getByRole('navigation').getByRole('button', { name }).click()

  /** A member with a stay ahead, in whose program these requests are answered when told to. */
  function createSlow(path: string) {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const host = createGuest(12, {
      answer: async (request) => {
        if (request.url.includes(path)) await answered
        return undefined
      },
    })
    return { host, answer: () => answer() }
  }

  /** The hub of a member with a stay ahead, which is known before the catalog is, on however busy a machine. */
  async function openLed(props: ExperienceHubProps = {}) {
    const { host, answer } = createSlow('/v1/offers')
    const view = await host.open(<ExperienceHub {...props} />)
    const { queryKey } = redemptionsQuery(host.client)
    await expect.poll(() => host.kit.queryClient.getQueryState(queryKey)?.status).toBe('success')
    await expect.poll(() => document.querySelector('[data-xp-component="member-today"]')).not.toBeNull()
    expect(visibility()).toBe('hidden')
    answer()
    await expect.poll(() => booking()?.checkVisibility()).toBe(true)
    expect(visibility()).toBe('visible')
    return { host, view }
  }

  it('stands before the catalog, leads on, and costs one request', async () => {
    const { host } = await openLed({ interestIds: [sandboxInterest] })
    await expect.element(page.getByRole('heading', { name: lodge }).first()).toBeVisible()
    const [first, second] = document.querySelectorAll('.xp-hub-kept section')
    expect(first?.getAttribute('data-xp-component')).toBe('member-today')
    expect(second?.getAttribute('data-xp-component')).toBe('offer-catalog')
    expect(asked(host)).toEqual(['offers', 'redemptions', 'wallet'])
    const stay = page.getByRole('article').filter({ hasText: 'In 12 days' })
    await stay.getByRole('button', { name: lodge }).click()
    await expect.element(page.getByRole('heading', { name: lodge })).toBeVisible()
    const view = () => document.querySelector('.xp-hub-view')?.getAttribute('data-view')
    await expect.poll(view).toBe('redemption')
    await go('Explore')
    await expect.element(stay.getByRole('button', { name: lodge })).toHaveFocus()
  })

  it('does not keep the catalog waiting, and moves nothing when it is known at last', async () => {
    const { host, answer } = createSlow('/v1/redemptions')
    await host.open(<ExperienceHub />)
    await expect.poll(() => catalog()?.querySelector('article')).not.toBeNull()
    await expect.element(page.getByText('Loading', { exact: false }).first()).toBeInTheDocument()
    await expect.poll(visibility).toBe('visible')
    const top = catalog()?.getBoundingClientRect().top
    answer()
    await expect.poll(booking).not.toBeNull()
    expect(booking()?.checkVisibility()).toBe(false)
    expect(catalog()?.getBoundingClientRect().top).toBe(top)

    await go('Wallet')
    await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
    await go('Explore')
    expect(booking()?.checkVisibility()).toBe(true)
    expect(catalog()?.getBoundingClientRect().top).toBeGreaterThan(top ?? Infinity)
  })

  it('keeps nothing waiting where the catalog is known already', async () => {
    const { host } = createSlow('/v1/redemptions')
    await host.kit.queryClient.prefetchQuery(offersQuery(host.client))
    await host.open(<ExperienceHub />)
    expect(catalog()?.querySelector('article')).not.toBeNull()
    expect(visibility()).toBe('visible')
  })

  // A layout effect of Preact renders in a microtask: before the paint, and after an observer has looked.
  it.skipIf(inject('isPreact'))('is there at once where all is known', async () => {
    const { host, view } = await openLed()
    await view.unmount()
    const seen: (boolean | undefined)[] = []
    const watch = new MutationObserver(() => {
      if (catalog()?.querySelector('article')) seen.push(booking()?.checkVisibility())
    })
    watch.observe(document.body, { childList: true, subtree: true, attributes: true })
    await host.open(<ExperienceHub />)
    await expect.poll(() => booking()?.checkVisibility()).toBe(true)
    watch.disconnect()
    expect(new Set(seen)).toEqual(new Set([true]))
  })

  it('lets nothing in while it is seen: what is learned later is there when the member comes back', async () => {
    const { host } = await openLed({ interestIds: [sandboxInterest] })
    const request = page.getByText('Your request is with the concierge')
    await host.kit.queryClient.prefetchQuery(interestQuery(host.client, { id: sandboxInterest }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(request.query()).toBeNull()
    await go('Wallet')
    await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
    // The engine tells once a frame what is seen.
    await expect.poll(() => request.query()).not.toBeNull()
    expect(request.query()?.checkVisibility()).toBe(false)
    await go('Explore')
    await expect.element(request).toBeVisible()
  })

  it.each([{ today: false }, { experiences: false }])('is not there with %j', async (features) => {
    const host = createGuest(12)
    await host.open(<ExperienceHub features={features} />)
    await expect.element(page.getByRole('heading', { name: lodge })).toBeVisible()
    expect(document.querySelector('.xp-today')).toBeNull()
    expect(asked(host)).toEqual(['offers', 'wallet'])
  })
})

it('shares what it reads with what stands beside it', async () => {
  const host = createGuest(12)
  await host.open(
    <>
      <MemberToday />
      <OfferCatalog />
    </>,
  )
  await expect.poll(today).not.toBeNull()
  expect(asked(host)).toEqual(['offers', 'redemptions', 'wallet'])
})
