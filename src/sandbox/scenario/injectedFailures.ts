import { type Answer, jsonAnswer, Refusal, refusalAnswer } from '../core/answer.ts'
import type { InjectedFailure } from './scenarios.ts'

export interface FailureFinder {
  /** The rule that breaks a request of this operation, which counts as one more request. */
  (operation: string): InjectedFailure | null
  /** The rules that will still break something, with what is left of their counts. */
  readonly armed: () => readonly InjectedFailure[]
}

/** Finds the rule for a request and counts it. Rules start counting anew with each scenario. */
export function createFailureFinder(rules: readonly InjectedFailure[]): FailureFinder {
  const counters = rules.map((rule) => ({ rule, seen: 0 }))
  const find = (operation: string): InjectedFailure | null => {
    for (const counter of counters) {
      const { after = 0, times = Infinity } = counter.rule
      if (!fits(counter.rule, operation) || counter.seen >= after + times) continue
      counter.seen += 1
      if (counter.seen > after) return counter.rule
    }
    return null
  }
  return Object.assign(find, { armed: () => counters.flatMap(({ rule, seen }) => left(rule, seen)) })
}

function left(rule: InjectedFailure, seen: number): readonly InjectedFailure[] {
  const { after = 0, times } = rule
  if (times !== undefined && seen >= after + times) return []
  const counted = { ...rule, after: Math.max(0, after - seen) }
  return [times === undefined ? counted : { ...counted, times: times - Math.max(0, seen - after) }]
}

function fits({ operation: named }: InjectedFailure, operation: string): boolean {
  if (named === undefined) return operation !== 'exchange'
  return typeof named === 'string' ? named === operation : named.includes(operation)
}

const page = '<!doctype html><title>Sign in to this network</title><p>This is not the Service.</p>'

/** The answer of a failure that does nothing, or null when the request must be acted upon first. */
export function failureAnswer({ kind, retryAfter }: InjectedFailure): Answer | null {
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
export function spoilAnswer(answer: Answer, { kind }: InjectedFailure): Answer {
  if (kind === 'empty-body') return { ...answer, body: '' }
  if (kind === 'wrong-shape') return jsonAnswer(answer.status, { unexpected: [{ shape: true }] })
  if (kind === 'truncated')
    return { ...answer, body: answer.body.slice(0, Math.ceil(answer.body.length / 2)) }
  return answer
}
