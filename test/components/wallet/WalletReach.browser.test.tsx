import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ExperienceHub, filtersToSearch, Wallet } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createHost } from '../offers/renderOffers.tsx'

const reach = page.getByRole('button', { name: /^Your balance reaches/ })

beforeEach(() => page.viewport(1280, 900))

it('says how many experiences the balance reaches, where the host leads to them', async () => {
  const [onExplore, host] = [vi.fn(), createHost()]
  const screen = await host.render(<Wallet onExplore={onExplore} />)
  await reach.click()
  expect(onExplore).toHaveBeenCalledOnce()
  await screen.unmount()
  await host.render(<Wallet exploreHref="#/within" />)
  await expect
    .element(page.getByRole('link', { name: /^Your balance reaches \d+ experiences$/ }))
    .toHaveAttribute('href', '#/within')
})

it('reads no offers and says nothing without a way there, nor where the balance reaches none', async () => {
  const host = createHost()
  const screen = await host.render(<Wallet />)
  await expect.element(page.getByText('48,250').first()).toBeVisible()
  expect([host.reads(), reach.elements()]).toEqual([0, []])
  await screen.unmount()
  const poor = createHost({ member: sandboxMembers.withFewPoints })
  await poor.render(<Wallet onExplore={() => undefined} />)
  await expect.poll(poor.reads).toBe(1)
  expect(reach.elements()).toEqual([])
})

it('reads one page of a long catalog, and says at least', async () => {
  const host = createHost({ scenario: 'huge' })
  await host.render(<Wallet onExplore={() => undefined} />)
  await expect.element(reach).toHaveTextContent(/^Your balance reaches at least \d+ experiences$/)
  expect(host.reads()).toBe(1)
})

it('leads in the hub to as many experiences as it says, unless that is switched off', async () => {
  const onLocationChange = vi.fn()
  const host = createHost()
  const screen = await host.render(
    <ExperienceHub defaultLocation={{ view: 'wallet' }} onLocationChange={onLocationChange} />,
  )
  await expect.element(reach).toBeVisible()
  const count = /\d+/.exec(reach.element().textContent)?.[0]
  await reach.click()
  await expect.element(page.getByText(`${count} experiences`).first()).toBeVisible()
  const search = filtersToSearch({ isWithinPoints: true })
  expect(onLocationChange).toHaveBeenCalledWith({ location: { view: 'explore', search } })
  const filters = page.getByRole('group', { name: 'Filters' })
  await expect
    .element(filters.getByRole('button', { name: 'Within my points', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  await screen.unmount()
  await host.render(<ExperienceHub defaultLocation={{ view: 'wallet' }} features={{ withinReach: false }} />)
  await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
  expect(reach.elements()).toEqual([])
})
