import { expect, inject, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createExperienceClient } from '../../src/client/index.ts'
import { getExperienceKit } from '../../src/queries/index.ts'
import { openElementPage, told } from './elementPage.ts'

const search = () => page.getByRole('searchbox')

it('keeps what is typed when it is moved within a task, and shows itself with the settings of its new place', async () => {
  const { add, place } = openElementPage()
  const catalog = add('xp-offer-catalog')
  await search().fill('fjord')
  const field = search().element()
  const other = place.appendChild(document.createElement('section'))
  other.append(catalog)
  await expect.element(search()).toHaveValue('fjord')
  catalog.remove()
  place.prepend(catalog)
  await expect.element(search()).toHaveValue('fjord')
  expect(search().element(), 'the very field').toBe(field)
})

it('ends what it asked for when it leaves, and comes back at once from the cache', async () => {
  const { add, settings, requests } = openElementPage()
  const client = createExperienceClient({
    baseUrl: settings.baseUrl ?? '',
    session: settings.session!,
    fetch: settings.fetch,
  })
  const { queryClient } = getExperienceKit(client)
  const watched = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .reduce((sum, query) => sum + query.getObserversCount(), 0)
  const catalog = add('xp-offer-catalog')
  await expect.element(page.getByText('44 experiences').first()).toBeVisible()
  expect(watched()).toBeGreaterThan(0)
  const place = catalog.parentElement
  catalog.remove()
  await expect.poll(watched).toBe(0)
  expect(catalog.shadowRoot?.childElementCount).toBe(0)
  place?.append(catalog)
  await expect.element(page.getByText('44 experiences').first()).toBeVisible()
  expect(requests('offers')).toHaveLength(1)
})

it('shows nothing of a redemption before it knows of which offer, and then that', async () => {
  const { add, sandbox } = openElementPage()
  const failures = told('xp-error')
  // Its code is there, so that it is rendered at once.
  add('xp-redeem-offer', { offerId: 'chefs-counter', open: false })
  const element = add('xp-redeem-offer')
  await expect.poll(() => element.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(1)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(element.offsetHeight).toBe(0)
  expect(sandbox.log).toEqual([])
  element.setAttribute('offer-id', 'fjord-lodge')
  await expect.element(page.getByRole('button', { name: 'Redeem for 42,000' })).toBeVisible()
  element.removeAttribute('offer-id')
  await expect.poll(() => element.offsetHeight).toBe(0)
  element.offerId = 'chefs-counter'
  await expect.element(page.getByRole('heading', { name: 'Redeem this experience?' })).toBeVisible()
  expect(failures).toEqual([])
})

it('gives each root ids of its own, and a label for each field in it', async () => {
  const { add } = openElementPage()
  const forms = [
    add('xp-interest-form', { offerId: 'chefs-counter' }),
    add('xp-interest-form', { offerId: 'observatory-night' }),
  ]
  await expect.poll(() => page.getByRole('textbox', { name: 'Allergies' }).elements()).toHaveLength(2)
  const rootsOf = () => forms.flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const ids = () => rootsOf().map((root) => [...root.querySelectorAll('[id]')].map(({ id }) => id))
  await expect.poll(() => ids().flat().length).toBeGreaterThan(20)
  // An id is found in its own root alone. Preact counts anew in each.
  for (const own of inject('isPreact') ? ids() : [ids().flat()]) expect(new Set(own).size).toBe(own.length)
  const labels = rootsOf().flatMap((root) =>
    [...root.querySelectorAll('label')].map((label) => ({ root, id: label.htmlFor })),
  )
  expect(labels.length).toBeGreaterThan(4)
  expect(labels.filter(({ root, id }) => id !== '' && !root.getElementById(id))).toEqual([])
})

it('has its dialogs, their focus and their live regions in its own root', async () => {
  const { add } = openElementPage()
  const hub = add('xp-hub', { defaultLocation: { view: 'offer', offerId: 'chefs-counter' } })
  const open = page.getByRole('button', { name: /Redeem for/ }).first()
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Redeem this experience?' })
  await expect.element(dialog).toBeVisible()
  expect(hub.shadowRoot?.querySelector('dialog:modal')).toBe(dialog.element())
  expect(dialog.element().querySelectorAll('[aria-live]')).toHaveLength(2)
  expect(dialog.element().contains(hub.shadowRoot?.activeElement ?? null)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => hub.shadowRoot?.querySelector('dialog:modal')).toBeNull()
  await expect.poll(() => hub.shadowRoot?.activeElement).toBe(open.element())
})

it('moves the focus to the new view, and tells it in its own live region', async () => {
  const { add } = openElementPage()
  const hub = add('xp-hub')
  await page.getByRole('button', { name: 'Dining' }).click()
  await expect
    .poll(() =>
      [...(hub.shadowRoot?.querySelectorAll('[aria-live]') ?? [])]
        .map(({ textContent }) => textContent)
        .join(),
    )
    .toMatch(/\d+ experiences/)
  await page.getByRole('button', { name: 'Wallet' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
  expect(hub.shadowRoot?.activeElement?.getAttribute('data-view')).toBe('wallet')
})

it('is passed through by the keyboard from the page and back, with a ring on each stop', async () => {
  const { add, place } = openElementPage()
  const before = place.appendChild(document.createElement('button'))
  const balance = add('xp-wallet-balance', { href: '#points' })
  const list = add('xp-redemption-list', { actions: ['explore'] })
  const after = place.appendChild(document.createElement('button'))
  await expect.element(page.getByRole('link', { name: /48,250/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /See the experiences/ })).toBeVisible()
  before.focus()
  const stops: string[] = []
  for (let stop = 0; stop < 8 && document.activeElement !== after; stop += 1) {
    await userEvent.tab()
    const focused = document.activeElement?.shadowRoot?.activeElement
    if (focused)
      stops.push(
        `${document.activeElement?.localName} ${focused.textContent} ${getComputedStyle(focused).outlineStyle}`,
      )
  }
  expect(stops).toEqual([
    expect.stringMatching(/^xp-wallet-balance .*48,250.* solid$/s),
    expect.stringMatching(/^xp-redemption-list See the experiences.* solid$/s),
  ])
  expect(document.activeElement).toBe(after)
  expect([balance, list].map((element) => element.matches(':focus-within'))).toEqual([false, false])
})

it('leaves the focus where the page has it when what had it is gone', async () => {
  const { add, place, session } = openElementPage()
  const outside = place.appendChild(document.createElement('button'))
  const wallet = add('xp-redemption-list', { actions: ['explore'] })
  const explore = page.getByRole('button', { name: /See the experiences/ })
  await expect.element(explore).toBeVisible()
  const button = explore.element() as HTMLElement
  button.focus()
  // In the task in which the focused button goes, the page takes the focus.
  session.end()
  outside.focus()
  await expect.element(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(outside)
  expect(wallet.shadowRoot?.activeElement).toBeNull()
})

it('keeps what is typed from the shortcuts of the page, and leaves them to it elsewhere', async () => {
  const heard: string[] = []
  // As @github/hotkey, and most pages that write it themselves.
  const listen = ({ target, key }: KeyboardEvent) => {
    const isField =
      target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))
    if (!isField) heard.push(key)
  }
  document.addEventListener('keydown', listen)
  onTestFinished(() => document.removeEventListener('keydown', listen))
  const { add } = openElementPage()
  const hub = add('xp-hub')
  await page.getByRole('searchbox').first().click()
  await userEvent.keyboard('s/')
  expect(heard).toEqual([])
  expect(hub.isContentEditable).toBe(true)
  await page.getByRole('navigation').getByRole('button', { name: 'Wallet' }).click()
  await userEvent.keyboard('s/')
  expect(heard).toEqual(['s', '/'])
  expect(hub.isContentEditable).toBe(false)
})
