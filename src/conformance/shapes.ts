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

const currency = fields({ name: text, symbol: text, unitsPerUSD: number })

const amounts = ['balance', 'amountReceived', 'amountSpent'].flatMap((key) => [
  key,
  `${key}Display`,
  `${key}USD`,
])
const wallet = fields({ ...Object.fromEntries(amounts.map((key) => [key, number])), currency })

/** The tables of the specification's Resources. A field of which it says neither required nor nullable must be there, unless it says that flags are not shown. */
export const shapes = {
  grant: fields({ accessToken: name, expiresAt: timestamp }),
  offer: fields({
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
  }),
  offerParts: {
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
  },
  redemption: fields({
    id: name,
    offer: maybe(text),
    status: maybe(oneOf(redemptionStatuses)),
    createdAt: maybe(timestamp),
    startAt: maybe(timestamp),
    endAt: maybe(timestamp),
    conversationId: maybe(text),
    canceledReason: maybe(oneOf(canceledReasons)),
    canceledNote: maybe(text),
  }),
  intake: fields({
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
  }),
  interest: fields({
    id: name,
    offer: text,
    status: text,
    createdAt: timestamp,
    conversationId: nullable(text),
  }),
  wallet,
  member: fields({
    externalUserID: name,
    displayName: maybe(text),
    tier: maybe(text),
    wallet: maybe(wallet),
  }),
  counts: fields(Object.fromEntries(redemptionStatuses.map((status) => [status, integer]))),
  message: fields({
    id: name,
    type: text,
    authorID: text,
    body: text,
    createdAt: timestamp,
    attachments: list(fields({})),
  }),
  attachment: fields({ name: text, url: text, expiresAt: timestamp }),
  analyticsRow: fields({
    offerId: name,
    signups: integer,
    completions: integer,
    cancellations: integer,
    pointsSpent: number,
    ratingCount: integer,
    averageRating: number,
  }),
  terms: fields({
    documents: list(
      fields({ type: name, version: name, publishedAt: timestamp, acceptedAt: nullable(timestamp) }),
    ),
  }),
  webhook: fields({ id: name, url: name, events: list(name), createdAt: timestamp }),
} as const
