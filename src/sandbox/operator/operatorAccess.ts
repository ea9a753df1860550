import { Refusal } from '../core/answer.ts'

/** Where the console's API is; its page is at `/`. */
export const operatorPath = '/_sandbox'

/** No page of another origin can send it without a preflight, which is never answered. */
export const operatorHeader = 'x-sandbox-console'

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/**
 * Why a request did not come by a name of this machine, or null: a page whose name was rebound to 127.0.0.1
 * still sends its own name.
 */
export function refusalOfHost(headers: Headers): Refusal | null {
  if (loopbackHost.test(headers.get('host') ?? '')) return null
  return new Refusal(
    403,
    'NOT_THIS_MACHINE',
    'The console answers on a name of this machine only, such as 127.0.0.1.',
  )
}

/** Why a request is not of the console's own page, or null: its host, and its origin where the browser tells it. */
export function refusalOfOrigin(headers: Headers): Refusal | null {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const isForeign =
    (origin !== null && origin !== `http://${headers.get('host') ?? ''}`) ||
    (site !== null && site !== 'same-origin' && site !== 'none')
  return (
    refusalOfHost(headers) ??
    (isForeign ? new Refusal(403, 'NOT_THE_CONSOLE', 'The console answers its own page only.') : null)
  )
}
