import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '../Sandbox.ts'
import { createConsole } from './createConsole.ts'
import { sendResponse, toRequest } from './nodeHttp.ts'

/** How a sandbox is served over HTTP. */
export interface ServeOptions {
  /** Default: one that is free. */
  readonly port?: number
  /** Default `127.0.0.1`: this machine only. */
  readonly host?: string
  /** A page at `/` to see and do everything from behind, for browsers on this machine. Default `false`. */
  readonly console?: boolean
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

/** The sandbox over HTTP, and its pictures under `/pictures/`. Rejects when the port is taken. */
export async function serveSandbox(sandbox: Sandbox, options: ServeOptions = {}): Promise<ServedSandbox> {
  const { port = 0, host = '127.0.0.1', onChange = () => {} } = options
  const answerConsole = options.console === true ? createConsole(sandbox, onChange) : null
  const server = createServer((incoming, outgoing) => {
    const answered = async () => {
      if (await answerConsole?.(incoming, outgoing)) return
      await answer(sandbox, incoming, outgoing)
    }
    answered()
      .catch(() => outgoing.destroy())
      .finally(() => {
        if (incoming.method !== 'GET') onChange()
      })
  })
  await listen(server, port, host)
  const address = server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${String(address.port)}`, close: () => close(server) }
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
const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'pictures')
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
  const bytes = name === undefined ? null : await readFile(join(folder, name)).catch(() => null)
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
