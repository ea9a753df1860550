'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { hasUnknownAnswers, type Interest, operations, toIntakeInput } from '../../contract/index.ts'
import {
  commonMessages,
  type phoneMessages,
  type Translate,
  useHydrated,
  useI18n,
  useMessages,
} from '../../i18n/index.ts'
import { fetchFresh, useExperienceKit, useSubmitIntake } from '../../queries/index.ts'
import { Button, cx, Notice } from '../../ui/index.ts'
import {
  FailureNotice,
  localeCountry,
  mayHaveArrived,
  parsePhone,
  PhoneField,
  type PhoneFieldProps,
  type PhoneIssue,
  RetryButton,
  useTypedDraft,
} from '../common/index.ts'

type PhoneTranslate = Translate<typeof phoneMessages>

export interface SavedNumber {
  readonly interest: Interest
  readonly formatted: string
  /** False for the number that was there already: nothing was sent. */
  readonly isNew: boolean
}

interface PhoneNumberFormProps {
  readonly interest: Interest
  readonly country: string | null | undefined
  readonly messages: PhoneFieldProps['messages']
  readonly onSaved: (saved: SavedNumber) => void
  readonly onCancel: (() => void) | undefined
  readonly classNames: Partial<Record<'field' | 'actions', string>>
  readonly t: PhoneTranslate
}

/** The typed number as it is read. Why it is none is the message of zod's issue. */
function phoneNumberSchema(country: string | null) {
  const read = z.transform(async (typed: string, { issues }) => {
    const reading = await parsePhone(typed, country)
    if (reading.isNumber) return reading
    issues.push({ code: 'custom', message: reading.issue satisfies PhoneIssue, input: typed })
    return z.NEVER
  })
  return z.object({ phone: z.pipe(z.string(), read) })
}

/** A choice that this version does not know cannot be sent back with the number. */
export const losesAnswer = ({ intake }: Interest) => intake !== null && hasUnknownAnswers(intake)

/** Saves a number as part of the newest answers: the intake is replaced as a whole, so they go with it, unchanged. */
function useSaveNumber(interestId: string) {
  const kit = useExperienceKit()
  const { submit, status } = useSubmitIntake(interestId)

  /** `null`: it would leave out an answer that the member was not told of. Nothing was sent. */
  async function save(
    phone: string,
    isTold: boolean,
  ): Promise<{ readonly interest: Interest; readonly isNew: boolean } | null> {
    const newest = await fetchFresh(kit, operations.interest, { params: { id: interestId } })
    const answers = newest.intake ? toIntakeInput(newest.intake) : {}
    const before = await parsePhone(answers.phone ?? '', null)
    if (before.isNumber && before.e164 === phone) return { interest: newest, isNew: false }
    if (losesAnswer(newest) && !isTold) return null
    const result = await submit({ interestId, intake: { ...answers, phone } })
    if (!result.ok) throw result.error
    return { interest: result.data, isNew: true }
  }

  return { save, status }
}

/** The field of the number and what its `form` does. */
function useNumberForm({ interest, onSaved, onCancel }: PhoneNumberFormProps, country: string | null) {
  const { save, status } = useSaveNumber(interest.id)
  const [error, setError] = useState<unknown>(null)
  const draft = useTypedDraft('phone', interest.id)
  const form = useForm({
    resolver: zodResolver(phoneNumberSchema(country)),
    defaultValues: { phone: draft.initial },
    reValidateMode: 'onSubmit',
  })
  const { field, fieldState } = useController({ control: form.control, name: 'phone' })

  // As it appears: *Change the number* was pressed where there is a number to go back to.
  const [isNext] = useState(onCancel !== undefined)
  const { setFocus } = form
  useEffect(() => {
    if (isNext) setFocus('phone')
  }, [isNext, setFocus])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.stopPropagation()
    setError(null)
    void form.handleSubmit(async ({ phone: { e164, formatted } }) => {
      try {
        const saved = await save(e164, losesAnswer(interest))
        if (!saved) return
        draft.forget()
        onSaved({ ...saved, formatted })
      } catch (failure) {
        setError(failure)
      }
    })(event)
  }

  const issue = fieldState.error?.message as PhoneIssue | undefined
  const isUnknown = mayHaveArrived({ status, error })
  function handleChange(text: string) {
    draft.keep(text)
    field.onChange(text)
  }

  function handleCancel() {
    draft.forget()
    onCancel?.()
  }

  const isSaving = form.formState.isSubmitting
  return { field, issue, error, isUnknown, isSaving, handleSubmit, handleChange, handleCancel }
}

/** Another number for the interest. */
export function PhoneNumberForm(props: PhoneNumberFormProps): ReactNode {
  const { onCancel, messages, classNames, t } = props
  const { locale } = useI18n()
  const c = useMessages(commonMessages)
  const isHydrated = useHydrated()
  const country = props.country === undefined ? localeCountry(locale) : props.country
  const { field, issue, error, isUnknown, isSaving, ...on } = useNumberForm(props, country)

  return (
    <form noValidate className="xp-stack xp-gap-5 xp-above-5" onSubmit={on.handleSubmit}>
      <PhoneField
        ref={field.ref}
        className={classNames.field}
        value={field.value}
        onValueChange={on.handleChange}
        error={issueText(issue, c, t)}
        messages={messages}
        country={country}
      />
      {losesAnswer(props.interest) && (
        <Notice tone="care" announces="polite" title={t('phone.unknown.title')}>
          {t('phone.unknown.text')}
        </Notice>
      )}
      {error !== null && <FailureNotice error={error} isUnknown={isUnknown} />}
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
          <Button variant="plain" className="xp-phone-resend" onClick={on.handleCancel}>
            {t('phone.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

function issueText(issue: PhoneIssue | undefined, c: Translate<typeof commonMessages>, t: PhoneTranslate) {
  if (issue === 'country') return t('phone.fault.country', { example: c('common.phoneExample') })
  return issue && t(`phone.fault.${issue}`)
}
