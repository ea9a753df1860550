import { webhookHeaders } from '../../contract/organisation/index.ts'
import type {
  DeliveryAttempt,
  Dispatcher,
  SandboxDelivery,
  SandboxEvent,
  WebhookState,
} from '../model/World.ts'
import type { Issuer } from './createIssuer.ts'

/** Runs something later; gives what takes it back. What it returns ends when all that it does has ended. */
export type Schedule = (ms: number, run: () => void | Promise<void>) => () => void

/** Specification, Retries and Limits. */
const maxAttempts = 6
const firstRetryMs = 30_000
const maxRetryMs = 3_600_000
const attemptTimeoutMs = 10_000

interface DispatcherOptions {
  readonly issuer: Issuer
  /** Null: deliveries are kept and not sent. */
  readonly fetch: typeof globalThis.fetch | null
  readonly schedule: Schedule
  /** What the body of a delivery is. */
  readonly envelope: (event: SandboxEvent) => unknown
}

type Open = { -readonly [K in keyof SandboxDelivery]: SandboxDelivery[K] } & {
  readonly webhook: WebhookState
}

/**
 * Delivers events at least once: signed, in six attempts at most, each of ten seconds at most, further and
 * further apart.
 */
export function createDispatcher({ issuer, fetch, schedule, envelope }: DispatcherOptions): Dispatcher {
  const deliveries: Open[] = []
  const planned = new Map<Open, () => void>()

  function plan(delivery: Open, ms: number): void {
    delivery.nextAttemptAt = new Date(issuer.now() + ms).toISOString()
    if (!fetch) return
    planned.set(
      delivery,
      schedule(ms, () => {
        planned.delete(delivery)
        return attempt(delivery, fetch)
      }),
    )
  }

  async function attempt(delivery: Open, send: typeof globalThis.fetch): Promise<void> {
    delivery.nextAttemptAt = null
    const at = issuer.timestamp()
    const status = await post(delivery, { issuer, schedule, send })
    if (delivery.status === 'dropped') return
    const made: DeliveryAttempt = { at, status }
    delivery.attempts = [...delivery.attempts, made]
    if (status !== null && status >= 200 && status < 300) delivery.status = 'delivered'
    else if (delivery.attempts.length >= maxAttempts) delivery.status = 'dead'
    else plan(delivery, Math.min(firstRetryMs * 2 ** (delivery.attempts.length - 1), maxRetryMs))
  }

  function drop(isMeant: (delivery: Open) => boolean): void {
    for (const delivery of deliveries) {
      if (delivery.status !== 'pending' || !isMeant(delivery)) continue
      planned.get(delivery)?.()
      planned.delete(delivery)
      delivery.status = 'dropped'
      delivery.nextAttemptAt = null
    }
  }

  return {
    deliveries,
    deliver: (webhook, event) => {
      const delivery = toDelivery(issuer.id('dlv'), webhook, event, JSON.stringify(envelope(event)))
      deliveries.push(delivery)
      plan(delivery, Math.max(0, Date.parse(event.createdAt) - issuer.now()))
    },
    drop: (webhookId) => drop((delivery) => delivery.webhookId === webhookId),
    stop: () => drop(() => true),
    resume: (kept) => {
      for (const { delivery, webhook } of kept) {
        const open: Open = { ...delivery, webhook }
        deliveries.push(open)
        // One that was being sent has no next attempt: whether it arrived is not known, so it is sent again.
        if (open.status === 'pending')
          plan(open, Math.max(0, Date.parse(open.nextAttemptAt ?? '') - issuer.now() || 0))
      }
    },
  }
}

function toDelivery(id: string, webhook: WebhookState, { type }: SandboxEvent, body: string): Open {
  const start = { status: 'pending', attempts: [], nextAttemptAt: null } as const
  return { id, webhookId: webhook.id, webhook, event: type, body, ...start }
}

interface Sender extends Pick<DispatcherOptions, 'issuer' | 'schedule'> {
  readonly send: typeof globalThis.fetch
}

/**
 * The status of the answer; null for a time-out or a connection that failed. A redirect is not followed: it is no 2xx.
 */
async function post(
  { webhook, event, id, body }: Open,
  { issuer, schedule, send }: Sender,
): Promise<number | null> {
  const names = webhookHeaders()
  const timeout = new AbortController()
  const cancel = schedule(attemptTimeoutMs, () => timeout.abort())
  try {
    const headers = {
      'content-type': 'application/json',
      [names.signature]: await signBody(body, webhook.signingSecret),
      [names.timestamp]: String(Math.floor(issuer.now() / 1000)),
      [names.event]: event,
      [names.delivery]: id,
    }
    const response = await send(webhook.url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: timeout.signal,
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  } finally {
    cancel()
  }
}

/** Specification, Delivery format: `sha256=` and the HMAC-SHA256 of the exact raw body, in hex. */
async function signBody(body: string, secret: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const signature = await crypto.subtle.sign('HMAC', key, bytes(body))
  return `sha256=${[...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** By a timer that keeps no Node process alive: an hour's wait for a retry must not. */
export const scheduleByTimer: Schedule = (ms, run) => {
  const timer: unknown = setTimeout(() => void run(), ms)
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function')
    timer.unref()
  return () => clearTimeout(timer as number)
}
