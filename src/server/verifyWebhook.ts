import { developerError, isArrayBuffer, isBytes } from '../base/index.ts'
import {
  namesAnotherEvent,
  readWebhookEvent,
  type UnknownWebhookEvent,
  type WebhookEvent,
  webhookHeaders,
} from '../contract/organisation/index.ts'
import { WebhookError } from './WebhookError.ts'

/** Headers as a Fetch-style `Headers`, or as Node's `request.headers`. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** How strictly a delivery is verified; all is optional. */
export interface VerifyWebhookOptions {
  /**
   * How far the delivery's timestamp may be from now, either way, in milliseconds. Default 20 minutes: the last
   * attempt comes up to 17 minutes after the first, and whether it has a timestamp of its own is not shown.
   */
  readonly toleranceMs?: number
  /** What the names of the headers begin with. Default `X-Service`. */
  readonly headerPrefix?: string
  /** The clock, in milliseconds since 1970; for tests. */
  readonly now?: () => number
}

/** A delivery that the Service signed. */
export interface VerifiedWebhook {
  /** Named by the header. Its `type` is `unknown` where the library knows no event of that name and shape. */
  readonly event: WebhookEvent | UnknownWebhookEvent
  /** The whole body as it came: of its envelope, only `data` is documented. */
  readonly body: unknown
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt: number
  /** The same for each attempt of a delivery. Not signed: a replay may carry another. */
  readonly deliveryId: string
  /** SHA-256 of the raw body, in hex. Signed, so no replay can change it. */
  readonly bodyHash: string
}

/**
 * Verifies a delivery and reads its event, by the documented headers and the body alone. Web Crypto only, so it
 * runs in Node, Deno, Bun and edge runtimes; the comparison takes constant time.
 *
 * **Only the body is signed.** Whoever holds one signed body can send it again under a new timestamp and
 * delivery id: `sameBodyIsSameEvent` of `webhookHandler` refuses that, where two events never have one body.
 *
 * @param rawBody The exact bytes that arrived. A body that was parsed and written again does not match.
 * @param secret The endpoint's `signingSecret` (`whsec_…`); several while it is being replaced.
 * @throws WebhookError for a delivery that must not be acted on, and a TypeError for a missing secret or a parsed body.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceMs = 1_200_000, headerPrefix, now = Date.now }: VerifyWebhookOptions = {},
): Promise<VerifiedWebhook> {
  const bytes = toBytes(rawBody)
  // An environment without one gives undefined, and an empty key throws.
  const secrets = [secret].flat().filter(Boolean)
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
  const body = parse(bytes)
  // The header is not signed: whoever holds a signed body must not make another event of it.
  if (namesAnotherEvent(name, body))
    throw new WebhookError('unreadable', 'The event header and the body name different events.')
  return {
    event: readWebhookEvent(name, body),
    body,
    deliveryId,
    sentAt,
    bodyHash: toHex(await crypto.subtle.digest('SHA-256', bytes)),
  }
}

function toBytes(rawBody: unknown): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody)
  if (isBytes(rawBody) || isArrayBuffer(rawBody)) return new Uint8Array(rawBody)
  throw developerError(
    'verifyWebhook was given a body that is not raw.',
    () =>
      'The signature is over the exact bytes that arrived. Give the text or bytes of the request before anything parses them, for example express.raw().',
  )
}

/** Also those of another implementation. */
const isFetchHeaders = (headers: WebhookHeaders): headers is Headers =>
  typeof (headers as { readonly get?: unknown }).get === 'function'

function readHeader(headers: WebhookHeaders, name: string): string {
  const found = isFetchHeaders(headers)
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

/** Its format is not shown: a count since 1970 (of seconds down to nanoseconds, by its length), or a date and time. */
function readTimestamp(header: string): number {
  const text = header.trim()
  const count = /^(\d{9,20})(?:\.\d+)?$/.exec(text)?.[1]
  const at = count === undefined ? readDate(text) : Math.floor(Number(count) / millisecondsIn(count.length))
  if (Number.isNaN(at)) throw new WebhookError('malformed-header', 'The timestamp is not a time.')
  return at
}

const millisecondsIn = (digits: number) => 1000 ** Math.floor((digits - 9) / 3 - 1)

/** ISO-8601 without a zone is UTC, wherever this server stands. */
function readDate(text: string): number {
  return Date.parse(/^\d{4}-\d\d-\d\dT[\d:.]+$/.test(text) ? `${text}Z` : text)
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
    // Not its cause, whose message repeats what the body holds.
    throw new WebhookError('unreadable', 'The body is signed, but is no JSON.')
  }
}

/** Lower-case hexadecimal digits. */
function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
