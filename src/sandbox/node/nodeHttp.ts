import type { IncomingMessage, ServerResponse } from 'node:http'

/** Headers come from the raw ones, so that the log's search sees what was really sent. */
export async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const headers = new Headers()
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '')
  }
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = await readBody(incoming)
  // Joined as text: resolved, a path such as `//elsewhere/x` would be another host's.
  const path = (incoming.url ?? '/').replace(/^https?:\/\/[^/]*/i, '')
  const url = new URL(`http://${incoming.headers.host ?? 'localhost'}${path}`)
  return new Request(url, { method, headers, signal, ...(hasBody ? { body } : {}) })
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Sends as it comes. When the body breaks off, so does the connection, after what came before it is out. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) {
    outgoing.end()
    return
  }
  const reader = response.body.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      await write(outgoing, read.value)
    }
    outgoing.end()
  } catch {
    outgoing.destroy()
  }
}

function write(outgoing: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.write(chunk, (error) => (error ? reject(error) : resolve()))
  })
}
