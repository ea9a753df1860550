const problems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection: nothing listens there',
  ENOTFOUND: 'has a name that no machine has',
  EAI_AGAIN: 'has a name that could not be looked up',
  ECONNRESET: 'broke the connection off',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that it signed itself',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name',
}

/**
 * Why a `fetch` of Node got no answer, as the end of a sentence that begins with the address. Of the error only the
 * system's code is told: it may carry the request, and with it a key.
 */
export function whyUnreachable(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `did not answer within ${String(timeoutMs / 1000)} s`
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return problems[code] ?? `could not be reached${code === '' ? '' : ` (${code})`}`
}
