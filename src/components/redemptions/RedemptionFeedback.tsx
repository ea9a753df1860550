'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Redemption } from '../../contract/index.ts'
import { redemptionsMessages, useI18n, useMessages } from '../../i18n/index.ts'
import { useRedemption } from '../../queries/index.ts'
import { Button, cx, Loading, Skeleton, useAnnounce } from '../../ui/index.ts'
import { ComponentRoot, FailureView, readFailure } from '../common/index.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import type { RedemptionsMessages, RedemptionsTranslate } from './redemptionStatus.ts'
import { useFeedback } from './useFeedback.ts'

/** Props of {@link RedemptionFeedback}; all others go to its `section`. */
export interface RedemptionFeedbackProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'onSubmit'
> {
  readonly redemptionId: string
  /** The answer has arrived, a first one or one that replaces another. */
  readonly onSubmitted?: ((event: { readonly redemption: Redemption }) => void) | undefined
  /** Level of the question, 2 to 5. Default 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | undefined
  /** Other words for this one. Keep the object's identity. */
  readonly messages?: RedemptionsMessages | undefined
  readonly classNames?: Partial<Readonly<Record<RedemptionFeedbackPart, string>>> | undefined
}

/** The part of {@link RedemptionFeedback} that takes a class. */
export type RedemptionFeedbackPart = 'body'

/**
 * How it was, 0 to 10 and in words: empty until the redemption is completed, then the question, or the earlier answer,
 * which can be replaced. What is typed survives leaving, until it is sent or the session ends.
 * `RedemptionDetail` contains it already. Renders a `section`. Emits `feedback.submitted`.
 */
export const RedemptionFeedback = forwardRef<HTMLElement, RedemptionFeedbackProps>(
  function RedemptionFeedback(
    { redemptionId, onSubmitted, headingLevel = 3, messages, classNames = {}, className, ...rest },
    ref,
  ) {
    return (
      <ComponentRoot
        {...rest}
        ref={ref}
        name="redemption-feedback"
        className={cx('xp-feedback-root', className)}
      >
        <Feedback
          key={redemptionId}
          {...{ redemptionId, onSubmitted, headingLevel, messages }}
          className={classNames.body}
        />
      </ComponentRoot>
    )
  },
)

interface FeedbackProps extends Pick<RedemptionFeedbackProps, 'redemptionId' | 'onSubmitted' | 'messages'> {
  readonly headingLevel: 2 | 3 | 4 | 5
  readonly className: string | undefined
}

function Feedback({ redemptionId, messages, ...props }: FeedbackProps): ReactNode {
  const t = useMessages(redemptionsMessages, messages)
  const read = useRedemption(redemptionId)
  const { data: redemption, refetch } = read
  const failure = readFailure(read)
  if (redemption) return <FeedbackContent {...props} redemption={redemption} t={t} />
  if (failure !== null)
    return <FailureView error={failure} title={t('redemptions.feedback.failed')} onRetry={() => refetch()} />
  return (
    <Loading label={t('redemptions.feedback.loading')} className="xp-feedback">
      <Skeleton shape="title" length="half" />
      <Skeleton length="long" />
    </Loading>
  )
}

interface FeedbackContentProps extends Pick<RedemptionFeedbackProps, 'onSubmitted'> {
  readonly redemption: Redemption
  readonly headingLevel: 2 | 3 | 4 | 5
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** Moves the focus as the question gives way to the answer, and back. */
function useFeedbackFocus(feedback: ReturnType<typeof useFeedback>, t: RedemptionsTranslate) {
  const announce = useAnnounce()
  const answer = useRef<HTMLHeadingElement>(null)
  const question = useRef<HTMLInputElement>(null)
  const hasArrived = useRef(false)

  function handleArrived() {
    announce(t('redemptions.feedback.thanks'))
    hasArrived.current = true
    focusAnswer()
  }

  function focusAnswer() {
    if (!hasArrived.current || !answer.current) return
    hasArrived.current = false
    answer.current.focus()
  }

  // The answer is on screen only when the cache has it, which may be after the sending.
  useEffect(focusAnswer)

  function handleEdit() {
    flushSync(feedback.edit)
    question.current?.focus()
  }

  function handleCancel() {
    flushSync(feedback.cancel)
    answer.current?.focus()
  }

  return { answer, question, handleArrived, handleEdit, handleCancel }
}

/**
 * The question, or the answer; nothing until the redemption is completed. A refused answer stays, whatever the status
 * is then.
 */
export function FeedbackContent({
  redemption,
  onSubmitted,
  headingLevel,
  className,
  t,
}: FeedbackContentProps): ReactNode {
  const announce = useAnnounce()
  const onLearned = () => announce(t('redemptions.feedback.thanks'))
  const feedback = useFeedback(redemption, { onSubmitted, onLearned })
  const { answer, question, handleArrived, handleEdit, handleCancel } = useFeedbackFocus(feedback, t)
  const isCompleted = redemption.status === 'COMPLETED'
  const hasFailed = feedback.write.status === 'refused' || feedback.write.status === 'unknown'
  const isHeld = hasFailed && feedback.isEditing
  const isForm = feedback.isEditing || !redemption.feedback

  if (!isCompleted && !isHeld) return null

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
          onArrived={handleArrived}
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

interface FeedbackAnswerProps {
  readonly answer: NonNullable<Redemption['feedback']>
  readonly headingLevel: 2 | 3 | 4 | 5
  readonly onEdit: () => void
  readonly t: RedemptionsTranslate
}

/** What the member answered. `ref` reaches the heading, which takes the focus after sending. */
const FeedbackAnswer = forwardRef<HTMLHeadingElement, FeedbackAnswerProps>(function FeedbackAnswer(
  { answer: { rating, comment, submittedAt }, headingLevel, onEdit, t },
  ref,
) {
  const { format } = useI18n()
  const Heading = `h${headingLevel}` as const
  const date = format.date(submittedAt, { style: 'medium' })
  return (
    <>
      <Heading ref={ref} tabIndex={-1} className="xp-below-3 xp-type-title-2">
        {t('redemptions.feedback.answer')}
      </Heading>
      {rating !== undefined && (
        <p className="xp-feedback-rating xp-figures" suppressHydrationWarning>
          {t('redemptions.feedback.rating', { rating, most: 10 })}
        </p>
      )}
      {comment && <p className="xp-lines xp-type-body xp-prose">{comment}</p>}
      {date && (
        <p className="xp-type-small xp-quiet" suppressHydrationWarning>
          {t('redemptions.feedback.on', { date })}
        </p>
      )}
      <div className="xp-feedback-send">
        <Button onClick={onEdit}>{t('redemptions.feedback.change')}</Button>
      </div>
    </>
  )
})
