import { isCalendarDate } from '../base/index.ts'
import * as s from './schema/index.ts'
import { calendarDateSchema } from './calendarDate.ts'

export const contactMethods = ['APP_CHAT', 'SMS', 'EMAIL', 'PHONE'] as const
export const contactWindows = ['MORNING', 'AFTERNOON', 'EVENING', 'ANYTIME'] as const
export const occasions = [
  'BIRTHDAY',
  'ANNIVERSARY',
  'ENGAGEMENT',
  'WEDDING',
  'GRADUATION',
  'PROMOTION',
  'BUSINESS',
  'OTHER',
] as const
export type ContactMethod = (typeof contactMethods)[number]
export type ContactWindow = (typeof contactWindows)[number]
export type Occasion = (typeof occasions)[number]

/** Specification, Resources, Intake (as returned). Every key is required; sensitive answers are never among them. */
export const intakeSchema = s.object({
  adults: s.nullable(s.int()),
  children: s.nullable(s.int()),
  blackoutDates: s.array(s.string()),
  preferredDates: s.array(s.string()),
  contactMethod: s.nullable(s.open(contactMethods)),
  contactWindow: s.nullable(s.open(contactWindows)),
  occasion: s.nullable(s.open(occasions)),
  phone: s.nullable(s.string()),
  phoneVerified: s.boolean(),
  sensitiveDetailsSentAt: s.nullable(s.string()),
})

/** The ordinary answers as the Service holds them, and when sensitive ones were last forwarded. */
export type Intake = s.Infer<typeof intakeSchema>

const guests = s.int({ least: 0 })

/** The ordinary answers, as sent. Clearing a value is leaving it out. */
export const ordinaryAnswers = {
  adults: s.optional(guests),
  children: s.optional(guests),
  blackoutDates: s.optional(s.array(calendarDateSchema)),
  preferredDates: s.optional(s.array(calendarDateSchema)),
  contactMethod: s.optional(s.oneOf(contactMethods)),
  contactWindow: s.optional(s.oneOf(contactWindows)),
  occasion: s.optional(s.oneOf(occasions)),
  phone: s.optional(s.nonEmptyString()),
}
export const ordinaryAnswersSchema = s.strictObject(ordinaryAnswers)
/** The answers of an intake that are no health data. */
export type OrdinaryAnswers = s.Infer<typeof ordinaryAnswersSchema>

/** The whole intake as `submitIntake` sends it: the only type with the three sensitive keys. */
export const intakeInputSchema = s.strictObject({
  ...ordinaryAnswers,
  dietary: s.optional(s.string()),
  allergies: s.optional(s.string()),
  accessibility: s.optional(s.string()),
})
export type IntakeInput = s.Infer<typeof intakeInputSchema>

/** The names of the sensitive answers. Their values leave the page in the body of `submitIntake` and nowhere else. */
export const sensitiveKeys = ['dietary', 'allergies', 'accessibility'] as const
export type SensitiveKey = (typeof sensitiveKeys)[number]
/** Diet, allergies and accessibility: health data. Only the input of `submitIntake` has them. */
export type SensitiveAnswers = Partial<Record<SensitiveKey, string>>

const known = <Known extends string>(
  values: readonly Known[],
  value: s.Open<Known> | null,
): Known | undefined => values.find((candidate) => candidate === value)

/**
 * Turns the returned intake into the sent one, so that a later edit can send the complete ordinary answers.
 * Nulls are left out; an enum value that this version does not know, or a date that does not exist, cannot be
 * sent back and is left out too.
 */
export function toIntakeInput(intake: Intake): OrdinaryAnswers {
  const blackoutDates = intake.blackoutDates.filter(isCalendarDate)
  const preferredDates = intake.preferredDates.filter(isCalendarDate)
  const answers: OrdinaryAnswers = {
    adults: intake.adults ?? undefined,
    children: intake.children ?? undefined,
    blackoutDates: blackoutDates.length > 0 ? blackoutDates : undefined,
    preferredDates: preferredDates.length > 0 ? preferredDates : undefined,
    contactMethod: known(contactMethods, intake.contactMethod),
    contactWindow: known(contactWindows, intake.contactWindow),
    occasion: known(occasions, intake.occasion),
    phone: intake.phone ?? undefined,
  }
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined))
}
