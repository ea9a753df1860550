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

/** What the sandbox's `fetch` rejects with where a connection fails: a `TypeError`, as of the platform's fetch. */
export class SandboxNetworkError extends TypeError {
  override readonly name = 'TypeError'

  constructor() {
    super('Failed to fetch')
  }
}
