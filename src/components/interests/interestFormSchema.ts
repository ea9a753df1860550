import type { CalendarDate } from '../../base/index.ts'
import {
  type ContactMethod,
  type ContactWindow,
  type Intake,
  type Occasion,
  type OrdinaryAnswers,
  ordinaryAnswers,
  toIntakeInput,
} from '../../contract/index.ts'
import type { interestsMessages } from '../../i18n/index.ts'
import { parsePhone, type PhoneFault } from '../common/index.ts'
import type { HeldAnswers, InterestLimits } from './interestLimits.ts'

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

/** A fault, by the message that tells of it. */
export type InterestFault = Extract<keyof typeof interestsMessages, `interests.fault.${string}`>

/** The first fault of each field that has one. */
export type InterestFaults = { [Field in keyof InterestFormValues]?: InterestFault }

const phoneFaults = {
  empty: 'interests.fault.phoneMissing',
  country: 'interests.fault.phoneCountry',
  short: 'interests.fault.phoneShort',
  long: 'interests.fault.phoneLong',
  shape: 'interests.fault.phoneShape',
} as const satisfies Record<PhoneFault, InterestFault>

/**
 * What is wrong with the answers, by the contract's parts and the rules of the form: all of it at once. `typedPhone` is what
 * `phone` was read as, which takes a library that loads on demand.
 */
export function interestFaults(
  values: InterestFormValues,
  limits: InterestLimits,
  typedPhone: TypedPhone,
): InterestFaults {
  const faults: InterestFaults = {}
  const mark = (field: keyof InterestFormValues, fault: InterestFault | null) => {
    if (fault !== null) faults[field] = fault
  }
  mark('adults', guestsFault(values.adults, limits) ?? partyFault(values, limits))
  mark('children', guestsFault(values.children, limits))
  mark('preferredDates', datesFault(values.preferredDates, limits))
  mark(
    'blackoutDates',
    datesFault(values.blackoutDates, limits) ??
      (values.preferredDates.some((day) => values.blackoutDates.includes(day))
        ? 'interests.fault.dateTwice'
        : null),
  )
  for (const field of ['contactMethod', 'contactWindow', 'occasion'] as const) {
    mark(
      field,
      ordinaryAnswers[field].safeParse(values[field] ?? undefined).success ? null : 'interests.fault.choice',
    )
  }
  mark('phone', phoneFaultOf(values, limits, typedPhone))
  return faults
}

/** An intake may be without a number, and may stay so. */
function guestsFault(count: number | null, { held }: InterestLimits): InterestFault | null {
  const isRight = count === null ? held !== undefined : ordinaryAnswers.adults.safeParse(count).success
  return isRight ? null : 'interests.fault.number'
}

function partyFault(
  { adults, children }: InterestFormValues,
  { maxGuests, held }: InterestLimits,
): InterestFault | null {
  const guests = (adults ?? 0) + (children ?? 0)
  return maxGuests !== null && guests > Math.max(maxGuests, held?.guests ?? 0)
    ? 'interests.fault.party'
    : null
}

function datesFault(
  days: readonly CalendarDate[],
  { today, min, max, held }: InterestLimits,
): InterestFault | null {
  if (!ordinaryAnswers.preferredDates.safeParse(days).success) return 'interests.fault.date'
  const chosen = days.filter((day) => held?.dates.includes(day) !== true)
  if (chosen.some((day) => today !== null && day < today)) return 'interests.fault.dateOver'
  return chosen.some((day) => (min !== null && day < min) || (max !== null && day > max))
    ? 'interests.fault.dateOutside'
    : null
}

/** An empty field is wrong only where the number is needed; anything else wherever it is shown. */
function phoneFaultOf(
  { contactMethod }: InterestFormValues,
  { held }: InterestLimits,
  typedPhone: TypedPhone,
): InterestFault | null {
  if (!('fault' in typedPhone)) return null
  const isWrong = typedPhone.fault === 'empty' ? needsPhone(contactMethod) : showsPhone(contactMethod, held)
  return isWrong ? phoneFaults[typedPhone.fault] : null
}

/** A typed number: as it is sent, or why it cannot be. */
export type TypedPhone = { readonly phone: string } | { readonly fault: PhoneFault }

/**
 * Reads what stands in the field of the phone. The number that the Service holds goes back as it came, however it is
 * typed: in another spelling it would count as another number, and not be checked any more.
 */
export async function readTypedPhone(
  typed: string,
  country: string | null,
  held: HeldAnswers | undefined,
): Promise<TypedPhone> {
  const before = held?.phone ?? null
  if (before !== null && typed.trim() === before) return { phone: before }
  const reading = await parsePhone(typed, country)
  if (!reading.isNumber) return { fault: reading.fault }
  const heldReading = before === null ? null : await parsePhone(before, null)
  return {
    phone:
      before !== null && heldReading?.isNumber && heldReading.e164 === reading.e164 ? before : reading.e164,
  }
}
