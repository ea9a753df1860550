import type { ScenarioSettings } from './ScenarioSettings.ts'

/** Named scenarios, for stories and tests. */
export const scenarios = {
  default: {},
  empty: { empty: true },
  huge: { huge: 5_000 },
  slow: { latencyMs: 2_500 },
  hanging: { faults: [{ kind: 'hang' }] },
  offline: { faults: [{ kind: 'network' }] },
  failing: { faults: [{ kind: 500 }] },
  forbidden: { faults: [{ kind: 403 }] },
  'rate-limited': { faults: [{ kind: 429, retryAfter: 30 }] },
  'lost-answers': { faults: [{ kind: 'lost-answer' }] },
  'wrong-shape': { faults: [{ kind: 'wrong-shape' }] },
  'broken-rows': { brokenRows: true },
  'intake-failing': { faults: [{ kind: 500, operation: 'submitIntake' }] },
} as const satisfies Record<string, ScenarioSettings>

/** The name of a scenario of `scenarios`. */
export type ScenarioName = keyof typeof scenarios
