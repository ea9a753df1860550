import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { InterestSummary } from '../../../src/components/interests/index.ts'
import { interestQuery } from '../../../src/queries/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import { createHost, form } from './renderInterest.tsx'

const member = sandboxMembers.withHistory

/** An interest as a later Service might give it. */
function hostWith(interest: object) {
  const host = createHost({ member })
  const whole = {
    id: 'int_1',
    offer: sandboxOffers.complete,
    status: 'NEW',
    createdAt: '2026-03-04T13:02:00Z',
    conversationId: null,
    intake: null,
    ...interest,
  }
  host.kit.queryClient.setQueryData(interestQuery(host.kit.client, { id: 'int_1' }).queryKey, whole)
  return host
}

const intake = {
  adults: 1,
  children: 2,
  blackoutDates: [],
  preferredDates: ['2027-05-04', '2027-05-05', '2027-05-09'],
  contactMethod: 'PHONE',
  contactWindow: 'EVENING',
  occasion: null,
  phone: '+442079460958',
  phoneVerified: true,
  sensitiveDetailsSentAt: null,
}

describe('InterestSummary', () => {
  it('tells what was sent, in words', async () => {
    await hostWith({ intake }).render(<InterestSummary interestId="int_1" />)
    await expect.element(page.getByText('1 adult, 2 children')).toBeVisible()
    await expect.element(page.getByText(/4 – 5 May( 2027)? and 9 May( 2027)?/).first()).toBeVisible()
    await expect.element(page.getByText('Call, evenings')).toBeVisible()
    await expect.element(page.getByText('checked', { exact: true })).toBeVisible()
    await expect
      .element(
        page.getByText('You asked for a call in the evening. Nothing has been taken from your points.'),
      )
      .toBeVisible()
    await expect.element(page.getByText('Occasion')).not.toBeInTheDocument()
    await expect.element(page.getByText('Not possible')).not.toBeInTheDocument()
  })

  it('tells values that it does not know neutrally, and no status that nobody named', async () => {
    const host = hostWith({
      status: 'QUX',
      intake: { ...intake, contactMethod: 'PIGEON', contactWindow: 'FULL_MOON', occasion: 'JUBILEE' },
    })
    const view = await host.render(<InterestSummary interestId="int_1" />)
    await expect.element(page.getByText('Another way, another time')).toBeVisible()
    await expect.element(page.getByText('Another occasion')).toBeVisible()
    expect(view.container.textContent).not.toMatch(/PIGEON|FULL_MOON|JUBILEE|QUX|Status/)
  })

  it.each([
    ['with its answers', intake],
    ['without any', null],
  ])('tells the status when the host names it, %s', async (_what, intake) => {
    await hostWith({ intake }).render(
      <InterestSummary
        interestId="int_1"
        messages={{ 'interests.status.NEW': 'With your concierge' } as object}
      />,
    )
    await expect.element(page.getByText('With your concierge')).toBeVisible()
  })

  it('tells of the sensitive answers only when they were forwarded', async () => {
    await hostWith({ intake: { ...intake, sensitiveDetailsSentAt: '2026-03-04T13:02:00Z' } }).render(
      <InterestSummary interestId="int_1" />,
    )
    await expect
      .element(
        page.getByText(
          /^Forwarded to your concierge 4 Mar.* 14:02, not stored\. To change them, type them again in full\.$/,
        ),
      )
      .toBeVisible()
  })

  it('shows an interest without answers', async () => {
    await hostWith({}).render(<InterestSummary interestId="int_1" />)
    await expect.element(page.getByText('You asked without further details.')).toBeVisible()
  })

  it('has buttons only for what the host handles', async () => {
    const host = createHost({ member })
    const view = await host.render(<InterestSummary interestId={sandboxInterest} />)
    await expect.element(form.receipt()).toBeVisible()
    expect([...view.container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Change your answers'),
    ])
    await view.rerender(host.wrap(<InterestSummary interestId={sandboxInterest} canChangeAnswers={false} />))
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    const [onOpenConversation, onChangeAnswers] = [vi.fn(), vi.fn()]
    await view.rerender(
      host.wrap(
        <InterestSummary
          interestId={sandboxInterest}
          requestId="req_1"
          {...{ onOpenConversation, onChangeAnswers }}
        />,
      ),
    )
    await page.getByRole('button', { name: 'Open the conversation' }).click()
    expect(onOpenConversation).toHaveBeenCalledWith({
      conversationId: expect.any(String),
      interestId: sandboxInterest,
    })
    await page.getByRole('button', { name: 'Change your answers' }).click()
    expect(onChangeAnswers).toHaveBeenCalledWith({
      interest: expect.objectContaining({ id: sandboxInterest }),
    })
    await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible()
    await expect.poll(() => host.events.filter(({ name }) => name === 'interest.viewed')).toHaveLength(1)
  })

  it('does not take the focus when it is not new', async () => {
    await createHost({ member }).render(<InterestSummary interestId={sandboxInterest} />)
    await expect.element(form.receipt()).toBeVisible()
    await expect.element(form.receipt()).not.toHaveFocus()
  })

  it('fails in words, and its retry reads again', async () => {
    const host = createHost({
      member,
      scenario: { failures: [{ kind: 403, operation: 'interest', times: 1 }] },
    })
    await host.render(<InterestSummary interestId={sandboxInterest} />)
    await expect
      .element(page.getByRole('heading', { name: 'We could not load what you asked for' }))
      .toBeVisible()
  })

  it('fails where its words would stand, not at the edge of the page', async () => {
    await page.viewport(390, 800)
    const left = (element: Element) => element.getBoundingClientRect().left
    await createHost({ member }).render(<InterestSummary interestId={sandboxInterest} />)
    await expect.element(form.receipt()).toBeVisible()
    const expected = left(form.receipt().element())
    const failing = createHost({ member, scenario: { failures: [{ kind: 403, operation: 'interest' }] } })
    await failing.render(<InterestSummary interestId={sandboxInterest} />)
    const title = page.getByRole('heading', { name: 'We could not load what you asked for' })
    await expect.element(title).toBeVisible()
    expect(left(title.element())).toBe(expected)
  })
})
