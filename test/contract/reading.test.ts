import { describe, expect, it } from 'vitest'
import {
  intakeSchema,
  interestSchema,
  messageSchema,
  offerSchema,
  operations,
  redemptionSchema,
  type Schema,
  termsSchema,
  walletSchema,
} from '../../src/contract/index.ts'
import { memberSchema } from '../../src/contract/organisation/index.ts'
import { readAs } from './readAs.ts'

const intake = {
  adults: 2,
  children: null,
  blackoutDates: ['2026-12-24'],
  preferredDates: [],
  contactMethod: 'SMS',
  contactWindow: null,
  occasion: 'BIRTHDAY',
  phone: '+4520000000',
  phoneVerified: false,
  sensitiveDetailsSentAt: null,
}
const interest = {
  id: 'int-1',
  offer: 'offer-1',
  status: 'NEW',
  createdAt: '2026-11-01T10:00:00Z',
  conversationId: null,
  intake,
}

describe('reading an offer', () => {
  it('needs nothing but an id', () => {
    expect(readAs(offerSchema, { id: 'a' })).toMatchObject({ id: 'a', images: [], inclusions: [] })
    expect(offerSchema.safeParse({ title: 'No id' }).success).toBe(false)
    expect(offerSchema.safeParse({ id: '' }).success).toBe(false)
  })

  it.each(['title', 'pointsPrice', 'maxGuests', 'location', 'availability', 'display', 'startAt'] as const)(
    'reads %s as missing when it is null or of another shape',
    (field) => {
      for (const value of [null, true, [1]]) {
        expect(readAs(offerSchema, { id: 'a', [field]: value })[field], JSON.stringify(value)).toBeUndefined()
      }
    },
  )

  it('keeps the readable pictures and inclusions among others', () => {
    const offer = readAs(offerSchema, {
      id: 'a',
      images: ['x.webp', null, 3],
      inclusions: [{ name: 'Boat' }, { group: 'Stay' }, 'no'],
    })
    expect(offer.images).toEqual(['x.webp'])
    expect(offer.inclusions.map(({ name }) => name)).toEqual(['Boat'])
  })

  it('keeps one odd field from hiding the others of its object', () => {
    const offer = readAs(offerSchema, {
      id: 'a',
      location: { city: 'Kyoto', state: 7 },
      availability: { isAvailable: 'yes', quantityRemaining: 3 },
    })
    expect(offer.location).toMatchObject({ city: 'Kyoto' })
    expect(offer.availability).toMatchObject({ quantityRemaining: 3 })
    expect(offer.availability?.isAvailable).toBeUndefined()
  })
})

describe('reading fields that the specification does not name', () => {
  const memberFields = { externalUserID: 'm' }
  it.each([
    ['an offer', offerSchema, { id: 'a' }],
    ['a redemption', redemptionSchema, { id: 'a' }],
    ['a member', memberSchema, memberFields],
  ] as const)('keeps those of %s under extra', (_name, schema: Schema, own) => {
    const read = readAs(schema, { ...own, partner: { name: 'Fjord' }, score: 0, gone: undefined })
    expect(read).toMatchObject({ ...own, extra: { partner: { name: 'Fjord' }, score: 0 } })
    expect(read).not.toHaveProperty('partner')
    expect(readAs(schema, own)).not.toHaveProperty('extra')
  })

  it('keeps a field named extra apart from what is kept', () => {
    const row = { id: 'a', extra: { id: 'b', title: 'Not this one' }, partner: 'P' }
    expect(readAs(offerSchema, row)).toMatchObject({
      id: 'a',
      extra: { extra: { id: 'b', title: 'Not this one' }, partner: 'P' },
    })
    expect(readAs(offerSchema, { id: 'a', extra: null }).extra).toEqual({ extra: null })
  })

  it('changes no prototype, whatever a field is called', () => {
    const row: unknown = JSON.parse(
      '{"id":"a","__proto__":{"isAdmin":true},"constructor":{"name":"X"},"toString":1,"hasOwnProperty":2}',
    )
    const { extra = {} } = readAs(offerSchema, row)
    expect(Object.getPrototypeOf(extra)).toBe(Object.prototype)
    expect(Object.keys(extra)).toEqual(['constructor', 'toString', 'hasOwnProperty'])
    expect('isAdmin' in extra || 'isAdmin' in {}).toBe(false)
  })

  it('leaves out what a nested object has beside its fields', () => {
    expect(readAs(offerSchema, { id: 'a', location: { city: 'Oslo', floor: 3 } }).location).toEqual({
      city: 'Oslo',
    })
  })
})

describe('reading an empty text', () => {
  it('is reading none: a backend without nulls says nothing by it', () => {
    const currency = { name: '', symbol: '', unitsPerUSD: 100 }
    expect(readAs(walletSchema, { balance: 5, currency })).toEqual({
      balance: 5,
      currency: { unitsPerUSD: 100 },
    })
    expect(readAs(offerSchema, { id: 'a', title: '', startAt: '', location: { city: '' } })).toEqual({
      id: 'a',
      images: [],
      inclusions: [],
      location: {},
    })
    expect(readAs(redemptionSchema, { id: 'r', offer: '', conversationId: '', canceledNote: '' })).toEqual({
      id: 'r',
    })
  })

  it('is reading none where it is blank: a title of spaces would be a row without a name', () => {
    const redemption = { id: 'r', offer: ' ', canceledNote: '\n\u00a0', feedback: { comment: '  ' } }
    expect(readAs(redemptionSchema, redemption)).toEqual({ id: 'r' })
    expect(readAs(offerSchema, { id: 'a', title: '  ', description: ' Two lines\n' })).toEqual({
      id: 'a',
      description: ' Two lines\n',
      images: [],
      inclusions: [],
    })
    expect(readAs(interestSchema, { ...interest, conversationId: ' ' }).conversationId).toBeNull()
  })

  it('is reading null where an interest and terms have null', () => {
    const empty = { ...intake, phone: '', contactMethod: '', sensitiveDetailsSentAt: '' }
    expect(readAs(interestSchema, { ...interest, conversationId: '', intake: empty })).toMatchObject({
      conversationId: null,
      intake: { phone: null, contactMethod: null, sensitiveDetailsSentAt: null },
    })
    const document = { type: 'TERMS_OF_SERVICE', version: '2', acceptedAt: '' }
    expect(readAs(termsSchema, { documents: [document] }).documents[0]?.acceptedAt).toBeNull()
  })

  it.each([{}, { rating: null, comment: null, submittedAt: null }, { comment: '', submittedAt: '' }])(
    'or nothing else in feedback is reading no feedback: %o',
    (feedback) => {
      expect(readAs(redemptionSchema, { id: 'r', feedback })).toEqual({ id: 'r' })
    },
  )
})

describe('reading what may grow', () => {
  it('passes an unknown redemption status and reason through', () => {
    expect(readAs(redemptionSchema, { id: 'r', status: 'ON_HOLD', canceledReason: 'WEATHER' })).toMatchObject(
      { status: 'ON_HOLD', canceledReason: 'WEATHER' },
    )
  })

  it('passes unknown intake enums through', () => {
    expect(readAs(intakeSchema, { ...intake, contactMethod: 'PIGEON' }).contactMethod).toBe('PIGEON')
  })

  it('reads a message and a wallet with nothing certain', () => {
    expect(readAs(messageSchema, { id: 'm', attachments: null })).toMatchObject({ id: 'm', attachments: [] })
    expect(readAs(walletSchema, { balance: 'many' })).toEqual({ balance: undefined })
  })
})

describe('reading what is required', () => {
  it.each(Object.keys(interest))('refuses an interest without %s', (key) => {
    const { [key]: _gone, ...rest } = interest as Record<string, unknown>
    expect(interestSchema.safeParse(rest).success).toBe(false)
  })

  it.each(Object.keys(intake))('refuses an intake without %s', (key) => {
    const { [key]: _gone, ...rest } = intake as Record<string, unknown>
    expect(intakeSchema.safeParse(rest).success).toBe(false)
  })

  it('never reads a sensitive answer out of an intake, should the Service ever return one', () => {
    expect(readAs(intakeSchema, { ...intake, dietary: 'x', allergies: 'y' })).not.toHaveProperty('dietary')
  })

  it('refuses all terms when one document cannot be read, so that the gate stays closed', () => {
    expect(termsSchema.safeParse({ documents: [{ type: 'TERMS_OF_SERVICE' }] }).success).toBe(false)
  })

  it('reads a document without a readable acceptance as not accepted', () => {
    const { documents } = readAs(termsSchema, {
      documents: [{ type: 'TERMS_OF_SERVICE', version: '2', acceptedAt: 7 }],
    })
    expect(documents[0]?.acceptedAt).toBeNull()
  })
})

describe('the end of a list', () => {
  it.each([[undefined], [null], [''], [7]])('is nextCursor %s', (nextCursor) => {
    expect(readAs(operations.offers.response, { offers: [], nextCursor })).toEqual({
      offers: [],
      nextCursor: null,
    })
  })

  it('is not a cursor', () => {
    expect(readAs(operations.offers.response, { offers: [], nextCursor: 'c' })).toMatchObject({
      nextCursor: 'c',
    })
  })
})
