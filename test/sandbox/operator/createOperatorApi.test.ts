import { expect, test, vi } from 'vitest'
import { operations } from '../../../src/contract/index.ts'
import { organisationOperations, webhookEventNames } from '../../../src/contract/organisation/index.ts'
import {
  defaultOrganisation,
  sandboxInterest,
  sandboxMembers,
  type SandboxOptions,
} from '../../../src/sandbox/index.ts'
import { createOperatorApi } from '../../../src/sandbox/operator/createOperatorApi.ts'
import type { OperatorAction } from '../../../src/sandbox/operator/OperatorAction.ts'
import type { OperatorMemberDetail, OperatorState } from '../../../src/sandbox/operator/OperatorState.ts'
import { createBench } from '../createBench.ts'

const host = '127.0.0.1:4010'
const own = { host, 'x-sandbox-console': '1' }

function createDesk(options: SandboxOptions = {}) {
  const bench = createBench(options)
  const onChange = vi.fn()
  const api = createOperatorApi(bench.sandbox, onChange)
  const ask = async <T>(path: string, init: RequestInit = {}) => {
    const response = await api.fetch(new Request(`http://${host}/_sandbox${path}`, { headers: own, ...init }))
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: JSON.parse(text) as T }
  }
  const act = (
    action: OperatorAction | Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    ask<{ error?: { code: string } }>('/actions', {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(action),
    })
  return {
    ...bench,
    onChange,
    ask,
    act,
    state: async () => (await ask<OperatorState>('/state')).json,
    member: async (id: string) => (await ask<OperatorMemberDetail>(`/member?id=${id}`)).json,
  }
}

const credit = { type: 'credit', externalUserID: sandboxMembers.fresh, points: 10 } as const

test.each([
  ['a name that was rebound to this machine', { host: 'evil.example:4010' }],
  ['a name that only begins like this machine', { host: '127.0.0.1.evil.example' }],
  ['localhost of somebody else', { host: 'localhost.evil.example' }],
  ['no host', { host: '' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:9999' }],
  ['an origin without a name', { origin: 'null' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another site of the same machine', { 'sec-fetch-site': 'same-site' }],
  ['a form or a simple request', { 'x-sandbox-console': undefined }],
])('refuses %s', async (_name, headers) => {
  const desk = createDesk()
  const sent = Object.fromEntries(
    Object.entries({ ...own, 'content-type': 'application/json', ...headers }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
  for (const [path, init] of [
    ['/state', {}],
    ['/actions', { method: 'POST', body: JSON.stringify(credit) }],
  ] as const) {
    const answer = await desk.ask(path, { ...init, headers: sent })
    expect(answer.status).toBe(403)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
  expect(desk.sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(48_250)
  expect(desk.onChange).not.toHaveBeenCalled()
})

test.each(['127.0.0.1:4010', 'localhost:80', '[::1]:4010', '127.0.0.1'])(
  'answers its own page at %s',
  async (name) => {
    const { ask } = createDesk()
    const answer = await ask('/state', {
      headers: { ...own, host: name, origin: `http://${name}`, 'sec-fetch-site': 'same-origin' },
    })
    expect([
      answer.status,
      answer.headers.get('cache-control'),
      answer.headers.get('cross-origin-resource-policy'),
    ]).toEqual([200, 'no-store', 'same-origin'])
  },
)

test('answers no preflight', async () => {
  const { ask } = createDesk()
  const answer = await ask('/actions', {
    method: 'OPTIONS',
    headers: { host, origin: 'https://evil.example', 'access-control-request-headers': 'x-sandbox-console' },
  })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null])
})

test.each([
  ['text', { 'content-type': 'text/plain' }, credit, 415],
  ['an action that it does not know', {}, { type: 'drop' }, 422],
  ['an unknown key', {}, { ...credit, amount: 3 }, 422],
  ['no points', {}, { ...credit, points: -1 }, 422],
  ['somebody unknown', {}, { ...credit, externalUserID: 'nobody' }, 404],
  ['an unknown redemption', {}, { type: 'advance', redemptionId: 'red_none', status: 'OPEN' }, 404],
  ['an unknown status', {}, { type: 'advance', redemptionId: 'red_none', status: 'LOST' }, 422],
  ['a text without end', {}, { type: 'say', conversationId: 'c', body: 'a'.repeat(70_000) }, 413],
])('refuses %s', async (_name, headers, action, status) => {
  const { act, onChange } = createDesk()
  expect((await act(action, headers)).status).toBe(status)
  expect(onChange).not.toHaveBeenCalled()
})

test('shows neither bodies nor tokens, keys or secrets', async () => {
  const { as, ask, sandbox, withCredential } = createDesk()
  const key = defaultOrganisation.keys.SANDBOX
  const webhook = await withCredential(`Bearer ${key}`)(organisationOperations.createWebhook, {
    body: { url: 'https://hooks.bank.example/', events: webhookEventNames },
  })
  const { accessToken } = sandbox.grantFor(sandboxMembers.withHistory)
  await as(sandboxMembers.withHistory)(operations.submitIntake, {
    params: { id: sandboxInterest },
    body: { dietary: 'MARKER-4c1e' },
  })
  const [conversation = ''] = sandbox.control.conversationsOf(sandboxMembers.withHistory)
  await as(sandboxMembers.withHistory)(operations.sendMessage, {
    params: { id: conversation },
    body: { message: 'MARKER-words' },
  })
  const [state, member] = await Promise.all([ask('/state'), ask(`/member?id=${sandboxMembers.withHistory}`)])
  for (const secret of [key, accessToken, webhook.json.signingSecret, 'MARKER-4c1e'])
    expect(state.text + member.text).not.toContain(secret)
  expect(state.text).not.toContain('MARKER-words')
  expect(member.text).toContain('MARKER-words')
})

test('moves a redemption, and cancels it with reason and note', async () => {
  const { act, member, onChange } = createDesk()
  const id =
    (await member(sandboxMembers.withHistory)).redemptionList.find(({ status }) => status === 'OPEN')?.id ??
    ''
  const one = async () =>
    (await member(sandboxMembers.withHistory)).redemptionList.find((each) => each.id === id)
  expect((await act({ type: 'advance', redemptionId: id, status: 'PURCHASED' })).status).toBe(200)
  expect(await one()).toMatchObject({ status: 'PURCHASED', canceledReason: null })
  await act({
    type: 'advance',
    redemptionId: id,
    status: 'CANCELED',
    canceledReason: 'SOLD_OUT',
    canceledNote: 'The house closed.',
  })
  expect(await one()).toMatchObject({
    status: 'CANCELED',
    canceledReason: 'SOLD_OUT',
    canceledNote: 'The house closed.',
  })
  expect((await act({ type: 'advance', redemptionId: id, status: 'OPEN' })).status).toBe(409)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('answers as the concierge, and notes what the member never sees', async () => {
  const { act, as, member } = createDesk()
  const id = (await member(sandboxMembers.withHistory)).conversations[0]?.id ?? ''
  await act({ type: 'say', conversationId: id, body: ' It is arranged. ' })
  await act({ type: 'note', conversationId: id, body: 'They like boats.' })
  const seen = await as(sandboxMembers.withHistory)(operations.messages, { params: { id } })
  expect(seen.json.messages.map(({ type, body }) => [type, body])).toContainEqual([
    'CONCIERGE',
    'It is arranged.',
  ])
  expect(seen.text).not.toContain('They like boats.')
  expect(
    (await member(sandboxMembers.withHistory)).conversations[0]?.messages.map(({ type }) => type),
  ).toContain('NOTE')
})

test('credits, changes the tier and removes, each with its event', async () => {
  const { act, member, sandbox, state, withCredential } = createDesk()
  await withCredential(`Bearer ${defaultOrganisation.keys.SANDBOX}`)(organisationOperations.createWebhook, {
    body: { url: 'https://hooks.bank.example/', events: webhookEventNames },
  })
  await act({ ...credit, description: 'A gift' })
  await act({ type: 'tier', externalUserID: sandboxMembers.fresh, tier: 'PLATINUM' })
  const { accessToken } = sandbox.grantFor(sandboxMembers.fresh)
  await act({ type: 'remove', externalUserID: sandboxMembers.fresh })
  expect(await member(sandboxMembers.fresh)).toMatchObject({
    balance: 48_260,
    tier: 'PLATINUM',
    archivedAt: expect.any(String),
    entries: [{ description: 'A gift' }, {}],
  })
  expect((await state()).deliveries.map(({ event }) => event)).toEqual([
    'member.removed',
    'member.tier_changed',
    'wallet.credited',
  ])
  expect((await withCredential(`Bearer ${accessToken}`)(operations.wallet)).status).toBe(401)
  expect((await act(credit)).json.error?.code).toBe('MEMBER_ARCHIVED')
})

test('publishes terms, which are outstanding then', async () => {
  const { act, as, state } = createDesk()
  await act({ type: 'publish-terms', version: '4.0' })
  const { json } = await as(sandboxMembers.withHistory)(operations.terms)
  expect(json.documents).toMatchObject([{ version: '4.0', acceptedAt: null }])
  expect((await state()).terms).toMatchObject([{ version: '4.0' }])
})

test('injects a failure for so many requests, and shows what is left of it', async () => {
  const { act, as, state } = createDesk()
  const call = as(sandboxMembers.fresh)
  await act({ type: 'inject-failure', kind: 500, operation: 'wallet', times: 2 })
  expect((await state()).failures).toEqual([{ kind: 500, operations: ['wallet'], times: 2 }])
  expect([(await call(operations.wallet)).status, (await call(operations.terms)).status]).toEqual([500, 200])
  await act({ type: 'inject-failure', kind: 429, operation: 'terms', times: 1 })
  expect((await state()).failures).toEqual([
    { kind: 429, operations: ['terms'], times: 1 },
    { kind: 500, operations: ['wallet'], times: 1 },
  ])
  const limited = await call(operations.terms)
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '5'])
  expect([(await call(operations.wallet)).status, (await call(operations.wallet)).status]).toEqual([500, 200])
  expect((await state()).failures).toEqual([])
})

test('switches the scenario and the latency', async () => {
  const waited: number[] = []
  const { act, as, state } = createDesk({ wait: (ms) => Promise.resolve(void waited.push(ms)) })
  await act({ type: 'scenario', name: 'failing' })
  expect([(await state()).scenario, (await as(sandboxMembers.fresh)(operations.wallet)).status]).toEqual([
    'failing',
    500,
  ])
  await act({ type: 'scenario', name: 'default' })
  await act({ type: 'latency', ms: 120 })
  expect(await state()).toMatchObject({ scenario: null, latencyMs: 120 })
  expect([(await as(sandboxMembers.fresh)(operations.wallet)).status, waited]).toEqual([200, [120]])
})

test('ends tokens, clears the log and starts over', async () => {
  const { act, ask, sandbox, state, withCredential } = createDesk()
  const { accessToken } = sandbox.grantFor(sandboxMembers.fresh)
  await act({ type: 'end-tokens', externalUserID: sandboxMembers.staff })
  expect((await withCredential(`Bearer ${accessToken}`)(operations.wallet)).status).toBe(200)
  await act({ type: 'end-tokens' })
  expect((await withCredential(`Bearer ${accessToken}`)(operations.wallet)).status).toBe(401)
  expect((await state()).requests.map(({ operation, status }) => [operation, status])).toEqual([
    ['wallet', 401],
    ['wallet', 200],
  ])
  await act({ type: 'clear-log' })
  expect((await state()).requestCount).toBe(0)
  await act(credit)
  await act({ type: 'reset' })
  expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(48_250)
  expect((await ask('/nothing')).status).toBe(404)
})

test('shows the last code that went to a phone', async () => {
  const { as, state, sandbox } = createDesk()
  expect((await state()).lastPhoneCode).toBeNull()
  const { json } = await as(sandboxMembers.fresh)(operations.createInterest, {
    body: { offer: 'fjord-lodge', phone: '+34 600 000 001' },
  })
  expect((await state()).lastPhoneCode).toMatchObject({
    code: sandbox.control.lastPhoneCode(json.id),
    phone: '+34 600 000 001',
    externalUserID: sandboxMembers.fresh,
  })
})

test('keeps LIVE apart', async () => {
  const { ask } = createDesk()
  expect((await ask<OperatorState>('/state?environment=LIVE')).json.members).toEqual([])
  expect((await ask(`/member?id=${sandboxMembers.fresh}&environment=LIVE`)).status).toBe(404)
})
