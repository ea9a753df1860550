import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '../Sandbox.ts'
import { refusalAnswer, toResponse } from '../core/answer.ts'
import { createOperatorApi } from '../operator/createOperatorApi.ts'
import { operatorPath, refusalOfHost, refusalOfOrigin } from '../operator/operatorAccess.ts'
import { type AccessOptions, createAccess } from './createAccess.ts'
import { createNewsRoute } from './createNewsRoute.ts'
import { createTokenRoute } from './createTokenRoute.ts'

/** How a sandbox is served over HTTP. */
export interface ServeOptions extends AccessOptions {
  /** Default: one that is free. */
  readonly port?: number
  /** A page at `/` to see and do everything from behind, for browsers on this machine. Default `false`. */
  readonly console?: boolean
  /**
   * Who is signed in at `POST /api/member-token`, an `externalUserID`: it stands in for the token route of a backend
   * that is not there yet. A page reaches it through the proxy of its own dev server. `GET /api/member-news` stands in
   * for its stream of news, for `live`. Default: there are no such routes.
   */
  readonly member?: string | undefined
  /** Is told after each request that may have changed something. */
  readonly onChange?: () => void
}

/** A sandbox that listens. */
export interface ServedSandbox {
  /** Where it listens, such as `http://127.0.0.1:4010`: the client's `baseUrl`. */
  readonly url: string
  /** Breaks open connections off and stops listening. */
  readonly close: () => Promise<void>
}

/** Headers come from the raw ones, so that the log's search sees what was really sent. */
export async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const headers = new Headers()
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '')
  }
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = await readBody(incoming)
  // Joined as text: resolved, a path such as `//elsewhere/x` would be another host's.
  const path = (incoming.url ?? '/').replace(/^https?:\/\/[^/]*/i, '')
  const url = new URL(`http://${incoming.headers.host ?? 'localhost'}${path}`)
  return new Request(url, { method, headers, signal, ...(hasBody ? { body } : {}) })
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Sends as it comes. When the body breaks off, so does the connection, after what came before it is out. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) {
    outgoing.end()
    return
  }
  const reader = response.body.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      await write(outgoing, read.value)
    }
    outgoing.end()
  } catch {
    outgoing.destroy()
  }
}

function write(outgoing: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.write(chunk, (error) => (error ? reject(error) : resolve()))
  })
}

/** The sandbox over HTTP, and its pictures under `/pictures/`. Rejects when the port is taken. */
export async function serveSandbox(sandbox: Sandbox, options: ServeOptions = {}): Promise<ServedSandbox> {
  const { port = 0, host = '127.0.0.1', onChange = () => {} } = options
  const answerConsole = options.console === true ? createConsole(sandbox, onChange) : null
  const answerToken = options.member === undefined ? null : createTokenRoute(sandbox, options.member)
  const answerNews = options.member === undefined ? null : createNewsRoute(sandbox, options.member)
  const refusalOf = createAccess(sandbox, options)
  const server = createServer((incoming, outgoing) => {
    const answered = async () => {
      // First of all, and without CORS headers: another page can send this, and must not read it.
      const refusal = refusalOf(incoming.headers)
      if (refusal) return sendResponse(toResponse(refusalAnswer(refusal), {}), outgoing)
      if (await answerConsole?.(incoming, outgoing)) return
      if (answerToken?.(incoming, outgoing, url()) || answerNews?.(incoming, outgoing)) return
      await answer(sandbox, incoming, outgoing)
    }
    answered()
      .catch(() => outgoing.destroy())
      .finally(() => {
        if (incoming.method !== 'GET') onChange()
      })
  })
  await listen(server, port, host)
  const url = () => {
    const name = host.includes(':') ? `[${host}]` : host
    return `http://${name}:${String((server.address() as AddressInfo).port)}`
  }
  return { url: url(), close: () => close(server) }
}

async function answer(sandbox: Sandbox, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (await servePicture(incoming, outgoing)) return
  const givenUp = new AbortController()
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) givenUp.abort()
  })
  await sendResponse(await sandbox.fetch(await toRequest(incoming, givenUp.signal)), outgoing)
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}

// Beside the built `sandbox/node.js` and in `src/sandbox` alike. Not `new URL('…', import.meta.url)`:
// bundlers take that for an asset.
const pictureFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'pictures')
// Names of the scheme only, so no path leads out of the folder.
const picture = /\/pictures\/([a-z]+-\dx\d-\d+\.webp)$/

/** True when the request was for a picture and is answered; a picture that is not there is a 404. */
async function servePicture(
  { method, url = '' }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  const path = url.split('?', 1)[0] ?? ''
  if (!path.includes('/pictures/') || (method !== 'GET' && method !== 'HEAD')) return false
  const name = picture.exec(path)?.[1]
  const bytes = name === undefined ? null : await readFile(join(pictureFolder, name)).catch(() => null)
  if (!bytes) {
    outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such picture.')
    return true
  }
  outgoing.writeHead(200, {
    'content-type': 'image/webp',
    'content-length': bytes.length,
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  outgoing.end(method === 'HEAD' ? undefined : bytes)
  return true
}

// Where the build puts the page's script and style sheet.
const consoleFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'console')
const consoleFiles: Readonly<Record<string, string>> = {
  'console.js': 'text/javascript; charset=utf-8',
  'console.css': 'text/css; charset=utf-8',
}

/** Nothing but its own two files and its own API; no frame around it. */
const consolePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
const consoleHeaders = {
  'content-security-policy': consolePolicy,
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/**
 * The console at `/` and what it needs under `/_sandbox/`, for browsers on this machine. Gives true when the
 * request was for it.
 */
function createConsole(
  sandbox: Sandbox,
  onChange: () => void,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean> {
  const api = createOperatorApi(sandbox, onChange)
  return async (incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/'
    if (path !== '/' && !path.startsWith(`${operatorPath}/`)) return false
    // The page itself holds nothing, so a link of another site may lead to it.
    const refusalOf = path === '/' ? refusalOfHost : refusalOfOrigin
    const refusal = isThisMachine(incoming)
      ? refusalOf(headersOf(incoming))
      : { message: 'The console answers this machine only.' }
    const file = path.slice(operatorPath.length + 1)
    if (refusal) send(outgoing, 403, 'text/plain; charset=utf-8', refusal.message)
    else if (path === '/') send(outgoing, 200, 'text/html; charset=utf-8', consolePage)
    else if (Object.hasOwn(consoleFiles, file)) await sendFile(outgoing, file)
    else await sendResponse(await api.fetch(await toRequest(incoming, AbortSignal.timeout(10_000))), outgoing)
    return true
  }
}

/** With another `--host` others reach the Service; the console stays with who runs it. */
function isThisMachine({ socket }: IncomingMessage): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

function headersOf({ headers: given }: IncomingMessage): Headers {
  const names = ['host', 'origin', 'sec-fetch-site'] as const
  return new Headers(
    names.flatMap((name): [string, string][] =>
      typeof given[name] === 'string' ? [[name, given[name]]] : [],
    ),
  )
}

async function sendFile(outgoing: ServerResponse, file: string): Promise<void> {
  const bytes = await readFile(join(consoleFolder, file)).catch(() => null)
  if (bytes) send(outgoing, 200, consoleFiles[file] ?? '', bytes)
  else
    send(
      outgoing,
      404,
      'text/plain; charset=utf-8',
      'The console is not built. It is made by the build of the package. Run npm run build.',
    )
}

function send(outgoing: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  outgoing.writeHead(status, { ...consoleHeaders, 'content-type': type }).end(body)
}

/** The console before its script runs; names no other origin, and has neither inline script nor style. */
const consolePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Experience sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_sandbox/console.css">
<script type="module" src="/_sandbox/console.js"></script>
</head>
<body class="xp-root xp-console-page" data-xp-scheme="system">
<div id="console"></div>
<noscript>The console needs JavaScript. The Service itself does not.</noscript>
</body>
</html>
`
