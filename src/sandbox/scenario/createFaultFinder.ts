import type { FaultRule } from './ScenarioSettings.ts'

/** Finds the rule for a request and counts it. Rules start counting anew with each scenario. */
export function createFaultFinder(rules: readonly FaultRule[]): (operation: string) => FaultRule | null {
  const counters = rules.map((rule) => ({ rule, seen: 0 }))
  return (operation) => {
    for (const counter of counters) {
      const { after = 0, times = Infinity } = counter.rule
      if (!fits(counter.rule, operation) || counter.seen >= after + times) continue
      counter.seen += 1
      if (counter.seen > after) return counter.rule
    }
    return null
  }
}

function fits({ operation: named }: FaultRule, operation: string): boolean {
  if (named === undefined) return operation !== 'exchange'
  return typeof named === 'string' ? named === operation : named.includes(operation)
}
