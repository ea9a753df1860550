import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  createMemberSession,
  ExperienceHub,
  OfferCatalog,
  OfferDetail,
  savedInThisBrowser,
  SavedOffers,
  type SavedOffersStore,
} from '../../../../src/index.ts'
import { sandboxMembers } from '../../../../src/sandbox/index.ts'
import { assertive } from '../../../support/liveRegions.ts'
import { createHost, type HostOptions } from '../renderOffers.tsx'
import { createSavedStore } from './savedStore.ts'

const lodge = 'Three nights above the fjord'
const heart = (title: string) => page.getByRole('button', { name: `Save ${title}`, exact: true })
const hearts = page.getByRole('button', { name: /^Save / })
const saved = page.getByRole('list')
const titles = () =>
  [...document.querySelectorAll('.xp-saved-grid article')].map(
    (card) => card.querySelector('.xp-offer-card-title')?.textContent,
  )

beforeEach(() => page.viewport(1280, 900))
afterEach(() => localStorage.clear())

const withStore = (store: SavedOffersStore, more: HostOptions = {}) =>
  createHost({ ...more, provider: { ...more.provider, saved: store } })

describe('a heart', () => {
  it('is on each card and on an offer’s page, and none without a store', async () => {
    const screen = await createHost().render(<OfferCatalog />)
    await expect
      .element(page.getByRole('link', { name: lodge }).or(page.getByText(lodge)).first())
      .toBeVisible()
    expect(hearts.elements()).toEqual([])
    await screen.unmount()
    const store = createSavedStore(['fjord-lodge'])
    const host = withStore(store)
    const catalog = await host.render(<OfferCatalog />)
    await expect.element(heart(lodge)).toHaveAttribute('aria-pressed', 'true')
    expect(hearts.elements().length).toBe(page.getByRole('article').elements().length)
    await catalog.unmount()
    await host.render(<OfferDetail offerId="kyoto-potter" />)
    const potter = heart('Tea with a fourth-generation potter')
    await expect.element(potter).toHaveAttribute('aria-pressed', 'false')
    await potter.click()
    await expect.element(potter).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(store.ids).toEqual(['kyoto-potter', 'fjord-lodge'])
    expect(host.events).toContainEqual({ name: 'offer.saved', offerId: 'kyoto-potter' })
  })

  it('opens no offer, and can be pressed by keyboard', async () => {
    const [store, onOpen] = [createSavedStore(), vi.fn()]
    await withStore(store).render(<OfferCatalog onOpen={onOpen} />)
    await expect.element(heart(lodge)).toBeVisible()
    await heart(lodge).click()
    await expect.element(heart(lodge)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect.element(heart(lodge)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => store.remove.mock.calls.length).toBe(1)
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('goes back with words where the store fails, and saves at the next press', async () => {
    const store = createSavedStore()
    store.save.mockRejectedValueOnce(new Error('not now'))
    const host = withStore(store)
    await host.render(<OfferCatalog />)
    await heart(lodge).click()
    await expect.element(page.getByText('Not saved. Try again.').first()).toBeVisible()
    await expect.element(heart(lodge)).toHaveAttribute('aria-pressed', 'false')
    await expect.element(heart(lodge)).toHaveAccessibleDescription('Not saved. Try again.')
    await expect.poll(assertive).toContain('Not saved. Try again.')
    expect(host.errors).toEqual([new Error('not now')])
    await heart(lodge).click()
    await expect.poll(store.ids).toEqual(['fjord-lodge'])
    await expect.element(heart(lodge)).not.toHaveAccessibleDescription()
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('broken')
      },
    ],
    ['answers with no list', async () => ({}) as never],
  ])('leaves the page whole where the store’s list %s', async (_what, list) => {
    const store = { ...createSavedStore(), list }
    await withStore(store).render(<OfferCatalog />)
    await expect.element(heart(lodge)).toHaveAttribute('aria-pressed', 'false')
    await heart(lodge).click()
    await expect.poll(() => store.save.mock.calls.map(([id]) => id)).toEqual(['fjord-lodge'])
  })

  it('is not shown while the store does not answer: the rest is', async () => {
    const store = { ...createSavedStore(), list: () => new Promise<never>(() => undefined) }
    await withStore(store).render(<OfferCatalog />)
    await expect.element(page.getByText(lodge)).toBeVisible()
    expect(hearts.elements()).toEqual([])
  })
})

describe('the page of saved offers', () => {
  const ids = ['kyoto-potter', 'long-gone', 'bath-house', 'fjord-lodge']

  it('shows what is saved, newest first, and says what is gone', async () => {
    await withStore(createSavedStore(ids)).render(<SavedOffers />)
    await expect.element(page.getByText('4 experiences, newest first')).toBeVisible()
    await expect.element(page.getByText('No longer offered')).toBeVisible()
    expect(titles()).toEqual([
      'Tea with a fourth-generation potter',
      'An experience',
      'The bath house to yourselves',
      lodge,
    ])
    await expect.element(saved.getByText('Sold out')).toBeVisible()
  })

  it('says what is within the balance, and what is missing', async () => {
    const store = createSavedStore(['kyoto-potter'])
    const screen = await withStore(store).render(<SavedOffers />)
    await expect.element(page.getByText('Within your balance')).toBeVisible()
    await screen.unmount()
    await withStore(store, { member: sandboxMembers.withFewPoints }).render(<SavedOffers />)
    // 7,500 for one who has 900.
    await expect.element(page.getByText(/^6,600\s*★.*more than you have$/)).toBeVisible()
  })

  it('brings back what was removed, with the focus on it', async () => {
    const store = createSavedStore(ids)
    await withStore(store).render(<SavedOffers onOpen={() => undefined} />)
    await heart('The bath house to yourselves').click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.element(undo).toHaveFocus()
    await expect.element(page.getByText('Removed: The bath house to yourselves').first()).toBeVisible()
    await expect.poll(store.ids).toEqual(['kyoto-potter', 'long-gone', 'fjord-lodge'])
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('button', { name: 'The bath house to yourselves', exact: true }))
      .toHaveFocus()
    await expect.element(undo).not.toBeInTheDocument()
    await expect.poll(() => store.ids()[0]).toBe('bath-house')
  })

  it('leaves the focus on a heart that is taken off elsewhere on the page', async () => {
    await withStore(createSavedStore(['fjord-lodge', 'kyoto-potter'])).render(
      <>
        <OfferDetail offerId="fjord-lodge" />
        <SavedOffers />
      </>,
    )
    await expect.element(saved.getByRole('article').first()).toBeVisible()
    await heart(lodge).first().click()
    await expect.element(page.getByText(`Removed: ${lodge}`).first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect.element(heart(lodge)).toHaveFocus()
  })

  it('shows again what the store does not remove, and says so', async () => {
    const store = createSavedStore(ids)
    store.remove.mockRejectedValueOnce(new Error('not now'))
    await withStore(store).render(<SavedOffers />)
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText('Not removed. Try again.').first()).toBeVisible()
    await expect.element(page.getByText('No longer offered')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText('No longer offered')).not.toBeInTheDocument()
  })

  it('says that nothing is saved, and leads to the catalog', async () => {
    const onExplore = vi.fn()
    const store = createSavedStore(['fjord-lodge'])
    await withStore(store).render(<SavedOffers onExplore={onExplore} />)
    await heart(lodge).click()
    await expect.element(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await page.getByRole('button', { name: 'See all experiences' }).click()
    expect(onExplore).toHaveBeenCalledOnce()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(heart(lodge)).toBeVisible()
  })

  it('says that the list cannot be read, and reads it again', async () => {
    const store = createSavedStore(['fjord-lodge'])
    store.list.mockRejectedValue(new Error('not now'))
    await withStore(store).render(<SavedOffers />)
    await expect
      .element(page.getByRole('heading', { name: 'We could not load what you saved' }))
      .toBeVisible()
    store.list.mockResolvedValue(['fjord-lodge'])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(heart(lodge)).toBeVisible()
  })

  it('follows another tab', async () => {
    const store = createSavedStore(['fjord-lodge'])
    await withStore(store).render(<SavedOffers />)
    await expect.element(heart(lodge)).toBeVisible()
    store.changeElsewhere(['kyoto-potter'])
    await expect.element(heart('Tea with a fourth-generation potter')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('follows another tab of this browser, also where it was opened before the member was known', async () => {
    const host = withStore(savedInThisBrowser(), { member: sandboxMembers.fresh })
    await host.render(<SavedOffers />)
    await expect.element(page.getByText('Nothing saved yet')).toBeVisible()
    const member = {
      baseUrl: host.sandbox.baseUrl,
      memberId: sandboxMembers.fresh,
      signal: AbortSignal.timeout(60_000),
    }
    await savedInThisBrowser().save('fjord-lodge', member)
    const key = Object.keys(localStorage).find((each) => each.startsWith('xp:saved')) ?? ''
    window.dispatchEvent(new StorageEvent('storage', { key }))
    await expect.element(heart(lodge)).toBeVisible()
  })

  it('shows what was saved on the next page, when Back brings this one as the browser kept it', async () => {
    const store = createSavedStore()
    await withStore(store).render(<OfferCatalog />)
    await expect.element(heart(lodge)).toHaveAttribute('aria-pressed', 'false')
    await store.save('fjord-lodge')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(heart(lodge)).toHaveAttribute('aria-pressed', 'true')
  })

  it('reads the rest of a long catalog for what is not on its first page, before it says that it is gone', async () => {
    const host = withStore(createSavedStore(['offer-5000', 'long-gone']), { scenario: 'huge' })
    await host.render(<SavedOffers />)
    await expect.poll(host.reads).toBeGreaterThan(2)
    expect(page.getByText('No longer offered').elements()).toEqual([])
  })
})

describe('the hub', () => {
  const navigation = page.getByRole('navigation')

  it('has a page of saved offers where there is a store', async () => {
    await withStore(createSavedStore()).render(<ExperienceHub />)
    await heart(lodge).click()
    await navigation.getByRole('button', { name: 'Saved' }).click()
    await expect.element(page.getByRole('heading', { name: 'Saved' })).toBeVisible()
    await expect.element(heart(lodge).last()).toBeVisible()
    await page.getByRole('button', { name: lodge, exact: true }).click()
    await expect.element(page.getByRole('heading', { name: lodge })).toBeVisible()
  })

  it.each([
    ['without a store', {}, undefined],
    ['where it is switched off', { saved: createSavedStore() }, { saved: false }],
  ])('has none %s: its address shows the catalog', async (_what, provider, features) => {
    await createHost({ provider }).render(
      <ExperienceHub defaultLocation={{ view: 'saved' }} features={features} />,
    )
    await expect.element(page.getByRole('heading', { name: 'Experiences' })).toBeVisible()
    expect(navigation.getByRole('button', { name: 'Saved' }).elements()).toEqual([])
  })
})

describe('another member of the same browser', () => {
  it('sees nothing of what was saved before, and the first one sees it again', async () => {
    const store = savedInThisBrowser()
    const signIn = async (member: string, signal: { end?: () => void } = {}) => {
      const host = withStore(store, { member })
      const session = createMemberSession({ refresh: async () => host.sandbox.grantFor(member) })
      signal.end = () => session.end()
      const again = createHost({
        sandbox: host.sandbox,
        member,
        provider: { saved: store, session } as never,
      })
      return again.render(<OfferCatalog />)
    }
    const first: { end?: () => void } = {}
    let screen = await signIn(sandboxMembers.fresh, first)
    await heart(lodge).click()
    await expect
      .poll(() => Object.keys(localStorage).filter((key) => key.startsWith('xp:saved')).length)
      .toBe(1)
    first.end?.()
    await expect.poll(() => hearts.elements().length).toBe(0)
    await screen.unmount()
    screen = await signIn(sandboxMembers.withHistory)
    await expect.element(heart(lodge)).toHaveAttribute('aria-pressed', 'false')
    await screen.unmount()
    await signIn(sandboxMembers.fresh)
    await expect.element(heart(lodge)).toHaveAttribute('aria-pressed', 'true')
  })
})
