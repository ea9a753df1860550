import { callSafely } from '../base/index.ts'
import { type VerifiedWebhook, verifyWebhook, type VerifyWebhookOptions } from './verifyWebhook.ts'
import { WebhookError } from './WebhookError.ts'
import { createMemoryWebhookStore, type WebhookStore } from './webhookStore.ts'

/** What a webhook is verified with, and what is done about it. */
export interface WebhookHandlerOptions extends VerifyWebhookOptions {
  /** The endpoint's `signingSecret`; several while it is being replaced. */
  readonly secret: string | readonly string[]
  /** Acts on an event. When it throws, the answer is 500 and the Service delivers again. Be done within 10 seconds. */
  readonly onEvent: (webhook: VerifiedWebhook) => void | Promise<void>
  /**
   * Remembers what was acted on: delivery is at least once. Default `createMemoryWebhookStore()`, for one process
   * that does not restart; give one that all your processes share.
   */
  readonly store?: WebhookStore
  /** How long one copy may take before another may act, in milliseconds. Default 60 seconds. */
  readonly leaseMs?: number
  /**
   * Takes a body that was acted on for the same event, also under another delivery id: refuses a replay under new
   * headers. Whether two events can have one body is not shown. Default `false`.
   */
  readonly sameBodyIsSameEvent?: boolean
  /** Gets what went wrong, for your log. The sender gets no details. */
  readonly onError?: (error: unknown) => void
  /** The longest body that is read, in bytes. Default 1 MiB. */
  readonly maxBytes?: number
}

/**
 * Makes the endpoint that receives the Service's webhooks, as a function from `Request` to `Response`: 204
 * when acted on, now or before; 400 for what is not a delivery, 401 for a wrong signature or one outside the
 * replay window, 405, 413; 500 when `onEvent` or the store failed and 503 while another copy is being acted
 * on, which make the Service try again.
 */
export function webhookHandler({
  secret,
  onEvent,
  store = createMemoryWebhookStore(),
  leaseMs = 60_000,
  sameBodyIsSameEvent = false,
  onError,
  maxBytes = 1_048_576,
  ...options
}: WebhookHandlerOptions): (request: Request) => Promise<Response> {
  // A log that throws must not make the Service deliver again.
  const report = (error: unknown) =>
    void callSafely(
      () => onError?.(error),
      () => true,
    )

  async function actOnce(webhook: VerifiedWebhook): Promise<number> {
    const keys = [`id ${webhook.deliveryId}`, ...(sameBodyIsSameEvent ? [`body ${webhook.bodyHash}`] : [])]
    const claimed = await claimAll(store, keys, leaseMs, report)
    if (typeof claimed === 'string') return claimed === 'done' ? 204 : 503
    try {
      await onEvent(webhook)
    } catch (error) {
      report(error)
      await settle(store, 'release', claimed, report)
      return 500
    }
    // The event was acted on: whatever the store says now, another delivery would be one too many.
    await settle(store, 'complete', claimed, report)
    return 204
  }

  return async (request) => {
    if (request.method !== 'POST') return answer(405, { allow: 'POST' })
    try {
      const body = await readBody(request, maxBytes)
      if (!body) return answer(413)
      return answer(await actOnce(await verifyWebhook(body, request.headers, secret, options)))
    } catch (error) {
      report(error)
      return answer(statusOf(error))
    }
  }
}

interface Claimed {
  readonly key: string
  readonly claimId: string
}

/** All of them, or none and why. */
async function claimAll(
  store: WebhookStore,
  keys: readonly string[],
  leaseMs: number,
  report: (error: unknown) => void,
): Promise<readonly Claimed[] | 'busy' | 'done'> {
  const claimed: Claimed[] = []
  try {
    for (const key of keys) {
      const claim = await store.claim(key, leaseMs)
      if (claim.state !== 'claimed') {
        await settle(store, 'release', claimed, report)
        return claim.state
      }
      claimed.push({ key, claimId: claim.claimId })
    }
    return claimed
  } catch (error) {
    await settle(store, 'release', claimed, report)
    throw error
  }
}

/** Ends each claim. One that cannot be ended is reported; its lease runs out. */
async function settle(
  store: WebhookStore,
  end: 'complete' | 'release',
  claimed: readonly Claimed[],
  report: (error: unknown) => void,
): Promise<void> {
  for (const { key, claimId } of claimed) {
    try {
      await store[end](key, claimId)
    } catch (error) {
      report(error)
    }
  }
}

function statusOf(error: unknown): number {
  if (!(error instanceof WebhookError)) return 500
  return error.kind === 'signature' || error.kind === 'stale' ? 401 : 400
}

/** Null when it is longer than it may be: nobody has proven yet who sends it. */
async function readBody(request: Request, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.byteLength
    if (length > maxBytes) {
      await reader?.cancel()
      return null
    }
    chunks.push(read.value)
  }
  const body = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.byteLength
  }
  return body
}

function answer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
