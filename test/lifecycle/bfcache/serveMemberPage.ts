import { createSandbox, type Sandbox, sandboxMembers } from '../../../src/sandbox/index.ts'
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
  readonly close: () => Promise<void>
}

export async function serveMemberPage(): Promise<MemberPage> {
  const files = await bundlePage(new URL('./memberPage.tsx', import.meta.url))
  const sandbox = createSandbox()
  const service = await serveSandbox(sandbox)
  let refreshes = 0
  let isSignedIn = true
  const site = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = files.get(pathname.slice(1))
    if (pathname === '/token') {
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
        `<!doctype html><title>${pathname}</title>${pathname === '/member' ? '<script type="module" src="/page.js"></script>' : 'Another page.'}`,
      )
    }
  })
  return {
    url: `${site.url}/member?service=${encodeURIComponent(service.url)}`,
    otherUrl: `${site.url}/other`,
    sandbox,
    refreshes: () => refreshes,
    signOut: () => {
      isSignedIn = false
    },
    close: async () => void (await Promise.all([site.close(), service.close()])),
  }
}
