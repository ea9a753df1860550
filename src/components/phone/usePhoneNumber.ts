'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ChangeEvent, type FormEvent, type Ref, useEffect, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { toError } from '../../base/index.ts'
import type { ExperienceError } from '../../client/index.ts'
import { useI18n } from '../../i18n/index.ts'
import { stillAsksToWait } from '../../queries/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { localeCountry, mayHaveArrived, parsePhone, type PhoneIssue, useTypedDraft } from '../common/index.ts'
import type { PhoneFlow } from './usePhoneFlow.ts'
import { losesAnswer, type SavedNumber, useSaveNumber } from './useSaveNumber.ts'
import { useSingleRun } from './useSingleRun.ts'

/** Options of {@link usePhoneNumber}. */
export interface PhoneNumberOptions {
  /**
   * Whose numbers may be written without a country code (ISO 3166-1 alpha-2); `null` for nobody's. Default: the
   * locale's.
   */
  readonly country?: string | null | undefined
}

/** What {@link usePhoneNumber} returns. */
export interface PhoneNumber {
  /** Why what was typed is no number that can be sent. */
  readonly issue: PhoneIssue | undefined
  /** Saving would leave out an answer that this version does not know: tell the member before. */
  readonly losesAnswer: boolean
  readonly isSaving: boolean
  /** Why the last attempt failed. With `isUnknown` its answer was lost. */
  readonly error: ExperienceError | Error | null
  readonly isUnknown: boolean
  readonly country: string | null
  /** As typed. */
  readonly number: string
  readonly setNumber: (text: string) => void
  /** Back to the number that is there; `null` where there is none. */
  readonly cancel: (() => void) | null
  /** For the `form` around the field. */
  readonly getFormProps: () => {
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** For the `input`. */
  readonly getFieldProps: () => {
    readonly ref: Ref<HTMLInputElement>
    readonly type: 'tel'
    readonly autoComplete: 'tel'
    readonly dir: 'ltr'
    readonly value: string
    readonly 'aria-invalid': boolean
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
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

/** @param hasNumber as it appears: *Change the number* was pressed where there is a number to go back to. */
function useNumberField(phone: string, country: string | null, hasNumber: boolean) {
  const form = useForm({
    resolver: zodResolver(phoneNumberSchema(country)),
    defaultValues: { phone },
    reValidateMode: 'onSubmit',
  })
  const [isNext] = useState(hasNumber)
  const { setFocus } = form
  const controlled = useController({ control: form.control, name: 'phone' })
  useEffect(() => {
    if (isNext) setFocus('phone')
  }, [isNext, setFocus])
  return { form, ...controlled }
}

/** Saves a number, and says why it could not. */
function useSaving(interestId: string, onSaved: (saved: SavedNumber) => void) {
  const { save: saveNumber, findLost, status, error: lastError } = useSaveNumber(interestId)
  const [error, setError] = useState(() => stillAsksToWait(lastError))
  const tellLost = useLatestRef(async () => {
    const saved = await findLost()
    if (saved) onSaved(saved)
  })
  // A first number takes the place of its form as soon as it is read.
  useEffect(() => () => void tellLost.current(), [tellLost])

  async function save({ e164, formatted }: { e164: string; formatted: string }, isTold: boolean) {
    try {
      const saved = await saveNumber(e164, isTold)
      if (saved) onSaved({ ...saved, formatted })
    } catch (failure) {
      setError(toError(failure))
    }
  }

  return { save, status, error, clear: () => setError(null) }
}

/**
 * The field of the number, in the state `number` of `usePhoneFlow`. Saving sends the whole intake again with the new
 * number and nothing else changed; sensitive answers are not part of it.
 */
export function usePhoneNumber(
  { interest, interestId, phone, noteSaved, cancelChange }: PhoneFlow,
  options: PhoneNumberOptions = {},
): PhoneNumber {
  const { locale } = useI18n()
  const country = options.country === undefined ? localeCountry(locale) : options.country
  const draft = useTypedDraft('phone', interestId)
  const saving = useSaving(interestId, (saved) => {
    draft.forget()
    noteSaved(saved)
  })
  const { form, field, fieldState } = useNumberField(draft.initial, country, phone !== null)
  const isLosing = interest !== undefined && losesAnswer(interest)
  const run = useSingleRun()
  const submit = form.handleSubmit(({ phone }) => saving.save(phone, isLosing))

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.stopPropagation()
    event.preventDefault()
    saving.clear()
    void run(submit)
  }

  function setNumber(text: string) {
    draft.keep(text)
    field.onChange(text)
  }

  function cancel() {
    draft.forget()
    cancelChange()
  }

  return {
    issue: fieldState.error?.message as PhoneIssue | undefined,
    losesAnswer: isLosing,
    isSaving: form.formState.isSubmitting,
    error: saving.error,
    isUnknown: mayHaveArrived(saving),
    country,
    number: field.value,
    setNumber,
    cancel: phone === null ? null : cancel,
    getFormProps: () => ({ noValidate: true, onSubmit: handleSubmit }),
    getFieldProps: () => ({
      ref: field.ref,
      type: 'tel',
      autoComplete: 'tel',
      dir: 'ltr',
      value: field.value,
      'aria-invalid': fieldState.error !== undefined,
      onChange: ({ target }) => setNumber(target.value),
    }),
  }
}
