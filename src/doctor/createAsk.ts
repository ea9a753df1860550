import { isLoopback, whyUnreachable } from '../base/index.ts'

/** What came back, cut at the limit. Its text is for checks alone and is never shown: it may hold a token. */
export interface Answer {
  /** Where it came from, after redirects. */
  readonly address: URL
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly problem?: never
}

/** No answer, and why: `did not answer within 10 s`. */
export interface NoAnswer {
  readonly problem: string
  /** The doctor itself did not ask: what is there is unknown. */
  readonly isUnasked?: boolean
}

export interface AskOptions {
  readonly method?: 'GET' | 'POST' | 'OPTIONS'
  readonly headers?: Readonly<Record<string, string>>
  /** Default: a GET follows redirects, anything else gets the redirect itself. */
  readonly followsRedirects?: boolean
}

export type Ask = (address: URL, options?: AskOptions) => Promise<Answer | NoAnswer>

export interface AskLimits {
  /** For one answer, its body included. Default 10 s. */
  readonly timeoutMs?: number
  /** Of one body. Default 8 MB. */
  readonly maxBytes?: number
  /** Of one run. Default 400. */
  readonly maxRequests?: number
  /** Of all bodies of one run. Default 80 MB. */
  readonly maxBytesInAll?: number
}

interface Source extends AskLimits {
  readonly page: URL
  /** Addresses that the caller named, besides the page. */
  readonly given: readonly URL[]
  readonly userAgent: string
}

const maxRedirects = 5

/**
 * Makes what asks everything: http and https only, bounded in time, size, redirects and number, without cookies and
 * without credentials. A page of another machine cannot have it ask this machine or its network.
 */
export function createAsk({
  page,
  given,
  userAgent,
  timeoutMs = 10_000,
  maxBytes = 8_000_000,
  maxRequests = 400,
  maxBytesInAll = 80_000_000,
}: Source): Ask {
  let asked = 0
  let bytes = 0
  const trusted = new Set([page, ...given].map(({ origin }) => origin))
  const isGuarded = !isNear(page.hostname)

  function refusalOf(address: URL): string | null {
    if (address.protocol !== 'https:' && address.protocol !== 'http:') return 'is neither http nor https'
    if (address.username !== '' || address.password !== '') return 'holds credentials'
    if (isGuarded && isNear(address.hostname) && !trusted.has(address.origin))
      return 'is an address of this machine or its network, which a page of another machine names'
    if (bytes > maxBytesInAll)
      return `was not asked: ${String(maxBytesInAll / 1e6)} MB are the limit of one run`
    if (++asked > maxRequests)
      return `was not asked: ${String(maxRequests)} requests are the limit of one run`
    return null
  }

  return async (start, { method = 'GET', headers = {}, followsRedirects = method === 'GET' } = {}) => {
    const signal = AbortSignal.timeout(timeoutMs)
    let address = new URL(start)
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const refusal = refusalOf(address)
      if (refusal !== null) return { problem: refusal, isUnasked: true }
      try {
        const response = await fetch(address, {
          method,
          headers: { 'user-agent': userAgent, ...headers },
          redirect: 'manual',
          credentials: 'omit',
          signal,
        })
        const to = response.headers.get('location')
        const { status, headers: received } = response
        if (!followsRedirects || to === null || status < 300 || status > 399) {
          const body = await readBody(response, maxBytes)
          bytes += body.byteLength
          return { address, status, headers: received, text: body.toString('utf8') }
        }
        await response.body?.cancel()
        if (!URL.canParse(to, address)) return { problem: 'redirects to what is no address' }
        address = new URL(to, address)
      } catch (error) {
        return { problem: whyUnreachable(error, timeoutMs) }
      }
    }
    return { problem: `redirects more than ${String(maxRedirects)} times` }
  }
}

/** This machine, or a private network by its number (RFC 1918, RFC 3927, RFC 4193). */
function isNear(hostname: string): boolean {
  return (
    isLoopback(hostname) ||
    /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[(::|f[cd]|fe[89ab])|\.(local|internal)$/i.test(
      hostname,
    )
  )
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  while (reader && length < maxBytes) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array }
    if (done || value === undefined) break
    chunks.push(value)
    length += value.byteLength
  }
  await reader?.cancel().catch(() => {})
  return Buffer.concat(chunks).subarray(0, maxBytes)
}
