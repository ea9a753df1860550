import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Beside the built `sandbox/node.js` and in `src/sandbox` alike. Not `new URL('…', import.meta.url)`: bundlers take that for an asset.
const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'pictures')
// Names of the scheme only, so no path leads out of the folder.
const picture = /\/pictures\/([a-z]+-\dx\d-\d+\.webp)$/

/** True when the request was for a picture and is answered; a picture that is not there is a 404. */
export async function servePicture(
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
