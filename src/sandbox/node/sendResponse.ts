import type { ServerResponse } from 'node:http'

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
