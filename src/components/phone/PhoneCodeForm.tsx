'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { isExperienceError, isOutcomeUnknown } from '../../client/index.ts'
import { type Interest, phoneCodeInputSchema } from '../../contract/index.ts'
import { parseTimestamp, type phoneMessages, type Translate, useHydrated } from '../../i18n/index.ts'
import { rateLimitWaitMs, useExperienceKit, useIssuePhoneCode, useVerifyPhone } from '../../queries/index.ts'
import { alertIcon, Button, Countdown, cx, Icon, TextField, useAnnounce } from '../../ui/index.ts'
import { contractPart, FailureNotice, RetryButton, useExperience, useTypedDraft } from '../common/index.ts'

interface PhoneCodeFormProps {
  readonly interestId: string
  /** When the last code was sent, in epoch milliseconds, if we know. */
  readonly sentAt: number | null
  readonly startsFocused: boolean
  readonly onResent: () => void
  readonly onVerified: () => void
  readonly classNames: Partial<Record<'field' | 'actions', string>>
  readonly t: Translate<typeof phoneMessages>
}

/** The Service has refused the code, or the attempt has failed. */
type Setback = 'wrong' | { readonly error: unknown; readonly isUnknown: boolean }

const phoneCodeSchema = z.object({
  code: z.pipe(
    z.pipe(z.string(), z.transform(plainCode)),
    contractPart<string>(phoneCodeInputSchema.shape.code, 'missing'),
  ),
})

/** Sends a code, and says what came of it. */
function useCheckCode(interestId: string, onVerified: () => void) {
  const verify = useVerifyPhone(interestId)
  const [setback, setSetback] = useState<Setback | null>(null)

  /** Resolves to whether the code was wrong. */
  async function check(code: string): Promise<boolean> {
    setSetback(null)
    const result = await verify.submit(code)
    if (!result.ok) setSetback({ error: result.error, isUnknown: isOutcomeUnknown(result.error) })
    else if (result.data.verified) onVerified()
    else setSetback('wrong')
    return result.ok && !result.data.verified
  }

  return { check, setback, clear: () => setSetback(null) }
}

/** The field of the code and what its `form` does. `wrong` is announced when the Service refuses a code. */
function useCodeForm({ interestId, startsFocused, onResent, onVerified }: PhoneCodeFormProps, wrong: string) {
  const announce = useAnnounce()
  const input = useRef<HTMLInputElement>(null)
  const draft = useTypedDraft('code', interestId)
  const { check, setback, clear } = useCheckCode(interestId, () => {
    draft.forget()
    onVerified()
  })
  const form = useForm({
    resolver: zodResolver(phoneCodeSchema),
    defaultValues: { code: draft.initial },
    reValidateMode: 'onSubmit',
  })
  const { field, fieldState } = useController({ control: form.control, name: 'code' })

  // As it appears: after another number was saved, the code is the next thing to type.
  const [isNext] = useState(startsFocused)
  useEffect(() => {
    if (isNext) input.current?.focus()
  }, [isNext])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.stopPropagation()
    input.current?.focus()
    clear()
    void form.handleSubmit(async ({ code }) => {
      if (!(await check(code))) return
      announce(wrong)
      // So that the next code replaces this one.
      input.current?.select()
    })(event)
  }

  function handleResent() {
    clear()
    form.clearErrors()
    onResent()
  }

  function handleChange(code: string) {
    draft.keep(code)
    field.onChange(code)
  }

  const isMissing = fieldState.error !== undefined
  const isChecking = form.formState.isSubmitting
  return { input, field, isMissing, isChecking, setback, handleSubmit, handleResent, handleChange }
}

/** One wide field for the code. If the code is wrong or expired it asks again, and the field keeps the focus. */
export function PhoneCodeForm(props: PhoneCodeFormProps): ReactNode {
  const { interestId, sentAt, classNames, t } = props
  const { client } = useExperienceKit()
  const issue = useIssuePhoneCode(interestId)
  const isHydrated = useHydrated()
  const wrong = t(issue.isEnabled ? 'phone.code.wrong' : 'phone.code.wrongOnly')
  const { input, field, isMissing, isChecking, setback, ...on } = useCodeForm(props, wrong)
  const failure = typeof setback === 'object' ? setback : null

  return (
    <form noValidate className="xp-stack xp-gap-5 xp-above-5" onSubmit={on.handleSubmit}>
      <TextField
        ref={input}
        className={cx('xp-phone-code', classNames.field)}
        label={t('phone.code')}
        hint={t('phone.code.hint', { count: client.assumptions.phoneCodeLength })}
        error={
          isMissing ? t('phone.code.missing') : setback === 'wrong' ? <CareWords text={wrong} /> : undefined
        }
        errorTone={!isMissing && setback === 'wrong' ? 'care' : 'wrong'}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        value={field.value}
        onValueChange={on.handleChange}
      />
      {failure && <FailureNotice error={failure.error} isUnknown={failure.isUnknown} />}
      <div className={cx('xp-row xp-wrap xp-gap-3', classNames.actions)}>
        <RetryButton error={failure?.error ?? null} label={t('phone.check')}>
          {(label, isWaiting) => (
            <Button
              variant="primary"
              type={isHydrated ? 'submit' : 'button'}
              className="xp-phone-check"
              busy={isChecking}
              busyLabel={t('phone.checking')}
              unavailable={isWaiting}
            >
              {label}
            </Button>
          )}
        </RetryButton>
        {issue.isEnabled && <PhoneResend {...{ interestId, sentAt, t }} onSent={on.handleResent} />}
      </div>
    </form>
  )
}

function CareWords({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="xp-phone-wrong">
      <Icon drawing={alertIcon} size="small" />
      <span>{text}</span>
    </span>
  )
}

interface PhoneResendProps {
  readonly interestId: string
  /** When the last code was sent, in epoch milliseconds, if we know. */
  readonly sentAt: number | null
  readonly onSent: () => void
  readonly t: Translate<typeof phoneMessages>
}

/** Sends another code, and says when the next may be asked for. */
function useResend({ interestId, sentAt, onSent, t }: PhoneResendProps) {
  const { submit, status } = useIssuePhoneCode(interestId)
  const { emit } = useExperience()
  const announce = useAnnounce()
  const [deadline, setDeadline] = useState(() => deadlineAfter(sentAt))
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => setDeadline(deadlineAfter(sentAt)), [sentAt])

  async function handleResend() {
    setIsSending(true)
    setError(null)
    const result = await submit()
    setIsSending(false)
    if (result.ok) {
      // With the busy state, so that the button is not renamed twice.
      setDeadline(Date.now() + resendWaitMs)
      announce(t('phone.resent', { count: resendWaitMs / 1_000 }))
      emit({ name: 'phone.codeSent', interestId })
      onSent()
      return
    }
    if (isExperienceError(result.error, 'rate-limit'))
      setDeadline(Date.now() + rateLimitWaitMs(result.error, 0))
    setError(result.error)
  }

  function handleEnd() {
    setDeadline(null)
    setError(null)
    announce(t('phone.resendNow'))
  }

  return { deadline, isSending, error, isUnknown: status === 'unknown', handleResend, handleEnd }
}

/**
 * Asks for a new code: once in 30 seconds, and after a 429 when the Service allows it. One button throughout, so that
 * it keeps the focus.
 */
export function PhoneResend(props: PhoneResendProps): ReactNode {
  const { t } = props
  const { deadline, isSending, error, isUnknown, handleResend, handleEnd } = useResend(props)
  return (
    <>
      <Button
        variant="plain"
        className="xp-phone-resend"
        busy={isSending}
        busyLabel={t('phone.resending')}
        unavailable={deadline !== null}
        onClick={() => void handleResend()}
      >
        {deadline === null
          ? t('phone.resend')
          : t.rich(
              'phone.resendIn',
              { time: <Countdown isInName deadline={deadline} onEnd={handleEnd} /> },
              {},
            )}
      </Button>
      {error !== null && (
        <div className="xp-phone-resend-failure">
          <FailureNotice error={error} isUnknown={isUnknown} unknownText={t('phone.resend.unknown')} />
        </div>
      )}
    </>
  )
}

/** When another code can be asked for; `null` for now. */
function deadlineAfter(sentAt: number | null): number | null {
  const deadline = sentAt === null ? 0 : sentAt + resendWaitMs
  return deadline > Date.now() ? deadline : null
}

/** White space, and the invisible marks that copying brings along. */
const invisible = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** Arabic-Indic and Persian digits, as those keyboards type them. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g

/**
 * A code as it is sent: what was typed or pasted, without spaces and invisible marks. The Service judges its length
 * and letters.
 */
export function plainCode(typed: string): string {
  return typed.replace(invisible, '').replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** How long a member waits for a code before another can be asked for: a text message often takes that long. */
export const resendWaitMs = 30_000

/**
 * When the code was sent, as far as we can know: with the interest, if that is just made. `null` when it is longer ago,
 * and where the Service's clock is not ours.
 */
export function codeSentAt({ createdAt }: Interest, now: number): number | null {
  const created = parseTimestamp(createdAt)
  return created !== null && created <= now && now - created < resendWaitMs ? created : null
}
