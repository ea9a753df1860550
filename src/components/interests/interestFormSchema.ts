import * as z from 'zod/mini'
import { type CalendarDate, ordinaryAnswers } from '../../contract/index.ts'
import type { interestsMessages } from '../../i18n/index.ts'
import type { PhoneFault } from '../common/index.ts'
import { type InterestFormValues, needsPhone, showsPhone } from './interestFormValues.ts'
import type { InterestLimits } from './interestLimits.ts'
import type { TypedPhone } from './readTypedPhone.ts'

/** A fault, by the message that tells of it. */
export type InterestFault = Extract<keyof typeof interestsMessages, `interests.fault.${string}`>

/** Rules across fields are looked at also when a field alone is wrong, so that all faults are told at once. */
const always = { when: () => true }
const fault = (error: InterestFault) => ({ error })

const phoneFaults = {
  empty: 'interests.fault.phoneMissing',
  country: 'interests.fault.phoneCountry',
  short: 'interests.fault.phoneShort',
  long: 'interests.fault.phoneLong',
  shape: 'interests.fault.phoneShape',
} as const satisfies Record<PhoneFault, InterestFault>

/**
 * The contract's parts and the rules of the form. `typedPhone` is what `phone` was read as, which takes a library that
 * loads on demand. The message of an issue of ours is an {@link InterestFault}.
 */
export function interestFormSchema({ today, min, max, maxGuests, held }: InterestLimits, typedPhone: TypedPhone) {
  // An intake may be without a number, and may stay so.
  const guests = z.nullable(ordinaryAnswers.adults).check(z.refine((count) => count !== null || held !== undefined, fault('interests.fault.number')))
  const isHeld = (day: CalendarDate) => held?.dates.includes(day) === true
  const isOver = (day: CalendarDate) => !isHeld(day) && today !== null && day < today
  const isOutside = (day: CalendarDate) => !isHeld(day) && !isOver(day) && ((min !== null && day < min) || (max !== null && day > max))
  const dates = ordinaryAnswers.preferredDates.check(
    z.refine((days = []) => !days.some(isOver), fault('interests.fault.dateOver')),
    z.refine((days = []) => !days.some(isOutside), fault('interests.fault.dateOutside')),
  )
  // An empty field is wrong only where the number is needed; anything else wherever it is shown.
  const phoneFault = 'fault' in typedPhone ? typedPhone.fault : null
  const isPhoneWrong = (method: InterestFormValues['contactMethod']) => phoneFault !== null && (phoneFault === 'empty' ? needsPhone(method) : showsPhone(method, held))
  return z
    .object({
      adults: guests,
      children: guests,
      preferredDates: dates,
      blackoutDates: dates,
      contactMethod: z.nullable(ordinaryAnswers.contactMethod),
      contactWindow: ordinaryAnswers.contactWindow,
      phone: z.string(),
      occasion: z.nullable(ordinaryAnswers.occasion),
    })
    .check(
      z.refine((values) => maxGuests === null || partyOf(values) <= Math.max(maxGuests, held?.guests ?? 0), { path: ['adults'], ...fault('interests.fault.party'), ...always }),
      z.refine((values) => !overlaps(values), { path: ['blackoutDates'], ...fault('interests.fault.dateTwice'), ...always }),
      z.refine((values) => !isPhoneWrong(methodOf(values)), { path: ['phone'], ...fault(phoneFaults[phoneFault ?? 'shape']), ...always }),
    )
}

/** With `when`, a rule may meet fields that are wrong themselves. */
type MaybeValues = { readonly [Key in keyof InterestFormValues]?: unknown }

function partyOf({ adults, children }: MaybeValues): number {
  return (typeof adults === 'number' ? adults : 0) + (typeof children === 'number' ? children : 0)
}

function overlaps({ preferredDates, blackoutDates }: MaybeValues): boolean {
  if (!Array.isArray(preferredDates) || !Array.isArray(blackoutDates)) return false
  return preferredDates.some((day) => blackoutDates.includes(day))
}

function methodOf({ contactMethod }: MaybeValues): InterestFormValues['contactMethod'] {
  return contactMethod as InterestFormValues['contactMethod']
}
