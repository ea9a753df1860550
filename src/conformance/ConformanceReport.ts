import type { ConformanceRuleId } from './rules.ts'

/** What a case needs of a run. Reading is always there. */
export type Need = 'read' | 'write' | 'member' | 'live' | 'staff' | 'control' | 'receiver'

/** What became of one case. */
export interface CaseResult {
  readonly name: string
  readonly rules: readonly ConformanceRuleId[]
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** What was found, or what the case would need; null when it passed. */
  readonly message: string | null
}

/** What `runConformance` found. */
export interface ConformanceReport {
  readonly baseUrl: string
  readonly results: readonly CaseResult[]
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
