import * as React from 'react'
import { Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as surface from '../../src/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import * as staff from '../../src/staff/index.ts'
import { createChatHost, manyMessages, write } from '../components/chat/renderChat.tsx'
import { form } from '../components/interests/renderInterest.tsx'
import { seedRedemptions } from '../../stories/seedRedemptions.ts'
import { type ScreenWatch, watchScreen } from '../failures/watchScreen.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { untilStill } from '../support/untilStill.ts'
import { knownIdsOf, members, noIds } from './knownIds.ts'
import { assumptions, componentNames, publicComponents } from './publicComponents.tsx'
import { sampleOf } from './sample.ts'

/** React 18 has none. */
const Activity = 'Activity' in React ? React.Activity : null
const quick = { activeMs: 100, idleMs: 100 }

let screen: ScreenWatch
beforeEach(() => {
  sessionStorage.clear()
  screen = watchScreen()
})
afterEach(() => screen.stop())

/** A page of a framework that hides what the member leaves, and shows it again when they come back. */
async function openHideable(element: ReactNode, first: 'visible' | 'hidden' = 'visible') {
  const Hideable = Activity ?? Fragment
  const at = (mode: 'visible' | 'hidden') => (
    <>
      <button type="button">Of the host</button>
      <Hideable mode={mode}>
        <div style={{ blockSize: 600, inlineSize: 800 }}>{element}</div>
      </Hideable>
    </>
  )
  const { rerender } = await render(at(first))
  const button = page.getByRole('button', { name: 'Of the host' })
  return {
    button,
    async hide() {
      await rerender(at('hidden'))
      ;(button.element() as HTMLElement).focus()
    },
    show: () => rerender(at('visible')),
  }
}

/** Of the host. */
function OwnBalance() {
  const { data } = surface.useWallet()
  return <p>Of my own: {data?.balance}</p>
}

/** Longer than anything comes by itself. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 600))

describe.skipIf(Activity === null)('hidden by an Activity, and shown again', () => {
  test.each(sampleOf(componentNames, 5, inject('isWhole')))(
    '%s rests, and goes on as it was',
    async (name) => {
      const { member = 'history' } = publicComponents({ surface, staff }, noIds)[name]
      const host = createMemberHost({
        member: members[member],
        assumptions: { ...assumptions, messagePolling: quick, redemptionPolling: quick },
        pictures: '/pictures',
      })
      const ids = await knownIdsOf(host, members[member])
      if (ids.conversationId !== '') host.sandbox.control.conciergeSays(ids.conversationId, 'One more thing.')
      const { element, says } = publicComponents({ surface, staff }, ids)[name]
      const { button, hide, show } = await openHideable(host.page(element))
      await expect.poll(() => document.body.textContent).toContain(says)
      await untilStill(() => document.body.innerText)
      // On a slow machine it said that it loads, which stands among the words for a while.
      await expect.poll(() => host.said().trim()).toBe('')
      const words = document.body.innerText
      host.events.splice(0)

      await hide()
      // What was under way when it was hidden may come to its end.
      await aMoment()
      host.sandbox.control.clearLog()
      await aMoment()
      expect(host.sandbox.log, 'it asks nothing').toEqual([])
      expect(document.querySelector('dialog:modal'), 'it does not hold the page').toBeNull()

      await show()
      expect(await untilStill(() => document.body.innerText)).toBe(words)
      expect(host.events, 'it tells nothing again').toEqual([])
      expect(host.said().trim(), 'it announces nothing').toBe('')
      // A dialog holds the page again.
      if (name === 'RedeemOffer') expect(document.querySelector('dialog:modal')).not.toBeNull()
      else await expect.element(button).toHaveFocus()
      expect(screen.complaints()).toEqual([])
      expect(host.errors).toEqual([])
    },
  )

  test('what is prepared and not shown yet asks nothing, and all of it is there once it is shown', async () => {
    const host = createMemberHost({ member: sandboxMembers.withHistory, pictures: '/pictures' })
    const { show } = await openHideable(host.page(<surface.ExperienceHub />), 'hidden')
    await aMoment()
    expect(host.sandbox.log).toEqual([])
    expect(host.events).toEqual([])
    await show()
    await expect.poll(() => document.body.innerText).toContain('Three nights above the fjord')
    expect(host.events.map(({ name }) => name)).toContain('catalog.viewed')
    expect(screen.complaints()).toEqual([])
  })

  test('nothing of a member whose session ended meanwhile is seen, not for one frame', async () => {
    const host = createMemberHost({ member: sandboxMembers.withHistory, isStrict: false })
    const container = document.body.appendChild(document.createElement('div'))
    // Without a test's own `act`, as a page renders.
    const root = createRoot(container)
    const Hideable = Activity ?? Fragment
    const at = (mode: 'visible' | 'hidden') =>
      root.render(
        <Hideable mode={mode}>
          {host.page(
            <>
              <surface.ExperienceHub />
              <OwnBalance />
            </>,
          )}
        </Hideable>,
      )
    const isSeen = () => /67[,.]?300/.test(container.innerText)
    at('visible')
    await expect.poll(() => container.innerText).toMatch(/Of my own: 67300/)
    at('hidden')
    await expect.poll(isSeen).toBe(false)
    host.kit.session.end()
    await aMoment()
    const frames: boolean[] = []
    const look = () => {
      frames.push(isSeen())
      if (frames.length < 30) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    at('visible')
    await expect.poll(() => container.innerText).toMatch(/You are signed out[^]*Of my own:\s*$/)
    await expect.poll(() => frames.length).toBe(30)
    expect(frames).not.toContain(true)
    root.unmount()
    container.remove()
  })

  test('answers that were changed are not announced again, and their title takes no focus', async () => {
    const host = createMemberHost({ member: sandboxMembers.withHistory })
    const { button, hide, show } = await openHideable(
      host.page(<surface.InterestSummary interestId={sandboxInterest} />),
    )
    await form.change().click()
    await expect.element(form.changeTitle()).toHaveFocus()
    await hide()
    await show()
    await aMoment()
    await expect.element(button).toHaveFocus()
    await form.occasion('Birthday').click()
    await form.save().click()
    await expect.element(form.receipt()).toHaveFocus()
    await expect.poll(() => host.said(), { timeout: 20_000 }).toBe(' ')
    await hide()
    await show()
    await aMoment()
    await expect.element(button).toHaveFocus()
    expect(host.said().trim()).toBe('')
  })

  test('a number that is checked does not take the focus again', async () => {
    const host = createMemberHost({ member: sandboxMembers.withHistory })
    const { button, hide, show } = await openHideable(
      host.page(<surface.PhoneVerification interestId={sandboxInterest} />),
    )
    await page.getByRole('button', { name: 'Change the number' }).click()
    await page.getByRole('textbox', { name: 'Phone' }).fill('+45 20 81 44 07')
    await page.getByRole('button', { name: 'Send a code' }).click()
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect.element(code).toHaveFocus()
    await hide()
    await show()
    await aMoment()
    await expect.element(button).toHaveFocus()
    await code.fill(host.sandbox.control.lastPhoneCode(sandboxInterest) ?? '')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Your number is checked' })).toHaveFocus()
    await hide()
    await show()
    await aMoment()
    await expect.element(button).toHaveFocus()
  })

  test('an answer that is wrong does not take the focus again', async () => {
    const host = createMemberHost()
    const { button, hide, show } = await openHideable(
      host.page(<surface.InterestForm offerId={sandboxOffers.complete} />),
    )
    await form.way('Text').click()
    await form.send().click()
    await expect.element(form.phone()).toHaveFocus()
    await hide()
    await show()
    await aMoment()
    await expect.element(button).toHaveFocus()
  })

  test('terms that were refused do not take the focus again', async () => {
    const host = createMemberHost({ assumptions: { operations: { acceptTerms: true } } })
    const { button, hide, show } = await openHideable(
      host.page(<surface.TermsAcceptance documents={{ TERMS_OF_SERVICE: { href: '#terms' } }} />),
    )
    const accept = page.getByRole('button', { name: 'Accept and go on' })
    await accept.click()
    await expect.element(page.getByRole('checkbox')).toHaveFocus()
    await hide()
    await show()
    await aMoment()
    await expect.element(button).toHaveFocus()
    // Another version comes while the member reads this one.
    host.sandbox.control.publishTerms('9.0')
    await page.getByRole('checkbox').click()
    await accept.click()
    await expect.poll(() => document.activeElement?.textContent).toMatch(/changed/)
    await hide()
    await show()
    await aMoment()
    await expect.element(button).toHaveFocus()
  })

  test('terms whose acceptance failed meanwhile say so, and can be accepted', async () => {
    const host = createMemberHost()
    let fail = (_: Error) => {}
    const accept = vi.fn(() => new Promise<void>((_, reject) => void (fail = reject)))
    const { hide, show } = await openHideable(host.page(<surface.TermsAcceptance accept={accept} />))
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Accept and go on' }).click()
    await expect.poll(() => accept.mock.calls.length).toBe(1)
    await hide()
    fail(new Error('not now'))
    await aMoment()
    await show()
    await expect.element(page.getByText('Something went wrong').first()).toBeVisible()
    await page.getByRole('button', { name: 'Accept and go on' }).click()
    await expect.poll(() => accept.mock.calls.length).toBe(2)
  })

  test('a wait that came to its end meanwhile is over', async () => {
    const failures = [{ kind: 429, operation: 'sendMessage', retryAfter: 3, times: 1 }] as const
    const host = createChatHost({ scenario: { failures } })
    const { hide, show } = await openHideable(host.chat())
    await write('Is there a lift?')
    await expect.element(page.getByText('Try again in').first()).toBeVisible()
    await hide()
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    await show()
    await page.getByRole('button', { name: /^Try again/ }).click()
    await expect.poll(host.stored).toEqual(['Is there a lift?'])
  })

  test('another code waits as long as the Service has asked for', async () => {
    const failures = [{ kind: 429, operation: 'issuePhoneCode', retryAfter: 60, times: 1 }] as const
    const host = createMemberHost({ member: sandboxMembers.withHistory, scenario: { failures } })
    const body = { adults: 2, phone: '+442079460958' }
    await host.client.call(surface.operations.submitIntake, { params: { id: sandboxInterest }, body })
    const { hide, show } = await openHideable(
      host.page(<surface.PhoneVerification interestId={sandboxInterest} />),
    )
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect.element(page.getByRole('button', { name: /^New code in/ })).toBeVisible()
    await hide()
    await show()
    await aMoment()
    await expect.element(page.getByRole('button', { name: /^New code in/ })).toBeVisible()
  })

  test('a form of feedback that was sent on another page meanwhile is over', async () => {
    const host = createMemberHost({ member: sandboxMembers.withHistory })
    const id = seedRedemptions.COMPLETED
    const element = <surface.RedemptionFeedback redemptionId={id} />
    const { hide, show } = await openHideable(host.page(element))
    await page.getByRole('button', { name: 'Change your answer' }).click()
    await page.getByRole('textbox').fill('We were late.')
    await hide()
    const other = await render(host.page(element))
    await page.getByRole('radio', { name: '4', exact: true }).click()
    await page.getByRole('button', { name: 'Send the new answer' }).click()
    await expect.element(page.getByText('4 of 10')).toBeVisible()
    await other.unmount()
    await show()
    await expect.element(page.getByText('4 of 10')).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  })

  test('a conversation keeps its place, its search, and what came meanwhile', async () => {
    const host = createChatHost({ history: manyMessages(40) })
    const { button, hide, show } = await openHideable(host.chat())
    await page.getByRole('button', { name: 'Search in this conversation' }).click()
    const field = page.getByRole('searchbox')
    await expect.element(field).toHaveFocus()
    await field.fill('message 12.')
    const found = page.getByText(/message 12\./)
    await expect.element(found).toBeInViewport()
    await hide()
    host.sandbox.control.conciergeSays(host.id, 'While you were away.')
    await aMoment()
    await show()
    await aMoment()
    await expect.element(button).toHaveFocus()
    await expect.element(field).toHaveValue('message 12.')
    await expect.element(found).toBeInViewport()
    await expect.element(page.getByText('While you were away.').first()).toBeInTheDocument()
  })
})
