import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createMemberSession } from '../../src/client/index.ts'
import { createComponents, type LiveTopic } from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { openElementPage, told } from './elementPage.ts'

/** What the developer was told. */
const said = () => vi.mocked(console.error).mock.calls.map(([text]) => String(text))
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

const balance = () => page.getByText('48,250').first()
const sentence = () => page.getByRole('heading', { name: 'Something went wrong here' })
/** An element of a document without a window is never upgraded: what is set on it is what a page sets before the script. */
const early = (tag: string) => document.implementation.createHTMLDocument().createElement(tag)

describe('the settings of an element', () => {
  it('keeps properties that were set before the class was known', async () => {
    const { settings, place } = openElementPage()
    place.append(Object.assign(early('xp-wallet-balance'), settings, { href: '/points' }))
    await expect.element(page.getByRole('link', { name: /48,250/ })).toHaveAttribute('href', '/points')
    expect(said()).toEqual([])
  })

  it('come from the nearest element around, and follow it when they change', async () => {
    const { write, place } = openElementPage()
    const provider = write(
      '<section><xp-offer-detail offer-id="chefs-counter" heading-level="3"></xp-offer-detail></section><xp-provider locale="de-DE"><xp-wallet></xp-wallet></xp-provider>',
    )
    await expect
      .element(page.getByRole('heading', { level: 3, name: 'Twelve seats at the chef’s counter' }))
      .toBeVisible()
    await expect.element(page.getByText('48.250').first()).toBeInTheDocument()
    const shown = () =>
      [...place.querySelectorAll('xp-offer-detail, xp-wallet')].map(({ shadowRoot }) =>
        shadowRoot?.querySelector('.xp-root')?.getAttribute('lang'),
      )
    expect(shown()).toEqual(['en-GB', 'de-DE'])
    provider.locale = 'en-US'
    await expect.poll(shown).toEqual(['en-US', 'de-DE'])
    provider.querySelector('xp-provider')?.removeAttribute('locale')
    await expect.poll(shown).toEqual(['en-US', 'en-US'])
  })

  it('show parts of the host’s own in place of ours', async () => {
    const { write } = openElementPage()
    const provider = write('<xp-offer-catalog></xp-offer-catalog>')
    provider.components = createComponents({ OfferCard: ({ offer }) => <p>Own {offer.title}</p> })
    await expect.element(page.getByText('Own Twelve seats at the chef’s counter')).toBeVisible()
    expect(said()).toEqual([])
  })

  it('have a transport of news, which hears of what is open', async () => {
    const { write, sandbox } = openElementPage({ member: sandboxMembers.withHistory })
    const [id = ''] = sandbox.control.conversationsOf(sandboxMembers.withHistory)
    const topics: LiveTopic[] = []
    const provider = write('')
    provider.live = (topic: LiveTopic) => {
      topics.push(topic)
      return () => undefined
    }
    provider.append(Object.assign(document.createElement('xp-concierge-chat'), { conversationId: id }))
    await expect.poll(() => topics).toEqual([{ type: 'conversation', id }])
  })

  it('save files where a native app does', async () => {
    const { write } = openElementPage({ member: sandboxMembers.withHistory })
    const files: File[] = []
    const provider = write('<xp-wallet></xp-wallet>')
    provider.assumptions = { operations: { ledger: true } }
    provider.saveFile = (file: File) => void files.push(file)
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    await expect
      .poll(() => files.map(({ name }) => name))
      .toEqual([expect.stringMatching(/^History .*\.csv$/)])
  })

  it('are found from within a shadow root of the page', async () => {
    const { write } = openElementPage()
    const host = write('<div></div>').firstElementChild
    host?.attachShadow({ mode: 'open' }).append(document.createElement('xp-wallet-balance'))
    await expect.element(balance()).toBeInTheDocument()
  })

  it('say what a catalog is narrowed to at first, and which filters it offers', async () => {
    const { write } = openElementPage()
    write(
      '<xp-offer-catalog default-filters="?where=NO&amp;guests=2" filter-controls="places guests"></xp-offer-catalog>',
    )
    await expect.element(page.getByRole('button', { name: 'Where, Norway', exact: true })).toBeVisible()
    await expect.element(page.getByText('1 experience', { exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: /^(When|Points)/ }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Remove Norway' }).click()
    await expect.element(page.getByText(/^([2-9]|\d{2,}) experiences/)).toBeVisible()
    expect(said()).toEqual([])
  })

  it('share one session, one refresh and one cache among the elements of a page', async () => {
    const { add, refreshes, requests } = openElementPage()
    add('xp-wallet-balance')
    add('xp-wallet')
    add('xp-hub')
    await expect.element(page.getByRole('heading', { name: 'Experiences' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
    await expect.poll(() => page.getByText('48,250').elements().length).toBeGreaterThan(2)
    expect(refreshes()).toBe(1)
    expect(requests('wallet')).toHaveLength(1)
    await expect.poll(() => requests('offers')).toHaveLength(1)
  })

  it('make one session of one refresh-url, and forget it with the last element that used it', async () => {
    const { settings, sandbox, place, session } = openElementPage()
    const { baseUrl, fetch } = settings
    let asked = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      asked += 1
      return Response.json(sandbox.grantFor('member-8841'))
    })
    const add = () => {
      const element = Object.assign(document.createElement('xp-wallet-balance'), { baseUrl, fetch })
      element.setAttribute('refresh-url', '/api/member-token')
      place.append(element)
      return element
    }
    const [one, two] = [add(), add()]
    await expect.poll(() => asked).toBe(1)
    await expect.poll(() => one.session).toBeDefined()
    const shared = one.session
    expect(two.session).toBe(shared)
    expect(shared).not.toBe(session)
    one.remove()
    two.remove()
    await Promise.resolve()
    const three = add()
    await expect.poll(() => three.session).toBeDefined()
    expect(three.session, 'whoever comes next may be another member').not.toBe(shared)
  })

  it('forget a session of a refresh-url with an element that has gone to another page and left that', async () => {
    const { place } = openElementPage()
    const add = () => {
      // What draws something is drawn anew there, which Preact cannot do in every Chromium.
      const element = document.createElement('xp-provider')
      element.setAttribute('base-url', 'https://service.example')
      element.setAttribute('refresh-url', '/no-such-token')
      return place.appendChild(element)
    }
    const first = add()
    await expect.poll(() => first.session).toBeDefined()
    const { session } = first
    const frame = place.appendChild(document.createElement('iframe'))
    frame.contentDocument?.body.append(first)
    await expect.poll(() => first.session, { message: 'each page has sessions of its own' }).not.toBe(session)
    first.remove()
    await new Promise((resolve) => setTimeout(resolve))
    const next = add()
    await expect.poll(() => next.session).toBeDefined()
    expect(next.session, 'whoever comes next may be another member').not.toBe(session)
  })

  describe('by which a backend is asked for a token', () => {
    /** A page whose token route is asked as the attributes say. */
    function openRefreshing(attributes: Readonly<Record<string, string>>) {
      const { settings, sandbox, place } = openElementPage()
      const asked = vi
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () => Response.json(sandbox.grantFor('member-8841')))
      const element = Object.assign(document.createElement('xp-wallet-balance'), {
        baseUrl: settings.baseUrl,
        fetch: settings.fetch,
      })
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      place.append(element)
      const request = async () => {
        await expect.poll(() => asked.mock.calls.length).toBe(1)
        const { credentials, headers } = asked.mock.calls[0]?.[1] ?? {}
        return { credentials, token: new Headers(headers).get('x-csrf-token') }
      }
      return { request, element }
    }
    function giveToken(content: string) {
      const meta = Object.assign(document.createElement('meta'), { name: 'csrf-token', content })
      document.head.append(meta)
      onTestFinished(() => meta.remove())
    }
    const csrf = { 'refresh-url': '/api/member-token', 'refresh-csrf-header': 'X-CSRF-Token' }

    it('send the page’s token against forged requests, in the header that is named', async () => {
      giveToken('made-up-csrf')
      const { request } = openRefreshing(csrf)
      expect(await request()).toEqual({ credentials: 'same-origin', token: 'made-up-csrf' })
      expect(said()).toEqual([])
    })

    it('send it to no other origin, where cookies go along if that is said', async () => {
      giveToken('made-up-csrf')
      const elsewhere = { 'refresh-url': 'https://elsewhere.example/token', 'refresh-credentials': 'include' }
      const { request } = openRefreshing({ ...csrf, ...elsewhere })
      expect(await request()).toEqual({ credentials: 'include', token: null })
    })

    it('ask without it where the page has none, and say so', async () => {
      const { request } = openRefreshing(csrf)
      expect(await request()).toEqual({ credentials: 'same-origin', token: null })
      expect(said().join()).toContain(
        'refresh-csrf-header names X-CSRF-Token, and the page has no token for it.',
      )
    })

    it.each(['Authorization', 'x-api-key', 'two words'])('take no header named %s', async (name) => {
      giveToken('made-up-csrf')
      const { request, element } = openRefreshing({ ...csrf, 'refresh-csrf-header': name })
      expect((await request()).token).toBeNull()
      expect(element.refreshCsrfHeader).toBeUndefined()
      expect(said().join()).toContain('cannot read refresh-csrf-header')
    })
  })

  it('wait with loading="idle" until the page has nothing else to do, and ask nothing before', async () => {
    const waiting: IdleRequestCallback[] = []
    vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((callback) => waiting.push(callback))
    const { write, requests } = openElementPage()
    const provider = write('')
    provider.setAttribute('loading', 'idle')
    provider.innerHTML = '<xp-wallet-balance></xp-wallet-balance>'
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(provider.firstElementChild?.shadowRoot?.childElementCount).toBe(0)
    expect(requests('wallet')).toHaveLength(0)
    for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 1 })
    await expect.element(balance()).toBeVisible()
    expect(requests('wallet')).toHaveLength(1)
  })
})

describe('what cannot be used', () => {
  it('tells the developer of a missing session, the member in a plain sentence, and shows itself once there is one', async () => {
    const { settings, place } = openElementPage()
    const element = Object.assign(document.createElement('xp-wallet'), {
      baseUrl: settings.baseUrl,
      fetch: settings.fetch,
    })
    place.append(element)
    await expect.element(sentence()).toBeVisible()
    expect(said()).toEqual([expect.stringMatching(/<xp-wallet> has no session\. .* refresh-url/)])
    element.session = settings.session
    await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
    expect(sentence().elements()).toEqual([])
  })

  it('says nothing of a session that is set in the task that added the element', async () => {
    const { settings, place } = openElementPage()
    const element = document.createElement('xp-wallet-balance')
    place.append(element)
    await Promise.resolve()
    Object.assign(element, settings)
    await expect.element(balance()).toBeInTheDocument()
    expect(said()).toEqual([])
  })

  it.each([
    ['an address that is not encrypted', { baseUrl: 'http://service.example' }, /baseUrl is http/],
    ['no address', { baseUrl: undefined }, /baseUrl is not/],
  ])('shows a plain sentence for %s, and the page is told why', async (_name, more, words) => {
    const { add } = openElementPage()
    const errors = told<Error>('xp-error')
    add('xp-wallet', more)
    await expect.element(sentence()).toBeVisible()
    expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(words)])
  })

  it('refuses the exchange endpoint as refresh-url', async () => {
    const { settings, place } = openElementPage()
    place.append(
      Object.assign(document.createElement('xp-wallet'), {
        baseUrl: settings.baseUrl,
        refreshUrl: 'https://service.example/v1/auth/exchange',
      }),
    )
    await expect.element(sentence()).toBeVisible()
    expect(said()).toEqual([expect.stringMatching(/<xp-wallet> has no session\. .*exchange endpoint/)])
  })

  it('tells of an attribute that cannot be read, and does without it', async () => {
    const { write } = openElementPage()
    write(
      '<xp-offer-detail offer-id="chefs-counter" heading-level="9" actions="ask buy" scheme="night"></xp-offer-detail>',
    )
    await expect
      .element(page.getByRole('heading', { level: 2, name: 'Twelve seats at the chef’s counter' }))
      .toBeVisible()
    expect(said()).toEqual([
      expect.stringMatching(/cannot read heading-level="9".*Give it 1 to 4\./),
      expect.stringMatching(/cannot read actions="ask buy".*any of `ask`, `redeem`, `back`/),
      expect.stringMatching(/cannot read scheme="night"/),
    ])
  })

  it('reports a property of another type, and keeps its value', async () => {
    const { add } = openElementPage()
    const catalog = add('xp-offer-catalog', { filters: { kinds: [], isWithinPoints: false } })
    Reflect.set(catalog, 'filters', 'dining')
    Reflect.set(catalog, 'hrefFor', '/offers')
    expect(catalog.filters).toEqual({ kinds: [], isWithinPoints: false })
    expect(said()).toEqual([
      expect.stringMatching(/<xp-offer-catalog> needs an object as filters/),
      expect.stringMatching(/needs a function as hrefFor/),
    ])
  })

  it('reads the text that a framework’s template gives a property', async () => {
    const { add } = openElementPage()
    const detail = add('xp-offer-detail', { offerId: 'chefs-counter' })
    Reflect.set(detail, 'headingLevel', '4')
    expect(detail.headingLevel).toBe(4)
    await expect
      .element(page.getByRole('heading', { level: 4, name: 'Twelve seats at the chef’s counter' }))
      .toBeVisible()
  })

  it('tells the page of a failure once, however many elements hear of it', async () => {
    const { add, requests } = openElementPage({ scenario: { failures: [{ kind: 403 }] } })
    const errors = told('xp-error')
    add('xp-wallet')
    add('xp-wallet')
    await expect.poll(() => page.getByRole('heading', { name: /could not/ }).elements()).toHaveLength(2)
    expect(errors.length).toBeGreaterThan(0)
    expect(errors).toHaveLength(requests('wallet').length)
  })

  it('shows nothing of a member whose session has ended, but the way back in', async () => {
    const { write, session } = openElementPage()
    const ended = told<{ name: string }>('xp-event')
    write(
      '<xp-wallet><a slot="sign-in-again" href="/sign-in">Sign in</a></xp-wallet><xp-wallet-balance></xp-wallet-balance>',
    )
    await expect.element(balance()).toBeInTheDocument()
    expect(
      page
        .getByRole('link', { name: 'Sign in' })
        .elements()
        .filter((link) => link.checkVisibility()),
      'before its time',
    ).toEqual([])
    session.end()
    await expect.element(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(balance().elements()).toEqual([])
    const ends = () => ended.filter(({ name }) => name === 'session.ended')
    await expect.poll(ends).toHaveLength(1)
  })
})

it('leaves a session alone that the page owns', async () => {
  const { add } = openElementPage()
  const own = createMemberSession({ refresh: () => Promise.reject(new Error('not asked')) })
  onTestFinished(() => own.end())
  const element = add('xp-wallet-balance', { session: own })
  expect(element.session).toBe(own)
  element.remove()
  await Promise.resolve()
  expect(own.status).toBe('active')
})
