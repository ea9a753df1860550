import {
  canceledReasons,
  contactMethods,
  contactWindows,
  occasions,
  redemptionStatuses,
} from '../contract/index.ts'

/** A rule is broken: fails the case that found it. */
export class ConformanceFailure extends Error {
  override readonly name = 'ConformanceFailure'
}

/** The case needs something that this Service or this run does not have. */
export class CaseSkipped extends Error {
  override readonly name = 'CaseSkipped'
}

/** The Service gave no answer. */
export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable'
}

/** What the Service does where the specification leaves it open: neither right nor wrong. Ends the case. */
export class CaseObserved extends Error {
  override readonly name = 'CaseObserved'
}

export function check(condition: boolean, failure: string): asserts condition {
  if (!condition) throw new ConformanceFailure(failure)
}

export function same(found: unknown, expected: unknown, what: string): void {
  check(
    JSON.stringify(found) === JSON.stringify(expected),
    `${what} is ${brief(found)} and not ${brief(expected)}.`,
  )
}

/** Looks at raw JSON: the contract's schemas are lenient, and would let a missing field pass. */
type Check = (value: unknown, at: string) => void

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

const that =
  (isFine: (value: unknown) => boolean, expected: string): Check =>
  (value, at) =>
    check(isFine(value), `${at} is ${brief(value)} and not ${expected}.`)

const timestampShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text = that((value) => typeof value === 'string', 'text')
const name = that((value) => typeof value === 'string' && value !== '', 'text that says something')
export const flag = that((value) => typeof value === 'boolean', 'true or false')
const number = that((value) => typeof value === 'number', 'a number')
export const integer = that(Number.isInteger, 'a whole number')
export const timestamp = that(
  (value) => typeof value === 'string' && timestampShape.test(value) && !Number.isNaN(Date.parse(value)),
  'an ISO-8601 timestamp',
)
const calendarDate = that(
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  'a date as YYYY-MM-DD',
)
export const nothing = that((value) => value === null, 'null')
export const object = that(isObject, 'an object')

export const oneOf = (values: readonly unknown[]): Check =>
  that((value) => values.includes(value), `one of ${values.join(', ')}`)

/** Null, and there. */
export const nullable =
  (inner: Check): Check =>
  (value, at) => {
    if (value !== null) inner(value, at)
  }

/** Not promised: may be null or missing. */
export const maybe =
  (inner: Check): Check =>
  (value, at) => {
    if (value !== null && value !== undefined) inner(value, at)
  }

export const list =
  (inner: Check): Check =>
  (value, at) => {
    check(Array.isArray(value), `${at} is ${brief(value)} and not a list.`)
    for (const [index, item] of (value as readonly unknown[]).entries())
      inner(item, `${at}[${String(index)}]`)
  }

/** A list of none shows nothing of its rows: then the case is skipped. */
export const rows =
  (inner: Check): Check =>
  (value, at) => {
    if (Array.isArray(value) && value.length === 0) throw new CaseSkipped(`needs a row in ${at}`)
    list(inner)(value, at)
  }

/** Other fields may be there: a later version adds some. */
export const fields =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value, at) => {
    check(isObject(value), `${at} is ${brief(value)} and not an object.`)
    for (const [key, inner] of Object.entries(shape)) inner(value[key], `${at}.${key}`)
  }

const currency = fields({ name: text, symbol: text, unitsPerUSD: number })

const amounts = ['balance', 'amountReceived', 'amountSpent'].flatMap((key) => [
  key,
  `${key}Display`,
  `${key}USD`,
])
const wallet = fields({ ...Object.fromEntries(amounts.map((key) => [key, number])), currency })

/**
 * The tables of the specification's Resources. A field of which it says neither required nor nullable must be
 * there, unless it says that flags are not shown.
 */
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
