// @ts-check
// The built host app as files, with a policy that lets nothing else into the page.
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * The strictest policy that the page works under: no inline script or style, no `data:`. The Service is named
 * because it is another origin: its pictures, and the requests that carry the member token.
 * @param {string} serviceUrl
 */
const policy = (serviceUrl) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${serviceUrl}`,
    `connect-src 'self' ${serviceUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Answers a GET: a file of the built app, else the app itself, whose router reads the path.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ appFolder: string, serviceUrl: string }} options
 */
export async function servePage(request, response, { appFolder, serviceUrl }) {
  const { pathname } = new URL(request.url ?? '/', 'http://host')
  const extension = extname(pathname)
  // `normalize` of an absolute path has no `..` left, so nothing outside the folder is reached.
  const file = types[extension]
    ? await readFile(join(appFolder, normalize(pathname))).catch(() => null)
    : null
  if (file) {
    // Only what the build named by its content never changes.
    const cacheControl = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, {
      'content-type': types[extension],
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    })
    response.end(file)
    return
  }
  if (extension) {
    response.writeHead(404, { 'content-type': 'text/plain' })
    response.end('There is no such file.')
    return
  }
  const page = await readFile(join(appFolder, 'index.html'), 'utf8')
  response.writeHead(200, {
    'content-type': types['.html'],
    'cache-control': 'no-store',
    'content-security-policy': policy(serviceUrl),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  response.end(page.replaceAll('{{service-url}}', serviceUrl))
}
