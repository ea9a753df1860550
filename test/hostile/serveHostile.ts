import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { contentTypes, listen } from '../support/listen.ts'
import {
  createHostileSandbox,
  type FieldNames,
  type HostileSandbox,
  type Ids,
  type Variant,
} from './hostileSandbox.ts'

export interface HostileServers {
  readonly pageUrl: string
  readonly serviceUrl: string
  readonly fields: FieldNames
  /** Makes a Service that says one text everywhere, and tells where it is and what there is to show. */
  readonly add: (
    text: string,
    variant: Variant,
    status?: number,
  ) => Promise<{ readonly baseUrl: string; readonly ids: Ids }>
  readonly close: () => Promise<void>
}

// One grey point.
const picture = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** The strictest policy that a page with the library can have. */
export const policy = (serviceUrl: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${serviceUrl}`,
    `connect-src ${serviceUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** The page, and, on another port as in earnest, the Service with its pictures. */
export async function serveHostile(folder: string): Promise<HostileServers> {
  const sandboxes: HostileSandbox[] = []
  const fields: FieldNames = new Set()
  const service = await listen(
    (incoming, outgoing) => void answerService(sandboxes, incoming, outgoing),
    // An address of 20,000 characters is a payload too.
    { maxHeaderSize: 1_000_000 },
  )
  const page = await listen(
    (incoming, outgoing) => void answerPage(folder, policy(service.url), incoming, outgoing),
  )
  return {
    pageUrl: page.url,
    serviceUrl: service.url,
    fields,
    async add(text, variant, status = 400) {
      const sandbox = await createHostileSandbox({
        text,
        variant,
        status,
        fields,
        page: page.url,
        pictures: `${service.url}/pictures/`,
      })
      sandboxes.push(sandbox)
      return { baseUrl: `${service.url}/s/${String(sandboxes.length - 1)}`, ids: sandbox.ids }
    },
    async close() {
      await Promise.all([page.close(), service.close()])
    },
  }
}

async function answerPage(
  folder: string,
  policy: string,
  { url = '/' }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const name = url === '/' ? '/index.html' : url
  const file =
    /^\/[\w/.-]+$/.test(name) && !name.includes('..')
      ? await readFile(join(folder, name)).catch(() => null)
      : null
  // A relative address of a picture leads here.
  if (file === null) return sendPicture(outgoing)
  outgoing.writeHead(200, {
    'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  outgoing.end(file)
}

async function answerService(
  sandboxes: readonly HostileSandbox[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const match = /^\/s\/(\d+)(\/v1\/.*)$/.exec(incoming.url ?? '')
  const sandbox = sandboxes[Number(match?.[1])]
  if (sandbox === undefined) return sendPicture(outgoing)
  const method = incoming.method ?? 'GET'
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'host' && name !== 'connection'
      ? [[name, value] as [string, string]]
      : [],
  )
  const request = new Request('https://sandbox.test', {
    method,
    headers,
    ...(method === 'GET' || method === 'OPTIONS' ? {} : { body: Buffer.concat(chunks) }),
  })
  try {
    const response = await sandbox.answer(request, match?.[2] ?? '')
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  } catch (error) {
    outgoing.writeHead(500, { 'content-type': 'text/plain', 'x-broken-test': 'yes' })
    outgoing.end(String(error))
  }
}

function sendPicture(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'image/gif', 'access-control-allow-origin': '*' })
  outgoing.end(picture)
}
