import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Sandbox } from '../Sandbox.ts'
import { createConsole } from './createConsole.ts'
import { sendResponse } from './sendResponse.ts'
import { servePicture } from './servePicture.ts'
import { toRequest } from './toRequest.ts'

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
