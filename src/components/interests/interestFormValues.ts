import type { CalendarDate, ContactMethod, ContactWindow, Occasion, OrdinaryAnswers } from '../../contract/index.ts'
import { normalizePhone } from './normalizePhone.ts'

/** What the form holds: the ordinary answers as their controls show them. Sensitive answers are never among them. */
export interface InterestFormValues {
  /** `null` is an empty field. */
  adults: number | null
  children: number | null
  preferredDates: readonly CalendarDate[]
  blackoutDates: readonly CalendarDate[]
  contactMethod: ContactMethod | null
  contactWindow: ContactWindow
  /** Kept while another method is chosen, and then not sent. */
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

/** Only these two need a number; it is neither asked for nor sent otherwise. */
export function needsPhone(method: ContactMethod | null): boolean {
  return method === 'SMS' || method === 'PHONE'
}

/** The answers as the contract takes them. Clearing a value is leaving it out (specification, Endpoints, rule 5). */
export function toInput(values: InterestFormValues): OrdinaryAnswers {
  const { adults, children, preferredDates, blackoutDates, contactMethod, contactWindow, occasion, phone } = values
  return {
    ...(adults !== null && { adults }),
    ...(children !== null && { children }),
    ...(preferredDates.length > 0 && { preferredDates: [...preferredDates] }),
    ...(blackoutDates.length > 0 && { blackoutDates: [...blackoutDates] }),
    ...(contactMethod !== null && { contactMethod }),
    contactWindow,
    ...(occasion !== null && { occasion }),
    ...(needsPhone(contactMethod) && { phone: normalizePhone(phone) }),
  }
}
