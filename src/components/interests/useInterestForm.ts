'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { OrdinaryAnswers } from '../../contract/index.ts'
import { type ExperienceKit, useExperienceKit } from '../../queries/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { interestFormSchema, type InterestFormValues } from './interestFormSchema.ts'
import type { InterestLimits } from './interestLimits.ts'

/** Asking for an offer, by its id; changing an intake, by its interest's id. */
type InterestDraftName = 'interest' | 'intake'

/** Edits that are not sent yet. */
export interface InterestDraft {
  readonly name: InterestDraftName
  readonly subject: string
  /** What the form shows without an edit. May be another as it changes elsewhere. */
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
  const [initialValues] = useState(() => ({
    ...base,
    ...drafts.get<Partial<InterestFormValues>>(name, subject),
  }))
  return useMemo(() => ({ name, subject, base, initialValues }), [name, subject, base, initialValues])
}

type InterestFormReturn = UseFormReturn<InterestFormValues, unknown, OrdinaryAnswers>

/**
 * The form of the ordinary answers: submitting gives them as the contract takes them. The sensitive ones are
 * never registered with it.
 */
export function useInterestForm(
  draft: InterestDraft,
  limits: InterestLimits,
  country: string | null,
  onEdit: () => void,
): InterestFormReturn {
  const { maxGuests, saved } = limits
  const resolver = useMemo(() => zodResolver(interestFormSchema(limits, country)), [limits, country])
  const form = useForm<InterestFormValues, unknown, OrdinaryAnswers>({
    resolver,
    defaultValues: draft.initialValues,
    shouldFocusError: false,
  })
  useSaveDraft(draft, form, onEdit)
  useNewBase(draft.base, form)
  useEffect(() => {
    // A default that the offer has no room for is not the member's mistake; what they sent is their own.
    if (saved || maxGuests === null) return
    const isEdited = (name: 'adults' | 'children') =>
      form.getFieldState(name).isDirty || draft.initialValues[name] !== draft.base[name]
    if (isEdited('adults') || isEdited('children')) return
    const { adults, children } = form.getValues()
    const room = Math.max(0, maxGuests - (adults ?? 0))
    if ((adults ?? 0) > maxGuests) form.resetField('adults', { defaultValue: maxGuests })
    if ((children ?? 0) > room) form.resetField('children', { defaultValue: room })
  }, [form, draft, maxGuests, saved])
  return form
}

/** An answer that was not touched follows what is stored, where that changes while the form is open: all are sent. */
function useNewBase(base: InterestFormValues, form: InterestFormReturn): void {
  const shown = useRef(base)
  useEffect(() => {
    const before = shown.current
    shown.current = base
    if (before === base) return
    const keep = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true }
    form.reset({ ...base, ...editsOf(form.getValues(), before) }, keep)
  }, [base, form])
}

/** Saves each edit of an ordinary answer; sensitive ones are not in `form`. */
function useSaveDraft(
  { name, subject, base }: InterestDraft,
  form: InterestFormReturn,
  onEdit: () => void,
): void {
  const { drafts } = useExperienceKit()
  const edited = useLatestRef(onEdit)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name: field }) => {
          if (field === undefined) return
          const edits = editsOf(values, base)
          if (Object.keys(edits).length > 0) drafts.set(name, subject, edits)
          else drafts.remove(name, subject)
          edited.current()
        },
      }),
    [form, drafts, name, subject, base, edited],
  )
}

/**
 * Only what differs: an answer that was not touched follows what the Service stores, if that changes before the
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
  return drafts.get(name, subject) !== undefined
}
