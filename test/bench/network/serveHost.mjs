// @ts-check
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listen } from '../listen.mjs'

const contentTypes = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Serves what a build made, compressed, and the token route of the host's backend, on this machine only.
 * @param {string} folder
 * @param {string} serviceUrl where the sandbox has a token route
 */
export async function serveHost(folder, serviceUrl) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host.test').pathname
    if (path === '/api/member-token') {
      const grant = await fetch(`${serviceUrl}${path}`, { method: 'POST' })
      // The sandbox knows its own address alone.
      const body = JSON.stringify({ ...(await grant.json()), baseUrl: serviceUrl })
      response.writeHead(grant.status, { 'content-type': 'application/json' }).end(body)
      return
    }
    const body = await readFile(join(folder, normalize(path))).catch(() => null)
    const type = contentTypes[/** @type {keyof typeof contentTypes} */ (extname(path))]
    if (body === null || type === undefined) {
      response.writeHead(404).end()
      return
    }
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' })
      .end(gzipSync(body))
  })
  return listen(server)
}
