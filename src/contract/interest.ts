import * as z from 'zod/mini'
import { nonEmptyString, object, open, textOrNull } from './lenient.ts'
import { defineRead, idParams } from './operation.ts'

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
export const intakeSchema = object({
  adults: z.nullable(z.int()),
  children: z.nullable(z.int()),
  blackoutDates: z.array(z.string()),
  preferredDates: z.array(z.string()),
  contactMethod: textOrNull(open(contactMethods)),
  contactWindow: textOrNull(open(contactWindows)),
  occasion: textOrNull(open(occasions)),
  phone: textOrNull(),
  phoneVerified: z.boolean(),
  sensitiveDetailsSentAt: textOrNull(),
})

/** The ordinary answers as the Service has them, and when sensitive ones were last forwarded. */
export type Intake = z.infer<typeof intakeSchema>

/** Specification, Resources, Interest: every key is required. Values of `status` are not shown. */
export const interestSchema = object({
  id: nonEmptyString(),
  offer: z.string(),
  status: z.string(),
  createdAt: z.string(),
  conversationId: textOrNull(),
  intake: z.nullable(intakeSchema),
})

/** What a member asked for: it debits no points, reserves no place, and opens a conversation with the concierge. */
export type Interest = z.infer<typeof interestSchema>

export const interest = defineRead({
  name: 'interest',
  path: '/v1/interests/{id}',
  params: idParams,
  response: interestSchema,
})
