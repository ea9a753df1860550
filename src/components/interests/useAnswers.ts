'use client'

import { type FormEvent, type RefObject, useMemo, useRef } from 'react'
import type { Interest, Offer, OrdinaryAnswers } from '../../contract/index.ts'
import {
  type CalendarMonth,
  commonMessages,
  useHydrated,
  useI18n,
  useMessages,
  useToday,
} from '../../i18n/index.ts'
import { type ReadResult, stillAsksToWait, useOffer, type WriteState } from '../../queries/index.ts'
import { useAnnounce, useIsomorphicLayoutEffect, useOnceFor } from '../../ui/index.ts'
import { localeCountry, useIsOnline } from '../common/index.ts'
import type { InterestsTranslate } from './FormSection.tsx'
import { firstMonth, type InterestLimits, interestLimits, type SavedAnswers } from './interestLimits.ts'
import { type InterestDraft, useInterestForm } from './useInterestForm.ts'
import { useRestoredFields } from './useRestoredFields.ts'
import { type SensitiveFields, type SensitiveSend, useSensitiveFields } from './useSensitiveFields.ts'

/** What became of the last attempt to send, when the member should know. */
export interface SendFailure extends Pick<WriteState<Interest>, 'error' | 'status'> {
  /** The interest exists; only its details did not arrive. */
  readonly hasArrived: boolean
  /** What is sent again replaces what may have arrived. */
  readonly isReplacing: boolean
}

/** Its outcome is unknown, or the Service still asks to wait: that holds for who comes back to the form. */
export const isUnsettled = ({ status, error }: Pick<WriteState<Interest>, 'status' | 'error'>): boolean =>
  status === 'unknown' || stillAsksToWait(error) !== null

/** How the answers are sent, and what became of that. */
export interface InterestSending {
  readonly isSending: boolean
  readonly failure: SendFailure | null
  /** Whether something was typed that is not sent. */
  readonly noteUnsent: (hasUnsent: boolean) => void
  readonly send: (answers: OrdinaryAnswers, sensitive: SensitiveSend) => Promise<void>
  /** Sensitive answers of this form were lost, in it or in one that was here before. */
  readonly isLost: boolean
  readonly onLost: () => void
}

interface AnswersOptions {
  readonly offerId: string
  readonly draft: InterestDraft
  /** When an intake is changed. */
  readonly saved?: SavedAnswers | undefined
  readonly sending: InterestSending
  /** Whose numbers may be written without a country code. Default: the locale's. */
  readonly country?: string | null | undefined
  readonly onEdit?: (() => void) | undefined
  readonly t: InterestsTranslate
}

/** A form with the answers to an offer, but for what it shows. */
export interface Answers {
  readonly offer: ReadResult<Offer | null>
  readonly limits: InterestLimits
  /** The month in which the calendar opens. */
  readonly defaultMonth: CalendarMonth | undefined
  readonly country: string | null
  readonly form: ReturnType<typeof useInterestForm>
  readonly sensitive: SensitiveFields
  readonly sending: InterestSending
  readonly isBusy: boolean
  readonly isOnline: boolean
  /** False before hydration, when a submit would reload the page. */
  readonly canSubmit: boolean
  readonly sendRef: RefObject<HTMLButtonElement | null>
  readonly fieldsRef: RefObject<HTMLDivElement | null>
  /** Of the `form` element, with `noValidate`, `autoComplete="off"` and `method="post"`. */
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly handleSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Holds the ordinary answers, leaves the sensitive ones in their fields, checks, sends, and leads to what is wrong. */
export function useAnswers({
  offerId,
  draft,
  saved,
  sending,
  onEdit,
  t,
  ...options
}: AnswersOptions): Answers {
  const { locale } = useI18n()
  const offer = useOffer(offerId)
  const { limits, defaultMonth } = useLimits(offer, saved)
  const country = options.country === undefined ? localeCountry(locale) : options.country
  const handleEdit = () => {
    sending.noteUnsent(true)
    onEdit?.()
  }
  const form = useInterestForm(draft, limits, country, handleEdit)
  const sensitive = useSensitiveFields({ onTyped: handleEdit, onLost: sending.onLost })
  const isBusy = sending.isSending || form.formState.isSubmitting
  const isOnline = useIsOnline()
  const handleSubmit = useSubmit({ form, sending, sensitive, isBusy, isOnline, t })

  const sendRef = useRef<HTMLButtonElement>(null)
  // What is typed while it is being sent would be neither sent nor kept.
  const fieldsRef = useInert<HTMLDivElement>(isBusy, sendRef)
  const formRef = useIssueFocus(form.formState.submitCount)
  useRestoredFields(formRef)
  return {
    offer,
    limits,
    defaultMonth,
    country,
    form,
    sensitive,
    sending,
    isBusy,
    isOnline,
    canSubmit: useHydrated(),
    sendRef,
    fieldsRef,
    formRef,
    handleSubmit,
  }
}

interface SubmitOptions {
  readonly form: ReturnType<typeof useInterestForm>
  readonly sending: InterestSending
  readonly sensitive: SensitiveFields
  readonly isBusy: boolean
  readonly isOnline: boolean
  readonly t: InterestsTranslate
}

/** Checks the answers, and sends them. */
function useSubmit({ form, sending, isBusy, isOnline, sensitive, t }: SubmitOptions) {
  const announce = useAnnounce()
  const c = useMessages(commonMessages)
  return (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation()
    event.preventDefault()
    // Longer than any one write: from the check of the answers until the receipt is on screen.
    if (isBusy) return
    // Before the answers are checked: from here on the form may leave the page at any moment.
    const typed = sensitive.take()
    if (!typed) return
    sending.noteUnsent(false)
    const keep = () => sending.noteUnsent(true)
    const submit = form.handleSubmit(async (answers) => {
      if (isOnline) return sending.send(answers, typed)
      keep()
      const offline = { first: t('interests.offline.title'), second: t('interests.offline.text') }
      announce(c('common.sentences', offline), 'assertive')
    }, keep)
    void submit(event).finally(typed.end)
  }
}

const invalid = '[aria-invalid="true"], fieldset[data-invalid]'

/**
 * What takes the focus in a group: first the tags of chosen days (that is what there is to remove), then what
 * is chosen, then what comes first.
 */
const targets = ['.xp-date-tags button', 'input:checked', 'button[tabindex="0"]', 'input', 'button']

/** Moves the focus to the first wrong field of a form, in the order of the page. */
export function focusFirstIssue(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>(invalid)
  if (!first) return
  const target = first.matches('input, select, textarea')
    ? first
    : targets.map((selector) => first.querySelector<HTMLElement>(selector)).find((found) => found !== null)
  target?.focus()
}

/** After each submit the focus goes to the first issue, if there is one. */
function useIssueFocus(submitCount: number): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  useOnceFor(submitCount || null, () => {
    if (element.current) focusFirstIssue(element.current)
  })
  return element
}

/**
 * Takes a part of the page out of reach while `isInert`: nothing in it can be edited, and what is in it stays. A focus
 * inside goes to `refuge`, for the browser would drop it. Set as a property: React 18 does not know the attribute.
 */
export function useInert<Part extends HTMLElement>(
  isInert: boolean,
  refuge: RefObject<HTMLElement | null>,
): RefObject<Part | null> {
  const part = useRef<Part>(null)
  // With the same commit: what is pressed in a moment must find it out of reach.
  useIsomorphicLayoutEffect(() => {
    const element = part.current
    if (!isInert || !element) return
    const hadFocus = element.matches(':focus-within')
    element.inert = true
    if (hadFocus) refuge.current?.focus({ preventScroll: true })
    return () => {
      element.inert = false
    }
  }, [isInert, refuge])
  return part
}

/** Memoised, as the sections are: what is typed in one, or the first word of a sensitive one, renders no other. */
function useLimits({ data: offer, isPending }: ReadResult<Offer | null>, saved: SavedAnswers | undefined) {
  const { format } = useI18n()
  const today = useToday()
  const limits = useMemo(
    () => ({ ...interestLimits(offer, format, today), isPending, saved }),
    [offer, isPending, format, today, saved],
  )
  return { limits, defaultMonth: firstMonth(offer, format, today, saved) }
}
