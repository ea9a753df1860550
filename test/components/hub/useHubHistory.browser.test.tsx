import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ExperienceHub, type HubHistoryOptions, useHubHistory } from '../../../src/index.ts'
import { createHost } from '../offers/renderOffers.tsx'

const allergies = () => page.getByLabelText('Allergies', { exact: true })
const question = () => page.getByRole('dialog', { name: 'Leave without sending?' })
const press = (name: string) => question().getByRole('button', { name }).click()
const ask = '/offers/fjord-lodge/ask'

function Hub(props: HubHistoryOptions) {
  return <ExperienceHub {...useHubHistory(props)} />
}

const home = location.href
/** Longer than the browser and React take. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

const modes = {
  hash: { options: {}, href: (path: string) => `${home.split('#')[0]}#${path}` },
  path: { options: { mode: 'path', base: '/hub' }, href: (path: string) => `${location.origin}/hub${path}` },
} as const

// First, since a tab has room for 50 entries: in a full one, history alone does not tell a new entry from an older one.
describe('the address as a hash', () => {
  afterEach(() => history.replaceState(null, '', home))

  it.for(['the Navigation API', 'history alone'])(
    'asks before a plain link of the page leads away, by %s',
    async (engine, { skip }) => {
      // The files that this tab has run before may have filled it.
      skip(engine === 'history alone' && history.length >= 49, 'the tab has no room for another entry')
      if (engine === 'history alone') vi.stubGlobal('navigation', undefined)
      history.pushState(null, '', `#${ask}`)
      await createHost().render(
        <>
          <a href="#/wallet">The page’s own link</a>
          <Hub />
        </>,
      )
      await allergies().fill('MADE-UP')
      await page.getByRole('link', { name: 'The page’s own link' }).click()
      await expect.element(question()).toBeVisible()
      await expect.poll(() => location.hash).toBe(`#${ask}`)
      await press('Leave')
      await expect.poll(() => location.hash).toBe('#/wallet')
      await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeInTheDocument()
      vi.unstubAllGlobals()
    },
  )
})

describe('a page with a <base>', () => {
  const base = document.createElement('base')
  afterEach(() => {
    base.remove()
    history.replaceState(null, '', home)
  })

  it.each([
    ['hash', '/', '/account/rewards?tab=2', '/account/rewards?tab=2#/wallet'],
    ['hash', 'https://assets.test/app/', '/account/rewards', '/account/rewards#/wallet'],
    ['path', 'https://assets.test/app/', '/rewards', '/rewards/wallet'],
  ] as const)('keeps the hub where it is: a %s, %s', async (mode, href, at, wallet) => {
    history.pushState(null, '', at)
    base.href = href
    document.head.append(base)
    await createHost().render(<Hub mode={mode} base="/rewards" />)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Wallet' })
    await expect.poll(() => (link.query() as HTMLAnchorElement | null)?.href).toBe(location.origin + wallet)
    await link.click()
    await expect.poll(() => location.href).toBe(location.origin + wallet)
    await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeInTheDocument()
    history.back()
    await expect.poll(() => location.href).toBe(location.origin + at)
    await expect.poll(() => document.querySelector('[data-view]')?.getAttribute('data-view')).toBe('explore')
  })
})

describe('the address as a path', () => {
  afterEach(() => history.replaceState(null, '', home))

  it('keeps its view while the host leads to another page of its own', async () => {
    history.pushState(null, '', '/hub/wallet')
    await createHost().render(<Hub mode="path" base="/hub" />)
    const view = () => document.querySelector('[data-view]')?.getAttribute('data-view')
    await expect.poll(view).toBe('wallet')
    const seen = new Set<string | null | undefined>()
    history.pushState(null, '', '/account')
    dispatchEvent(new PopStateEvent('popstate'))
    seen.add(view())
    await settled()
    seen.add(view())
    expect([...seen]).toEqual(['wallet'])
    history.pushState(null, '', '/hub')
    dispatchEvent(new PopStateEvent('popstate'))
    await expect.poll(view).toBe('explore')
  })

  it.each(['/pr%c3%a4mien/wallet', '/pr%C3%A4mien/wallet'])('knows its base as %s has it', async (at) => {
    history.pushState(null, '', at)
    await createHost().render(<Hub mode="path" base="/prämien" />)
    await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeInTheDocument()
    expect(location.pathname).toBe(at)
  })
})

describe.each([
  ['hash', 'the Navigation API'],
  ['path', 'the Navigation API'],
  ['hash', 'history alone'],
  ['path', 'history alone'],
] as const)('the address as a %s, by %s', (mode, engine) => {
  const { options, href } = modes[mode]
  const shows = async (path: string) => {
    await expect.poll(() => location.href).toBe(href(path))
    const view = path === ask ? 'ask' : path.slice(1) || 'explore'
    await expect.poll(() => document.querySelector('[data-view]')?.getAttribute('data-view')).toBe(view)
  }

  beforeEach(() => {
    if (engine === 'history alone') vi.stubGlobal('navigation', undefined)
    history.pushState(null, '', href('/'))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    history.replaceState(null, '', home)
  })

  /** Explore, my experiences, wallet, an offer, and the form that asks for it. */
  async function walkToTheForm() {
    await createHost().render(<Hub {...options} />)
    for (const name of ['My experiences', 'Wallet', 'Explore'])
      await page.getByRole('navigation').getByRole('link', { name }).click()
    await page
      .getByRole('link', { name: /Three nights above the fjord/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Ask for it' }).first().click()
    await shows(ask)
    await expect.element(allergies()).toBeVisible()
  }

  it('has one entry of a view that is pressed again', async () => {
    await createHost().render(<Hub {...options} />)
    await shows('/')
    const link = (name: string) => page.getByRole('navigation').getByRole('link', { name })
    await link('Explore').click()
    await link('Wallet').click()
    await link('Wallet').click()
    await shows('/wallet')
    await link('Concierge').click()
    await link('Concierge').click()
    await shows('/concierge')
    history.back()
    await shows('/wallet')
    history.back()
    await shows('/')
  })

  it('asks before Back loses what is typed, stays where the member stays, and goes where they leave to', async () => {
    await walkToTheForm()
    await allergies().fill('MADE-UP')
    for (const _time of ['first', 'again']) {
      history.back()
      await expect.element(question()).toBeVisible()
      await shows(ask)
      await press('Stay here')
      await expect.element(allergies()).toHaveValue('MADE-UP')
      await shows(ask)
    }
    history.go(-3)
    await expect.element(question()).toBeVisible()
    await shows(ask)
    await press('Leave')
    await shows('/wallet')
    history.back()
    await shows('/experiences')
    history.go(4)
    await shows(ask)
    await expect.element(allergies()).toHaveValue('')
  })

  it('stays as it is where an anchor of the page is pressed, and asks nothing', async () => {
    history.pushState(null, '', href('/wallet'))
    history.pushState(null, '', href(ask))
    const { pathname, search } = location
    await createHost().render(
      <>
        <a href={`${pathname}${search}#content`}>Skip to the content</a>
        <a href={`${pathname}${search}#`}>To the top</a>
        <div id="content">
          <Hub {...options} />
        </div>
      </>,
    )
    const view = () => document.querySelector('[data-view]')?.getAttribute('data-view')
    await allergies().fill('MADE-UP')
    for (const name of ['Skip to the content', 'To the top']) {
      await page.getByRole('link', { name }).click()
      await settled()
      await expect.element(question()).not.toBeInTheDocument()
      await expect.element(allergies()).toHaveValue('MADE-UP')
    }
    expect(location.href).toMatch(/#$/)
    history.back()
    await settled()
    history.back()
    await shows(ask)
    await settled()
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(allergies()).toHaveValue('MADE-UP')
    history.back()
    await expect.element(question()).toBeVisible()
    await shows(ask)
    await press('Stay here')
    await expect.element(allergies()).toHaveValue('MADE-UP')
    history.forward()
    await settled()
    await expect.element(question()).not.toBeInTheDocument()
    expect(view()).toBe('ask')
    history.go(-2)
    await expect.element(question()).toBeVisible()
    await press('Leave')
    await shows('/wallet')
  })

  it('asks before Forward, and leaves at a second press while it asks', async () => {
    await walkToTheForm()
    await page.getByRole('navigation').getByRole('link', { name: 'Wallet' }).click()
    history.back()
    await shows(ask)
    await allergies().fill('MADE-UP')
    history.forward()
    await expect.element(question()).toBeVisible()
    await shows(ask)
    history.forward()
    await shows('/wallet')
    await expect.element(question()).not.toBeInTheDocument()
    history.back()
    await shows(ask)
    history.go(-3)
    await shows('/wallet')
    await expect.element(question()).not.toBeInTheDocument()
  })
})
