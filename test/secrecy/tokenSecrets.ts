import type { SecrecyHost, SentRequest } from './createSecrecyHost.tsx'
import type { Secrets } from './findSecret.ts'

/** Every token that a page was given so far. */
export function tokenSecrets({ tokens }: SecrecyHost): Secrets {
  return Object.fromEntries(tokens.map((token, index) => [`token ${String(index + 1)}`, token]))
}

/** The headers of a request but for the one that may carry the token, where it goes to the Service. */
export function withoutOwnToken(
  { sandbox }: SecrecyHost,
  { url, headers }: SentRequest,
): SentRequest['headers'] {
  return url.startsWith(`${sandbox.baseUrl}/v1/`)
    ? headers.filter(([name]) => name !== 'authorization')
    : headers
}
