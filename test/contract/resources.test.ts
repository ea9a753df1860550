import { describe, expect, it } from 'vitest'
import {
  canceledReasons,
  contactMethods,
  contactWindows,
  defaultAssumptions,
  hasUnknownAnswers,
  intakeInputSchema,
  occasions,
  operations,
  redemptionStatuses,
  sensitiveKeys,
  toIntakeInput,
} from '../../src/contract/index.ts'
import {
  organisationOperations,
  tokenGrantSchema,
  webhookHeaders,
} from '../../src/contract/organisation/index.ts'
import { readAs } from './readAs.ts'

const { createWebhook, creditWallet, memberLedger, members, offerAnalytics, removeMember, webhooks } =
  organisationOperations

const time = '2026-11-21T10:00:00Z'
const currency = { name: 'Points', symbol: 'pt', unitsPerUSD: 100 }
const offer = {
  id: 'o',
  title: 'T',
  shortDescription: 'S',
  description: 'D',
  disclaimer: 'L',
  kind: 'STAY',
  type: 'X',
  images: ['i.webp'],
  inclusions: [{ group: 'G', name: 'N' }],
  location: { address: 'A', city: 'C', countryCode: 'DK', display: 'P', state: 'R', venue: 'V' },
  maxGuests: 2,
  startAt: time,
  endAt: time,
  expiresAt: time,
  pointsPrice: 1.5,
  valueUSD: 2.5,
  availability: { isAvailable: true, quantityRemaining: 3 },
  display: { amount: 4.5, currency, source: 'AUTHORED' },
}
const redemption = {
  id: 'r',
  offer: 'o',
  status: 'OPEN',
  createdAt: time,
  startAt: time,
  endAt: time,
  conversationId: 'c',
  canceledReason: 'OTHER',
  canceledNote: 'N',
  feedback: { comment: 'C', rating: 9, submittedAt: time },
}
const intake = {
  adults: 2,
  children: 1,
  blackoutDates: ['2026-12-24'],
  preferredDates: ['2026-12-25'],
  contactMethod: 'SMS',
  contactWindow: 'EVENING',
  occasion: 'BIRTHDAY',
  phone: '+4520000000',
  phoneVerified: true,
  sensitiveDetailsSentAt: time,
}
const interest = { id: 'i', offer: 'o', status: 'NEW', createdAt: time, conversationId: 'c', intake }
const wallet = {
  balance: 1,
  balanceDisplay: 2,
  balanceUSD: 3,
  amountReceived: 4,
  amountReceivedDisplay: 5,
  amountReceivedUSD: 6,
  amountSpent: 7,
  amountSpentDisplay: 8,
  amountSpentUSD: 9,
  currency,
}
const entry = { id: 'e', type: 'CREDIT', amount: -1.5, createdAt: time, description: 'D' }
const message = {
  id: 'm',
  type: 'MEMBER',
  authorID: 'a',
  body: 'B',
  createdAt: time,
  attachments: [{ name: 'n.pdf', url: 'https://files.example/n', expiresAt: time }],
}
const terms = { documents: [{ type: 'TERMS_OF_SERVICE', version: '2', publishedAt: time, acceptedAt: time }] }
const endpoint = {
  id: 'w',
  url: 'https://hooks.example/w',
  events: ['redemption.created'],
  environment: 'LIVE',
  createdAt: time,
  disabledAt: time,
}
const member = {
  externalUserID: 'x',
  displayName: 'D',
  tier: 'GOLD',
  attributes: { a: 1 },
  redemptionCounts: { OPEN: 1 },
  wallet,
}

/** Whose unknown fields are kept, for cards of a host. */
const keepsExtra = { offer: true, redemption: true, createRedemption: true, submitFeedback: true }

describe('an answer with every field of the specification is read whole', () => {
  it.each([
    ['offer', operations.offer, offer],
    ['redemption', operations.redemption, redemption],
    ['createRedemption', operations.createRedemption, redemption],
    ['submitFeedback', operations.submitFeedback, redemption],
    ['interest', operations.interest, interest],
    ['createInterest', operations.createInterest, interest],
    ['submitIntake', operations.submitIntake, interest],
    ['verifyPhone', operations.verifyPhone, { verified: true }],
    ['issuePhoneCode', operations.issuePhoneCode, { any: 'thing' }],
    ['wallet', operations.wallet, wallet],
    ['terms', operations.terms, terms],
    ['acceptTerms', operations.acceptTerms, terms],
    ['eligibility', operations.eligibility, { eligible: false, reason: 'R' }],
    ['sendMessage', operations.sendMessage, { ok: true }],
    [
      'offerAnalytics',
      offerAnalytics,
      {
        offers: [
          {
            offerId: 'o',
            signups: 1,
            completions: 2,
            cancellations: 3,
            pointsSpent: 4.5,
            ratingCount: 5,
            averageRating: 6.5,
          },
        ],
      },
    ],
    ['removeMember', removeMember, { archived: true, balanceRetained: true, externalUserID: 'x' }],
    ['webhooks', webhooks, { data: [endpoint] }],
    ['creditWallet', creditWallet, wallet],
    ['createWebhook', createWebhook, { ...endpoint, signingSecret: 'whsec_made_up' }],
  ] as const)('%s', (_name, operation, answer) => {
    expect(readAs(operation.response, answer)).toEqual(answer)
    const later = { laterField: 1 }
    const keeps = Object.hasOwn(keepsExtra, operation.name)
    expect(readAs(operation.response, { ...answer, ...later })).toEqual({
      ...answer,
      ...(operation === operations.issuePhoneCode && later),
      ...(keeps && { extra: later }),
    })
  })

  it.each([
    ['offers', operations.offers, offer],
    ['redemptions', operations.redemptions, redemption],
    ['conversations', operations.conversations, { id: 'c', createdAt: time }],
    ['ledger', operations.ledger, entry],
    ['messages', operations.messages, message],
    ['members', members, member],
    ['memberLedger', memberLedger, entry],
  ] as const)('a row of %s', (_name, operation, row) => {
    expect(readAs<unknown>(operation.rows.schema, row)).toEqual(row)
    expect(readAs<unknown>(operation.response, { [operation.rows.field]: [row], nextCursor: 'n' })).toEqual({
      [operation.rows.field]: [row],
      nextCursor: 'n',
    })
    expect(operation.response.safeParse({ [operation.rows.field]: {} }).success).toBe(false)
  })

  it.each([
    operations.offers,
    operations.redemptions,
    operations.conversations,
    operations.ledger,
    operations.messages,
  ])('a row without an id, or with an empty one, is none ($name)', ({ rows }) => {
    expect([{}, { id: '' }, { id: 7 }, null].map((row) => rows.schema.safeParse(row).success)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('an interest has an id, and a message that was sent an ok', () => {
    expect(operations.interest.response.safeParse({ ...interest, id: '' }).success).toBe(false)
    expect(operations.sendMessage.response.safeParse({ ok: false }).success).toBe(false)
    expect(readAs(operations.eligibility.response, { eligible: true })).toEqual({ eligible: true })
    expect(operations.verifyPhone.response.safeParse({}).success).toBe(false)
  })
})

describe('the words of the specification', () => {
  it('are these', () => {
    expect(contactMethods).toEqual(['APP_CHAT', 'SMS', 'EMAIL', 'PHONE'])
    expect(contactWindows).toEqual(['MORNING', 'AFTERNOON', 'EVENING', 'ANYTIME'])
    expect(occasions).toEqual([
      'BIRTHDAY',
      'ANNIVERSARY',
      'ENGAGEMENT',
      'WEDDING',
      'GRADUATION',
      'PROMOTION',
      'BUSINESS',
      'OTHER',
    ])
    expect(redemptionStatuses).toEqual([
      'SUBMITTED',
      'OPEN',
      'AWAITING_VENDOR',
      'AWAITING_CUSTOMER',
      'PURCHASED',
      'COMPLETED',
      'CANCELED',
    ])
    expect(canceledReasons).toEqual([
      'SOLD_OUT',
      'VENDOR_DECLINED',
      'DATE_UNAVAILABLE',
      'MEMBER_REQUESTED',
      'EXPIRED',
      'OTHER',
    ])
    expect(sensitiveKeys).toEqual(['dietary', 'allergies', 'accessibility'])
    expect(webhookHeaders()).toEqual({
      signature: 'X-Service-Signature',
      timestamp: 'X-Service-Timestamp',
      event: 'X-Service-Event',
      delivery: 'X-Service-Delivery',
    })
    expect(webhookHeaders('X-Acme').signature).toBe('X-Acme-Signature')
  })

  it('are taken for each ordinary and each sensitive answer', () => {
    const { phoneVerified: _verified, sensitiveDetailsSentAt: _sentAt, ...ordinary } = intake
    const whole = { ...ordinary, dietary: 'D', allergies: 'A', accessibility: 'X' }
    expect(readAs(intakeInputSchema, whole)).toEqual(whole)
    expect(readAs(intakeInputSchema, {})).toEqual({})
    for (const wrong of [
      { adults: -1 },
      { children: 0.5 },
      { phone: '' },
      { contactMethod: 'PIGEON' },
      { contactWindow: 'NOON' },
      { occasion: 'MONDAY' },
      { blackoutDates: ['2026-02-30'] },
      { preferredDates: ['soon'] },
      { phoneVerified: true },
    ]) {
      expect(intakeInputSchema.safeParse({ ...whole, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
    }
  })
})

describe('an intake that was read', () => {
  it('is sent back complete, without what is never sent', () => {
    const { phoneVerified: _verified, sensitiveDetailsSentAt: _sentAt, ...ordinary } = intake
    expect(toIntakeInput(intake)).toEqual(ordinary)
  })

  it('leaves out nulls, empty lists, days that do not exist and words that this version does not know', () => {
    const empty = {
      ...intake,
      adults: null,
      children: null,
      blackoutDates: [],
      preferredDates: ['2026-02-30'],
      contactMethod: 'PIGEON',
      contactWindow: null,
      occasion: null,
      phone: null,
    }
    const sent = toIntakeInput(empty)
    expect(Object.keys(sent)).toEqual([])
    const some = toIntakeInput({ ...empty, blackoutDates: ['2026-02-30', '2026-12-24'], adults: 0 })
    expect(some).toEqual({ blackoutDates: ['2026-12-24'], adults: 0 })
    expect(intakeInputSchema.safeParse(some).success).toBe(true)
  })

  it.each([
    [{}, true],
    [{ contactWindow: null }, false],
    [{ contactWindow: 'MORNING' }, false],
    [{ contactWindow: null, contactMethod: 'FAX' }, true],
    [{ contactWindow: null, occasion: 'JUBILEE' }, true],
  ])('leaves out a choice of a later version, and says so: with %j %s', (change, hasUnknown) => {
    expect(hasUnknownAnswers({ ...intake, contactWindow: 'DUSK', ...change })).toBe(hasUnknown)
  })
})

describe('a token grant', () => {
  const takes = (grant: unknown) => tokenGrantSchema.safeParse(grant).success
  it('has a token and the time of its end', () => {
    expect(takes({ accessToken: 't', expiresAt: time })).toBe(true)
    expect(
      [
        { accessToken: '', expiresAt: time },
        { accessToken: 't' },
        { accessToken: 't', expiresAt: 'soon' },
        { expiresAt: time },
      ].map(takes),
    ).toEqual([false, false, false, false])
  })
})

describe('what is taken for granted', () => {
  it('is this, unless a host says otherwise', () => {
    const { isOwnMessage: _predicate, operations, paging, ...rest } = defaultAssumptions
    const isOn = (name: string) => operations[name as keyof typeof operations]
    expect(
      Object.keys(operations)
        .filter((name) => !isOn(name))
        .join(' '),
    ).toBe('offer eligibility ledger acceptTerms')
    expect(Object.keys(operations).filter(isOn).join(' ')).toBe(
      'offers createRedemption redemption redemptions conversations issuePhoneCode',
    )
    expect(paging).toEqual({ size: 100, limit: 'limit', cursor: 'cursor' })
    expect(rest).toEqual({
      idempotencyHeader: 'Idempotency-Key',
      idempotentWrites: { createRedemption: true, sendMessage: true },
      offerSearch: { parameter: null, limit: 2_000 },
      phoneCodeLength: 6,
      messagePolling: { activeMs: 4_000, idleMs: 30_000 },
      redemptionPolling: { activeMs: 15_000, idleMs: 120_000 },
    })
  })
})
