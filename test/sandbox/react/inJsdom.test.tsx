// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createExperienceClient } from '../../../src/client/index.ts'
import * as surface from '../../../src/index.ts'
import { type Sandbox, sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import { createTestProvider } from '../../../src/sandbox/react/index.ts'
import * as staff from '../../../src/staff/index.ts'
import { knownIdsOf, members, noIds } from '../../lifecycle/knownIds.ts'
import { assumptions, componentNames, publicComponents } from '../../lifecycle/publicComponents.tsx'

// What a host's own tests run in: no layout, no observers, no `CSS`.

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error')
})
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock
  vi.restoreAllMocks()
  expect(calls).toEqual([])
})

function createHost(member: string) {
  const host = createTestProvider({
    locale: 'en-GB',
    timeZone: 'Europe/Copenhagen',
    member,
    assumptions,
    saved: savedInThisBrowser(),
  })
  const { sandbox, session } = host
  const client = createExperienceClient({
    baseUrl: sandbox.baseUrl,
    session,
    fetch: sandbox.fetch,
    assumptions,
  })
  return { ...host, client, user: userEvent.setup() }
}

const { ConciergeChat, getExperienceKit, InterestForm, MemberToday, OfferCatalog, SavedOffers } = surface
const { savedInThisBrowser } = surface

it.each(componentNames)('%s shows what it is for', async (name) => {
  const { member = 'history' } = publicComponents({ surface, staff }, noIds)[name]
  const host = createHost(members[member])
  const ids = await knownIdsOf(host, members[member])
  if (ids.conversationId !== '') host.sandbox.control.conciergeSays(ids.conversationId, 'One more thing.')
  const { element, says } = publicComponents({ surface, staff }, ids)[name]
  render(element, { wrapper: host.Provider })
  await waitFor(() => expect(document.body.textContent).toContain(says))
  expect(host.errors).toEqual([])
})

describe('a host’s test', () => {
  it('writes to the concierge', async () => {
    const { Provider, sandbox, user } = createHost(sandboxMembers.withHistory)
    const conversationId = sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
    render(<ConciergeChat conversationId={conversationId} />, { wrapper: Provider })
    await user.type(await screen.findByRole('textbox'), 'Is there a lift?{Enter}')
    const thread = await screen.findByRole('group', { name: 'Messages' })
    expect(await within(thread).findByText('Is there a lift?')).toBeVisible()
    await waitFor(() => expect(operationsOf(sandbox)).toContain('sendMessage'))
  })

  it('finds a file of the concierge', async () => {
    const { Provider, sandbox, errors } = createHost(sandboxMembers.withHistory)
    const conversationId = sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
    const attachments = ['Made-up voucher.pdf']
    sandbox.control.addMessages(conversationId, [{ from: 'concierge', body: 'Here it is.', attachments }])
    render(<ConciergeChat conversationId={conversationId} />, { wrapper: Provider })
    expect(await screen.findByRole('link', { name: /^Made-up voucher\.pdf/ })).toBeVisible()
    expect(errors).toEqual([])
  })

  it('sees what is learned after the first look at what lies ahead', async () => {
    const { Provider, sandbox, client, errors } = createHost(sandboxMembers.withHistory)
    const { redemptionId } = await knownIdsOf({ client, sandbox }, sandboxMembers.withHistory)
    const onReady = vi.fn()
    render(<MemberToday onReady={onReady} />, { wrapper: Provider })
    await waitFor(() => expect(onReady).toHaveBeenCalled())
    const before = document.body.textContent
    sandbox.control.advance(redemptionId, 'AWAITING_CUSTOMER')
    await getExperienceKit(client).queryClient.invalidateQueries()
    await waitFor(() => expect(document.body.textContent).not.toBe(before))
    expect(errors).toEqual([])
  })

  it('goes through a catalog by keyboard, opens its filters and saves an offer', async () => {
    const { Provider, user } = createHost(sandboxMembers.fresh)
    render(<OfferCatalog />, { wrapper: Provider })
    await screen.findAllByRole('article')
    for (let presses = 0; presses < 8; presses += 1) await user.tab()
    for (const name of ['When', 'Where', 'Points']) {
      await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
      expect(await screen.findByRole('dialog')).toBeVisible()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const [save] = await screen.findAllByRole('button', { name: /^Save / })
    await user.click(save as HTMLElement)
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'))
  })

  it('takes a saved offer away and brings it back, with the focus', async () => {
    const { Provider, user } = createHost(sandboxMembers.fresh)
    const { unmount } = render(<OfferCatalog />, { wrapper: Provider })
    await user.click((await screen.findAllByRole('button', { name: /^Save / }))[0] as HTMLElement)
    unmount()
    render(<SavedOffers />, { wrapper: Provider })
    await user.click(await screen.findByRole('button', { pressed: true }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const card = within(await screen.findByRole('article'))
    await waitFor(() => expect(card.getAllByRole('button')[0]).toHaveFocus())
  })

  it('asks for an offer with an allergy, which goes to the intake alone', async () => {
    const { Provider, sandbox, user } = createHost(sandboxMembers.fresh)
    const sent = vi.spyOn(sandbox, 'fetch')
    render(<InterestForm offerId={sandboxOffers.complete} />, { wrapper: Provider })
    await user.type(await screen.findByRole('textbox', { name: /Allergies/ }), 'peanuts')
    await user.click(screen.getByRole('button', { name: 'Send to the concierge' }))
    expect(await screen.findByRole('heading', { name: 'Your concierge has it' })).toBeVisible()
    expect(operationsOf(sandbox).slice(-2)).toEqual(['createInterest', 'submitIntake'])
    const bodies = await Promise.all(
      sent.mock.calls.map(async (call) => {
        const request = new Request(...call)
        return `${request.method} ${new URL(request.url).pathname.replace(/[^/]+(?=\/intake)/, '*')} ${await request.text()}`
      }),
    )
    const told = bodies.filter((body) => body.includes('peanuts'))
    expect(told).toEqual([expect.stringMatching(/^PUT \/v1\/interests\/\*\/intake /)])
  })
})

const operationsOf = ({ log }: Sandbox) => log.map(({ operation }) => operation)
