// @ts-check
// A site without a framework: files, a route that gives member tokens, and the library's script as it is in the package.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, extname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memberTokenHandler, toNodeHandler } from '@experience-program/react/server'

const pages = fileURLToPath(new URL('.', import.meta.url))
const script = dirname(fileURLToPath(import.meta.resolve('@experience-program/react/elements.script.js')))

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** No inline script or style, nothing evaluated, nothing from anywhere but here and the Service. @param {string} serviceUrl */
const policy = (serviceUrl) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src ${serviceUrl}; connect-src 'self' ${serviceUrl}; base-uri 'none'; form-action 'none'`

/**
 * @param {object} options
 * @param {string} options.serviceUrl where the Service is
 * @param {string} options.organisationKey the secret; in a real backend from its vault
 * @param {string} options.memberId who is signed in, on this site always the same
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function servePlain({ serviceUrl, organisationKey, memberId }) {
  const memberToken = toNodeHandler(
    memberTokenHandler({
      baseUrl: serviceUrl,
      orgApiKey: organisationKey,
      member: () => ({ externalUserID: memberId }),
    }),
  )
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    if (pathname === '/api/member-token') return memberToken(request, response)
    const path = posix.normalize(pathname === '/' ? '/index.html' : pathname)
    const file = path.startsWith('/experience-program/')
      ? join(script, path.slice('/experience-program/'.length))
      : join(pages, path)
    const text = types[extname(file)] ? await readFile(file, 'utf8').catch(() => null) : null
    if (text === null) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[extname(file)],
      'content-security-policy': policy(serviceUrl),
    })
    response.end(text.replaceAll('{{service-url}}', serviceUrl))
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
