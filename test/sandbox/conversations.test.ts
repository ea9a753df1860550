import { expect, test } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { type SandboxOptions, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { createBench } from './createBench.ts'

async function openConversation(options: SandboxOptions = {}) {
  const bench = createBench(options)
  const call = bench.as(sandboxMembers.fresh)
  const { json } = await call(operations.createInterest, { body: { offer: sandboxOffers.complete } })
  const params = { id: json.conversationId ?? '' }
  return {
    ...bench,
    params,
    send: (message: string, key?: string) =>
      call(operations.sendMessage, { params, body: { message }, ...(key === undefined ? {} : { key }) }),
    read: async (query = {}) => (await call(operations.messages, { params, query })).json,
  }
}

test('gives messages newest first, page by page, with more written meanwhile', async () => {
  const { send, read } = await openConversation()
  for (const text of ['one', 'two', 'three']) await send(text)
  const page = await read({ limit: '2' })
  expect(page.messages.map(({ body }) => body)).toEqual(['three', 'two'])
  await send('four')
  const next = await read({ limit: '2', cursor: page.nextCursor ?? '' })
  expect(next.messages.map(({ body }) => body)).toEqual(['one'])
  expect(next.nextCursor).toBeNull()
})

test('takes a message once for the same key, and two alike without one', async () => {
  const { send, read } = await openConversation()
  expect((await send('hello', 'k1')).json).toEqual({ ok: true })
  expect((await send('hello', 'k1')).json).toEqual({ ok: true })
  expect((await read()).messages.length).toBe(1)
  await send('hello')
  await send('hello')
  expect((await read()).messages.length).toBe(3)
  expect((await send('other', 'k1')).status).toBe(409)
})

test('says who wrote: the member by externalUserID', async () => {
  const { send, read, sandbox, params } = await openConversation()
  await send('hello')
  sandbox.control.conciergeSays(params.id, 'Good morning.')
  expect((await read()).messages.map(({ type, authorID }) => [type, authorID])).toEqual([
    ['CONCIERGE', 'concierge-amelie'],
    ['MEMBER', sandboxMembers.fresh],
  ])
})

test('replies by script, once the time has come', async () => {
  const { send, read, passTime } = await openConversation({
    concierge: { reply: ({ message }) => `You said ${message}.`, delayMs: 3_000 },
  })
  await send('hello')
  expect((await read()).messages.length).toBe(1)
  passTime(3_000)
  expect((await read()).messages[0]?.body).toBe('You said hello.')
})

test('makes links to attachments anew at each read', async () => {
  const { as, passTime } = createBench()
  const call = as(sandboxMembers.withHistory)
  const { redemptions } = (await call(operations.redemptions)).json
  const id = redemptions.find(({ status }) => status === 'PURCHASED')?.conversationId ?? ''
  const attachments = async () =>
    (await call(operations.messages, { params: { id } })).json.messages.flatMap(
      (message) => message.attachments,
    )
  const [first] = await attachments()
  expect(first).toEqual({
    name: 'Lodge voucher.webp',
    url: expect.stringContaining('/pictures/fjord-3x2-960.webp?expires='),
    expiresAt: '2026-11-21T10:10:00.000Z',
  })
  passTime(60_000)
  expect((await attachments())[0]?.expiresAt).toBe('2026-11-21T10:11:00.000Z')
})

test('answers 403 to another member', async () => {
  const { as, params } = await openConversation()
  expect((await as(sandboxMembers.withHistory)(operations.messages, { params })).status).toBe(403)
})

test('takes a history from behind, and says which conversations a member has', async () => {
  const { sandbox, params, read } = await openConversation()
  expect(sandbox.control.conversationsOf(sandboxMembers.fresh)).toEqual([params.id])
  sandbox.control.addMessages(params.id, [
    { from: 'member', body: 'Is it near?', createdAt: '2026-11-20T09:00:00.000Z' },
    { from: 'concierge', body: 'Very.', createdAt: '2026-11-20T09:05:00.000Z', attachments: ['map.pdf'] },
  ])
  expect((await read()).messages.map(({ type, body, createdAt }) => [type, body, createdAt])).toEqual([
    ['CONCIERGE', 'Very.', '2026-11-20T09:05:00.000Z'],
    ['MEMBER', 'Is it near?', '2026-11-20T09:00:00.000Z'],
  ])
})

test('gives links to attachments the life that the scenario says', async () => {
  const { sandbox, params, read } = await openConversation()
  sandbox.control.addMessages(params.id, [{ from: 'concierge', body: 'Here.', attachments: ['menu.pdf'] }])
  const [long] = (await read()).messages[0]?.attachments ?? []
  sandbox.control.scenario({ attachmentLifeMs: 5_000 })
  const [short] = (await read()).messages[0]?.attachments ?? []
  expect(long?.name).toBe('menu.pdf')
  expect(Date.parse(long?.expiresAt ?? '') - Date.parse(short?.expiresAt ?? '')).toBe(10 * 60_000 - 5_000)
})
