import { exchange } from '../contract/organisation/index.ts'
import { developerError } from './developerError.ts'

const loopback = /^(?:localhost|.*\.localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/

/** Address of the exchange. The client's rules for a base URL hold, without its path of an own origin: a backend has none. */
export function exchangeUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (!url) throw refusal('is not an absolute URL')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refusal('is not https')
  if (url.protocol === 'http:' && !loopback.test(url.hostname))
    throw refusal('is http, which shows the key to the network')
  if (url.username !== '' || url.password !== '') throw refusal('holds credentials')
  if (url.search !== '' || url.hash !== '') throw refusal('holds a query or a fragment')
  const path = url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')
  return `${url.origin}${path}${exchange.path}`
}

/** Without the value: it may hold a password. */
function refusal(fault: string): TypeError {
  return developerError(
    `baseUrl ${fault}.`,
    'The Org-API-Key goes to the Service only, encrypted.',
    "Pass 'https://…', or 'http://localhost:…' while developing.",
  )
}
