import type { CalendarDate } from '../../base/index.ts'
import { ordinaryAnswers } from '../../contract/index.ts'
import type { interestsMessages } from '../../i18n/index.ts'
import type { PhoneFault } from '../common/index.ts'
import { type InterestFormValues, needsPhone, showsPhone } from './interestFormValues.ts'
import type { InterestLimits } from './interestLimits.ts'
import type { TypedPhone } from './readTypedPhone.ts'

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
