'use client'

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import { interestFormSchema } from './interestFormSchema.ts'
import type { InterestFormValues } from './interestFormValues.ts'
import type { InterestLimits } from './interestLimits.ts'
import { readTypedPhone } from './readTypedPhone.ts'

/** The form of the ordinary answers. The sensitive ones are never registered with it. */
export function useInterestForm(defaultValues: InterestFormValues, limits: InterestLimits, country: string | null): UseFormReturn<InterestFormValues> {
  const { maxGuests, held } = limits
  const resolver: Resolver<InterestFormValues> = async (values, context, options) => {
    const schema = interestFormSchema(limits, await readTypedPhone(values.phone, country, held))
    // It answers with the contract's reading of the same values, whose optional keys TypeScript cannot match with ours.
    return (standardSchemaResolver(schema) as unknown as Resolver<InterestFormValues>)(values, context, options)
  }
  const form = useForm<InterestFormValues>({ resolver, defaultValues, shouldFocusError: false })
  useEffect(() => {
    // A default of ours that the offer has no room for is our mistake, not the member's; what they sent is their own.
    if (held || maxGuests === null || form.getFieldState('adults').isDirty) return
    if ((form.getValues('adults') ?? 0) > maxGuests) form.resetField('adults', { defaultValue: maxGuests })
  }, [form, maxGuests, held])
  return form
}
