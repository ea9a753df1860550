import { expect, test, vi } from 'vitest'
import {
  createMemoryWebhookStore,
  webhookHandler,
  type WebhookHandlerOptions,
  type WebhookStore,
} from '../../src/server/index.ts'
import { credited, secret, sentAt, signedDelivery } from './signedDelivery.ts'

function createReceiver(options: Partial<WebhookHandlerOptions> = {}) {
  const onEvent = vi.fn<WebhookHandlerOptions['onEvent']>()
  const onError = vi.fn<NonNullable<WebhookHandlerOptions['onError']>>()
  const handle = webhookHandler({ secret, onEvent, onError, now: () => sentAt, ...options })
  const deliver = async ({ body, headers }: ReturnType<typeof signedDelivery>) => {
    const response = await handle(
      new Request('https://bank.test/webhooks', { method: 'POST', body, headers }),
    )
    expect(await response.text()).toBe('')
    expect(response.headers.get('cache-control')).toBe('no-store')
    return response.status
  }
  return { deliver, handle, onError, onEvent }
}

test('acts on a signed event and acknowledges it', async () => {
  const { deliver, onEvent } = createReceiver()
  expect(await deliver(signedDelivery())).toBe(204)
  expect(onEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      body: credited,
      event: { type: 'wallet.credited', data: credited.data },
      deliveryId: 'dlv_1',
    }),
  )
})

/** Under another id than `dlv_1`. */
const again = (id: string, value: unknown = credited) => signedDelivery(value, { 'x-service-delivery': id })
const away = new Error('the database is away')

test('acknowledges a second delivery of the same id without acting', async () => {
  const { deliver, onEvent } = createReceiver()
  expect([await deliver(signedDelivery()), await deliver(signedDelivery())]).toEqual([204, 204])
  expect(await deliver(again('dlv_2'))).toBe(204)
  expect(onEvent.mock.calls.map(([{ deliveryId }]) => deliveryId)).toEqual(['dlv_1', 'dlv_2'])
})

test('acts once on four copies that arrive together, and asks for the three others again', async () => {
  let finish = () => {}
  const onEvent = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { deliver } = createReceiver({ onEvent })
  const copies = Promise.all([1, 2, 3, 4].map(() => deliver(signedDelivery())))
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalled(), 10_000)
  finish()
  expect((await copies).toSorted()).toEqual([204, 503, 503, 503])
  expect(await deliver(signedDelivery())).toBe(204)
  expect(onEvent).toHaveBeenCalledTimes(1)
})

test('asks for another attempt when acting failed, and then acts', async () => {
  const onEvent = vi.fn<WebhookHandlerOptions['onEvent']>().mockRejectedValueOnce(away)
  const { deliver, onError } = createReceiver({ onEvent })
  expect(await deliver(signedDelivery())).toBe(500)
  expect(onError).toHaveBeenCalledExactlyOnceWith(away)
  expect(await deliver(signedDelivery())).toBe(204)
  expect(onEvent).toHaveBeenCalledTimes(2)
})

test('acts again only when a lease ran out: whoever held it may have ended', async () => {
  let time = sentAt
  const onEvent = vi.fn<WebhookHandlerOptions['onEvent']>().mockReturnValueOnce(new Promise(() => {}))
  const { deliver } = createReceiver({ onEvent, store: createMemoryWebhookStore({ now: () => time }) })
  void deliver(signedDelivery())
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalled(), 10_000)
  time += 59_999
  expect(await deliver(signedDelivery())).toBe(503)
  time += 1
  expect(await deliver(signedDelivery())).toBe(204)
  expect(onEvent).toHaveBeenCalledTimes(2)
})

/** A memory whose calls fail as they are told to. */
function failing(names: readonly (keyof WebhookStore)[]): WebhookStore {
  const store = createMemoryWebhookStore()
  return { ...store, ...Object.fromEntries(names.map((name) => [name, () => Promise.reject(away)])) }
}

test.each([
  { store: 'complete', status: 204, acted: 1, told: [away] },
  { store: 'claim', status: 500, acted: 0, told: [away] },
  { store: 'release', fails: true, status: 500, acted: 1, told: [away, away] },
] as const)(
  'answers $status when $store of the store fails',
  async ({ store, status, acted, told, ...rest }) => {
    const onEvent = vi.fn<WebhookHandlerOptions['onEvent']>()
    if ('fails' in rest) onEvent.mockRejectedValue(away)
    const { deliver, onError } = createReceiver({ onEvent, store: failing([store]) })
    expect(await deliver(signedDelivery())).toBe(status)
    expect(onEvent).toHaveBeenCalledTimes(acted)
    expect(onError.mock.calls.flat()).toEqual(told)
  },
)

/** As hosts write one: its methods need their object. */
class StoreOfAClass implements WebhookStore {
  readonly #store = createMemoryWebhookStore()

  claim(...asked: Parameters<WebhookStore['claim']>) {
    return this.#store.claim(...asked)
  }

  complete(...asked: Parameters<WebhookStore['complete']>) {
    return this.#store.complete(...asked)
  }

  release(...asked: Parameters<WebhookStore['release']>) {
    return this.#store.release(...asked)
  }
}

test('asks a store that is an object of a class as its methods need it', async () => {
  const onEvent = vi.fn<WebhookHandlerOptions['onEvent']>().mockRejectedValueOnce(away)
  const { deliver, onError } = createReceiver({ onEvent, store: new StoreOfAClass() })
  const statuses: number[] = []
  for (let made = 0; made < 3; made += 1) statuses.push(await deliver(signedDelivery()))
  expect(statuses).toEqual([500, 204, 204])
  expect(onEvent).toHaveBeenCalledTimes(2)
  expect(onError).toHaveBeenCalledExactlyOnceWith(away)
})

test('answers as it would when the log throws', async () => {
  const { deliver } = createReceiver({
    store: failing(['complete']),
    onError: () => {
      throw new Error('the log is away')
    },
  })
  expect(await deliver(signedDelivery())).toBe(204)
})

test('takes a body under another id for another event, unless it is told otherwise', async () => {
  const { deliver, onEvent } = createReceiver({ sameBodyIsSameEvent: true })
  expect([await deliver(signedDelivery()), await deliver(again('dlv_forged'))]).toEqual([204, 204])
  expect(onEvent).toHaveBeenCalledTimes(1)
  expect(await deliver(again('dlv_2', { ...credited, id: 'evt_2' }))).toBe(204)
  expect(onEvent).toHaveBeenCalledTimes(2)
})

test('gives both claims back when one body is being acted on, or acting failed', async () => {
  let fail = (_error: unknown) => {}
  const onEvent = vi
    .fn<WebhookHandlerOptions['onEvent']>()
    .mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)))
  const { deliver } = createReceiver({ onEvent, sameBodyIsSameEvent: true })
  const first = deliver(signedDelivery())
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalled(), 10_000)
  expect(await deliver(again('dlv_2'))).toBe(503)
  fail(away)
  expect(await first).toBe(500)
  expect(await deliver(again('dlv_2'))).toBe(204)
  expect(onEvent).toHaveBeenCalledTimes(2)
})

test.each([{ data: { points: 5 } }, { event: 'credit', payload: [] }, {}])(
  'hands a documented delivery on whatever its body holds: %j',
  async (value) => {
    const { deliver, onEvent } = createReceiver()
    expect(await deliver(signedDelivery(value))).toBe(204)
    expect(onEvent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        body: value,
        event: expect.objectContaining({ type: 'unknown', name: 'wallet.credited' }),
      }),
    )
  },
)

test('answers 401 to a wrong signature and to a replay, 400 to what is no delivery, and acts on none', async () => {
  const { deliver, handle, onEvent } = createReceiver()
  expect(await deliver(signedDelivery(credited, {}, 'whsec_other'))).toBe(401)
  expect(
    await deliver(signedDelivery(credited, { 'x-service-timestamp': String(sentAt / 1000 - 1_201) })),
  ).toBe(401)
  expect(await deliver(signedDelivery(credited, { 'x-service-delivery': '' }))).toBe(400)
  const got = await handle(new Request('https://bank.test/webhooks'))
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
  const { headers } = signedDelivery()
  expect((await handle(new Request('https://bank.test/webhooks', { method: 'POST', headers }))).status).toBe(
    401,
  )
  expect(onEvent).not.toHaveBeenCalled()
})

test('reads no more of a body than it may', async () => {
  const { deliver, onEvent } = createReceiver({ maxBytes: 100 })
  expect(await deliver(signedDelivery(`"${'x'.repeat(200)}"`))).toBe(413)
  expect(onEvent).not.toHaveBeenCalled()
})

test('reads a body that comes in pieces, of any size that it may have', async () => {
  const { body, headers } = signedDelivery()
  const { handle, onEvent } = createReceiver({ maxBytes: body.length })
  const pieces = new ReadableStream({
    start: (controller) => {
      for (const piece of body.match(/[^]{1,7}/g) ?? []) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  const sent = { method: 'POST', headers, body: pieces, duplex: 'half' } as RequestInit
  expect((await handle(new Request('https://bank.test/webhooks', sent))).status).toBe(204)
  expect(onEvent).toHaveBeenCalledTimes(1)
})

test('needs no log', async () => {
  const handle = webhookHandler({ secret, now: () => sentAt, onEvent: () => Promise.reject(away) })
  const { body, headers } = signedDelivery()
  const request = new Request('https://bank.test/webhooks', { method: 'POST', body, headers })
  expect((await handle(request)).status).toBe(500)
})
