import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { onTestFinished } from 'vitest'
import { createSandbox, defaultOrganisation, type Sandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { serveSandbox } from '../../src/sandbox/node.ts'
import { freePorts } from '../support/freePorts.ts'
import { contentTypes, listen } from '../support/listen.ts'
import { memberTokenHandler } from '../../src/server/index.ts'
import { sendResponse, toRequest } from '../../src/sandbox/node/serveSandbox.ts'

export interface ServedHost {
  readonly url: string
  readonly sandbox: Sandbox
}

/**
 * A host's built pages with its backend: the token route, and the Service proxied under `/xp`, so that the page has one
 * origin. Until the test has finished.
 */
export async function serveStaticHost(folder: string): Promise<ServedHost> {
  const { sandbox, serviceUrl } = await startService()
  const grant = memberTokenHandler({
    baseUrl: serviceUrl,
    publicBaseUrl: '/xp',
    orgApiKey: defaultOrganisation.keys.SANDBOX,
    member: () => ({ externalUserID: sandboxMembers.fresh, displayName: 'A made-up member' }),
  })
  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/api/member-token') return grant(request)
    if (pathname === '/api/greeting') return new Response('hello from the host')
    if (pathname.startsWith('/xp/')) {
      const body = request.method === 'GET' ? null : await request.arrayBuffer()
      const asked = new Headers(request.headers)
      // The Service answers under its own name: that is where its pictures are.
      asked.delete('host')
      const {
        status,
        headers,
        body: answer,
      } = await fetch(serviceUrl + pathname.slice('/xp'.length) + search, {
        method: request.method,
        headers: asked,
        body,
      })
      return new Response(answer, { status, headers })
    }
    const file = await readFile(join(folder, normalize(extname(pathname) ? pathname : '/index.html'))).catch(
      () => null,
    )
    return file
      ? new Response(file, {
          headers: {
            'content-type': contentTypes[extname(pathname) || '.html'] ?? 'application/octet-stream',
          },
        })
      : new Response('There is no such file.', { status: 404 })
  }
  const { url, close } = await listen(
    (incoming, outgoing) =>
      void toRequest(incoming, new AbortController().signal)
        .then(answer)
        .then((response) => sendResponse(response, outgoing)),
  )
  onTestFinished(close)
  return { url, sandbox }
}

/** A host with a server of its own: it is started by Next, and exchanges its key itself. */
export const startNextHost = (folder: string) =>
  startHost(folder, ['next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', '0'], {
    NEXT_TELEMETRY_DISABLED: '1',
  })

/** The same of React Router, which takes no port 0. */
export async function startReactRouterHost(folder: string): Promise<ServedHost> {
  const [port = ''] = await freePorts(1)
  return startHost(folder, ['@react-router/serve/dist/cli.js', 'build/server/index.js'], {
    HOST: '127.0.0.1',
    PORT: port,
  })
}

/** `command` is a file of the host's own packages, and its arguments. */
async function startHost(
  folder: string,
  [script = '', ...parts]: readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<ServedHost> {
  const { sandbox, serviceUrl } = await startService()
  const env = {
    ...process.env,
    ...more,
    NODE_ENV: 'production',
    EXPERIENCE_SERVICE_URL: serviceUrl,
    EXPERIENCE_ORG_API_KEY: defaultOrganisation.keys.SANDBOX,
  } as const
  const child = spawn(process.execPath, [join(folder, 'node_modules', script), ...parts], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { url: await linkOf(child), sandbox }
}

async function startService() {
  const sandbox = createSandbox()
  const service = await serveSandbox(sandbox)
  onTestFinished(() => service.close())
  return { sandbox, serviceUrl: service.url }
}

function linkOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const look = (chunk: Buffer) => {
      said += chunk.toString()
      const [url] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(said) ?? []
      if (url !== undefined && /Ready|react-router-serve/.test(said)) resolve(url)
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('exit', (code) => reject(new Error(`The host ended with ${String(code)}:\n${said}`)))
  })
}
