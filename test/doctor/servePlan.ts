import { onTestFinished } from 'vitest'
import { createSandbox, defaultOrganisation, sandboxMembers } from '../../src/sandbox/index.ts'
import { sendResponse, toRequest } from '../../src/sandbox/node/serveSandbox.ts'
import { memberTokenHandler } from '../../src/server/index.ts'
import { libraryMark } from '../../src/base/index.ts'
import { listen } from '../support/listen.ts'

/** A file of a host. */
export interface PlannedFile {
  readonly type: string
  readonly body: string
  readonly status?: number
}

/** A host that is about to be served. A test plants a mistake in it. */
export interface Plan {
  /** By path. In their text `{{service}}` is the Service's address. */
  readonly files: Record<string, PlannedFile>
  /** Of the page, in their order. */
  readonly headers: Record<string, string>
  /** What the token route answers, given the Service's address. */
  token: (request: Request, service: string) => Response | Promise<Response>
  /** What the Service answers, given what a right one does. */
  service: (right: Response, request: Request) => Response
  /** What the Service is asked, by method and headers. */
  readonly asked: Request[]
}

export const script = (body: string): PlannedFile => ({ type: 'text/javascript', body })

/** As a production build of React 19 has it. */
export const react = (version = '19.3.1') =>
  `exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=T,exports.cache=c,exports.version="${version}";`
/** As React DOM reads it. */
const reactDom =
  'var n=React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;var d={version:"19.3.1",rendererPackageName:"react-dom"};'
export const reactQuery = 'throw Error("No QueryClient set, use QueryClientProvider to set one");'
const library = `x.displayName="${libraryMark}";`
export const sheet = ':where(.xp-root){color-scheme:light;--xp-ground:#fff}.xp-button{display:flex}'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' {{service}}; connect-src 'self' {{service}}; base-uri 'none'"

const page = (head: string, body: string): PlannedFile => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rewards</title>${head}</head><body>${body}</body></html>`,
})

/** A React app, as Vite builds one. */
export function reactPlan(): Plan {
  return {
    ...common(),
    files: {
      '/': page(
        '<script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" href="/assets/react.js"><link rel="stylesheet" href="/assets/index.css">',
        '<div id="root"></div><!-- <xp-hub base-url="https://commented.example"></xp-hub> -->',
      ),
      '/assets/index.js': script(
        `import{r as e}from"./react.js";${reactDom}${library}${reactQuery}const load=()=>import("./View.js");jsx(P,{baseUrl:"{{service}}",session:s({refresh:da(\`/api/member-token\`)})});`,
      ),
      '/assets/react.js': script(react()),
      '/assets/View.js': script('import"./react.js";export const View=1'),
      '/assets/index.css': { type: 'text/css', body: sheet },
    },
  }
}

/** A page with elements, as the documentation has it. */
export function elementsPlan(): Plan {
  return {
    ...common(),
    files: {
      '/': page(
        '<script type="module" src="/experience-program/elements.js"></script>',
        '<xp-hub base-url="{{service}}" refresh-url="/api/member-token" history="hash"></xp-hub>',
      ),
      '/experience-program/elements.js': script(
        `import{t}from"./Icon-1.js";${reactDom}${library}${reactQuery}define("xp-hub",()=>import("./Hub-1.js"));export{on as createMemberSession,qt as refreshFrom,er as savedInThisBrowser};`,
      ),
      '/experience-program/Icon-1.js': script(react()),
      '/experience-program/Hub-1.js': script('export const Hub=1'),
    },
  }
}

/** Who is signed in has the cookie. */
const isSignedIn = (request: Request) => /\bsigned-in=1\b/.test(request.headers.get('cookie') ?? '')

function common(): Omit<Plan, 'files'> {
  return {
    headers: { 'content-security-policy': policy },
    token: memberTokenHandler({
      baseUrl: 'http://127.0.0.1:9',
      orgApiKey: defaultOrganisation.keys.SANDBOX,
      member: (request) => (isSignedIn(request) ? { externalUserID: sandboxMembers.fresh } : null),
    }),
    service: (right) => right,
    asked: [],
  }
}

/** No test changes anything in it. */
const sandbox = createSandbox()

/** Serves a plan until the test has finished: the host, and the Service as another origin. */
export async function servePlan(plan: Plan): Promise<{ readonly url: string; readonly service: string }> {
  const service = await serve(async (request) => {
    plan.asked.push(request)
    return plan.service(await sandbox.fetch(request), request)
  })
  const filled = (text: string) => text.replaceAll('{{service}}', service)
  const url = await serve(async (request) => {
    plan.asked.push(request)
    const { pathname } = new URL(request.url)
    if (pathname === '/api/member-token') return plan.token(request, service)
    const file = plan.files[pathname]
    if (!file) return new Response('Not found.', { status: 404, headers: { 'content-type': 'text/plain' } })
    const { body, status = 200, type } = file
    const headers = Object.entries(pathname === '/' ? plan.headers : {}).map(([name, value]) => [
      name,
      filled(value),
    ])
    return new Response(filled(body), {
      status,
      headers: { 'content-type': type, ...Object.fromEntries(headers) },
    })
  })
  return { url, service }
}

async function serve(answer: (request: Request) => Response | Promise<Response>): Promise<string> {
  const { url, close } = await listen(
    (incoming, outgoing) =>
      void toRequest(incoming, new AbortController().signal)
        .then(answer)
        .then((response) => sendResponse(response, outgoing))
        .catch(() => outgoing.destroy()),
  )
  onTestFinished(close)
  return url
}
