export type { DefaultAnswers } from './defaultAnswers.ts'
export type { InterestIssue } from './interestFormSchema.ts'
export { InterestForm, type InterestFormPart, type InterestFormProps } from './InterestForm.tsx'
export { InterestSummary, type InterestSummaryPart, type InterestSummaryProps } from './InterestSummary.tsx'
export type { SubmittedInterest } from './useAsking.ts'
export { LostNotice, useLostAnswers } from './LostNotice.tsx'
export {
  type InterestFlow,
  type InterestFlowAnswers,
  type InterestFlowOptions,
  useInterestFlow,
} from './useInterestFlow.ts'
