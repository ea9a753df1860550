'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Redemption } from '../../contract/index.ts'
import { cx, useAnnounce } from '../../ui/index.ts'
import { FeedbackAnswer } from './FeedbackAnswer.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import type { RedemptionFeedbackProps } from './RedemptionFeedback.tsx'
import { useFeedback } from './useFeedback.ts'

interface FeedbackContentProps extends Pick<RedemptionFeedbackProps, 'onSubmitted'> {
  readonly redemption: Redemption
  readonly headingLevel: 2 | 3 | 4 | 5
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** The question, or the answer; nothing until the redemption is completed. A refused answer stays, whatever the status is then. */
export function FeedbackContent({
  redemption,
  onSubmitted,
  headingLevel,
  className,
  t,
}: FeedbackContentProps): ReactNode {
  const announce = useAnnounce()
  const answer = useRef<HTMLHeadingElement>(null)
  const question = useRef<HTMLInputElement>(null)
  const hasArrived = useRef(false)
  const feedback = useFeedback(redemption, onSubmitted)
  const isCompleted = redemption.status === 'COMPLETED'
  const isHeld = feedback.write.status === 'refused' && feedback.isEditing
  const isForm = feedback.isEditing || !redemption.feedback

  async function handleSubmit() {
    if (!(await feedback.submit())) return
    announce(t('redemptions.feedback.thanks'))
    hasArrived.current = true
    focusAnswer()
  }

  function focusAnswer() {
    if (!hasArrived.current || !answer.current) return
    hasArrived.current = false
    answer.current.focus()
  }

  // The answer is on screen only when the cache has told, which may be after the sending.
  useEffect(focusAnswer)

  if (!isCompleted && !isHeld) return null

  function handleEdit() {
    flushSync(feedback.edit)
    question.current?.focus()
  }

  function handleCancel() {
    flushSync(feedback.cancel)
    answer.current?.focus()
  }

  return (
    <div
      className={cx('xp-feedback', className)}
      data-state={!isCompleted ? 'held' : isForm ? 'asking' : 'answered'}
    >
      {isForm ? (
        <FeedbackForm
          ref={question}
          feedback={feedback}
          redemption={redemption}
          headingLevel={headingLevel}
          onSubmit={() => void handleSubmit()}
          onCancel={redemption.feedback && handleCancel}
          t={t}
        />
      ) : (
        redemption.feedback && (
          <FeedbackAnswer
            ref={answer}
            answer={redemption.feedback}
            headingLevel={headingLevel}
            onEdit={handleEdit}
            t={t}
          />
        )
      )}
    </div>
  )
}
