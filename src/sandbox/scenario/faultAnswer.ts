import { type Answer, jsonAnswer, refusalAnswer } from '../core/answer.ts'
import { Refusal } from '../core/Refusal.ts'
import type { FaultRule } from './ScenarioSettings.ts'

const page = '<!doctype html><title>Sign in to this network</title><p>This is not the Service.</p>'

/** The answer of a fault that does nothing, or null when the request must be acted upon first. */
export function faultAnswer({ kind, retryAfter }: FaultRule): Answer | null {
  if (kind === 'html')
    return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: page }
  if (typeof kind !== 'number') return null
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfterText(retryAfter) }
  return refusalAnswer(new Refusal(kind, 'SCENARIO', `The scenario answers ${String(kind)} here.`, headers))
}

function retryAfterText(retryAfter: number | string | Date): string {
  return retryAfter instanceof Date ? retryAfter.toUTCString() : String(retryAfter)
}

/** What is left of a good answer on its way. A lost answer is broken off when it is sent, not here. */
export function spoilAnswer(answer: Answer, { kind }: FaultRule): Answer {
  if (kind === 'empty-body') return { ...answer, body: '' }
  if (kind === 'wrong-shape') return jsonAnswer(answer.status, { unexpected: [{ shape: true }] })
  if (kind === 'truncated')
    return { ...answer, body: answer.body.slice(0, Math.ceil(answer.body.length / 2)) }
  return answer
}
