import {
  type VerifiedWebhook,
  verifyWebhook,
  type VerifyWebhookOptions,
  type WebhookIdentity,
} from './verifyWebhook.ts'
import { WebhookError } from './WebhookError.ts'

/** What a webhook is verified with, and what is done about it. */
export interface WebhookHandlerOptions extends VerifyWebhookOptions {
  /** The endpoint's `signingSecret`; several while it is being replaced. */
  readonly secret: string | readonly string[]
  /** Acts on an event. When it throws, the answer is 500 and the Service delivers again. Be done within 10 seconds. */
  readonly onEvent: (webhook: VerifiedWebhook) => void | Promise<void>
  /**
   * Whether a delivery with this id, **or** with this body, was acted on before; a duplicate is acknowledged
   * and goes no further. Delivery is at least once, so give this: a unique column each, or
   * `createSeenWebhooks` for one process.
   */
  readonly isDuplicate?: (identity: WebhookIdentity) => boolean | Promise<boolean>
  /**
   * Is told that an event was acted on, so that the next one like it is a duplicate. Not called when `onEvent` throws.
   */
  readonly onDone?: (identity: WebhookIdentity) => void | Promise<void>
  /** Gets what went wrong, for your log. The sender gets no details. */
  readonly onError?: (error: unknown) => void
  /** The longest body that is read, in bytes. Default 1 MiB. */
  readonly maxBytes?: number
}

/**
 * Makes the endpoint that receives the Service's webhooks, as a function from `Request` to `Response`: 204
 * when acted on or a duplicate, 400 for what is not a delivery, 401 for a wrong signature or one outside the
 * replay window, 405, 413, and 500 when `onEvent` threw, which makes the Service try again.
 */
export function webhookHandler({
  secret,
  onEvent,
  isDuplicate,
  onDone,
  onError,
  maxBytes = 1_048_576,
  ...options
}: WebhookHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return answer(405, { allow: 'POST' })
    try {
      const body = await readBody(request, maxBytes)
      if (!body) return answer(413)
      const webhook = await verifyWebhook(body, request.headers, secret, options)
      const identity = { deliveryId: webhook.deliveryId, bodyHash: webhook.bodyHash }
      if (await isDuplicate?.(identity)) return answer(204)
      await onEvent(webhook)
      await onDone?.(identity)
      return answer(204)
    } catch (error) {
      onError?.(error)
      return answer(statusOf(error))
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
