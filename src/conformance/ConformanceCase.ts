import type { CaseContext } from './createContext.ts'
import type { Need } from './ConformanceOptions.ts'
import type { ConformanceRuleId } from './rules.ts'

/** One thing that must hold. Cases know nothing of each other. */
export interface ConformanceCase {
  readonly name: string
  readonly rules: readonly ConformanceRuleId[]
  readonly needs: readonly Need[]
  /** Throws a `ConformanceFailure` with what was found. */
  readonly run: (context: CaseContext) => Promise<void>
}

/** The cases of one section, by their names. */
export type Cases = Readonly<Record<string, Omit<ConformanceCase, 'name'>>>
