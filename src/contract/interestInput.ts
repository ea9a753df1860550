import * as z from 'zod/mini'
import { isCalendarDate } from '../base/index.ts'
import { contactMethods, contactWindows, type Intake, interestSchema, occasions } from './interest.ts'
import { nonEmptyString, object, type Open } from './lenient.ts'
import { defineOperation, idParams, noInput } from './operation.ts'

/** What is sent of an interest and its intake. Who only reads one does without. */

export const calendarDateSchema = z.string().check(z.refine(isCalendarDate))

const guests = z.int().check(z.gte(0))

/**
 * The ordinary answers, as sent. Clearing a value is leaving it out. A choice is a literal of several values: it reads
 * as an enum does, and a page that sends messages has it anyway.
 */
export const ordinaryAnswers = {
  adults: z.optional(guests),
  children: z.optional(guests),
  blackoutDates: z.optional(z.array(calendarDateSchema)),
  preferredDates: z.optional(z.array(calendarDateSchema)),
  contactMethod: z.optional(z.literal(contactMethods)),
  contactWindow: z.optional(z.literal(contactWindows)),
  occasion: z.optional(z.literal(occasions)),
  phone: z.optional(nonEmptyString()),
}
export const ordinaryAnswersSchema = z.strictObject(ordinaryAnswers)
/** The answers of an intake that are not health data. */
export type OrdinaryAnswers = z.infer<typeof ordinaryAnswersSchema>

/** The whole intake as `submitIntake` sends it: the only type with the three sensitive keys. */
export const intakeInputSchema = z.strictObject({
  ...ordinaryAnswers,
  dietary: z.optional(z.string()),
  allergies: z.optional(z.string()),
  accessibility: z.optional(z.string()),
})
export type IntakeInput = z.infer<typeof intakeInputSchema>

/** The names of the sensitive answers. Their values leave the page in the body of `submitIntake` and nowhere else. */
export const sensitiveKeys = ['dietary', 'allergies', 'accessibility'] as const
export type SensitiveKey = (typeof sensitiveKeys)[number]
/** Diet, allergies and accessibility: health data. Only the input of `submitIntake` has them. */
export type SensitiveAnswers = Partial<Record<SensitiveKey, string>>

const known = <Known extends string>(
  values: readonly Known[],
  value: Open<Known> | null,
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

/** Whether an intake has a choice that this version does not know, and that {@link toIntakeInput} so leaves out. */
export function hasUnknownAnswers(intake: Intake): boolean {
  const sent = toIntakeInput(intake)
  return (['contactMethod', 'contactWindow', 'occasion'] as const).some(
    (key) => intake[key] !== null && sent[key] === undefined,
  )
}

/** `externalUserID` is in the contract and never sent in member mode. Sensitive answers are not accepted here. */
export const interestInputSchema = z.strictObject({
  offer: nonEmptyString(),
  ...ordinaryAnswers,
  externalUserID: z.optional(z.string()),
})
/** What creates an interest: the offer, and the ordinary answers that are known. */
export type InterestInput = z.infer<typeof interestInputSchema>

export const createInterest = defineOperation({
  name: 'createInterest',
  method: 'POST',
  path: '/v1/interests',
  params: noInput,
  query: noInput,
  body: interestInputSchema,
  response: interestSchema,
  idempotency: 'key',
  freeText: true,
})

/** Replaces the whole intake (specification, Endpoints, rule 5). The only call that carries sensitive answers. */
export const submitIntake = defineOperation({
  name: 'submitIntake',
  method: 'PUT',
  path: '/v1/interests/{id}/intake',
  params: idParams,
  query: noInput,
  body: intakeInputSchema,
  response: interestSchema,
  idempotency: 'natural',
  sensitive: true,
  freeText: true,
})

const phoneCheckSchema = object({ verified: z.boolean() })
/** `verified: false` is an answer, not an error: the code was wrong or has expired. */
export type PhoneCheck = z.infer<typeof phoneCheckSchema>

export const phoneCodeInputSchema = z.strictObject({ code: nonEmptyString() })

export const verifyPhone = defineOperation({
  name: 'verifyPhone',
  method: 'PUT',
  path: '/v1/interests/{id}/phone/verification',
  params: idParams,
  query: noInput,
  body: phoneCodeInputSchema,
  response: phoneCheckSchema,
  idempotency: 'natural',
  freeText: true,
})
