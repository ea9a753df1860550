import {
  canceledReasons,
  contactMethods,
  contactWindows,
  occasions,
  redemptionStatuses,
} from '../contract/index.ts'
import {
  calendarDate,
  fields,
  flag,
  integer,
  list,
  maybe,
  name,
  nullable,
  number,
  oneOf,
  text,
  timestamp,
} from './checks.ts'

/** The tables of the specification's Resources. A field of which it says neither required nor nullable must be there, unless it says that flags are not shown. */
const currency = fields({ name: text, symbol: text, unitsPerUSD: number })

export const grantShape = fields({ accessToken: name, expiresAt: timestamp })

export const offerShape = fields({
  id: name,
  ...Object.fromEntries(
    ['title', 'shortDescription', 'description', 'disclaimer', 'kind', 'type'].map((key) => [
      key,
      maybe(text),
    ]),
  ),
  images: maybe(list(text)),
  maxGuests: maybe(integer),
  startAt: maybe(timestamp),
  endAt: maybe(timestamp),
  expiresAt: maybe(timestamp),
  pointsPrice: maybe(number),
  valueUSD: maybe(number),
})
export const offerPartShapes = {
  inclusions: maybe(list(fields({ group: maybe(text), name: text }))),
  location: maybe(
    fields(
      Object.fromEntries(
        ['address', 'city', 'countryCode', 'display', 'state', 'venue'].map((key) => [key, maybe(text)]),
      ),
    ),
  ),
  availability: maybe(fields({ isAvailable: maybe(flag), quantityRemaining: maybe(integer) })),
  display: maybe(fields({ amount: maybe(number), currency: maybe(currency), source: maybe(text) })),
} as const

export const redemptionShape = fields({
  id: name,
  offer: maybe(text),
  status: maybe(oneOf(redemptionStatuses)),
  createdAt: maybe(timestamp),
  startAt: maybe(timestamp),
  endAt: maybe(timestamp),
  conversationId: maybe(text),
  canceledReason: maybe(oneOf(canceledReasons)),
  canceledNote: maybe(text),
})

export const intakeShape = fields({
  adults: nullable(integer),
  children: nullable(integer),
  blackoutDates: list(calendarDate),
  preferredDates: list(calendarDate),
  contactMethod: nullable(oneOf(contactMethods)),
  contactWindow: nullable(oneOf(contactWindows)),
  occasion: nullable(oneOf(occasions)),
  phone: nullable(text),
  phoneVerified: flag,
  sensitiveDetailsSentAt: nullable(timestamp),
})

export const interestShape = fields({
  id: name,
  offer: text,
  status: text,
  createdAt: timestamp,
  conversationId: nullable(text),
})

const amounts = ['balance', 'amountReceived', 'amountSpent'].flatMap((key) => [
  key,
  `${key}Display`,
  `${key}USD`,
])
export const walletShape = fields({ ...Object.fromEntries(amounts.map((key) => [key, number])), currency })

export const memberShape = fields({
  externalUserID: name,
  displayName: maybe(text),
  tier: maybe(text),
  wallet: maybe(walletShape),
})
export const countsShape = fields(Object.fromEntries(redemptionStatuses.map((status) => [status, integer])))

export const messageShape = fields({
  id: name,
  type: text,
  authorID: text,
  body: text,
  createdAt: timestamp,
  attachments: list(fields({})),
})
export const attachmentShape = fields({ name: text, url: text, expiresAt: timestamp })

export const analyticsRowShape = fields({
  offerId: name,
  signups: integer,
  completions: integer,
  cancellations: integer,
  pointsSpent: number,
  ratingCount: integer,
  averageRating: number,
})

export const termsShape = fields({
  documents: list(
    fields({ type: name, version: name, publishedAt: timestamp, acceptedAt: nullable(timestamp) }),
  ),
})

export const webhookShape = fields({ id: name, url: name, events: list(name), createdAt: timestamp })
