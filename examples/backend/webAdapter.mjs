// @ts-check
// The handlers of `./server` speak Request and Response, as most frameworks do; node:http does not yet.
import { Readable } from 'node:stream'

/**
 * The body goes through as it comes: a webhook is signed over these very bytes.
 * @param {import('node:http').IncomingMessage} incoming
 */
export function toRequest(incoming) {
  const { method = 'GET', url = '/', headers } = incoming
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [/** @type {[string, string]} */ ([name, value])] : [],
  )
  const body =
    method === 'GET' || method === 'HEAD'
      ? {}
      : { body: /** @type {ReadableStream} */ (Readable.toWeb(incoming)), duplex: 'half' }
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: pairs,
    ...body,
  })
}

/**
 * @param {import('node:http').ServerResponse} outgoing
 * @param {Response} response
 */
export async function sendResponse(outgoing, response) {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(await response.text())
}
