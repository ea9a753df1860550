'use client'

import { forwardRef, type ReactNode, useRef } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { isExperienceError } from '../../client/index.ts'
import type { Redemption } from '../../contract/index.ts'
import { commonMessages, useHydrated, useI18n, useMessages } from '../../i18n/index.ts'
import { Button, Form, Rating, TextArea } from '../../ui/index.ts'
import { FailureNotice, mayHaveArrived, RetryButton } from '../common/index.ts'
import { RefusalNotice } from './RefusalNotice.tsx'
import { type RedemptionsTranslate, statusWords } from './redemptionStatus.ts'
import type { useFeedback } from './useFeedback.ts'

interface FeedbackFormProps {
  readonly feedback: ReturnType<typeof useFeedback>
  readonly redemption: Redemption
  readonly headingLevel: 2 | 3 | 4 | 5
  /** It has arrived. */
  readonly onArrived: () => void
  /** Back to the earlier answer, where there is one. */
  readonly onCancel: (() => void) | undefined
  readonly t: RedemptionsTranslate
}

/** The question with its two answers. `ref` reaches the rating's radio that takes the focus. */
export const FeedbackForm = forwardRef<HTMLInputElement, FeedbackFormProps>(function FeedbackForm(
  { feedback, redemption, headingLevel, onArrived, onCancel, t },
  ref,
) {
  const { format } = useI18n()
  const c = useMessages(commonMessages)
  const form = useRef<HTMLFormElement>(null)
  const Heading = `h${headingLevel}` as const
  const { control, write } = feedback
  const rating = useController({ control, name: 'rating' })
  const comment = useController({ control, name: 'comment' })
  const isFailed = write.status === 'refused' || write.status === 'unknown'
  const isRefusal = isExperienceError(write.error, 'rejected') || isExperienceError(write.error, 'conflict')
  const error = isFailed ? write.error : null

  function handleSubmit() {
    const focusRating = () => form.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus()
    void feedback.submit({ onArrived, onMissing: focusRating })
  }

  return (
    <Form ref={form} className="xp-stack xp-gap-6" onSubmit={handleSubmit}>
      <Rating
        ref={ref}
        label={<Heading className="xp-below-3 xp-type-title-2">{t('redemptions.feedback.question')}</Heading>}
        value={rating.field.value}
        onValueChange={rating.field.onChange}
        leastLabel={t('redemptions.feedback.least')}
        mostLabel={t('redemptions.feedback.most')}
        scaleLabel={t('redemptions.feedback.scale', { least: 0, most: 10 })}
        formatNumber={format.number}
        error={rating.fieldState.invalid && t('redemptions.feedback.missing', { least: 0, most: 10 })}
      />
      <TextArea
        className="xp-feedback-comment"
        label={t('redemptions.feedback.comment')}
        optionalLabel={c('common.optional')}
        rows={4}
        value={comment.field.value}
        onValueChange={comment.field.onChange}
      />
      {error !== null &&
        (isRefusal ? (
          <FeedbackRefusal error={error} redemption={redemption} t={t} />
        ) : (
          <FailureNotice error={error} isUnknown={mayHaveArrived(write)} />
        ))}
      {redemption.status === 'COMPLETED' && <FeedbackActions {...{ feedback, error, onCancel, t }} />}
    </Form>
  )
})

interface FeedbackActionsProps extends Pick<FeedbackFormProps, 'feedback' | 'onCancel' | 't'> {
  /** Of the last attempt. */
  readonly error: unknown
}

function FeedbackActions({
  feedback: { control, write },
  error,
  onCancel,
  t,
}: FeedbackActionsProps): ReactNode {
  const isHydrated = useHydrated()
  const { isSubmitting } = useFormState({ control })
  return (
    <div className="xp-feedback-send">
      <RetryButton
        error={error}
        label={t(onCancel ? 'redemptions.feedback.replace' : 'redemptions.feedback.send')}
      >
        {(label, isWaiting) => (
          <Button
            variant="primary"
            type={isHydrated ? 'submit' : 'button'}
            busy={isSubmitting || write.status === 'pending'}
            busyLabel={t('redemptions.feedback.sending')}
            unavailable={isWaiting}
          >
            {label}
          </Button>
        )}
      </RetryButton>
      {onCancel && <Button onClick={onCancel}>{t('redemptions.feedback.cancel')}</Button>}
      <span className="xp-type-small xp-quiet">
        {t(onCancel ? 'redemptions.feedback.replaces' : 'redemptions.feedback.note')}
      </span>
    </div>
  )
}

interface FeedbackRefusalProps {
  readonly error: unknown
  /** As it was read again after the refusal. */
  readonly redemption: Redemption
  readonly t: RedemptionsTranslate
}

/** After a refusal: that nothing is lost, and, if the status has changed, that this is why. Announced once. */
function FeedbackRefusal({ error, redemption, t }: FeedbackRefusalProps): ReactNode {
  const isHeld = redemption.status !== 'COMPLETED'
  const text = isHeld
    ? t('redemptions.feedback.held.text', { status: statusWords(redemption, 'status', t.find) })
    : t('redemptions.feedback.refused.text')
  return <RefusalNotice error={error} title={t('redemptions.feedback.held.title')} text={text} />
}
