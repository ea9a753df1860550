import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { queueMessage, removeMessage, retryMessage } from '../../src/queries/sendMessages.ts'
import { threadQuery } from '../../src/queries/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberKit, type MemberKitOptions } from '../support/memberKit.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const refusal = { failures: [{ kind: 422, operation: 'sendMessage', times: 1 }] } as const
const lostAnswer = { failures: [{ kind: 'lost-answer', operation: 'sendMessage', times: 1 }] } as const

async function openThread(options: MemberKitOptions = {}) {
  const made = createMemberKit({ member: sandboxMembers.withHistory, ...options })
  const { sandbox, kit } = made
  const id = sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
  const read = () =>
    kit.queryClient.fetchQuery({ ...threadQuery(kit.client, { id }), staleTime: 0, retry: false })
  await read()
  const settled = (...states: string[]) =>
    vi.waitFor(() => expect(kit.outbox.list(id).map(({ state }) => state)).toEqual(states), 10_000)
  const texts = async () => (await read()).rows.map(({ body }) => body).reverse()
  return { ...made, id, settled, texts, send: (message: string) => queueMessage(kit, id, message) }
}

test('sends messages one after another in the order of writing', async () => {
  const { send, settled, texts } = await openThread({ scenario: { latencyMs: { sendMessage: 5 } } })
  for (const text of ['one', 'two', 'three']) send(text)
  await settled('sent', 'sent', 'sent')
  expect((await texts()).slice(-3)).toEqual(['one', 'two', 'three'])
})

test('sends a message whose answer was lost once, under one key', async () => {
  const { kit, id, send, settled, texts, requests } = await openThread({ scenario: lostAnswer })
  const entry = send('Is there a lift?')
  await settled('unknown')
  retryMessage(kit, id, entry)
  await settled('sent')
  expect((await texts()).filter((text) => text === 'Is there a lift?')).toHaveLength(1)
  expect(new Set(requests('sendMessage').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect(requests('sendMessage').at(-1)?.replayed).toBe(true)
})

test('stops at the first that fails, and goes on in order when it is tried again', async () => {
  const { kit, id, send, settled, texts } = await openThread({ scenario: refusal })
  const first = send('one')
  send('two')
  await settled('failed', 'queued')
  retryMessage(kit, id, first)
  await settled('sent', 'sent')
  expect((await texts()).slice(-2)).toEqual(['one', 'two'])
})

test('uses a new key after a definite refusal', async () => {
  const { kit, id, send, settled, requests } = await openThread({ scenario: refusal })
  const entry = send('one')
  await settled('failed')
  retryMessage(kit, id, entry)
  await settled('sent')
  expect(new Set(requests('sendMessage').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})

test('lets those behind pass when a failed one is removed', async () => {
  const { kit, id, send, settled, texts } = await openThread({ scenario: refusal })
  const first = send('one')
  send('two')
  await settled('failed', 'queued')
  removeMessage(kit, id, first)
  await settled('sent')
  expect((await texts()).at(-1)).toBe('two')
})

test('tries again and takes away the very message that is named, and nothing where it is gone', async () => {
  const { sandbox, kit, id, send, settled, requests } = await openThread()
  const first = send('one')
  await settled('sent')
  retryMessage(kit, id, first)
  await settled('sent')
  sandbox.control.scenario({
    latencyMs: { sendMessage: 5 },
    failures: [{ kind: 422, operation: 'sendMessage', times: 1 }],
  })
  const second = send('two')
  await settled('sent', 'failed')
  retryMessage(kit, id, 'gone')
  removeMessage(kit, id, 'gone')
  await settled('sent', 'failed')
  retryMessage(kit, id, second)
  const third = send('three')
  await settled('sent', 'sending', 'queued')
  removeMessage(kit, id, second)
  removeMessage(kit, id, third)
  await settled('sent', 'sent')
  expect(requests('sendMessage')).toHaveLength(3)
})

test('neither removes nor sends again what is being sent', async () => {
  const { kit, id, send, settled, requests } = await openThread({
    scenario: { latencyMs: { sendMessage: 20 } },
  })
  const entry = send('one')
  const behind = send('two')
  await settled('sending', 'queued')
  removeMessage(kit, id, entry)
  retryMessage(kit, id, entry)
  removeMessage(kit, id, behind)
  expect(kit.outbox.list(id).map(({ state }) => state)).toEqual(['sending'])
  await settled('sent')
  expect(requests('sendMessage')).toHaveLength(1)
})

test('waits while offline, and sends in order when the network is back', async () => {
  const { send, settled, texts, requests } = await openThread()
  onlineManager.setOnline(false)
  send('one')
  send('two')
  await settled('queued', 'queued')
  expect(requests('sendMessage')).toHaveLength(0)
  onlineManager.setOnline(true)
  await settled('sent', 'sent')
  expect((await texts()).slice(-2)).toEqual(['one', 'two'])
})

test('learns by itself, when the network is back, what became of a lost answer', async () => {
  const { send, settled, requests } = await openThread({ scenario: lostAnswer })
  send('one')
  await settled('unknown')
  onlineManager.setOnline(false)
  await settled('unknown')
  onlineManager.setOnline(true)
  await settled('sent')
  expect(requests('sendMessage').at(-1)?.replayed).toBe(true)
})

test('leaves to the member, without a key, what may have arrived, also when the network is back', async () => {
  const assumptions = { idempotentWrites: { sendMessage: false } }
  const { kit, id, send, settled, texts, requests } = await openThread({
    scenario: lostAnswer,
    client: { assumptions },
  })
  const entry = send('one')
  await settled('unknown')
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await settled('unknown')
  expect(requests('sendMessage')).toHaveLength(1)
  retryMessage(kit, id, entry)
  await settled('sent')
  expect((await texts()).filter((text) => text === 'one')).toHaveLength(2)
})

test('sends nothing again that arrived or was refused when the network is back', async () => {
  const { sandbox, send, settled, requests } = await openThread()
  send('one')
  await settled('sent')
  sandbox.control.scenario(refusal)
  send('two')
  await settled('sent', 'failed')
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await settled('sent', 'failed')
  expect(requests('sendMessage')).toHaveLength(2)
})

test('watches the network only while something is on its way', async () => {
  const { sandbox, kit, id, send, settled } = await openThread()
  const listeners = new Set<symbol>()
  const subscribe = vi.spyOn(onlineManager, 'subscribe').mockImplementation(() => {
    const listener = Symbol('listener')
    listeners.add(listener)
    return () => void listeners.delete(listener)
  })
  onTestFinished(() => subscribe.mockRestore())
  const entry = send('one')
  expect(listeners.size).toBe(1)
  await settled('sent')
  send('two')
  expect(listeners.size).toBe(1)
  await settled('sent', 'sent')
  kit.outbox.confirm(id, new Map(kit.outbox.list(id).map((each) => [each.id, `row of ${each.message}`])))
  expect(listeners.size).toBe(0)
  sandbox.control.scenario(refusal)
  const refused = send('three')
  expect(listeners.size).toBe(1)
  await settled('failed')
  removeMessage(kit, id, refused)
  expect(listeners.size).toBe(0)
  removeMessage(kit, id, entry)
  expect(listeners.size).toBe(0)
})

test('is held back by the write gate, in words that tell it apart', async () => {
  const { kit, id, send, settled, requests } = await openThread()
  const release = kit.writeGate.close()
  const entry = send('one')
  await settled('failed')
  expect(kit.outbox.list(id)[0]?.error).toMatchObject({ kind: 'terms' })
  expect(requests('sendMessage')).toHaveLength(0)
  release()
  retryMessage(kit, id, entry)
  await settled('sent')
})

test('remembers the rows that were there before, reading the thread when nobody shows it', async () => {
  const { sandbox, kit } = createMemberKit({ member: sandboxMembers.withHistory })
  const id =
    sandbox.control
      .conversationsOf(sandboxMembers.withHistory)
      .find((each) => each !== sandbox.control.conversationsOf(sandboxMembers.withHistory)[0]) ?? ''
  sandbox.control.addMessages(id, [{ from: 'member', body: 'Yes' }])
  queueMessage(kit, id, 'Yes')
  await vi.waitFor(() => expect(kit.outbox.list(id)[0]?.state).toBe('sent'), 10_000)
  expect(kit.outbox.list(id)[0]?.knownIds).toHaveLength(1)
})

test('remembers the newest of many rows', async () => {
  const { sandbox, kit } = createMemberKit({ member: sandboxMembers.withHistory })
  const id = sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
  sandbox.control.addMessages(
    id,
    Array.from({ length: 40 }, (_, index) => ({
      from: 'concierge' as const,
      body: `message ${String(index)}`,
    })),
  )
  const { rows } = await kit.queryClient.fetchQuery(threadQuery(kit.client, { id }))
  queueMessage(kit, id, 'Yes')
  await vi.waitFor(() => expect(kit.outbox.list(id)[0]?.state).toBe('sent'), 10_000)
  expect(kit.outbox.list(id)[0]?.knownIds).toEqual(rows.slice(0, 20).map((message) => message.id))
})

test('sends although the thread cannot be read, and takes no row of a later reading for older than the message', async () => {
  const failures = [
    { kind: 500, operation: 'messages' },
    { kind: 'lost-answer', operation: 'sendMessage' },
  ] as const
  const { sandbox, kit } = createMemberKit({ member: sandboxMembers.withHistory, scenario: { failures } })
  const id = sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
  const entry = queueMessage(kit, id, 'Yes')
  await vi.waitFor(() => expect(kit.outbox.list(id)[0]?.state).toBe('unknown'), 10_000)
  sandbox.control.scenario('default')
  retryMessage(kit, id, entry)
  await vi.waitFor(() => expect(kit.outbox.list(id)[0]?.state).toBe('sent'), 10_000)
  expect(kit.outbox.list(id)[0]?.knownIds).toBeNull()
})

test('waits two seconds for the thread, and no longer', async () => {
  vi.useFakeTimers()
  const { sandbox, kit, requests } = createMemberKit({
    member: sandboxMembers.withHistory,
    scenario: { failures: [{ kind: 'hang', operation: 'messages' }] },
  })
  const id = sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
  queueMessage(kit, id, 'Yes')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(requests('sendMessage')).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(requests('sendMessage')).toHaveLength(1)
})

test('forgets all when the session ends', async () => {
  const { kit, id, send, settled } = await openThread({
    scenario: { failures: [{ kind: 422, operation: 'sendMessage' }] },
  })
  send('one')
  await settled('failed')
  kit.session.end()
  expect(kit.outbox.list(id)).toEqual([])
})
