import type { Answer } from './answer.ts'
import { Refusal } from './Refusal.ts'

/** What was asked under a key, and what was answered. The intake takes no key, so no health data gets here. */
export interface Replay {
  readonly request: string
  readonly answer: Answer
}

export interface ReplayKey {
  readonly key: string
  /** Method, path and body: the same key with anything else is a conflict. */
  readonly request: string
}

const maximumKeyLength = 255

/** Specification, Endpoints: the same key replays the original response and does not act twice; another body is a 409. */
export function replayOnce(
  replays: Map<string, Replay>,
  asked: ReplayKey | null,
  act: () => Answer,
): { readonly answer: Answer; readonly replayed: boolean } {
  if (asked === null) return { answer: act(), replayed: false }
  if (asked.key === '' || asked.key.length > maximumKeyLength) {
    throw new Refusal(422, 'INVALID_IDEMPOTENCY_KEY', 'An idempotency key has 1 to 255 characters.')
  }
  const earlier = replays.get(asked.key)
  if (earlier) {
    if (earlier.request === asked.request) return { answer: earlier.answer, replayed: true }
    throw new Refusal(409, 'IDEMPOTENCY_KEY_REUSED', 'This idempotency key was used with another request.')
  }
  // A refusal is thrown past this line and not kept: nothing happened, so the corrected request may use the key.
  const answer = act()
  replays.set(asked.key, { request: asked.request, answer })
  return { answer, replayed: false }
}
