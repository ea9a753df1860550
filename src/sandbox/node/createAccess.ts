import { isIP } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from '../../base/index.ts'
import { Refusal } from '../core/answer.ts'
import { coreOf } from '../core/SandboxCore.ts'
import type { Sandbox } from '../Sandbox.ts'

/** Which requests a served sandbox answers. Every page of the web can send one to this machine. */
export interface AccessOptions {
  /** Default `127.0.0.1`: this machine only. */
  readonly host?: string
  /**
   * Further names by which it may be asked, without port. Names of this machine always may, and where `host` lets
   * other machines in, addresses in numbers. A name that was rebound to this machine is none of them.
   */
  readonly hosts?: readonly string[]
  /**
   * Origins whose pages may send an Org-API-Key, such as `http://localhost:5173`. Default: none but its own. A key
   * belongs in a backend, which sends no `Origin`.
   */
  readonly origins?: readonly string[]
}

/** Gives why a request is not answered, or null. */
export function createAccess(
  sandbox: Sandbox,
  { host = '127.0.0.1', hosts = [], origins = [] }: AccessOptions,
): (headers: IncomingHttpHeaders) => Refusal | null {
  const isOpen = !isLoopback(host.includes(':') ? `[${host}]` : host)
  const names = new Set([host, ...hosts].map((name) => name.toLowerCase()))

  function isOurName(header: string): boolean {
    const name = /^([a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.exec(header)?.[1]?.toLowerCase()
    if (name === undefined) return false
    return isLoopback(name) || names.has(name) || (isOpen && isIP(name.replace(/^\[|\]$/g, '')) !== 0)
  }

  function hasKey({ authorization = '', 'x-api-key': key }: IncomingHttpHeaders): boolean {
    const bearer = /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''
    return key !== undefined || coreOf(sandbox).world.keys.has(bearer)
  }

  return (headers) => {
    const { host: asked = '', origin } = headers
    if (!isOurName(asked))
      return new Refusal(
        403,
        'HOST_NOT_ALLOWED',
        'The sandbox answers on names of this machine only. Add others with --hosts, or hosts of serveSandbox.',
      )
    const isOwn = origin === undefined || origin === `http://${asked}` || origins.includes(origin)
    if (isOwn || !hasKey(headers)) return null
    return new Refusal(
      403,
      'ORIGIN_NOT_ALLOWED',
      'An Org-API-Key came from a page of another origin. It belongs in a backend. Allow an origin with --origins, or origins of serveSandbox.',
    )
  }
}
