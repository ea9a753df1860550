import * as z from 'zod/mini'
import type { CalendarDate } from '../../base/index.ts'
import {
  type ContactMethod,
  type ContactWindow,
  type Occasion,
  type OrdinaryAnswers,
  ordinaryAnswers,
} from '../../contract/index.ts'
import type { interestsMessages } from '../../i18n/index.ts'
import { contractPart, parsePhone, type PhoneIssue } from '../common/index.ts'
import type { InterestLimits, SavedAnswers } from './interestLimits.ts'

/** What the form holds: the ordinary answers as their controls show them. Sensitive answers are never among them. */
export interface InterestFormValues {
  /** `null` is an empty field. */
  adults: number | null
  children: number | null
  preferredDates: readonly CalendarDate[]
  blackoutDates: readonly CalendarDate[]
  contactMethod: ContactMethod | null
  /** `null` where an intake has none: it gets one only by a choice. */
  contactWindow: ContactWindow | null
  /** Kept while it is not asked for, and then not sent. */
  phone: string
  occasion: Occasion | null
}

/** Only these two contact methods need a number. */
export function needsPhone(method: ContactMethod | null): boolean {
  return method === 'SMS' || method === 'PHONE'
}

/**
 * A number is asked for when the contact method needs one, and shown when the Service stores one: saving
 * without it would clear it.
 */
export function showsPhone(method: ContactMethod | null, saved: SavedAnswers | undefined): boolean {
  return needsPhone(method) || Boolean(saved?.phone)
}

/** Why an answer cannot be sent. The message that says so has it in its key. */
export type InterestIssue =
  Extract<
    keyof typeof interestsMessages,
    `interests.fault.${string}`
  > extends `interests.fault.${infer Issue}`
    ? Issue
    : never

const phoneIssues = {
  empty: 'phoneMissing',
  country: 'phoneCountry',
  short: 'phoneShort',
  long: 'phoneLong',
  shape: 'phoneShape',
} as const satisfies Record<PhoneIssue, InterestIssue>

/**
 * The form: the parts of the contract, the rules of the UI, and the answers as the contract takes them. A
 * part's issue is the message of zod's issue. Parsing is asynchronous, for the library that reads phone
 * numbers loads on demand.
 */
export function interestFormSchema(limits: InterestLimits, country: string | null) {
  const { maxGuests, saved } = limits
  const read = (phone: string) => readTypedPhone(phone, country, saved)
  const count = contractPart<number | null>(
    // An intake may be without a number, and may stay so.
    saved ? z.nullable(ordinaryAnswers.adults) : ordinaryAnswers.adults,
    'number' satisfies InterestIssue,
  )
  const dates = datesField(limits)
  const values = z.object({
    adults: count,
    children: count,
    preferredDates: dates,
    blackoutDates: dates,
    contactMethod: choice(ordinaryAnswers.contactMethod),
    contactWindow: choice(ordinaryAnswers.contactWindow),
    phone: z.string(),
    occasion: choice(ordinaryAnswers.occasion),
  })
  const form = values.check(
    z.refine(
      ({ adults, children }) =>
        maxGuests === null || (adults ?? 0) + (children ?? 0) <= Math.max(maxGuests, saved?.guests ?? 0),
      issueAt('adults', 'party'),
    ),
    z.refine(
      ({ preferredDates, blackoutDates }) => !preferredDates.some((day) => blackoutDates.includes(day)),
      issueAt('blackoutDates', 'dateTwice'),
    ),
    // No async function: zod asks for `instanceof Promise`, and the page may have another one (zone.js, old polyfills).
    z.check(({ value, issues }) =>
      Promise.resolve(read(value.phone)).then((phone) => {
        const issue = phoneIssue(value.contactMethod, saved, phone)
        if (issue) issues.push({ code: 'custom', message: issue, path: ['phone'], input: value.phone })
      }),
    ),
  )
  return z.pipe(
    form,
    z.transform(async (answers: InterestFormValues) => toInput(answers, await read(answers.phone), saved)),
  )
}

const issueAt = (field: keyof InterestFormValues, issue: InterestIssue) => ({ path: [field], error: issue })

/** Days that were saved before are not judged again. */
function datesField({ today, min, max, saved }: InterestLimits) {
  const isEvery = (is: (day: CalendarDate) => boolean) => (days: readonly CalendarDate[]) =>
    days.every((day) => saved?.dates.includes(day) === true || is(day))
  return contractPart<readonly CalendarDate[]>(
    ordinaryAnswers.preferredDates,
    'date' satisfies InterestIssue,
  ).check(
    z.refine(
      isEvery((day) => today === null || day >= today),
      'dateOver' satisfies InterestIssue,
    ),
    z.refine(
      isEvery((day) => (min === null || day >= min) && (max === null || day <= max)),
      'dateOutside' satisfies InterestIssue,
    ),
  )
}

/** `null` is no choice, which the contract says by leaving it out. */
function choice<Value>(part: z.ZodMiniType<Value | undefined>) {
  return contractPart<Value | null>(z.nullable(part), 'choice' satisfies InterestIssue)
}

/** An empty field is wrong only where the number is needed; anything else wherever it is shown. */
function phoneIssue(
  method: ContactMethod | null,
  saved: SavedAnswers | undefined,
  typedPhone: TypedPhone,
): InterestIssue | null {
  if (!('issue' in typedPhone)) return null
  const isWrong = typedPhone.issue === 'empty' ? needsPhone(method) : showsPhone(method, saved)
  return isWrong ? phoneIssues[typedPhone.issue] : null
}

/**
 * The answers as the contract takes them, with the phone as it was read. Clearing a value is leaving it out
 * (specification, Endpoints, rule 5).
 */
export function toInput(
  values: InterestFormValues,
  typedPhone: TypedPhone,
  saved?: SavedAnswers,
): OrdinaryAnswers {
  const { adults, children, preferredDates, blackoutDates, contactMethod, contactWindow, occasion } = values
  return {
    ...(adults !== null && { adults }),
    ...(children !== null && { children }),
    ...(preferredDates.length > 0 && { preferredDates: [...preferredDates] }),
    ...(blackoutDates.length > 0 && { blackoutDates: [...blackoutDates] }),
    ...(contactMethod !== null && { contactMethod }),
    ...(contactWindow !== null && { contactWindow }),
    ...(occasion !== null && { occasion }),
    ...(showsPhone(contactMethod, saved) && 'phone' in typedPhone && typedPhone),
  }
}

/** A typed number: as it is sent, or why it cannot be. */
type TypedPhone = { readonly phone: string } | { readonly issue: PhoneIssue }

/**
 * Reads what is in the phone field. The number that the Service stores goes back as it came, however it is
 * typed: in another spelling it would count as another number, and no longer be checked.
 */
export async function readTypedPhone(
  typed: string,
  country: string | null,
  saved: SavedAnswers | undefined,
): Promise<TypedPhone> {
  const before = saved?.phone ?? null
  if (before !== null && typed.trim() === before) return { phone: before }
  const reading = await parsePhone(typed, country)
  if (!reading.isNumber) return { issue: reading.issue }
  const savedReading = before === null ? null : await parsePhone(before, null)
  const isSaved = savedReading?.isNumber === true && savedReading.e164 === reading.e164
  return { phone: before !== null && isSaved ? before : reading.e164 }
}
