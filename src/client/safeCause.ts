/**
 * Gives the cause of a network error as far as it can be kept: name, text and the system's code. Not the object itself:
 * a host's own `fetch` may throw one that carries the request, with its Authorization header and its body.
 */
export function safeCause(error: unknown, token: string, sensitive: boolean): Error {
  if (!(error instanceof Error)) return new Error('fetch failed with a value that is no error')
  const code: unknown = Reflect.get(error.cause instanceof Error ? error.cause : error, 'code')
  const text = sensitive ? 'text left out: the operation is sensitive' : withoutToken(error.message, token)
  const cause = new Error(
    typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? `${text} (${code})` : text,
  )
  cause.name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error'
  return cause
}

/** A debugging proxy may echo the request's headers in what it answers. */
export function withoutToken(text: string, token: string): string {
  return text.replaceAll(token, '[token]')
}
