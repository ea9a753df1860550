'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Control, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { callSafely, sanitizeText } from '../../base/index.ts'
import { type FeedbackInput, feedbackInputSchema, operations, type Redemption } from '../../contract/index.ts'
import { learnWrite, useExperienceKit, useSubmitFeedback, type WriteState } from '../../queries/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { contractPart, useAbandonment, useExperience } from '../common/index.ts'

/** What the member has chosen and typed, and not sent. */
interface FeedbackDraft {
  rating: number | null
  comment: string
}

interface Feedback {
  readonly control: Control<FeedbackDraft, unknown, FeedbackInput>
  /** The member is writing, or has begun to on an earlier visit. */
  readonly isEditing: boolean
  readonly write: WriteState<Redemption>
  /** Back to the earlier answer; what was written is gone. */
  readonly cancel: () => void
  /** Begins to replace the earlier answer, from what it says. */
  readonly edit: () => void
  /** Calls one of the two: without a rating nothing is sent. Neither is called where the sending fails. */
  readonly submit: (then: { readonly onArrived: () => void; readonly onMissing: () => void }) => Promise<void>
}

const feedbackSchema = z.pipe(
  z.object({
    rating: contractPart<number, number | null>(feedbackInputSchema.shape.rating, 'missing'),
    comment: z.string(),
  }),
  z.transform(toFeedbackInput),
)

/** An empty comment is left out. */
function toFeedbackInput({ rating, comment }: { rating: number; comment: string }): FeedbackInput {
  const text = comment.trim()
  return { rating, ...(text ? { comment: text } : {}) }
}

/** Whether the Service has what the member has chosen and typed. What is read is tamed. */
function isAnswer(answer: Redemption['feedback'], { rating, comment }: FeedbackDraft): boolean {
  return answer?.rating === rating && (answer?.comment ?? '').trim() === sanitizeText(comment).trim()
}

const draftName = 'feedback'
const empty: FeedbackDraft = { rating: null, comment: '' }

/** The form, and its draft in the kit: what the member types goes into both. */
function useFeedbackDraft(id: string, hasUnsent: RefObject<boolean>) {
  const { drafts } = useExperienceKit()
  const read = () => drafts.get<FeedbackDraft>(draftName, id)
  const [draft] = useState(read)
  const [isEditing, setIsEditing] = useState(draft !== undefined)
  const form = useForm<FeedbackDraft, unknown, FeedbackInput>({
    resolver: zodResolver(feedbackSchema),
    defaultValues: draft ?? empty,
    shouldFocusError: false,
  })

  /** What it shows. */
  const own = useRef(draft)
  useEffect(() => {
    const stopForm = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined) return
        own.current = { ...values }
        drafts.set(draftName, id, own.current)
        hasUnsent.current = true
        setIsEditing(true)
      },
    })
    // Typed in another form of it on the page, or sent, perhaps by one that was here before.
    const follow = () => {
      const now = drafts.get<FeedbackDraft>(draftName, id)
      if (now === own.current) return
      own.current = now
      hasUnsent.current = false
      form.reset(now ?? empty)
      setIsEditing(now !== undefined)
    }
    // While this was hidden, too.
    follow()
    const stopDrafts = drafts.subscribe(follow)
    return () => {
      stopForm()
      stopDrafts()
    }
  }, [form, drafts, id, hasUnsent])

  function forget() {
    hasUnsent.current = false
    form.reset(empty)
    drafts.remove(draftName, id)
    setIsEditing(false)
  }

  function start(earlier: FeedbackDraft) {
    form.reset(earlier)
    setIsEditing(true)
  }

  return { form, isEditing, read, forget, start }
}

interface FeedbackOptions {
  readonly onSubmitted: ((event: { readonly redemption: Redemption }) => void) | undefined
  /** An answer whose outcome was unknown turns out to have arrived. */
  readonly onLearned: () => void
}

/** The answer to *how was it*: its form, its draft in the kit, and the sending. */
export function useFeedback(redemption: Redemption, { onSubmitted, onLearned }: FeedbackOptions): Feedback {
  const { id, feedback } = redemption
  const kit = useExperienceKit()
  const { emit, report } = useExperience()
  const write = useSubmitFeedback(id)
  const submitted = useLatestRef(onSubmitted)
  const hasUnsent = useAbandonment(() => ({ name: 'feedback.abandoned', redemptionId: id }))
  const { form, isEditing, read, forget, start } = useFeedbackDraft(id, hasUnsent)

  async function send(input: FeedbackInput, onArrived: () => void) {
    hasUnsent.current = false
    const sent = read()
    const result = await write.submit(input)
    hasUnsent.current = true
    if (!result.ok) return
    // What was typed meanwhile, here or where the member has come back, is not sent: it stays.
    if (read() === sent) forget()
    tell(result.data, input.rating)
    onArrived()
  }

  function tell(answered: Redemption, rating: number) {
    emit({ name: 'feedback.submitted', redemptionId: id, rating })
    // A handler of the host that throws must not look like a write that failed.
    callSafely(() => submitted.current?.({ redemption: answered }), report)
  }

  useEffect(() => {
    const draft = read()
    if (write.status !== 'unknown' || draft?.rating == null || !isAnswer(feedback, draft)) return
    if (!learnWrite(kit, operations.submitFeedback.name, id, redemption)) return
    forget()
    tell(redemption, draft.rating)
    onLearned()
  })

  return {
    control: form.control,
    isEditing,
    write,
    cancel: () => {
      write.reset()
      forget()
    },
    edit: () => start({ rating: feedback?.rating ?? null, comment: feedback?.comment ?? '' }),
    submit: ({ onArrived, onMissing }) => form.handleSubmit((input) => send(input, onArrived), onMissing)(),
  }
}
