import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ConformanceReceiver, ReceivedDelivery } from '../index.ts'

/** Where the receiver listens. */
export interface ReceiverOptions {
  /** Default: one that is free. */
  readonly port?: number
  /** Default `127.0.0.1`: this machine only. */
  readonly host?: string
  /** How the Service reaches it, by a tunnel for example. Default: its own address. */
  readonly url?: string
}

/** A receiver of webhooks that listens. */
export interface ServedReceiver extends ConformanceReceiver {
  /** Breaks open connections off and stops listening. */
  readonly close: () => Promise<void>
}

/** An endpoint for webhooks that keeps what arrives, with its exact bytes. */
export async function serveReceiver({
  port = 0,
  host = '127.0.0.1',
  url,
}: ReceiverOptions = {}): Promise<ServedReceiver> {
  const received: ReceivedDelivery[] = []
  const answers = new Map<string, number | 'nothing'>()
  const server = createServer((incoming, outgoing) => {
    receive(incoming, outgoing, received, answers).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: (url ?? `http://${host}:${String(taken)}`).replace(/\/+$/, ''),
    received: () => received,
    answerWith: (path, answer) => void answers.set(path, answer),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

async function receive(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  received: ReceivedDelivery[],
  answers: ReadonlyMap<string, number | 'nothing'>,
): Promise<void> {
  let isGivenUp = false
  outgoing.on('close', () => {
    isGivenUp = !outgoing.writableFinished
  })
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
  const path = incoming.url ?? '/'
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
  received.push({
    method: incoming.method ?? '',
    path,
    headers,
    body: new Uint8Array(Buffer.concat(chunks)),
    isGivenUp: () => isGivenUp,
  })
  const answer = [...answers].find(([ending]) => path.endsWith(ending))?.[1] ?? 204
  if (answer !== 'nothing') outgoing.writeHead(answer, answer === 302 ? { location: path } : {}).end()
}
