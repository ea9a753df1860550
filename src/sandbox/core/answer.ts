/** What goes back, before it becomes a `Response`: kept as text so that a replay is the same bytes. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export function jsonAnswer(status: number, value: unknown): Answer {
  return { status, headers: json, body: JSON.stringify(value) }
}

/** `{ error: { code, message } }`: the shape is an assumption (`assumptionNotes.errorBody`). */
export function refusalAnswer({ status, code, message, headers }: Refusal): Answer {
  return { status, headers: { ...json, ...headers }, body: JSON.stringify({ error: { code, message } }) }
}

/** An answer that refuses. `message` is for developers and never repeats what the request held. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

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

/** What the sandbox's `fetch` rejects with where a connection fails: a `TypeError`, as of the platform's fetch. */
export class SandboxNetworkError extends TypeError {
  override readonly name = 'TypeError'

  constructor() {
    super('Failed to fetch')
  }
}
