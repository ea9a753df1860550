'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ChangeEvent, type FormEvent, type Ref, type RefObject, useRef, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { callSafely } from '../../base/index.ts'
import { type ExperienceError, isOutcomeUnknown } from '../../client/index.ts'
import { phoneCodeInputSchema } from '../../contract/index.ts'
import { stillAsksToWait, useVerifyPhone } from '../../queries/index.ts'
import { useLatestRef, useOnceFor } from '../../ui/index.ts'
import { contractPart, useExperience, useTypedDraft } from '../common/index.ts'
import { codeSubject, plainCode, toldChecks } from './phoneCode.ts'
import type { PhoneFlow } from './usePhoneFlow.ts'
import { useSingleRun } from './useSingleRun.ts'

/** Options of {@link usePhoneCode}. */
export interface PhoneCodeOptions {
  /** The Service refused the code: say so to a screen reader. What was typed is selected, and keeps the focus. */
  readonly onWrong?: (() => void) | undefined
}

/** What {@link usePhoneCode} returns. */
export interface PhoneCode {
  /** It was sent without a code. */
  readonly isMissing: boolean
  /** The code was wrong or has expired. */
  readonly isWrong: boolean
  readonly isChecking: boolean
  /** Why the last attempt failed. With `isUnknown` its answer was lost. */
  readonly error: ExperienceError | Error | null
  readonly isUnknown: boolean
  /** As typed. Spaces and other figures are no mistake. */
  readonly code: string
  readonly setCode: (code: string) => void
  /** Forgets what was wrong, as after a new code was sent. */
  readonly clear: () => void
  /** For the `form` around the field. */
  readonly getFormProps: () => {
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** For the `input`. */
  readonly getFieldProps: () => {
    readonly ref: Ref<HTMLInputElement>
    readonly autoComplete: 'one-time-code'
    readonly inputMode: 'numeric'
    readonly dir: 'ltr'
    readonly value: string
    readonly 'aria-invalid': boolean
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
}

/** The Service has refused the code, or the attempt has failed. */
type Setback = 'wrong' | { readonly error: ExperienceError | Error; readonly isUnknown: boolean }

const phoneCodeSchema = z.object({
  code: z.pipe(
    z.pipe(z.string(), z.transform(plainCode)),
    contractPart<string>(phoneCodeInputSchema.shape.code, 'missing'),
  ),
})

const setbackOf = (error: ExperienceError | Error | null): Setback | null =>
  error && { error, isUnknown: isOutcomeUnknown(error) }

/** Sends a code, and says what came of it. */
function useCheckCode(interestId: string, onVerified: () => void, onWrong?: () => void) {
  const { report } = useExperience()
  const verify = useVerifyPhone(interestId)
  const wrong = useLatestRef(onWrong)
  // Closing the form ends no wait that the Service asks for.
  const [setback, setSetback] = useState<Setback | null>(() => setbackOf(stillAsksToWait(verify.error)))

  /** Resolves to whether the code was wrong. */
  async function check(code: string): Promise<boolean> {
    setSetback(null)
    const result = await verify.submit(code)
    if (!result.ok) setSetback(setbackOf(result.error))
    else if (result.data.verified) {
      if (!toldChecks.has(result.data)) onVerified()
      toldChecks.add(result.data)
    } else {
      setSetback('wrong')
      callSafely(() => wrong.current?.(), report)
    }
    return result.ok && !result.data.verified
  }

  return { check, isChecking: verify.status === 'pending', setback, clear: () => setSetback(null) }
}

/** As it appears: after another number was saved, the code is the next thing to type. */
function useFirstFocus(input: RefObject<HTMLInputElement | null>, isWanted: boolean): void {
  const [isNext] = useState(isWanted)
  useOnceFor(isNext || null, () => input.current?.focus())
}

function useCodeField(code: string) {
  const form = useForm({
    resolver: zodResolver(phoneCodeSchema),
    defaultValues: { code },
    reValidateMode: 'onSubmit',
  })
  return { form, ...useController({ control: form.control, name: 'code' }) }
}

/** The field of the code, in the state `code` of `usePhoneFlow`. What was typed stays until it is sent. */
export function usePhoneCode(
  { interestId, phone, stepCount, noteVerified }: PhoneFlow,
  { onWrong }: PhoneCodeOptions = {},
): PhoneCode {
  const input = useRef<HTMLInputElement>(null)
  const draft = useTypedDraft('code', codeSubject(interestId, phone))
  const handleVerified = () => {
    draft.forget()
    noteVerified()
  }
  const { check, setback, clear, ...checking } = useCheckCode(interestId, handleVerified, onWrong)
  const { form, field, fieldState } = useCodeField(draft.initial)
  useFirstFocus(input, stepCount > 0)
  const run = useSingleRun()
  const submit = form.handleSubmit(async ({ code }) => {
    // So that the next code replaces this one.
    if (await check(code)) input.current?.select()
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.stopPropagation()
    event.preventDefault()
    input.current?.focus()
    clear()
    void run(submit)
  }

  function setCode(code: string) {
    draft.keep(code)
    field.onChange(code)
  }

  const isMissing = fieldState.error !== undefined
  const isWrong = setback === 'wrong'
  const failure = typeof setback === 'object' ? setback : null
  return {
    isMissing,
    isWrong,
    isChecking: form.formState.isSubmitting || checking.isChecking,
    error: failure?.error ?? null,
    isUnknown: failure?.isUnknown ?? false,
    code: field.value,
    setCode,
    clear: () => {
      clear()
      form.clearErrors()
    },
    getFormProps: () => ({ noValidate: true, onSubmit: handleSubmit }),
    getFieldProps: () => ({
      ref: input,
      autoComplete: 'one-time-code',
      inputMode: 'numeric',
      dir: 'ltr',
      value: field.value,
      'aria-invalid': isMissing || isWrong,
      onChange: ({ target }) => setCode(target.value),
    }),
  }
}
