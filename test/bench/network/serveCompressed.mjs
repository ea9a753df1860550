// @ts-check
import { createServer, request as send } from 'node:http'
import { createGzip } from 'node:zlib'
import { listen } from '../listen.mjs'

/**
 * The Service as it is met from outside: behind a gateway that compresses what is no picture. On this machine only.
 * @param {string} serviceUrl
 */
export async function serveCompressed(serviceUrl) {
  const server = createServer((request, response) => {
    const { method, headers, url } = request
    const passed = send(`${serviceUrl}${url}`, { method, headers }, (answer) => {
      const isText = /json|text/.test(answer.headers['content-type'] ?? '')
      const kept = Object.entries(answer.headers).filter(([name]) => !isText || name !== 'content-length')
      const encoding = isText ? { 'content-encoding': 'gzip' } : {}
      response.writeHead(answer.statusCode ?? 502, { ...Object.fromEntries(kept), ...encoding })
      if (isText) answer.pipe(createGzip()).pipe(response)
      else answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  return listen(server)
}
