import { developerError } from '../base/index.ts'

/** More headers for each request to the Service, as a record or as a function that is asked per request. */
export type CustomHeaders = Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>)

/** Gives the host's headers, or throws a developer error for one that cannot be sent. */
export function toHeaders(custom: CustomHeaders | undefined): Headers {
  // What the host's function throws is the host's.
  const headers = typeof custom === 'function' ? custom() : custom
  try {
    return new Headers(headers)
  } catch {
    // What `Headers` throws quotes the value, which may be a secret.
    throw developerError(
      'A custom header cannot be sent.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        'Its name or value holds characters that no header can carry. Check what you pass as headers.',
    )
  }
}

/**
 * Gives the host's headers for the Service, or throws a developer error: a credential among them would travel beside
 * the member token, or instead of it.
 */
export function readCustomHeaders(custom: CustomHeaders | undefined): Headers {
  const headers = toHeaders(custom)
  for (const name of ['authorization', 'x-api-key']) {
    if (!headers.has(name)) continue
    throw developerError(
      `headers holds ${name}.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        'The session alone authorises requests, and an organisation key must never be in a page. Remove it; give the member token through refresh.',
    )
  }
  return headers
}

/** Throws a developer error unless `name` can be the name of the idempotency header. */
export function checkIdempotencyHeader(name: string): void {
  const taken = ['authorization', 'x-api-key', 'accept', 'content-type']
  if (/^[\w!#$%&'*+.^`|~-]+$/.test(name) && !taken.includes(name.toLowerCase())) return
  throw developerError(
    'assumptions.idempotencyHeader is no free header name.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      "Its value would be refused, or stand in the place of another. Leave it out for 'Idempotency-Key'.",
  )
}
