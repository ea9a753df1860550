'use client'

import { useEffect } from 'react'
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import { interestFaults } from './interestFaults.ts'
import type { InterestFormValues } from './interestFormValues.ts'
import type { InterestLimits } from './interestLimits.ts'
import { readTypedPhone } from './readTypedPhone.ts'

/** The form of the ordinary answers. The sensitive ones are never registered with it. */
export function useInterestForm(
  defaultValues: InterestFormValues,
  limits: InterestLimits,
  country: string | null,
): UseFormReturn<InterestFormValues> {
  const { maxGuests, held } = limits
  const resolver: Resolver<InterestFormValues> = async (values) => {
    const faults = Object.entries(
      interestFaults(values, limits, await readTypedPhone(values.phone, country, held)),
    )
    if (faults.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(
        faults.map(([field, message]) => [field, { type: 'validate', message }]),
      ) as FieldErrors<InterestFormValues>,
    }
  }
  const form = useForm<InterestFormValues>({ resolver, defaultValues, shouldFocusError: false })
  useEffect(() => {
    // A default of ours that the offer has no room for is our mistake, not the member's; what they sent is their own.
    if (held || maxGuests === null || form.getFieldState('adults').isDirty) return
    if ((form.getValues('adults') ?? 0) > maxGuests) form.resetField('adults', { defaultValue: maxGuests })
  }, [form, maxGuests, held])
  return form
}
