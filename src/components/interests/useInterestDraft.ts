'use client'

import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type ExperienceKit, useExperienceKit } from '../../queries/index.ts'
import type { InterestFormValues } from './interestFormValues.ts'

/** Asking for an offer, by its id; changing an intake, by its interest's id. */
export type InterestDraftName = 'interest' | 'intake'

/** Edits that are not sent yet. */
export interface InterestDraft {
  readonly name: InterestDraftName
  readonly subject: string
  /** What the form shows without an edit. */
  readonly base: InterestFormValues
  /** What the form begins with: the base, and over it the edits that this session kept. */
  readonly initialValues: InterestFormValues
}

/** Reads the draft once, as the form opens. */
export function useInterestDraft(
  name: InterestDraftName,
  subject: string,
  base: InterestFormValues,
): InterestDraft {
  const { drafts } = useExperienceKit()
  const [draft] = useState<InterestDraft>(() => ({
    name,
    subject,
    base,
    initialValues: { ...base, ...drafts.get<Partial<InterestFormValues>>(name, subject) },
  }))
  return draft
}

/** Keeps each edit of an ordinary answer; sensitive ones are not in `form`. */
export function useKeepDraft(
  { name, subject, base }: InterestDraft,
  form: UseFormReturn<InterestFormValues>,
  onEdit: () => void,
): void {
  const { drafts } = useExperienceKit()
  const edited = useRef(onEdit)
  useEffect(() => {
    edited.current = onEdit
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name: field }) => {
          if (field === undefined) return
          drafts.set(name, subject, editsOf(values, base))
          edited.current()
        },
      }),
    [form, drafts, name, subject, base],
  )
}

/**
 * Only what differs: an answer that was not touched follows what the Service holds, should that change before the
 * draft is opened again (a phone number, for one, has a way of its own).
 */
function editsOf(values: InterestFormValues, base: InterestFormValues): Partial<InterestFormValues> {
  const edits = Object.entries(values).filter(([key, value]) => {
    const before = base[key as keyof InterestFormValues]
    return key === 'phone'
      ? digits(value) !== digits(before)
      : JSON.stringify(value) !== JSON.stringify(before)
  })
  return structuredClone(Object.fromEntries(edits))
}

/** Leaving the field of the phone spaces the number out, which is no edit. */
function digits(phone: unknown): string {
  return String(phone).replace(/[\s().-]/g, '')
}

export function hasDraft({ drafts }: ExperienceKit, name: InterestDraftName, subject: string): boolean {
  return Object.keys(drafts.get<Partial<InterestFormValues>>(name, subject) ?? {}).length > 0
}
