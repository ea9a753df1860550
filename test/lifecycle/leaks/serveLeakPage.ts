import { listen, type Listening } from '../../support/listen.ts'
import { bundlePage } from '../bundlePage.ts'

const page =
  '<!doctype html><html lang="en"><head><title>Leaks</title></head><body><script type="module" src="/page.js"></script>'

/** The page with the built package in it, for an engine whose driver answers no requests by itself. */
export async function serveLeakPage(): Promise<Listening> {
  const files = await bundlePage(new URL('./leakPage.tsx', import.meta.url))
  return listen((request, response) => {
    const name = (request.url ?? '/').slice(1)
    const file = files.get(name)
    if (name === '') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    else if (file === undefined) response.writeHead(204).end()
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(file)
  })
}
