import type { Answer } from './answer.ts'

const bodiless = new Set([204, 205, 304])

export function toResponse(answer: Answer, headers: Readonly<Record<string, string>>): Response {
  return new Response(bodiless.has(answer.status) ? null : answer.body, {
    status: answer.status,
    headers: { ...answer.headers, ...headers },
  })
}

/**
 * Status line, headers and half of the body, then the connection breaks. Breaking off earlier would not do: browsers
 * silently resend a request whose connection closed before any header.
 */
export function toBrokenResponse(answer: Answer, headers: Readonly<Record<string, string>>): Response {
  const bytes = new TextEncoder().encode(answer.body)
  let isFirst = true
  const body = new ReadableStream<Uint8Array>(
    {
      // At each pull, not all at once: an error throws away what is still in the queue.
      pull(controller) {
        if (isFirst) controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
        else controller.error(new TypeError('The sandbox broke the connection off within the answer.'))
        isFirst = false
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, {
    status: answer.status,
    headers: { ...answer.headers, ...headers, 'content-length': String(bytes.length) },
  })
}
