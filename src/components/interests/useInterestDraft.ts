'use client'

import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useExperienceKit } from '../../queries/index.ts'
import { interestDraft } from './useInterestSubmission.ts'
import { interestFormDefaults, type InterestFormValues } from './interestFormValues.ts'

/** What the form begins with: the draft of this session, if there is one. */
export function useInitialValues(offerId: string): InterestFormValues {
  const { drafts } = useExperienceKit()
  return drafts.get<InterestFormValues>(interestDraft, offerId) ?? interestFormDefaults
}

/** Keeps each edit of an ordinary answer as a draft; sensitive ones are not in `form`. */
export function useInterestDraft(offerId: string, form: UseFormReturn<InterestFormValues>, onEdit: () => void): void {
  const { drafts } = useExperienceKit()
  const edited = useRef(onEdit)
  useEffect(() => {
    edited.current = onEdit
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name === undefined) return
          drafts.set(interestDraft, offerId, structuredClone(values))
          edited.current()
        },
      }),
    [form, drafts, offerId],
  )
}
