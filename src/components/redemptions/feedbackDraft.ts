import { feedbackInputSchema, type FeedbackInput } from '../../contract/index.ts'

export const feedbackDraft = 'feedback'

/** What the member has chosen and typed, and not sent. */
export interface FeedbackDraft {
  readonly rating: number | null
  readonly comment: string
}

/** What is sent of it; `null` while the rating is missing. An empty comment is left out. */
export function toFeedbackInput({ rating, comment }: FeedbackDraft): FeedbackInput | null {
  const text = comment.trim()
  const { success, data } = feedbackInputSchema.safeParse({ rating, ...(text ? { comment: text } : {}) })
  return success ? data : null
}
