import { request as send } from 'node:http'
import { listen } from '../support/listen.ts'

/** A request as the site got it. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: string
  readonly body: string
}

/** A site with a door in front of it, which sees each request and tells what a page says to its console. */
export interface WatchedSite {
  readonly url: string
  readonly requests: readonly SeenRequest[]
  /** What pages wrote to the console, threw, left unhandled, or did against their policy. */
  readonly lines: readonly string[]
  /** From now on the connection drops for these paths; `null` for none. */
  readonly drop: (paths: RegExp | null) => void
  readonly close: () => Promise<void>
}

// Not every driver can tell. A page that is left still tells the last of it.
const hook = `
const tell = (kind, ...what) => navigator.sendBeacon('/watched-line', kind + ': ' + what.map(String).join(' '))
for (const kind of ['error', 'warn', 'info', 'log', 'debug']) {
  const write = console[kind]
  console[kind] = (...what) => { tell(kind, ...what); write.apply(console, what) }
}
addEventListener('error', ({ message, target }) => {
  // Firefox gives up what a page that is left still loads ahead. The import of a part that is really missing is told as rejected.
  if (target.rel !== 'modulepreload') tell('thrown', message || target?.outerHTML)
}, true)
addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason))
addEventListener('securitypolicyviolation', (event) => {
  // Firefox looks for a picture for its tab by itself.
  if (event.blockedURI !== location.origin + '/favicon.ico') tell('policy', event.violatedDirective, event.blockedURI, event.sample)
})
`

export async function watchSite(target: string): Promise<WatchedSite> {
  const { port } = new URL(target)
  const requests: SeenRequest[] = []
  const lines: string[] = []
  let dropped: RegExp | null = null
  const door = await listen((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const { method = 'GET', url: path = '/', headers } = request
      if (path === '/watched-line') {
        lines.push(body.toString())
        response.writeHead(204).end()
        return
      }
      if (path === '/watched.js') {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(hook)
        return
      }
      if (dropped?.test(path)) {
        request.socket.destroy()
        return
      }
      requests.push({ method, path, headers: JSON.stringify(headers), body: body.toString() })
      const { 'accept-encoding': _plain, 'if-none-match': _whole, ...passed } = headers
      const passing = send({ port, host: '127.0.0.1', method, path, headers: passed }, (answer) => {
        const answered: Buffer[] = []
        answer.on('data', (chunk: Buffer) => answered.push(chunk))
        answer.on('end', () => {
          const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers
          const whole = Buffer.concat(answered)
          const isPage = answer.headers['content-type']?.startsWith('text/html')
          response.writeHead(answer.statusCode ?? 502, kept)
          response.end(
            isPage ? whole.toString().replace('<head>', '<head><script src="/watched.js"></script>') : whole,
          )
        })
      })
      passing.on('error', () => response.destroy())
      passing.end(body)
    })
  })
  return { url: door.url, requests, lines, drop: (paths) => void (dropped = paths), close: door.close }
}
