import { isBytes } from '../base/index.ts'

/** What is read of a request of `node:http` or `node:http2`, and of Express, whose request is one. */
export interface NodeRequest extends AsyncIterable<unknown> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  /** Express: the address before a router cut its own part off. */
  readonly originalUrl?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /**
   * Express: what a body parser left. Bytes of `express.raw()` are used; anything else is not the body that arrived.
   */
  readonly body?: unknown
}

/** What is called of a response of `node:http` or `node:http2`, and of Express. */
export interface NodeResponse {
  statusCode: number
  readonly writableFinished: boolean
  setHeader: (name: string, value: string) => unknown
  end: (body: Uint8Array) => unknown
  on: (event: 'close', listener: () => void) => unknown
}

/**
 * Makes `memberTokenHandler(…)` or `webhookHandler(…)` a listener of `node:http` and `node:http2`, and a handler of
 * Express: `app.post('/api/member-token', toNodeHandler(memberTokenHandler({ … })))`. A page that goes away aborts
 * the request.
 */
export function toNodeHandler(
  handle: (request: Request) => Promise<Response>,
): (request: NodeRequest, response: NodeResponse) => void {
  return (incoming, outgoing) => {
    const givenUp = new AbortController()
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) givenUp.abort()
    })
    void answer(handle, incoming, outgoing, givenUp.signal)
  }
}

async function answer(
  handle: (request: Request) => Promise<Response>,
  incoming: NodeRequest,
  outgoing: NodeResponse,
  signal: AbortSignal,
): Promise<void> {
  try {
    const response = await handle(toRequest(incoming, signal))
    const body = new Uint8Array(await response.arrayBuffer())
    outgoing.statusCode = response.status
    response.headers.forEach((value, name) => outgoing.setHeader(name, value))
    outgoing.end(body)
  } catch {
    // Both handlers answer their own failures; what comes here is no request, and its sender gets no details.
    outgoing.statusCode = 400
    outgoing.end(new Uint8Array())
  }
}

function toRequest(incoming: NodeRequest, signal: AbortSignal): Request {
  const { method = 'GET' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    // HTTP/2 has its request line among the headers: `:method`, `:path`, `:authority`, `:scheme`.
    if (!name.startsWith(':')) for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // `duplex` is what Node asks for beside a stream; the type of other runtimes does not have it.
  const init = {
    method,
    headers,
    signal,
    ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' } : {}),
  } as RequestInit
  return new Request(addressOf(incoming), init)
}

/**
 * The path is joined as text: resolved against the host, `//elsewhere/x` would lead to another one. Of a request line
 * with a whole address (RFC 9112, section 3.2.2) the path alone counts.
 */
function addressOf({ headers, originalUrl, url = '/' }: NodeRequest): URL {
  const host = String(headers['host'] ?? headers[':authority'] ?? 'localhost')
  const path = (originalUrl ?? url).replace(/^https?:\/\/[^/?#]*/i, '')
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(host) || !path.startsWith('/'))
    throw new TypeError('The request names no host or no path.')
  return new URL(`${headers[':scheme'] === 'https' ? 'https' : 'http'}://${host}${path}`)
}

/**
 * As it is asked for, so that a handler can stop at its limit. What nobody has begun to read Node throws away, and the
 * rest of what somebody has is thrown away here: the connection's next request comes behind it. Ending the iterator
 * would end the connection too, and the answer with it.
 */
function bodyOf(incoming: NodeRequest): BodyInit {
  if (isBytes(incoming.body)) return new Uint8Array(incoming.body)
  const chunks = incoming[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next()
        if (done === true) controller.close()
        else if (isBytes(value)) controller.enqueue(value)
        else controller.error(new TypeError('The body of the request was read as text.'))
      },
      // Not waited for: the answer goes out while the sender still sends.
      cancel: () => void throwAway(chunks).catch(() => {}),
    },
    { highWaterMark: 0 },
  )
}

async function throwAway(chunks: AsyncIterator<unknown>): Promise<void> {
  while ((await chunks.next()).done !== true);
}
