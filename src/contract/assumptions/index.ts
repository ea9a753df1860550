/**
 * The only home of what the specification does not show: operations whose paths it leaves out, and wire details that it
 * leaves open. `assumptionNotes` says each in words; a test compares the table of docs/assumptions.md with it.
 */
export { type AssumptionNote, assumptionNotes, operationNotes } from './assumptionNotes.ts'
export {
  type Assumptions,
  type AssumptionsInput,
  defaultAssumptions,
  mergeAssumptions,
  type OperationAssumption,
} from './Assumptions.ts'
export type { AssumedOperationName } from './operations.ts'
