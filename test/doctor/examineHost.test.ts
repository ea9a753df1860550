import { describe, expect, it } from 'vitest'
import { examineHost } from '../../src/doctor/examineHost.ts'
import {
  elementsPlan,
  type Plan,
  react,
  reactPlan,
  reactQuery,
  script,
  servePlan,
  sheet,
} from './servePlan.ts'

const secret = 'made-up-access-token-that-nobody-may-see'

async function examine(plan: Plan) {
  const { url, service } = await servePlan(plan)
  const report = await examineHost({ page: new URL(url) })
  return { ...report, ids: report.findings.map(({ id }) => id), url, served: service }
}

const grant = (more: object = {}) =>
  Response.json(
    { accessToken: secret, memberId: 'member-1', ...more },
    { headers: { 'cache-control': 'no-store' } },
  )

const withHeaders = (response: Response, change: (headers: Headers) => void) => {
  const headers = new Headers(response.headers)
  change(headers)
  return new Response(response.body, { status: response.status, headers })
}

/** Says another thing in each of its files. */
function replaceIn(plan: Plan, path: string, from: string | RegExp, to: string) {
  const file = plan.files[path]
  if (!file) throw new Error(`There is no ${path}.`)
  const body = file.body.replace(from, to)
  if (body === file.body) throw new Error(`${path} has no ${String(from)}.`)
  plan.files[path] = { ...file, body }
}

/** Here React DOM has internals of its own, under the same name. */
function react18Plan(): Plan {
  const plan = reactPlan()
  const internals = '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED'
  const react18 = `exports.${internals}=W;exports.act=X;exports.version="18.3.1";`
  const reactDom18 = `e.usingClientEntryPoint;exports.${internals}=sl;\nexports.createPortal=function(){};exports.version="18.3.1";`
  replaceIn(plan, '/assets/react.js', react(), react18 + reactDom18)
  return plan
}

describe.each([
  ['a React app', reactPlan],
  ['an app with React 18', react18Plan],
  ['a page with elements', elementsPlan],
])('in %s that is right', (_name, plan) => {
  it('finds nothing', async () => {
    const { findings, notChecked, checked, service, served, tokenRoute, url } = await examine(plan())
    expect(findings).toEqual([])
    expect(service).toBe(`${served}/`)
    expect(tokenRoute).toBe(`${url}/api/member-token`)
    expect(notChecked.map(({ subject }) => subject)).toEqual(['img-src of the policy'])
    expect(checked).toEqual([
      'the page answers',
      'scripts and style sheets arrive',
      'the version of the library',
      'one copy of React and of React Query',
      'the styles of the library',
      'no key and no backend code in scripts',
      'the Service and its CORS',
      'the token route',
    ])
  })
})

/** A mistake that is planted in a right host, and what is found. */
const mistakes: readonly (readonly [string, () => Plan, (plan: Plan) => void, readonly string[]])[] = [
  [
    'the Service allows another origin',
    reactPlan,
    (plan) => {
      plan.service = (right) =>
        withHeaders(right, (headers) => headers.set('access-control-allow-origin', 'https://other.example'))
    },
    ['service-cors-answer', 'service-cors-preflight'],
  ],
  [
    'only errors of the Service are without CORS headers',
    reactPlan,
    (plan) => {
      plan.service = (right, { method }) =>
        method === 'OPTIONS'
          ? right
          : withHeaders(right, (headers) => headers.delete('access-control-allow-origin'))
    },
    ['service-cors-answer'],
  ],
  [
    'the Service exposes no headers',
    elementsPlan,
    (plan) => {
      plan.service = (right) =>
        withHeaders(right, (headers) => headers.delete('access-control-expose-headers'))
    },
    ['service-cors-exposed'],
  ],
  [
    'a preflight allows every header but Authorization',
    reactPlan,
    (plan) => {
      plan.service = (right) =>
        withHeaders(right, (headers) => headers.set('access-control-allow-headers', '*'))
    },
    ['service-cors-headers'],
  ],
  [
    'a preflight does not allow PUT',
    reactPlan,
    (plan) => {
      plan.service = (right) =>
        withHeaders(right, (headers) => headers.set('access-control-allow-methods', 'GET, POST'))
    },
    ['service-cors-methods'],
  ],
  [
    'a preflight is asked for a token',
    reactPlan,
    (plan) => {
      plan.service = (right, { method }) =>
        method === 'OPTIONS' ? new Response(null, { status: 401 }) : right
    },
    ['service-cors-preflight'],
  ],
  [
    'the Service is another server',
    reactPlan,
    (plan) => {
      plan.service = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    },
    ['service-elsewhere'],
  ],
  [
    'the Service fails',
    reactPlan,
    (plan) => {
      plan.service = () => new Response(null, { status: 502 })
    },
    ['service-fails'],
  ],
  [
    'the Service is not there',
    elementsPlan,
    (plan) => {
      plan.headers['content-security-policy'] = "script-src 'self'; connect-src 'self' http://127.0.0.1:9"
      replaceIn(plan, '/', '{{service}}', 'http://127.0.0.1:9')
    },
    ['service-unreachable'],
  ],
  [
    'the token route is not there',
    reactPlan,
    (plan) => {
      plan.token = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    },
    ['token-route-missing'],
  ],
  [
    'the token route knows no POST',
    reactPlan,
    (plan) => {
      plan.token = () => new Response(null, { status: 405 })
    },
    ['token-route-missing'],
  ],
  [
    'the token route answers GET',
    reactPlan,
    (plan) => {
      const { token } = plan
      plan.token = (request, service) => (request.method === 'GET' ? grant() : token(request, service))
    },
    ['token-route-get'],
  ],
  [
    'the token route sends nobody to the sign-in',
    reactPlan,
    (plan) => {
      const { token } = plan
      plan.token = async (request, service) => {
        const right = await token(request, service)
        return right.status === 401
          ? new Response(null, {
              status: 302,
              headers: { location: '/sign-in', 'cache-control': 'no-store' },
            })
          : right
      }
    },
    ['token-route-redirects'],
  ],
  [
    'the token route answers what caches keep',
    elementsPlan,
    (plan) => {
      const { token } = plan
      plan.token = async (request, service) =>
        withHeaders(await token(request, service), (headers) => headers.delete('cache-control'))
    },
    ['token-route-stored'],
  ],
  [
    'the token route gives tokens that caches keep',
    reactPlan,
    (plan) => {
      const { token } = plan
      plan.token = async (request, baseUrl) =>
        request.method === 'POST' && request.headers.get('sec-fetch-site') !== 'cross-site'
          ? withHeaders(grant({ baseUrl }), (headers) => headers.set('cache-control', 'private'))
          : token(request, baseUrl)
    },
    ['token-route-open', 'token-route-stored'],
  ],
  [
    'the token route fails',
    reactPlan,
    (plan) => {
      const { token } = plan
      plan.token = async (request, service) => {
        const right = await token(request, service)
        return right.status === 401
          ? new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
          : right
      }
    },
    ['token-route-fails'],
  ],
  [
    'the token route gives tokens to other sites',
    reactPlan,
    (plan) => {
      const { token } = plan
      plan.token = (request, service) =>
        request.method === 'POST' ? grant({ baseUrl: undefined }) : token(request, service)
    },
    ['token-route-cross-site', 'token-route-grant', 'token-route-open'],
  ],
  [
    'the token route lets other sites read',
    reactPlan,
    (plan) => {
      const { token } = plan
      plan.token = async (request, service) =>
        withHeaders(await token(request, service), (headers) => {
          headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*')
          headers.set('access-control-allow-credentials', 'true')
        })
    },
    ['token-route-cors'],
  ],
  [
    'the grant is for another Service',
    reactPlan,
    (plan) => {
      const { token } = plan
      plan.token = (request, service) =>
        request.method === 'POST' && request.headers.get('sec-fetch-site') !== 'cross-site'
          ? grant({ baseUrl: 'https://elsewhere.example' })
          : token(request, service)
    },
    ['token-route-service', 'token-route-open'],
  ],
  [
    'tokens are asked of the exchange endpoint',
    elementsPlan,
    (plan) => replaceIn(plan, '/', '/api/member-token', '/v1/auth/exchange'),
    ['token-route-is-exchange'],
  ],
  [
    'the policy does not allow the Service',
    reactPlan,
    (plan) => {
      plan.headers['content-security-policy'] = "default-src 'self'; script-src 'self'"
    },
    ['policy-connect'],
  ],
  [
    'the policy does not allow the script',
    elementsPlan,
    (plan) => {
      plan.headers['content-security-policy'] =
        "script-src https://cdn.example; connect-src 'self' {{service}}"
    },
    ['policy-script'],
  ],
  [
    'the policy of a meta element does not allow the style sheet',
    reactPlan,
    (plan) =>
      replaceIn(
        plan,
        '/',
        '<head>',
        `<head><meta http-equiv="Content-Security-Policy" content="script-src 'self'; style-src 'none'">`,
      ),
    ['policy-style'],
  ],
  [
    'the policy allows every script within the page',
    reactPlan,
    (plan) => {
      plan.headers['content-security-policy'] = "script-src 'self' 'unsafe-inline'"
    },
    ['policy-open'],
  ],
  [
    'there is no policy',
    reactPlan,
    (plan) => {
      delete plan.headers['content-security-policy']
    },
    ['policy-missing'],
  ],
  [
    'there is no style sheet',
    reactPlan,
    (plan) => replaceIn(plan, '/', /<link rel="stylesheet"[^>]*>/, ''),
    ['styles-missing'],
  ],
  [
    'the style sheet is another one',
    reactPlan,
    (plan) => {
      plan.files['/assets/index.css'] = { type: 'text/css', body: ':root{--xp-brand:#6a1b4d}' }
    },
    ['styles-missing'],
  ],
  [
    'the style sheet is not found',
    reactPlan,
    (plan) => {
      delete plan.files['/assets/index.css']
    },
    ['sheet-fails', 'styles-missing'],
  ],
  [
    'React is there twice, in one version',
    reactPlan,
    (plan) => {
      plan.files['/assets/View.js'] = script(react())
    },
    ['react-twice'],
  ],
  [
    'React is there as 18 and as 19',
    reactPlan,
    (plan) => {
      plan.files['/assets/View.js'] = script(
        'exports.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED = k; exports.version = "18.3.1";',
      )
    },
    ['react-twice'],
  ],
  [
    'React Query is there twice',
    reactPlan,
    (plan) => {
      plan.files['/assets/View.js'] = script(reactQuery)
    },
    ['react-query-twice'],
  ],
  [
    'the build is old',
    reactPlan,
    (plan) => replaceIn(plan, '/assets/index.js', /react@\d+\.\d+\.\d+/, 'react@0.0.9'),
    ['library-old'],
  ],
  [
    'the build is newer than the doctor',
    reactPlan,
    (plan) => replaceIn(plan, '/assets/index.js', /react@\d+\.\d+\.\d+/, 'react@99.0.0'),
    ['doctor-old'],
  ],
  [
    'the page has two versions of the library',
    reactPlan,
    (plan) => {
      plan.files['/assets/View.js'] = script('x.displayName="@experience-program/react@0.0.9"')
    },
    ['library-old', 'library-twice'],
  ],
  [
    'only elements.js was copied, without what is beside it',
    elementsPlan,
    (plan) => {
      delete plan.files['/experience-program/Hub-1.js']
    },
    ['elements-incomplete'],
  ],
  [
    'elements.js is not loaded as a module',
    elementsPlan,
    (plan) => replaceIn(plan, '/', ' type="module"', ''),
    ['elements-not-a-module'],
  ],
  [
    'nothing defines the element',
    elementsPlan,
    (plan) => replaceIn(plan, '/', /<script.*<\/script>/, ''),
    ['elements-undefined'],
  ],
  [
    'a script is answered with the page',
    reactPlan,
    (plan) => {
      plan.files['/assets/View.js'] = { type: 'text/html', body: '<!doctype html>' }
    },
    ['script-fails'],
  ],
  [
    'a script has the type of a text',
    elementsPlan,
    (plan) => {
      plan.files['/experience-program/elements.js'] = {
        ...script(plan.files['/experience-program/elements.js']?.body ?? ''),
        type: 'text/plain',
      }
    },
    ['elements-incomplete'],
  ],
  [
    'the key is in a script',
    reactPlan,
    (plan) => {
      plan.files['/assets/View.js'] = script('h({orgApiKey:"made-up-key-that-is-secret"})')
    },
    ['key-in-page'],
  ],
  [
    'a page imports what is for backends',
    reactPlan,
    (plan) => {
      plan.files['/assets/View.js'] = script(
        'throw Error("@experience-program/react: `./server` was imported into a browser bundle. It works")',
      )
    },
    ['server-in-page'],
  ],
  [
    'the page is not found',
    reactPlan,
    (plan) => {
      delete plan.files['/']
    },
    ['page-fails'],
  ],
]

describe('finds that', () => {
  it.each(mistakes)('%s', async (_name, right, plant, ids) => {
    const plan = right()
    plant(plan)
    const report = await examine(plan)
    expect(report.ids.toSorted()).toEqual(ids.toSorted())
    for (const { seen, why, fix } of report.findings)
      for (const words of [seen, why, fix]) expect(words).toMatch(/^\S.*[.…>]$/s)
    expect(JSON.stringify(report)).not.toMatch(/made-up-access-token|made-up-key/)
  })
})

describe('a doctor', () => {
  it('sends no cookie, no token and no key, and a POST to the token route alone', async () => {
    const plan = elementsPlan()
    await examine(plan)
    expect(plan.asked.length).toBeGreaterThan(8)
    for (const { headers } of plan.asked)
      for (const name of ['cookie', 'authorization', 'x-api-key']) expect(headers.has(name), name).toBe(false)
    const writes = plan.asked.filter(({ method }) => method !== 'GET' && method !== 'OPTIONS')
    expect(writes.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/member-token',
      'POST /api/member-token',
    ])
  })

  it('asks no token route of another origin that only the page names', async () => {
    const plan = elementsPlan()
    const other = await servePlan(reactPlan())
    replaceIn(plan, '/', '/api/member-token', `${other.url}/api/member-token`)
    plan.headers['content-security-policy'] = "script-src 'self'"
    const { ids, notChecked } = await examine(plan)
    expect(ids).toEqual([])
    expect(notChecked.find(({ subject }) => subject === 'the token route')?.why).toContain('--token-route')
  })

  it('says what it could not look at, where the page does not show it', async () => {
    const plan = reactPlan()
    replaceIn(plan, '/assets/index.js', /jsx\(P.*$/, '')
    const { ids, notChecked, checked } = await examine(plan)
    expect(ids).toEqual([])
    expect(notChecked.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['the Service', 'the token route']),
    )
    expect(checked).not.toContain('the token route')
    expect(checked).not.toContain('the Service and its CORS')
  })

  it('takes a token route for right that answers GET as if it was not there', async () => {
    const plan = reactPlan()
    const { token } = plan
    plan.token = (request, service) =>
      request.method === 'GET' ? new Response('Cannot GET', { status: 404 }) : token(request, service)
    expect((await examine(plan)).ids).toEqual([])
  })

  it('takes no other address of a script for the Service', async () => {
    const plan = reactPlan()
    replaceIn(plan, '/assets/index.js', 'jsx(P,', 'axios({baseUrl:"/elsewhere",retries:2});jsx(P,')
    const { service, served } = await examine(plan)
    expect(service).toBe(`${served}/`)
  })

  it('takes two Services in scripts for none', async () => {
    const plan = reactPlan()
    plan.files['/assets/View.js'] = script('c({session:e,baseUrl:"/xp"})')
    const { service, ids } = await examine(plan)
    expect([service, ids]).toEqual([null, []])
  })

  it('finds the styles in a sheet that another one imports', async () => {
    const plan = reactPlan()
    plan.files['/assets/index.css'] = { type: 'text/css', body: '@import url("./ours.css") layer(guest);' }
    plan.files['/assets/ours.css'] = { type: 'text/css', body: sheet }
    expect((await examine(plan)).ids).toEqual([])
  })

  it('finds the styles in a sheet that a script names, whatever it is sent as', async () => {
    const plan = reactPlan()
    replaceIn(plan, '/', /<link rel="stylesheet"[^>]*>/, '')
    replaceIn(plan, '/assets/index.js', 'const load', 'm.f=["assets/View.css"];const load')
    plan.files['/assets/View.css'] = script(`inject(\`${sheet}\`)`)
    expect((await examine(plan)).ids).toEqual([])
  })

  it('says of a development server what only a build can show', async () => {
    const plan = reactPlan()
    replaceIn(
      plan,
      '/assets/index.js',
      /jsx\(P.*$/,
      `/* import "./only-in-a-comment.js" */ log("%cDownload the React DevTools for a better development experience");
       tool({refresh:tool("/_tool")});hint("Pass { refresh: refreshFrom('/your/token/route') }");jsxDEV(P,{session:s({refresh:(0,m["refreshFrom"])("/api/member-token")}),baseUrl:"{{service}}"})`,
    )
    plan.files['/assets/View.js'] = script(react())
    const { ids, notChecked, tokenRoute, url } = await examine(plan)
    expect([ids, tokenRoute]).toEqual([[], `${url}/api/member-token`])
    expect(notChecked.map(({ subject }) => subject)).toEqual([
      'some files that scripts import',
      'one copy of React and of React Query',
      'img-src of the policy',
      'the Service',
    ])
  })

  it('counts a module once that a bundler put into several files', async () => {
    const plan = reactPlan()
    const chunk = `(self.webpackChunk=self.webpackChunk||[]).push([[1],{42:(e)=>{${react()}}}])`
    plan.files['/assets/react.js'] = script(chunk)
    plan.files['/assets/View.js'] = script(chunk)
    expect((await examine(plan)).ids).toEqual([])
  })

  it('asks nobody on this machine for a page of another one', async () => {
    const { createAsk } = await import('../../src/doctor/createAsk.ts')
    const ask = createAsk({ page: new URL('https://host.example'), given: [], userAgent: 'test' })
    for (const address of [
      'http://127.0.0.1:4010',
      'http://10.0.0.7',
      'http://192.168.1.1/',
      'http://[::1]/',
      'http://[fd00::1]/',
    ])
      expect(await ask(new URL(address)), address).toMatchObject({
        problem: expect.stringContaining('of this machine'),
      })
    expect(await ask(new URL('file:///etc/passwd'))).toMatchObject({ problem: 'is neither http nor https' })
    expect(await ask(new URL('https://user:made-up@host.example'))).toMatchObject({
      problem: 'holds credentials',
    })
  })
})
