import { type ReactNode, StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import {
  ExperienceHub,
  type ExperienceHubProps,
  InterestForm,
  type LeaveBlocker,
  useHubHistory,
  useLeaveBlocker,
} from '../../../src/index.ts'
import { createHost } from '../offers/renderOffers.tsx'

const allergies = (form: string) =>
  page.getByRole('region', { name: form }).getByLabelText('Allergies', { exact: true })
const question = () => page.getByRole('dialog', { name: 'Leave without sending?' })
const press = (name: string) => question().getByRole('button', { name }).click()

let blocker: LeaveBlocker
/** What a host does with it, outside our provider. */
function Host() {
  blocker = useLeaveBlocker()
  return <output>{blocker.isNeeded ? 'in the way' : 'free'}</output>
}

/** Two forms of one session, the second of which the host can take away. */
function Forms() {
  const [hasSecond, setHasSecond] = useState(true)
  return (
    <>
      <div role="region" aria-label="first">
        <InterestForm offerId="fjord-lodge" />
      </div>
      {hasSecond && (
        <div role="region" aria-label="second">
          <InterestForm offerId="chefs-counter" />
        </div>
      )}
      <button onClick={() => setHasSecond(false)}>Take the second away</button>
    </>
  )
}

async function show(content: ReactNode = <Forms />) {
  await createHost().render(<StrictMode>{content}</StrictMode>)
  await createHost().render(<Host />)
}

const isInTheWay = async (is: boolean) => {
  await expect.element(page.getByRole('status').getByText(is ? 'in the way' : 'free')).toBeVisible()
  expect(blocker.isNeeded).toBe(is)
}

describe('the guard of a host’s own router', () => {
  it('is needed while a sensitive answer is typed, and asks nothing while none is', async () => {
    await show()
    await isInTheWay(false)
    expect(await blocker.ask()).toBe('leave')
    await allergies('first').fill('MADE-UP')
    await isInTheWay(true)
    await allergies('first').fill('')
    await isInTheWay(false)
    expect(await blocker.ask()).toBe('leave')
    await expect.element(question()).not.toBeInTheDocument()
  })

  it('asks in the form’s own words, keeps what is typed where the member stays, and drops it where they leave', async () => {
    await show()
    await allergies('first').fill('MADE-UP')
    const stays = blocker.ask()
    await press('Stay here')
    expect(await stays).toBe('stay')
    await expect.element(allergies('first')).toHaveValue('MADE-UP')
    const leaves = blocker.ask()
    await press('Leave')
    expect(await leaves).toBe('leave')
    await expect.element(allergies('first')).toHaveValue('')
    await isInTheWay(false)
  })

  it('takes a second way out for the answer, while the member is being asked', async () => {
    await show()
    await allergies('first').fill('MADE-UP')
    const first = blocker.ask()
    await expect.element(question()).toBeVisible()
    expect(await blocker.ask()).toBe('leave')
    expect(await first).toBe('stay')
    await expect.element(question()).not.toBeInTheDocument()
    await isInTheWay(false)
  })

  it('asks for each form of the page, one after the other', async () => {
    await show()
    await allergies('first').fill('MADE-UP')
    await allergies('second').fill('MADE-UP TOO')
    const heard = vi.fn()
    void blocker.ask().then(heard)
    await press('Leave')
    await expect.element(question()).toBeVisible()
    expect(heard).not.toHaveBeenCalled()
    await press('Stay here')
    await expect.poll(() => heard.mock.calls).toEqual([['stay']])
    const left = [allergies('first'), allergies('second')].map(
      (field) => (field.element() as HTMLTextAreaElement).value,
    )
    expect(left.filter((text) => text !== '')).toHaveLength(1)
  })

  it('waits for no form that goes while it asks', async () => {
    await show()
    await allergies('second').fill('MADE-UP')
    const answer = blocker.ask()
    await expect.element(question()).toBeVisible()
    // The page behind the dialog is inert to a member, not to its host.
    ;(page.getByText('Take the second away').element() as HTMLButtonElement).click()
    expect(await answer).toBe('leave')
    await isInTheWay(false)
  })

  it('is asked by an event, too, for hosts without React', async () => {
    await show(<ExperienceHub defaultLocation={{ view: 'ask', offerId: 'fjord-lodge' }} />)
    const mayLeave = () =>
      new Promise<boolean>((resolve) => {
        const detail = { answer: (choice: string) => resolve(choice === 'leave') }
        if (window.dispatchEvent(new CustomEvent('xp-leave', { cancelable: true, detail }))) resolve(true)
      })
    const field = page.getByLabelText('Allergies', { exact: true })
    await expect.element(field).toBeVisible()
    expect(await mayLeave()).toBe(true)
    await field.fill('MADE-UP')
    const stays = mayLeave()
    await press('Stay here')
    expect(await stays).toBe(false)
    const leaves = mayLeave()
    await press('Leave')
    expect(await leaves).toBe(true)
  })
})

/** A page of the host's own in the hub, with two forms. */
const twoForms: ExperienceHubProps['pages'] = [
  { id: 'forms', label: 'Forms', path: '/forms', render: () => <Forms /> },
  'wallet',
]

describe('the guard of the hub, with two forms in one page of it', () => {
  const leave = () => page.getByRole('navigation').getByRole('button', { name: 'Wallet' }).click()
  const view = () => document.querySelector('[data-view]')?.getAttribute('data-view')
  const showHub = () =>
    show(<ExperienceHub pages={twoForms} defaultLocation={{ view: 'page', path: '/forms' }} />)

  it('holds what is typed in one where the other has nothing left to lose', async () => {
    for (const other of ['first', 'second']) {
      await showHub()
      await allergies('first').fill('MADE-UP')
      await allergies('second').fill('MADE-UP TOO')
      await allergies(other).fill('')
      await leave()
      await press('Stay here')
      expect(view()).toBe('page')
      await cleanup()
    }
  })

  it('asks for each, one after the other', async () => {
    await showHub()
    await allergies('first').fill('MADE-UP')
    await allergies('second').fill('MADE-UP TOO')
    await leave()
    await press('Leave')
    await expect.element(question()).toBeVisible()
    expect(view()).toBe('page')
    await press('Leave')
    await expect.poll(view).toBe('wallet')
  })

  it('asks for each, one after the other, also where a link of the page leads away', async () => {
    const Hub = () => <ExperienceHub {...useHubHistory({ pages: twoForms })} pages={twoForms} />
    history.replaceState(null, '', '#/forms')
    await show(<Hub />)
    await allergies('first').fill('MADE-UP')
    await allergies('second').fill('MADE-UP TOO')
    window.location.hash = '#/wallet'
    await expect.element(question()).toBeVisible()
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
    await press('Leave')
    await expect.element(question()).toBeVisible()
    expect(view()).toBe('page')
    await press('Leave')
    await expect.poll(view).toBe('wallet')
  })
})
