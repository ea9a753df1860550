import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  createMemberSession,
  ExperienceProvider,
  InterestForm,
  type MemberSession,
  WalletBalance,
} from '../../../src/index.ts'
import { createSandbox, sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'

const { fresh, withFewPoints } = sandboxMembers

/** A page of a host that stays while another member, or the same one anew, signs in. */
async function openPage() {
  const sandbox = createSandbox()
  const signIn = (member: string) => createMemberSession({ refresh: async () => sandbox.grantFor(member) })
  const show = (session: MemberSession, memberId?: string) => (
    <>
      <input aria-label="Search this site" />
      <ExperienceProvider
        {...{ baseUrl: sandbox.baseUrl, session, memberId }}
        fetch={(input, init) => sandbox.fetch(input as Request, init)}
        slots={{ signInAgain: () => <button>Sign in again</button> }}
      >
        <WalletBalance />
        <InterestForm offerId={sandboxOffers.complete} />
      </ExperienceProvider>
    </>
  )
  const first = signIn(fresh)
  const { rerender } = await render(show(first))
  const field = page.getByRole('textbox', { name: 'Diet' })
  await field.fill('no nuts')
  return { first, signIn, field, show: async (...it: Parameters<typeof show>) => rerender(show(...it)) }
}

const focused = () => document.activeElement?.closest<HTMLElement>('[data-xp-component]')?.dataset.xpComponent

it('the focus of who types is in the same component when the host gives a new session', async () => {
  const { signIn, show, field } = await openPage()
  await show(signIn(withFewPoints))
  expect(focused()).toBe('interest-form')
  await expect.element(field).toHaveValue('')
  expect(focused()).toBe('interest-form')
})

it('the focus is at the way back in when the host names another member', async () => {
  const { first, show } = await openPage()
  await show(first, withFewPoints)
  await expect.element(page.getByRole('button', { name: 'Sign in again' })).toBeVisible()
  expect(focused()).toBe('interest-form')
})

it('who signs in again by the button there goes on in that component', async () => {
  const { first, signIn, show, field } = await openPage()
  first.end()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await show(signIn(fresh))
  await expect.element(field).toBeVisible()
  expect(focused()).toBe('interest-form')
})

it('the focus stays in the page where the member has it', async () => {
  const { signIn, show, field } = await openPage()
  const search = page.getByRole('textbox', { name: 'Search this site' })
  await search.click()
  await show(signIn(withFewPoints))
  await expect.element(field).toBeVisible()
  await expect.element(search).toHaveFocus()
})
