// @ts-check
import { createServer } from 'node:http'
import { listen } from './listen.mjs'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8aa"/></svg>'
const contentTypes = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
}

/** @param {string} name of the script and of the sheet */
const page = (
  name,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/${name}.css">
<style>body { margin: 0 } #stage { block-size: 720px }</style><div id="stage"></div><script type="module" src="/${name}.js"></script></html>`

/**
 * Serves pages on this machine only.
 * @param {ReadonlyMap<string, string>} files by name
 */
export async function servePages(files) {
  const server = createServer((request, response) => {
    // Pictures are told apart by what follows the question mark.
    const path = new URL(request.url ?? '/', 'http://bench.test').pathname.slice(1)
    const [, name, ending] = /^(.*)\.(\w+)$/.exec(path) ?? []
    const body = ending === 'html' && name ? page(name) : ending === 'svg' ? picture : files.get(path)
    const type = contentTypes[/** @type {keyof typeof contentTypes} */ (ending)] ?? 'text/html'
    response
      .writeHead(body === undefined ? 404 : 200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'max-age=3600',
      })
      .end(body)
  })
  return listen(server)
}
