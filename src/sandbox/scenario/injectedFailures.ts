import type { InjectedFailure } from './scenarios.ts'

interface FailureFinder {
  /** The rule that breaks a request of this operation, which counts as one more request. */
  (operation: string): InjectedFailure | null
  /** The rules that will still break something, with what is left of their counts. */
  readonly armed: () => readonly InjectedFailure[]
}

/** Finds the rule for a request and counts it. Rules start counting again with each scenario. */
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
