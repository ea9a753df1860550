/** CORS is an assumption (`assumptionNotes.cors`): any origin may call member mode and read these two headers. */
const exposed = 'X-Request-Id, Retry-After'

export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null) return {}
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed, vary: 'Origin' }
}

/** A key has no business in a browser, so a preflight never allows `x-api-key`. */
export function preflightHeaders(request: Request, methods: readonly string[]): Record<string, string> {
  const asked = (request.headers.get('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim())
  return {
    ...corsHeaders(request),
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': asked
      .filter((name) => name !== '' && name.toLowerCase() !== 'x-api-key')
      .join(', '),
    'access-control-max-age': '600',
    vary: 'Origin, Access-Control-Request-Headers',
  }
}
