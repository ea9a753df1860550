import { lazy } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  ExperienceHub,
  type ExperienceHubProps,
  type HubOwnPage,
  type HubPage,
  useHubHistory,
} from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { openElementPage } from '../../elements/elementPage.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

const host = () => createMemberHost({ member: sandboxMembers.withHistory })
const parts = () =>
  page
    .getByRole('navigation')
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const part = (name: string) => page.getByRole('navigation').getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { name })
const view = () => document.querySelector('.xp-hub-view')

const help: HubPage = {
  id: 'help',
  label: 'Help',
  icon: <svg viewBox="0 0 1 1" width="16" height="16" />,
  path: '/help',
  render: ({ path, go, hrefFor }) => (
    <>
      <h2>How points work</h2>
      <p>{path}</p>
      <a href={hrefFor?.({ view: 'page', path: '/help/expiry' })}>When they expire</a>
      <button onClick={() => go({ view: 'wallet' })}>See my points</button>
    </>
  ),
}

const home = location.href
afterEach(() => {
  history.replaceState(null, '', home)
  vi.restoreAllMocks()
})

it('stand in the host’s order and words, and what is left out is gone with every way to it', async () => {
  const { open } = host()
  await open(<ExperienceHub pages={[{ id: 'wallet', label: 'My points' }, 'explore', help]} />)
  await expect.element(heading('Experiences')).toBeVisible()
  expect(parts()).toEqual(['My points', 'Explore', 'Help'])
  // What lies ahead goes with the bookings.
  expect(document.querySelector('.xp-today')).toBeNull()
  await part('My points').click()
  await expect.element(heading('Your balance')).toBeInTheDocument()
  await expect.element(part('My points')).toHaveAttribute('aria-current', 'page')
})

it('may be the host’s own: by keyboard, with focus, and on to a page of ours', async () => {
  const { open } = host()
  const onLocationChange = vi.fn()
  await open(<ExperienceHub pages={['explore', help, 'wallet']} onLocationChange={onLocationChange} />)
  await expect.element(heading('Experiences')).toBeVisible()
  ;(part('Help').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('How points work')).toBeVisible()
  expect(onLocationChange).toHaveBeenCalledWith({ location: { view: 'page', path: '/help' } })
  expect(document.activeElement).toBe(view())
  await expect.element(part('Help')).toHaveAttribute('aria-current', 'page')
  // In line with our own.
  const left = heading('How points work').element().getBoundingClientRect().left
  expect(left).toBeCloseTo(part('Explore').element().getBoundingClientRect().left, 0)
  await page.getByRole('button', { name: 'See my points' }).click()
  await expect.element(heading('Your balance')).toBeInTheDocument()
})

it.each([390, 844, 1280])(
  'stand under the navigation’s words, conversations too, %i px wide',
  async (width) => {
    await page.viewport(width, 600)
    await host().open(<ExperienceHub defaultLocation={{ view: 'concierge' }} />)
    await expect.element(heading('Conversations')).toBeVisible()
    const left = (element: Element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getBoundingClientRect().left
    }
    expect(left(heading('Conversations').element())).toBeCloseTo(left(part('Explore').element()), 0)
  },
)

it.each([390, 1280])(
  'begin at one height, so that no title moves from page to page, %i px wide',
  async (width) => {
    await page.viewport(width, 600)
    await host().open(<ExperienceHub features={{ today: false }} />)
    const top = (name: string) => heading(name).element().getBoundingClientRect().top
    await expect.element(heading('Experiences')).toBeVisible()
    const explored = top('Experiences')
    await part('My experiences').click()
    await expect.element(heading('My experiences')).toBeVisible()
    expect(top('My experiences')).toBeCloseTo(explored, 0)
  },
)

it('are the start where the catalog is none of them', async () => {
  await host().open(<ExperienceHub pages={[help, 'wallet']} />)
  await expect.element(heading('How points work')).toBeVisible()
  expect(parts()).toEqual(['Help', 'Wallet'])
  expect(page.getByRole('searchbox').query()).toBeNull()
})

const pages = ['explore', help] as const
const WithHistory = (props: Partial<ExperienceHubProps>) => (
  <ExperienceHub {...useHubHistory({ pages })} pages={pages} {...props} />
)

it('take no focus where they come or go while the member is elsewhere on the page', async () => {
  const { page: wrap } = host()
  const at = (props: ExperienceHubProps) => (
    <>
      <input aria-label="Of the host" />
      {wrap(<ExperienceHub location={{ view: 'page', path: '/help' }} {...props} />)}
    </>
  )
  const { rerender } = await render(at({}))
  const field = page.getByLabelText('Of the host')
  await field.click()
  for (const [pages, shown] of [
    [['explore', help], 'page'],
    [['explore'], 'explore'],
  ] as const) {
    await rerender(at({ pages }))
    await expect.poll(view).toHaveAttribute('data-view', shown)
    await expect.element(field).toHaveFocus()
  }
  // A move does.
  await rerender(at({ location: { view: 'wallet' } }))
  await expect.poll(view).toHaveFocus()
})

it('have addresses: a link, one below it, Back and a reload', async () => {
  history.replaceState(null, '', '#/help/expiry')
  const { open } = host()
  await open(<WithHistory />)
  await expect.element(page.getByText('/help/expiry')).toBeVisible()
  const link = page.getByRole('navigation').getByRole('link', { name: 'Help' })
  await expect.element(link).toHaveAttribute('href', '#/help')
  await expect.element(link).toHaveAttribute('aria-current', 'page')
  await link.click()
  await expect.element(page.getByText('/help', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'When they expire' }))
    .toHaveAttribute('href', '#/help/expiry')
  history.back()
  await expect.element(page.getByText('/help/expiry')).toBeVisible()
})

it('ask before an answer is lost', async () => {
  await createMemberHost().open(
    <ExperienceHub pages={['explore', help]} defaultLocation={{ view: 'ask', offerId: 'fjord-lodge' }} />,
  )
  await page.getByLabelText('Allergies', { exact: true }).fill('MADE-UP')
  await part('Help').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect.element(heading('How points work')).toBeVisible()
})

it('may be loaded when they are first shown, and one that throws leaves the rest', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let load = (_part: { default: () => string }) => {}
  const Later = lazy(() => new Promise<{ default: () => string }>((resolve) => (load = resolve)))
  const broken = {
    id: 'broken',
    label: 'Broken',
    path: '/broken',
    render: () => {
      throw new Error('a fault of the host')
    },
  }
  await host().open(
    <ExperienceHub
      pages={['explore', { id: 'later', label: 'Later', path: '/later', render: () => <Later /> }, broken]}
    />,
  )
  await part('Later').click()
  await expect.poll(() => view()?.textContent).toContain('Loading')
  load({ default: () => 'Here it is' })
  await expect.element(page.getByText('Here it is')).toBeVisible()
  await part('Broken').click()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await part('Explore').click()
  await expect.element(heading('Experiences')).toBeVisible()
})

it('that break in one place are shown in another', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const render: HubOwnPage['render'] = ({ path, go }) => {
    if (path === '/help/expiry') throw new Error('a fault of the host')
    return <button onClick={() => go({ view: 'page', path: '/help/expiry' })}>When they expire</button>
  }
  await host().open(<ExperienceHub pages={['explore', { ...help, render }]} />)
  await part('Help').click()
  await page.getByRole('button', { name: 'When they expire' }).click()
  await expect.element(heading('Something went wrong here')).toBeVisible()
  await part('Help').click()
  await expect.element(page.getByRole('button', { name: 'When they expire' })).toBeVisible()
})

it('that are wrong are left out, and the developer is told once', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const wrong = () => ['explore', 'walet' as 'wallet', { ...help, path: 'help' }, 'wallet'] as const
  const { open, page: pageOf } = host()
  const screen = await open(<ExperienceHub pages={wrong()} />)
  await expect.element(heading('Experiences')).toBeVisible()
  const lines = () => told.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('pages'))
  const { length } = lines()
  await screen.rerender(pageOf(<ExperienceHub pages={wrong()} />))
  expect(parts()).toEqual(['Explore', 'Help', 'Wallet'])
  expect(lines()).toHaveLength(length)
  expect(lines()[0]).toMatch(/no page "walet"[\s\S]*"help" cannot be reached by "help"/)
})

it('are slots in the element', async () => {
  const { add } = openElementPage({ member: sandboxMembers.withHistory })
  const own = Object.assign(document.createElement('div'), { slot: 'page-help' })
  own.innerHTML = '<h2>How points work</h2>'
  const element = add('xp-hub', { pages: ['wallet', { id: 'help', label: 'Help', path: '/help' }] })
  element.append(own)
  await expect.element(heading('Your balance')).toBeInTheDocument()
  expect(own.checkVisibility()).toBe(false)
  await part('Help').click()
  await expect.element(heading('How points work')).toBeVisible()
  await part('Wallet').click()
  await expect.poll(() => own.checkVisibility()).toBe(false)
})
