export { InterestForm, type InterestFormPart, type InterestFormProps } from './InterestForm.tsx'
export { InterestSummary, type InterestSummaryPart, type InterestSummaryProps } from './InterestSummary.tsx'
export type { SubmittedInterest } from './AskQuestions.tsx'
export { LostNotice, useLostAnswers } from './LostNotice.tsx'
