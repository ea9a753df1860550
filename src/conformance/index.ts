export { cases as conformanceCases } from './cases/index.ts'
export type { ConformanceCase } from './ConformanceCase.ts'
export type {
  ConformanceControl,
  ConformanceOptions,
  ConformanceReceiver,
  ReceivedDelivery,
} from './ConformanceOptions.ts'
export type { CaseResult, ConformanceReport, Need } from './ConformanceOptions.ts'
export { type ConformanceRuleId, conformanceRules } from './rules.ts'
export { runConformance } from './runConformance.ts'
export { type ControlledSandbox, sandboxControl } from './sandboxControl.ts'
export { unobservable } from './unobservable.ts'
