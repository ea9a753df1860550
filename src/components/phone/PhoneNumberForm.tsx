'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Interest, operations, toIntakeInput } from '../../contract/index.ts'
import { commonMessages, useHydrated, useI18n, useMessages } from '../../i18n/index.ts'
import { fetchFresh, useExperienceKit, useSubmitIntake } from '../../queries/index.ts'
import { Button, cx } from '../../ui/index.ts'
import {
  FailureNotice,
  localeCountry,
  parsePhone,
  PhoneField,
  type PhoneIssue,
  RetryButton,
} from '../common/index.ts'
import type { PhoneContentProps, PhoneTranslate } from './PhoneVerification.tsx'

interface PhoneNumberFormProps extends Pick<PhoneContentProps, 'country' | 'messages'> {
  readonly interest: Interest
  /** `isNew` is false for the number that was there already: nothing was sent. */
  readonly onSaved: (saved: {
    readonly interest: Interest
    readonly formatted: string
    readonly isNew: boolean
  }) => void
  readonly onCancel: (() => void) | undefined
  readonly classNames: NonNullable<PhoneContentProps['classNames']>
  readonly t: PhoneTranslate
}

/** Another number for the interest. The intake is replaced as a whole, so its newest answers go with it, unchanged. */
export function PhoneNumberForm({
  interest,
  country: given,
  onSaved,
  onCancel,
  messages,
  classNames,
  t,
}: PhoneNumberFormProps): ReactNode {
  const kit = useExperienceKit()
  const { locale } = useI18n()
  const c = useMessages(commonMessages)
  const { submit, status } = useSubmitIntake(interest.id)
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [issue, setIssue] = useState<PhoneIssue | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isSaving, setIsSaving] = useState(false)
  const country = given === undefined ? localeCountry(locale) : given

  useEffect(() => {
    if (onCancel) field.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as it appears, after a press on *Change the number*
  }, [])

  async function save(phone: string): Promise<{ readonly interest: Interest; readonly isNew: boolean }> {
    const newest = await fetchFresh(kit, operations.interest, { params: { id: interest.id } })
    const answers = newest.intake ? toIntakeInput(newest.intake) : {}
    const before = await parsePhone(answers.phone ?? '', null)
    if (before.isNumber && before.e164 === phone) return { interest: newest, isNew: false }
    const result = await submit({ interestId: interest.id, intake: { ...answers, phone } })
    if (!result.ok) throw result.error
    return { interest: result.data, isNew: true }
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (isSaving) return
    setIsSaving(true)
    setError(null)
    const reading = await parsePhone(typed, country)
    setIssue(reading.isNumber ? null : reading.issue)
    if (!reading.isNumber) {
      setIsSaving(false)
      field.current?.focus()
      return
    }
    try {
      onSaved({ ...(await save(reading.e164)), formatted: reading.formatted })
    } catch (failure) {
      setError(failure)
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <form noValidate className="xp-stack xp-gap-5 xp-above-5" onSubmit={(event) => void handleSubmit(event)}>
      <PhoneField
        ref={field}
        className={classNames.field}
        value={typed}
        onValueChange={setTyped}
        error={
          issue &&
          (issue === 'country'
            ? t('phone.fault.country', { example: c('common.phoneExample') })
            : t(`phone.fault.${issue}`))
        }
        messages={messages}
        country={country}
      />
      {error !== null && <FailureNotice error={error} isUnknown={status === 'unknown'} />}
      <div className={cx('xp-row xp-wrap xp-gap-3', classNames.actions)}>
        <RetryButton error={error} label={t('phone.save')}>
          {(label, isWaiting) => (
            <Button
              variant="primary"
              type={isHydrated ? 'submit' : 'button'}
              className="xp-phone-check"
              busy={isSaving}
              busyLabel={t('phone.saving')}
              unavailable={isWaiting}
            >
              {label}
            </Button>
          )}
        </RetryButton>
        {onCancel && (
          <Button variant="plain" className="xp-phone-resend" onClick={onCancel}>
            {t('phone.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
