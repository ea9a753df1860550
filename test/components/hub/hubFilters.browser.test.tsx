import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  ExperienceHub,
  type ExperienceHubProps,
  type HubHistoryOptions,
  useHubHistory,
} from '../../../src/index.ts'
import { createHost } from '../offers/renderOffers.tsx'

function Hub({
  onLocationChange,
  ...options
}: HubHistoryOptions & Pick<ExperienceHubProps, 'onLocationChange'>) {
  const history = useHubHistory(options)
  return (
    <ExperienceHub
      {...history}
      onLocationChange={(change) => {
        onLocationChange?.(change)
        history.onLocationChange?.(change)
      }}
    />
  )
}

const home = location.href
const modes = {
  hash: { options: {}, href: (path: string) => `${home.split('#')[0]}#${path}` },
  path: { options: { mode: 'path', base: '/hub' }, href: (path: string) => `${location.origin}/hub${path}` },
} as const
const chip = (name: string | RegExp) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true })

describe.each(['hash', 'path'] as const)('the filters in the address as a %s', (mode) => {
  const { options, href } = modes[mode]
  const shows = (path: string) => expect.poll(() => location.href).toBe(href(path))

  beforeEach(async () => {
    await page.viewport(1280, 900)
    history.pushState(null, '', href('/?where=NO'))
  })
  afterEach(() => history.replaceState(null, '', home))

  it('are kept over an offer and back, and by a reload', async () => {
    const { unmount } = await createHost().render(<Hub {...options} />)
    await expect.element(page.getByText('2 experiences').first()).toBeVisible()
    await chip('Travel').click()
    await shows('/?kind=Travel&where=NO')
    const card = page.getByRole('article').first().getByRole('link')
    await card.click()
    await expect.poll(() => document.querySelector('[data-view="offer"]')).not.toBeNull()
    await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).click()
    await shows('/?kind=Travel&where=NO')
    await expect.element(chip('Travel')).toHaveAttribute('aria-pressed', 'true')
    await unmount()
    await createHost().render(<Hub {...options} />)
    await expect.element(chip('Where, Norway')).toBeVisible()
    await expect.element(chip('Travel')).toHaveAttribute('aria-pressed', 'true')
  })

  it('leave the address to the page that follows, also right after a change', async () => {
    const { rerender, unmount } = await createHost().render(<Hub {...options} />)
    await expect.element(chip('Travel')).toBeVisible()
    await chip('Travel').click()
    await expect.element(chip('Travel')).toHaveAttribute('aria-pressed', 'true')
    await rerender(<p>Another page of the host</p>)
    history.pushState(null, '', '/account')
    // Twice as long as filters rest before the address says so.
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(location.href).toBe(`${location.origin}/account`)
    await unmount()
  })

  it('change the entry of the history, add none, and go with another address', async () => {
    const onLocationChange = vi.fn()
    await createHost().render(<Hub {...options} onLocationChange={onLocationChange} />)
    await expect.element(chip('Remove Norway')).toBeVisible()
    const entries = history.length
    await page.getByRole('searchbox').fill('oslo')
    await shows('/?q=oslo&where=NO')
    expect(onLocationChange).toHaveBeenCalledExactlyOnceWith({
      location: { view: 'explore', search: 'q=oslo&where=NO' },
      replace: true,
    })
    expect(history.length).toBe(entries)
    await expect.element(page.getByRole('searchbox')).toHaveValue('oslo')
    history.pushState(null, '', href('/?where=IT'))
    window.dispatchEvent(new PopStateEvent('popstate'))
    await expect.element(chip('Where, Italy')).toBeVisible()
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
    await chip('Remove Italy').click()
    await shows('/')
    await expect.element(page.getByText('44 experiences').first()).toBeVisible()
  })
})

it('a host whose router keeps no search loses no filter on the way back', async () => {
  await page.viewport(1280, 900)
  await createHost().render(<ExperienceHub />)
  await chip('Dining').click()
  await page.getByRole('navigation').getByRole('button', { name: 'Wallet' }).click()
  await expect.poll(() => document.querySelector('[data-view="wallet"]')).not.toBeNull()
  await page.getByRole('navigation').getByRole('button', { name: 'Explore' }).click()
  await expect.element(chip('Dining')).toHaveAttribute('aria-pressed', 'true')
})

it('leave the page with the sheet that a phone shows them in, on Back as on a link of the host', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900).then(() => history.replaceState(null, '', home)))
  history.replaceState(null, '', `${home.split('#')[0]}#/wallet`)
  await createHost().render(<Hub />)
  await expect.element(page.getByText('Your balance').first()).toBeVisible()
  const open = async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).click()
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  }
  for (const leave of [() => history.back(), () => location.assign('#/wallet')]) {
    await open()
    leave()
    await expect.poll(() => document.activeElement?.getAttribute('data-view')).toBe('wallet')
    expect(document.querySelector(':modal')).toBeNull()
  }
  // The page can be used, and the sheet is not there when the catalog is again.
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).click()
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
