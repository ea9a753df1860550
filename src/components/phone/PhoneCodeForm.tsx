'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isOutcomeUnknown } from '../../client/index.ts'
import { useHydrated } from '../../i18n/index.ts'
import { useExperienceKit, useIssuePhoneCode, useVerifyPhone } from '../../queries/index.ts'
import { alertIcon, Button, cx, Icon, TextField, useAnnounce } from '../../ui/index.ts'
import { FailureNotice, RetryButton } from '../common/index.ts'
import { plainCode } from './plainCode.ts'
import { PhoneResend } from './PhoneResend.tsx'
import type { PhoneContentProps, PhoneTranslate } from './PhoneVerification.tsx'

interface PhoneCodeFormProps extends Pick<PhoneContentProps, 'interestId'> {
  /** When the last code was sent, in epoch milliseconds, if we know. */
  readonly sentAt: number | null
  readonly startsFocused: boolean
  readonly onResent: () => void
  readonly onVerified: () => void
  readonly classNames: NonNullable<PhoneContentProps['classNames']>
  readonly t: PhoneTranslate
}

type Setback = 'missing' | 'wrong' | { readonly error: unknown; readonly isUnknown: boolean }

/** One wide field for the code. Wrong or expired it asks again, in the tone of care, and the field keeps the focus. */
export function PhoneCodeForm({
  interestId,
  sentAt,
  startsFocused,
  onResent,
  onVerified,
  classNames,
  t,
}: PhoneCodeFormProps): ReactNode {
  const { client } = useExperienceKit()
  const verify = useVerifyPhone(interestId)
  const issue = useIssuePhoneCode(interestId)
  const announce = useAnnounce()
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [setback, setSetback] = useState<Setback | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const wrong = t(issue.isEnabled ? 'phone.code.wrong' : 'phone.code.wrongOnly')
  const failure = typeof setback === 'object' ? setback : null

  // After another number was saved, the code is the next thing to type.
  useEffect(() => {
    if (startsFocused) field.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as it appears
  }, [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const typed = plainCode(code)
    field.current?.focus()
    if (isChecking) return
    if (typed === '') return setSetback('missing')
    setIsChecking(true)
    setSetback(null)
    const result = await verify.submit(typed)
    setIsChecking(false)
    if (!result.ok) return setSetback({ error: result.error, isUnknown: isOutcomeUnknown(result.error) })
    if (result.data.verified) return onVerified()
    setSetback('wrong')
    announce(wrong)
    // So that the next code replaces this one.
    field.current?.select()
  }

  function handleResent() {
    setSetback(null)
    onResent()
  }

  return (
    <form noValidate className="xp-stack xp-gap-5 xp-above-5" onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={field}
        className={cx('xp-phone-code', classNames.field)}
        label={t('phone.code')}
        hint={t('phone.code.hint', { count: client.assumptions.phoneCodeLength })}
        error={
          setback === 'missing' ? (
            t('phone.code.missing')
          ) : setback === 'wrong' ? (
            <CareWords text={wrong} />
          ) : undefined
        }
        errorTone={setback === 'wrong' ? 'care' : 'wrong'}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        value={code}
        onValueChange={setCode}
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
        {issue.isEnabled && <PhoneResend {...{ interestId, sentAt, t }} onSent={handleResent} />}
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
