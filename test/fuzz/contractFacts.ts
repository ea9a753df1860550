import type { operations } from '../../src/contract/index.ts'

/** Whether a value is what a component may take it for. Written apart from the contract's schemas, which are what is tested. */
type Fact = (value: unknown) => boolean

const text: Fact = (value) => typeof value === 'string'
const id: Fact = (value) => typeof value === 'string' && value !== ''
const truth: Fact = (value) => typeof value === 'boolean'
const finite: Fact = (value) => typeof value === 'number' && Number.isFinite(value)
const whole: Fact = (value) => Number.isSafeInteger(value)
const maybe =
  (fact: Fact): Fact =>
  (value) =>
    value === undefined || fact(value)
const orNull =
  (fact: Fact): Fact =>
  (value) =>
    value === null || fact(value)
const each =
  (fact: Fact): Fact =>
  (value) =>
    Array.isArray(value) && value.every(fact)

/** A plain object with these fields and no other. */
const shape =
  (fields: Readonly<Record<string, Fact>>): Fact =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, fact]) => fact(Reflect.get(value, key)))

const pageOf = (field: string, row: Fact): Fact => shape({ [field]: each(row), nextCursor: orNull(id) })

const currency = shape({ name: maybe(text), symbol: maybe(text), unitsPerUSD: maybe(finite) })
const offer = shape({
  id,
  title: maybe(text),
  shortDescription: maybe(text),
  description: maybe(text),
  disclaimer: maybe(text),
  kind: maybe(text),
  type: maybe(text),
  images: each(text),
  inclusions: each(shape({ group: maybe(text), name: text })),
  location: maybe(
    shape({
      address: maybe(text),
      city: maybe(text),
      countryCode: maybe(text),
      display: maybe(text),
      state: maybe(text),
      venue: maybe(text),
    }),
  ),
  maxGuests: maybe(whole),
  startAt: maybe(text),
  endAt: maybe(text),
  expiresAt: maybe(text),
  pointsPrice: maybe(finite),
  valueUSD: maybe(finite),
  availability: maybe(shape({ isAvailable: maybe(truth), quantityRemaining: maybe(whole) })),
  display: maybe(shape({ amount: maybe(finite), currency: maybe(currency), source: maybe(text) })),
})
const redemption = shape({
  id,
  offer: maybe(text),
  status: maybe(text),
  createdAt: maybe(text),
  startAt: maybe(text),
  endAt: maybe(text),
  conversationId: maybe(text),
  canceledReason: maybe(text),
  canceledNote: maybe(text),
  feedback: maybe(shape({ comment: maybe(text), rating: maybe(whole), submittedAt: maybe(text) })),
})
const intake = shape({
  adults: orNull(whole),
  children: orNull(whole),
  blackoutDates: each(text),
  preferredDates: each(text),
  contactMethod: orNull(text),
  contactWindow: orNull(text),
  occasion: orNull(text),
  phone: orNull(text),
  phoneVerified: truth,
  sensitiveDetailsSentAt: orNull(text),
})
const interest = shape({
  id,
  offer: text,
  status: text,
  createdAt: text,
  conversationId: orNull(text),
  intake: orNull(intake),
})
const attachment = shape({ name: maybe(text), url: maybe(text), expiresAt: maybe(text) })
const message = shape({
  id,
  type: maybe(text),
  authorID: maybe(text),
  body: maybe(text),
  createdAt: maybe(text),
  attachments: each(attachment),
})
const terms = shape({
  documents: each(shape({ type: text, version: text, publishedAt: maybe(text), acceptedAt: orNull(text) })),
})
const figures = ['balance', 'amountReceived', 'amountSpent'].flatMap((name) => [
  name,
  `${name}Display`,
  `${name}USD`,
])

/** What the answer to each operation may be taken for. */
export const contractFacts: Readonly<Record<keyof typeof operations, Fact>> = {
  terms,
  acceptTerms: terms,
  wallet: shape({
    ...Object.fromEntries(figures.map((name) => [name, maybe(finite)])),
    currency: maybe(currency),
  }),
  ledger: pageOf(
    'entries',
    shape({ id, type: maybe(text), amount: maybe(finite), createdAt: maybe(text), description: maybe(text) }),
  ),
  offers: pageOf('offers', offer),
  offer,
  eligibility: shape({ eligible: truth, reason: maybe(text) }),
  redemptions: pageOf('redemptions', redemption),
  redemption,
  createRedemption: redemption,
  submitFeedback: redemption,
  createInterest: interest,
  interest,
  submitIntake: interest,
  verifyPhone: shape({ verified: truth }),
  // Its body is ignored.
  issuePhoneCode: () => true,
  conversations: pageOf('conversations', shape({ id, createdAt: maybe(text) })),
  messages: pageOf('messages', message),
  sendMessage: shape({ ok: (value) => value === true }),
}
