'use client'

import type { ReactNode, Ref } from 'react'
import { Button, cx, Form, Notice, offlineIcon } from '../../ui/index.ts'
import { FailureNotice, mayHaveArrived, type MayLeave, RetryButton } from '../common/index.ts'
import type { InterestsTranslate } from './FormSection.tsx'
import type { Answers, SendFailure } from './useAnswers.ts'

interface AnswersFormProps {
  readonly answers: Answers
  readonly words: { readonly send: string; readonly sending: string }
  /** Beside the button that sends. */
  readonly renderAside: (mayLeave: MayLeave, isBusy: boolean) => ReactNode
  readonly mayLeave: MayLeave
  readonly classNames: { readonly form?: string; readonly send?: string } | undefined
  readonly t: InterestsTranslate
  readonly children: ReactNode
}

/** The `form` element, with what was typed before it is sent and what became of that. */
export function AnswersForm({
  answers,
  words,
  renderAside,
  mayLeave,
  classNames = {},
  t,
  children,
}: AnswersFormProps): ReactNode {
  const { isBusy } = answers
  return (
    // `autoComplete`: see SensitiveQuestions.
    <Form
      ref={answers.formRef}
      autoComplete="off"
      method="post"
      className={cx('xp-interest-form', classNames.form)}
      onSubmit={answers.handleSubmit}
    >
      <div ref={answers.fieldsRef} className="xp-interest-fields" data-sending={isBusy ? '' : undefined}>
        {children}
      </div>
      <SendArea
        buttonRef={answers.sendRef}
        failure={answers.sending.failure}
        isSending={isBusy}
        isOnline={answers.isOnline}
        canSubmit={answers.canSubmit}
        label={words.send}
        sendingLabel={words.sending}
        aside={renderAside(mayLeave, isBusy)}
        className={classNames.send}
        t={t}
      />
    </Form>
  )
}

interface SendAreaProps {
  readonly buttonRef: Ref<HTMLButtonElement>
  readonly failure: SendFailure | null
  readonly isSending: boolean
  readonly isOnline: boolean
  /** False before hydration, when a submit would reload the page. */
  readonly canSubmit: boolean
  readonly label: string
  readonly sendingLabel: string
  /** Beside the button. */
  readonly aside: ReactNode
  readonly className: string | undefined
  readonly t: InterestsTranslate
}

/** What became of the last attempt, and the button for the next. */
function SendArea({
  buttonRef,
  failure,
  isSending,
  isOnline,
  canSubmit,
  label: plainLabel,
  sendingLabel,
  aside,
  className,
  t,
}: SendAreaProps): ReactNode {
  return (
    <div className={cx('xp-stack xp-gap-4', className)}>
      {failure?.hasArrived && (
        <Notice tone="good" announces="polite" title={t('interests.arrived.title')}>
          {t('interests.arrived.text')}
        </Notice>
      )}
      {failure && isOnline && (
        <FailureNotice
          error={failure.error}
          isUnknown={mayHaveArrived(failure)}
          unknownText={failure.isReplacing ? t('interests.unknown.text') : undefined}
          isMade={failure.hasArrived}
        />
      )}
      {!isOnline && (
        <Notice icon={offlineIcon} announces="polite" title={t('interests.offline.title')}>
          {t('interests.offline.text')}
        </Notice>
      )}
      <div className="xp-interest-send-row">
        <RetryButton error={failure?.error ?? null} label={plainLabel}>
          {(label, isWaiting) => (
            <Button
              ref={buttonRef}
              variant="primary"
              type={canSubmit ? 'submit' : 'button'}
              className="xp-interest-send-button"
              busy={isSending}
              busyLabel={sendingLabel}
              unavailable={isWaiting}
            >
              {label}
            </Button>
          )}
        </RetryButton>
        {aside}
      </div>
    </div>
  )
}
