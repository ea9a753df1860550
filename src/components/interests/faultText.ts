import type { FieldErrors } from 'react-hook-form'
import { type commonMessages, interestsMessages, type Translate } from '../../i18n/index.ts'
import type { InterestFault } from './interestFormSchema.ts'
import type { InterestFormValues } from './interestFormValues.ts'

/** How the interests' messages are written. */
export type InterestsTranslate = Translate<typeof interestsMessages>

/** For an issue of the contract's own parts: their messages are in nobody's language, or in the host's (`z.config` is global). */
const fallbacks: Record<keyof InterestFormValues, InterestFault> = {
  adults: 'interests.fault.number',
  children: 'interests.fault.number',
  preferredDates: 'interests.fault.date',
  blackoutDates: 'interests.fault.date',
  contactMethod: 'interests.fault.choice',
  contactWindow: 'interests.fault.choice',
  phone: 'interests.fault.phoneShape',
  occasion: 'interests.fault.choice',
}

/** What is wrong with a field, in words; `undefined` when nothing is. */
export function faultText(t: InterestsTranslate, c: Translate<typeof commonMessages>, errors: FieldErrors<InterestFormValues>, field: keyof InterestFormValues, maxGuests: number | null): string | undefined {
  const error = errors[field]
  if (!error) return undefined
  const key = typeof error.message === 'string' && isFault(error.message) ? error.message : fallbacks[field]
  if (key === 'interests.fault.party') return t(key, { count: maxGuests ?? 0 })
  if (key === 'interests.fault.phoneCountry') return t(key, { example: c('common.phoneExample') })
  return key === 'interests.fault.number' ? t(key, { least: 0 }) : t(key)
}

function isFault(message: string): message is InterestFault {
  return message.startsWith('interests.fault.') && message in interestsMessages
}
