'use client'

import { useState } from 'react'
import { type FeedbackInput, feedbackInputSchema, type Redemption } from '../../contract/index.ts'
import { useExperienceKit, useSubmitFeedback, type WriteState } from '../../queries/index.ts'
import { useExperience } from '../common/index.ts'
import type { RedemptionFeedbackProps } from './RedemptionFeedback.tsx'

export interface Feedback {
  readonly draft: FeedbackDraft
  /** The member is writing, or has begun to on an earlier visit. */
  readonly isEditing: boolean
  /** An attempt without a rating: nothing was sent. */
  readonly isRatingMissing: boolean
  readonly write: WriteState<Redemption>
  readonly change: (change: Partial<FeedbackDraft>) => void
  /** Back to the earlier answer; what was written is gone. */
  readonly cancel: () => void
  /** Begins to replace the earlier answer, from what it says. */
  readonly edit: () => void
  /** Resolves to whether it has arrived. */
  readonly submit: () => Promise<boolean>
}

/** The answer to *how was it*: its draft in the kit, and the sending. */
export function useFeedback(
  { id, feedback }: Redemption,
  onSubmitted: RedemptionFeedbackProps['onSubmitted'],
): Feedback {
  const { drafts } = useExperienceKit()
  const { emit, report } = useExperience()
  const write = useSubmitFeedback(id)
  const [draft, setDraft] = useState(() => drafts.get<FeedbackDraft>(feedbackDraft, id) ?? null)
  const [isRatingMissing, setIsRatingMissing] = useState(false)
  const empty = { rating: null, comment: '' }

  function keep(next: FeedbackDraft) {
    setDraft(next)
    drafts.set(feedbackDraft, id, next)
  }

  function forget() {
    setDraft(null)
    drafts.remove(feedbackDraft, id)
    setIsRatingMissing(false)
  }

  async function submit(): Promise<boolean> {
    const input = toFeedbackInput(draft ?? empty)
    setIsRatingMissing(input === null)
    if (input === null || write.status === 'pending') return false
    const result = await write.submit(input)
    if (!result.ok) return false
    forget()
    emit({ name: 'feedback.submitted', redemptionId: id, rating: input.rating })
    try {
      onSubmitted?.({ redemption: result.data })
    } catch (error) {
      // A handler of the host that throws must not look like a write that failed.
      report(error)
    }
    return true
  }

  return {
    draft: draft ?? empty,
    isEditing: draft !== null,
    isRatingMissing,
    write,
    change: (change) => {
      if (change.rating !== undefined) setIsRatingMissing(false)
      keep({ ...(draft ?? empty), ...change })
    },
    cancel: () => {
      write.reset()
      forget()
    },
    edit: () => keep({ rating: feedback?.rating ?? null, comment: feedback?.comment ?? '' }),
    submit,
  }
}

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
