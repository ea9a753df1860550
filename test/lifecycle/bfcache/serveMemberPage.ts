import {
  createSandbox,
  type Sandbox,
  sandboxMembers,
  type SandboxOptions,
} from '../../../src/sandbox/index.ts'
import { serveSandbox } from '../../../src/sandbox/node.ts'
import { listen } from '../../support/listen.ts'
import { bundlePage } from '../bundlePage.ts'

/** An organisation's site of two pages that a browser may keep: the member's, and another one. */
export interface MemberPage {
  readonly url: string
  readonly otherUrl: string
  readonly sandbox: Sandbox
  /** How often the page asked for a token. */
  readonly refreshes: () => number
  /** At the organisation, as by its own page: the library is not told. */
  readonly signOut: () => void
  /** From now on no connection holds, to the organisation's site or to the Service. */
  readonly setOffline: (isOffline: boolean) => void
  readonly close: () => Promise<void>
}

/** @param part what stands on the member's page: a name in `memberPage.tsx`. */
export async function serveMemberPage(part = 'wallet', options: SandboxOptions = {}): Promise<MemberPage> {
  const files = await bundlePage(new URL('./memberPage.tsx', import.meta.url))
  const sandbox = createSandbox(options)
  const service = await serveSandbox(sandbox)
  let refreshes = 0
  let isSignedIn = true
  let isOffline = false
  const site = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = files.get(pathname.slice(1))
    if (isOffline) response.destroy()
    else if (pathname === '/token') {
      refreshes += 1
      response.writeHead(isSignedIn ? 200 : 401, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      })
      response.end(isSignedIn ? JSON.stringify(sandbox.grantFor(sandboxMembers.withHistory)) : '')
    } else if (file !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(file)
    } else {
      // Not `no-store`, which keeps a page out of the cache: what happens to one that is in it is the question.
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(
        `<!doctype html><html lang="en"><head><title>${pathname}</title></head><body>${pathname === '/member' ? '<script type="module" src="/page.js"></script>' : 'Another page.'}`,
      )
    }
  })
  const asked = new URLSearchParams({
    service: service.url,
    part,
    conversation: sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? '',
  })
  return {
    url: `${site.url}/member?${asked.toString()}`,
    otherUrl: `${site.url}/other`,
    sandbox,
    refreshes: () => refreshes,
    signOut: () => {
      isSignedIn = false
    },
    setOffline: (is) => {
      isOffline = is
      sandbox.control.scenario(is ? 'offline' : 'default')
    },
    close: async () => void (await Promise.all([site.close(), service.close()])),
  }
}
