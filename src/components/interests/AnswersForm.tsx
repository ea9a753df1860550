'use client'

import { type FormEvent, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react'
import type { Interest, OrdinaryAnswers } from '../../contract/index.ts'
import { commonMessages, useHydrated, useMessages } from '../../i18n/index.ts'
import type { WriteState } from '../../queries/index.ts'
import { Button, cx, Notice, offlineIcon, useAnnounce } from '../../ui/index.ts'
import { FailureNotice, mayHaveArrived, type MayLeave, RetryButton, useIsOnline } from '../common/index.ts'
import type { InterestsTranslate } from './FormSection.tsx'
import type { SensitiveQuestionsHandle, SensitiveSend } from './SensitiveQuestions.tsx'
import type { useInterestForm } from './useInterestForm.ts'
import { useRestoredFields } from './useRestoredFields.ts'

/** What became of the last attempt to send, when the member should know. */
interface SendFailure extends Pick<WriteState<Interest>, 'error' | 'status'> {
  /** The interest exists; only its details did not arrive. */
  readonly hasArrived: boolean
}

/** How the answers are sent, and what became of that. */
export interface InterestSending {
  readonly isSending: boolean
  readonly failure: SendFailure | null
  readonly send: (answers: OrdinaryAnswers, sensitive: SensitiveSend) => Promise<void>
  /** Sensitive answers of this form were lost, in it or in one that was here before. */
  readonly isLost: boolean
  readonly onLost: () => void
}

const invalid = '[aria-invalid="true"], fieldset[data-invalid]'

/**
 * What takes the focus in a group: first the tags of chosen days (that is what there is to remove), then what
 * is chosen, then what comes first.
 */
const targets = ['.xp-date-tags button', 'input:checked', 'button[tabindex="0"]', 'input', 'button']

/** Moves the focus to the first wrong field of a form, in the order of the page. */
export function focusFirstIssue(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>(invalid)
  if (!first) return
  const target = first.matches('input, select, textarea')
    ? first
    : targets.map((selector) => first.querySelector<HTMLElement>(selector)).find((found) => found !== null)
  target?.focus()
}

/** After each submit the focus goes to the first issue, if there is one. */
function useIssueFocus(submitCount: number): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount > 0 && element.current) focusFirstIssue(element.current)
  }, [submitCount])
  return element
}

interface AnswersFormProps {
  readonly sending: InterestSending
  readonly words: { readonly send: string; readonly sending: string }
  /** Beside the button that sends. */
  readonly renderAside: (mayLeave: MayLeave, isBusy: boolean) => ReactNode
  readonly classNames: { readonly form?: string; readonly send?: string } | undefined
  readonly t: InterestsTranslate
  readonly form: ReturnType<typeof useInterestForm>
  readonly isBusy: boolean
  readonly sensitive: RefObject<SensitiveQuestionsHandle | null>
  readonly mayLeave: MayLeave
  readonly children: ReactNode
}

/**
 * Takes a part of the page out of reach while `isInert`: nothing in it can be edited, and what is in it stays. A focus
 * inside goes to `refuge`, for the browser would drop it. Set as a property: React 18 does not know the attribute.
 */
export function useInert<Part extends HTMLElement>(
  isInert: boolean,
  refuge: RefObject<HTMLElement | null>,
): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    const element = part.current
    if (!isInert || !element) return
    const hadFocus = element.matches(':focus-within')
    element.inert = true
    if (hadFocus) refuge.current?.focus({ preventScroll: true })
    return () => {
      element.inert = false
    }
  }, [isInert, refuge])
  return part
}

/** The `form` element: checks, sends, and moves the focus to what is wrong. */
export function AnswersForm({
  form,
  sending,
  isBusy,
  sensitive,
  mayLeave,
  words,
  renderAside,
  classNames = {},
  t,
  children,
}: AnswersFormProps): ReactNode {
  const sendButton = useRef<HTMLButtonElement>(null)
  // What is typed while it is being sent would be neither sent nor kept.
  const fields = useInert<HTMLDivElement>(isBusy, sendButton)
  const element = useIssueFocus(form.formState.submitCount)
  useRestoredFields(element)
  const isHydrated = useHydrated()
  const isOnline = useIsOnline()
  const handleSubmit = useSubmit({ form, sending, isBusy, isOnline, sensitive, t })

  return (
    // `noValidate`: our own words are shown beside the fields. `autoComplete`: see SensitiveQuestions.
    <form
      ref={element}
      noValidate
      autoComplete="off"
      method="post"
      className={cx('xp-interest-form', classNames.form)}
      onSubmit={handleSubmit}
    >
      <div ref={fields} className="xp-interest-fields" data-sending={isBusy ? '' : undefined}>
        {children}
      </div>
      <SendArea
        buttonRef={sendButton}
        failure={sending.failure}
        isSending={isBusy}
        isOnline={isOnline}
        canSubmit={isHydrated}
        label={words.send}
        sendingLabel={words.sending}
        aside={renderAside(mayLeave, isBusy)}
        className={classNames.send}
        t={t}
      />
    </form>
  )
}

type SubmitOptions = Pick<AnswersFormProps, 'form' | 'sending' | 'isBusy' | 'sensitive' | 't'> & {
  readonly isOnline: boolean
}

/** Checks the answers, and sends them. */
function useSubmit({ form, sending, isBusy, isOnline, sensitive, t }: SubmitOptions) {
  const announce = useAnnounce()
  const c = useMessages(commonMessages)
  return (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation()
    event.preventDefault()
    // Longer than any one write: from the check of the answers until the receipt is on screen.
    if (isBusy) return
    // Before the answers are checked: from here on the form may leave the page at any moment.
    const typed = sensitive.current?.take()
    if (!typed) return
    const submit = form.handleSubmit(async (answers) => {
      if (isOnline) return sending.send(answers, typed)
      const offline = { first: t('interests.offline.title'), second: t('interests.offline.text') }
      announce(c('common.sentences', offline), 'assertive')
    })
    void submit(event).finally(typed.end)
  }
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
      {failure && isOnline && <FailureNotice error={failure.error} isUnknown={mayHaveArrived(failure)} />}
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
