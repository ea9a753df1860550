import { developerError } from '../base/index.ts'
import {
  readWebhookEvent,
  type UnknownWebhookEvent,
  type WebhookEvent,
  webhookHeaders,
} from '../contract/organisation/index.ts'
import { WebhookError } from './WebhookError.ts'

/** Headers as a Fetch-style `Headers`, or as Node's `request.headers`. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** What tells one delivery from another. */
export interface WebhookIdentity {
  /** `X-Service-Delivery`: the same for each attempt of a delivery. Not signed: a replay may carry another. */
  readonly deliveryId: string
  /** SHA-256 of the raw body, in hex. Signed, so no replay can change it. */
  readonly bodyHash: string
}

/** How strictly a delivery is verified; all is optional. */
export interface VerifyWebhookOptions {
  /** How far the delivery's timestamp may be from now, either way, in milliseconds. Default 5 minutes. */
  readonly toleranceMs?: number
  /** What the names of the headers begin with. Default `X-Service`. */
  readonly headerPrefix?: string
  /** The clock, in milliseconds since 1970; for tests. */
  readonly now?: () => number
}

/** A delivery that the Service signed. */
export interface VerifiedWebhook extends WebhookIdentity {
  readonly event: WebhookEvent | UnknownWebhookEvent
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt: number
}

/**
 * Verifies a delivery and reads its event. Web Crypto only, so it runs in Node, Deno, Bun and edge runtimes; the
 * comparison takes constant time.
 *
 * **Only the body is signed.** Whoever holds one signed body can send it again under a new timestamp and
 * delivery id, so deduplicate on `bodyHash` as well as on `deliveryId` (`webhookHandler` does, with
 * `isDuplicate`).
 *
 * @param rawBody The exact bytes that arrived. A body that was parsed and written again does not match.
 * @param secret The endpoint's `signingSecret` (`whsec_…`); several while it is being replaced.
 * @throws WebhookError for a delivery that must not be acted on, and a TypeError for a missing secret or a parsed body.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceMs = 300_000, headerPrefix, now = Date.now }: VerifyWebhookOptions = {},
): Promise<VerifiedWebhook> {
  const bytes = toBytes(rawBody)
  const secrets = (typeof secret === 'string' ? [secret] : secret).filter((text) => text !== '')
  if (secrets.length === 0)
    throw developerError(
      'verifyWebhook was given no secret.',
      () => 'Nothing could be verified. Give the signingSecret that the creation of the endpoint answered.',
    )

  const names = webhookHeaders(headerPrefix)
  const signature = readSignature(readHeader(headers, names.signature))
  const sentAt = readTimestamp(readHeader(headers, names.timestamp))
  const name = readHeader(headers, names.event)
  const deliveryId = readHeader(headers, names.delivery)

  if (!(await isSigned(bytes, signature, secrets))) {
    throw new WebhookError(
      'signature',
      'The signature does not fit the body. Another secret signed it, or the body is not the raw one. Verify the exact bytes that arrived.',
    )
  }
  if (Math.abs(now() - sentAt) > toleranceMs)
    throw new WebhookError('stale', 'The delivery is outside the replay window.')
  const event = readWebhookEvent(parse(bytes))
  if (!event)
    throw new WebhookError('unreadable', 'The body is signed, but is not an event that can be read.')
  // The header is not signed: it must not say what the body does not.
  if ((event.type === 'unknown' ? event.name : event.type) !== name)
    throw new WebhookError('unreadable', 'The event header and the body name different events.')
  return { event, deliveryId, sentAt, bodyHash: toHex(await crypto.subtle.digest('SHA-256', bytes)) }
}

function toBytes(rawBody: unknown): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody)
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody)
  if (rawBody instanceof Uint8Array) return new Uint8Array(rawBody)
  throw developerError(
    'verifyWebhook was given a body that is not raw.',
    () =>
      'The signature is over the exact bytes that arrived. Give the text or bytes of the request before anything parses them, for example express.raw().',
  )
}

function readHeader(headers: WebhookHeaders, name: string): string {
  const found =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
  const value = typeof found === 'object' ? found?.[0] : found
  if (!value) throw new WebhookError('missing-header', `The header ${name} is missing.`)
  return value
}

function readSignature(header: string): Uint8Array<ArrayBuffer> {
  const hex = /^sha256=([0-9a-f]{64})$/i.exec(header.trim())?.[1]
  if (hex === undefined)
    throw new WebhookError('malformed-header', 'The signature is not of the form sha256=<hex>.')
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** Its format is not shown: seconds or milliseconds since 1970, or ISO-8601. */
function readTimestamp(header: string): number {
  const text = header.trim()
  const at = /^\d{9,11}$/.test(text)
    ? Number(text) * 1000
    : /^\d{12,14}$/.test(text)
      ? Number(text)
      : Date.parse(text)
  if (Number.isNaN(at)) throw new WebhookError('malformed-header', 'The timestamp is not a time.')
  return at
}

/** `verify` compares in constant time; every secret is tried, whichever fits. */
async function isSigned(
  bytes: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  secrets: readonly string[],
): Promise<boolean> {
  const results = await Promise.all(
    secrets.map(async (secret) => {
      const key = await crypto.subtle.importKey(
        'raw',
        new TextEncoder().encode(secret),
        { name: 'HMAC', hash: 'SHA-256' },
        false,
        ['verify'],
      )
      return crypto.subtle.verify('HMAC', key, signature, bytes)
    }),
  )
  return results.includes(true)
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

/** Lower-case hexadecimal digits. */
function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
