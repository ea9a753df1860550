import type { FieldErrors } from 'react-hook-form'
import type { commonMessages, interestsMessages, Translate } from '../../i18n/index.ts'
import type { InterestFault } from './interestFaults.ts'
import type { InterestFormValues } from './interestFormValues.ts'

/** How the interests' messages are written. */
export type InterestsTranslate = Translate<typeof interestsMessages>

/** What is wrong with a field, in words; `undefined` when nothing is. */
export function faultText(
  t: InterestsTranslate,
  c: Translate<typeof commonMessages>,
  errors: FieldErrors<InterestFormValues>,
  field: keyof InterestFormValues,
  maxGuests: number | null,
): string | undefined {
  // `useInterestForm` writes all messages of this form.
  const fault = errors[field]?.message as InterestFault | undefined
  if (fault === undefined) return undefined
  if (fault === 'interests.fault.party') return t(fault, { count: maxGuests ?? 0 })
  if (fault === 'interests.fault.phoneCountry') return t(fault, { example: c('common.phoneExample') })
  return fault === 'interests.fault.number' ? t(fault, { least: 0 }) : t(fault)
}
