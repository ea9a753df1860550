import { expect, test, vi } from 'vitest'
import { createSeenWebhooks, webhookHandler, type WebhookHandlerOptions } from '../../src/server/index.ts'
import { credited, secret, sentAt, signedDelivery } from './signedDelivery.ts'

function createReceiver(options: Partial<WebhookHandlerOptions> = {}) {
  const onEvent = vi.fn<WebhookHandlerOptions['onEvent']>()
  const onError = vi.fn()
  const handle = webhookHandler({ secret, onEvent, onError, now: () => sentAt, ...options })
  const deliver = async ({ body, headers }: ReturnType<typeof signedDelivery>) => {
    const response = await handle(
      new Request('https://bank.test/webhooks', { method: 'POST', body, headers }),
    )
    expect(await response.text()).toBe('')
    return response.status
  }
  return { deliver, handle, onError, onEvent }
}

test('acts on a signed event and acknowledges it', async () => {
  const { deliver, onEvent } = createReceiver()
  expect(await deliver(signedDelivery())).toBe(204)
  expect(onEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ event: credited, deliveryId: 'dlv_1' }),
  )
})

test('acknowledges a duplicate without acting: by its id, and by its body under a new id', async () => {
  const { deliver, onEvent } = createReceiver(createSeenWebhooks())
  expect(await deliver(signedDelivery())).toBe(204)
  expect(await deliver(signedDelivery())).toBe(204)
  expect(await deliver(signedDelivery(credited, { 'x-service-delivery': 'dlv_forged' }))).toBe(204)
  expect(onEvent).toHaveBeenCalledTimes(1)
  expect(await deliver(signedDelivery({ ...credited, id: 'evt_2' }, { 'x-service-delivery': 'dlv_2' }))).toBe(
    204,
  )
  expect(onEvent).toHaveBeenCalledTimes(2)
})

test('asks for another attempt when acting failed, and then acts', async () => {
  const onEvent = vi
    .fn<WebhookHandlerOptions['onEvent']>()
    .mockRejectedValueOnce(new Error('the database is away'))
  const { deliver, onError } = createReceiver({ ...createSeenWebhooks(), onEvent })
  expect(await deliver(signedDelivery())).toBe(500)
  expect(onError).toHaveBeenCalledTimes(1)
  expect(await deliver(signedDelivery())).toBe(204)
  expect(onEvent).toHaveBeenCalledTimes(2)
})

test('answers 401 to a wrong signature and to a replay, 400 to what is no delivery, and acts on none', async () => {
  const { deliver, handle, onEvent } = createReceiver()
  expect(await deliver(signedDelivery(credited, {}, 'whsec_other'))).toBe(401)
  expect(
    await deliver(signedDelivery(credited, { 'x-service-timestamp': String(sentAt / 1000 - 301) })),
  ).toBe(401)
  expect(await deliver(signedDelivery(credited, { 'x-service-delivery': '' }))).toBe(400)
  expect((await handle(new Request('https://bank.test/webhooks'))).status).toBe(405)
  expect(onEvent).not.toHaveBeenCalled()
})

test('reads no more of a body than it may', async () => {
  const { deliver, onEvent } = createReceiver({ maxBytes: 100 })
  expect(await deliver(signedDelivery(`"${'x'.repeat(200)}"`))).toBe(413)
  expect(onEvent).not.toHaveBeenCalled()
})

test('forgets the oldest deliveries first', () => {
  const seen = createSeenWebhooks({ capacity: 2 })
  for (const id of ['1', '2', '3']) seen.onDone({ deliveryId: id, bodyHash: id })
  expect(['1', '2', '3'].map((id) => seen.isDuplicate({ deliveryId: id, bodyHash: id }))).toEqual([
    false,
    true,
    true,
  ])
})
