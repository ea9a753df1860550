import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Sandbox } from '../Sandbox.ts'

/** Where the docs have the token route of a backend. */
export const tokenRoutePath = '/api/member-token'

/**
 * Stands in for the token route of a backend that is not there yet: the same answers, for one member who is always
 * signed in. Without CORS headers: a page reaches it through the proxy of its own dev server. Gives true when the
 * request was for it.
 */
export function createTokenRoute(
  sandbox: Sandbox,
  externalUserID: string,
): (incoming: IncomingMessage, outgoing: ServerResponse, baseUrl: string) => boolean {
  return ({ method, url = '', headers }, outgoing, baseUrl) => {
    if (url.split('?', 1)[0] !== tokenRoutePath) return false
    const answer = (status: number, value: object, more: Readonly<Record<string, string>> = {}) =>
      outgoing
        .writeHead(status, { ...more, 'cache-control': 'no-store', 'content-type': 'application/json' })
        .end(JSON.stringify(value))
    if (method !== 'POST') answer(405, { error: { code: 'METHOD_NOT_ALLOWED' } }, { allow: 'POST' })
    else if (headers['sec-fetch-site'] === 'cross-site') answer(403, { error: { code: 'CROSS_SITE' } })
    else answer(200, { ...sandbox.grantFor(externalUserID), baseUrl })
    return true
  }
}
