import type { CalendarDate } from '../../base/index.ts'
import {
  type ContactMethod,
  type ContactWindow,
  type Intake,
  type Occasion,
  type OrdinaryAnswers,
  toIntakeInput,
} from '../../contract/index.ts'
import type { HeldAnswers } from './interestLimits.ts'
import type { TypedPhone } from './readTypedPhone.ts'

/** What the form holds: the ordinary answers as their controls show them. Sensitive answers are never among them. */
export interface InterestFormValues {
  /** `null` is an empty field. */
  adults: number | null
  children: number | null
  preferredDates: readonly CalendarDate[]
  blackoutDates: readonly CalendarDate[]
  contactMethod: ContactMethod | null
  contactWindow: ContactWindow
  /** Kept while it is not asked for, and then not sent. */
  phone: string
  occasion: Occasion | null
}

export const interestFormDefaults: InterestFormValues = {
  adults: 2,
  children: 0,
  preferredDates: [],
  blackoutDates: [],
  contactMethod: 'APP_CHAT',
  contactWindow: 'ANYTIME',
  phone: '',
  occasion: null,
}

/** An intake as the form shows it. What it leaves out is empty here too, not a default of ours. */
export function toFormValues(intake: Intake | null): InterestFormValues {
  const answers = intake ? toIntakeInput(intake) : {}
  const {
    adults = null,
    children = null,
    preferredDates = [],
    blackoutDates = [],
    contactMethod = null,
    contactWindow = 'ANYTIME',
    phone = '',
    occasion = null,
  } = answers
  return { adults, children, preferredDates, blackoutDates, contactMethod, contactWindow, phone, occasion }
}

/** Whether an intake holds a choice that this version cannot show, and so cannot send back. */
export function hasUnknownAnswers(intake: Intake): boolean {
  const known = toIntakeInput(intake)
  return (['contactMethod', 'contactWindow', 'occasion'] as const).some(
    (key) => intake[key] !== null && known[key] === undefined,
  )
}

/** Only these two need a number. */
export function needsPhone(method: ContactMethod | null): boolean {
  return method === 'SMS' || method === 'PHONE'
}

/** A number is asked for where the way needs one, and shown where the Service holds one: saving without it would clear it. */
export function showsPhone(method: ContactMethod | null, held: HeldAnswers | undefined): boolean {
  return needsPhone(method) || Boolean(held?.phone)
}

/** The answers as the contract takes them, with the phone as it was read. Clearing a value is leaving it out (specification, Endpoints, rule 5). */
export function toInput(
  values: InterestFormValues,
  typedPhone: TypedPhone,
  held?: HeldAnswers,
): OrdinaryAnswers {
  const { adults, children, preferredDates, blackoutDates, contactMethod, contactWindow, occasion } = values
  return {
    ...(adults !== null && { adults }),
    ...(children !== null && { children }),
    ...(preferredDates.length > 0 && { preferredDates: [...preferredDates] }),
    ...(blackoutDates.length > 0 && { blackoutDates: [...blackoutDates] }),
    ...(contactMethod !== null && { contactMethod }),
    contactWindow,
    ...(occasion !== null && { occasion }),
    ...(showsPhone(contactMethod, held) && 'phone' in typedPhone && typedPhone),
  }
}
