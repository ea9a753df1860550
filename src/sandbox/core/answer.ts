import type { Refusal } from './Refusal.ts'

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
