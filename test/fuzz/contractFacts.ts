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

/** Fields of one kind, by their names. */
const all = (names: string, fact: Fact): Readonly<Record<string, Fact>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, fact]))

/** Fields that the specification does not name. What they hold is nobody's promise. */
const extra = maybe(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.keys(value).length > 0 &&
    !Object.hasOwn(value, '__proto__') &&
    !Object.hasOwn(value, 'id'),
)

const pageOf = (field: string, row: Fact): Fact => shape({ [field]: each(row), nextCursor: orNull(id) })

const currency = shape({ name: maybe(text), symbol: maybe(text), unitsPerUSD: maybe(finite) })
const offer = shape({
  id,
  ...all('title shortDescription description disclaimer kind type startAt endAt expiresAt', maybe(text)),
  images: each(text),
  inclusions: each(shape({ group: maybe(text), name: text })),
  location: maybe(shape(all('address city countryCode display state venue', maybe(text)))),
  maxGuests: maybe(whole),
  ...all('pointsPrice valueUSD', maybe(finite)),
  availability: maybe(shape({ isAvailable: maybe(truth), quantityRemaining: maybe(whole) })),
  display: maybe(shape({ amount: maybe(finite), currency: maybe(currency), source: maybe(text) })),
  extra,
})
const redemption = shape({
  id,
  ...all('offer status createdAt startAt endAt conversationId canceledReason canceledNote', maybe(text)),
  feedback: maybe(shape({ comment: maybe(text), rating: maybe(whole), submittedAt: maybe(text) })),
  extra,
})
const intake = shape({
  ...all('adults children', orNull(whole)),
  ...all('blackoutDates preferredDates', each(text)),
  ...all('contactMethod contactWindow occasion phone sensitiveDetailsSentAt', orNull(text)),
  phoneVerified: truth,
})
const interest = shape({
  id,
  ...all('offer status createdAt', text),
  conversationId: orNull(text),
  intake: orNull(intake),
})
const message = shape({
  id,
  ...all('type authorID body createdAt', maybe(text)),
  attachments: each(shape(all('name url expiresAt', maybe(text)))),
})
const terms = shape({
  documents: each(shape({ type: text, version: text, publishedAt: maybe(text), acceptedAt: orNull(text) })),
})
const figures =
  'balance balanceDisplay balanceUSD amountReceived amountReceivedDisplay amountReceivedUSD ' +
  'amountSpent amountSpentDisplay amountSpentUSD'

/** What the answer to each operation may be taken for. */
export const contractFacts: Readonly<Record<keyof typeof operations, Fact>> = {
  terms,
  acceptTerms: terms,
  wallet: shape({ ...all(figures, maybe(finite)), currency: maybe(currency) }),
  ledger: pageOf(
    'entries',
    shape({ id, ...all('type createdAt description redemption', maybe(text)), amount: maybe(finite) }),
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
