import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConversationList } from '../../../src/index.ts'
import { interestQuery } from '../../../src/queries/index.ts'
import { sandboxInterest, sandboxMembers } from '../../../src/sandbox/index.ts'
import { createChatHost } from './renderChat.tsx'
import { render } from 'vitest-browser-react'

const row = (name: RegExp) => page.getByRole('button', { name })

test('names conversations by their experiences, and opens one', async () => {
  const host = createChatHost()
  const onOpen = vi.fn()
  await render(host.wrap(<ConversationList activeId={host.id} onOpen={onOpen} />))
  await row(/^A sauna that floats/).click()
  expect(onOpen).toHaveBeenCalledWith({ conversationId: host.id, event: expect.anything() })
  await expect.element(row(/^A sauna that floats/)).toHaveAttribute('aria-current', 'true')
  expect(page.getByRole('listitem').all()).toHaveLength(
    host.sandbox.control.conversationsOf(sandboxMembers.withHistory).length,
  )
})

test('names one by an interest of this session, and by what the host knows better', async () => {
  const host = createChatHost()
  const { conversationId } = await host.kit.queryClient.fetchQuery(
    interestQuery(host.kit.client, { id: sandboxInterest }),
  )
  await render(
    host.wrap(<ConversationList onOpen={() => undefined} titles={{ [host.id]: 'Our anniversary' }} />),
  )
  await expect.element(row(/^Our anniversary/)).toBeVisible()
  expect(conversationId).not.toBeNull()
  await expect.poll(() => row(/^Conversation/).query()).toBeNull()
})

test('shows the last message of a thread that was read', async () => {
  const host = createChatHost({ history: [{ from: 'member', body: 'See you\nthere' }] })
  const screen = await host.open()
  await expect.element(page.getByText('See you')).toBeVisible()
  await screen.rerender(host.wrap(<ConversationList onOpen={() => undefined} />))
  await expect.element(page.getByText('You: See you there')).toBeVisible()
})

test('cuts no emoji of a long last message in two', async () => {
  const host = createChatHost({ history: [{ from: 'concierge', body: `${'a'.repeat(159)}🎉 to you` }] })
  const screen = await host.open()
  await expect.element(page.getByText(/a{159}/).first()).toBeVisible()
  await screen.rerender(host.wrap(<ConversationList onOpen={() => undefined} />))
  await expect.element(row(/^A sauna that floats/)).toHaveTextContent(/a{159}$/)
})

test('says when the last message came, also where it is a file alone', async () => {
  const at = new Date().toISOString()
  const host = createChatHost({
    history: [{ from: 'concierge', body: '', createdAt: at, attachments: ['menu.pdf'] }],
  })
  const screen = await host.open()
  await expect.element(page.getByText('menu.pdf').first()).toBeVisible()
  await screen.rerender(host.wrap(<ConversationList onOpen={() => undefined} />))
  const timeZone = 'Europe/Copenhagen'
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  await expect.element(row(/^A sauna that floats/)).toHaveTextContent(time.format(Date.parse(at)))
  await expect.element(row(/^A sauna that floats/)).toHaveTextContent('Concierge')
})

test('leaves a link to the browser with a modifier key, and calls onOpen for a plain press', async () => {
  const host = createChatHost()
  const onOpen = vi.fn()
  await render(host.wrap(<ConversationList hrefFor={(id) => `#/concierge/${id}`} onOpen={onOpen} />))
  const link = page.getByRole('link', { name: /^A sauna that floats/ })
  await expect.element(link).toHaveAttribute('href', `#/concierge/${host.id}`)
  const held = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  let isLeft = false
  const seeAndStop = (event: Event) => {
    isLeft = !event.defaultPrevented
    // What the browser would do next must not happen here: another page of this very test.
    event.preventDefault()
  }
  window.addEventListener('click', seeAndStop, { once: true })
  link.element().dispatchEvent(held)
  expect(isLeft).toBe(true)
  expect(onOpen).not.toHaveBeenCalled()
  await link.click()
  expect(onOpen).toHaveBeenCalledOnce()
  expect(location.hash).toBe('')
})

test('loads more by the keyboard', async () => {
  const host = createChatHost({ assumptions: { paging: { size: 3 } } })
  await render(host.wrap(<ConversationList onOpen={() => undefined} />))
  await expect.element(page.getByRole('button', { name: 'Show more' })).toBeVisible()
  ;(page.getByRole('button', { name: 'Show more' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => page.getByRole('listitem').all().length).toBe(6)
})

test('shows a member without conversations what to do, and says when the list failed', async () => {
  await render(createChatHost({ scenario: { empty: true } }).wrap(<ConversationList />))
  await expect.element(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await render(
    createChatHost({ scenario: { failures: [{ kind: 403, operation: 'conversations' }] } }).wrap(
      <ConversationList />,
    ),
  )
  await expect
    .element(page.getByRole('heading', { name: 'We could not load your conversations' }))
    .toBeVisible()
})
