import { describe, expect, it } from 'vitest'
import {
  isWithinPoints,
  offerBalance,
  offerPrice,
} from '../../../../src/components/common/offer/offerPrice.ts'
import { walletSchema } from '../../../../src/contract/index.ts'
import { offer } from './offer.ts'
import { readAs } from '../../../contract/readAs.ts'

const stars = { name: 'Stars', symbol: '★', unitsPerUSD: 100 }
const wallet = (fields: object) => readAs(walletSchema, fields)

describe('the price of an offer', () => {
  it.each([
    [
      'the display amount before the points',
      { pointsPrice: 420, display: { amount: 42_000, currency: stars } },
      { amount: 42_000, currency: stars, usd: undefined },
    ],
    [
      'the points where there is no display amount',
      { pointsPrice: 420, display: { currency: stars } },
      { amount: 420, currency: undefined, usd: undefined },
    ],
    [
      'dollars only where the Service gives them',
      { pointsPrice: 420, valueUSD: 42 },
      { amount: 420, currency: undefined, usd: 42 },
    ],
    [
      'a price of nothing',
      { pointsPrice: 0, valueUSD: 0 },
      { amount: 0, currency: undefined, usd: undefined },
    ],
  ])('is %s', (_, fields, price) => {
    expect(offerPrice(offer(fields))).toEqual(price)
  })

  it.each([
    ['none is given', {}],
    ['only dollars are given', { valueUSD: 42 }],
    ['it is less than nothing', { pointsPrice: -5 }],
  ])('is missing when %s', (_, fields) => {
    expect(offerPrice(offer(fields))).toBeNull()
  })
})

describe('being within the points', () => {
  it.each([
    [100, 99, false],
    [100, 100, true],
    [100, undefined, null],
    [undefined, 100, null],
  ])('compares a price of %s with a balance of %s: %s', (pointsPrice, balance, answer) => {
    expect(isWithinPoints(offer({ pointsPrice }), wallet({ balance }))).toBe(answer)
  })
})

describe('the balance beside a price', () => {
  const priced = offer({ pointsPrice: 420, display: { amount: 42_000, currency: stars } })

  it('is in the unit of the price, with what is left', () => {
    expect(offerBalance(priced, wallet({ balance: 482, balanceDisplay: 48_200, currency: stars }))).toEqual({
      balance: { amount: 48_200, currency: stars },
      isEnough: true,
      after: { amount: 6_200, currency: stars },
      missing: null,
    })
  })
  it('says what is missing', () => {
    expect(
      offerBalance(priced, wallet({ balance: 400, balanceDisplay: 40_000, currency: stars })),
    ).toMatchObject({ isEnough: false, after: null, missing: { amount: 2_000 } })
  })
  it('is in points for a price in points', () => {
    expect(
      offerBalance(
        offer({ pointsPrice: 420 }),
        wallet({ balance: 500, balanceDisplay: 50_000, currency: stars }),
      ),
    ).toMatchObject({
      balance: { amount: 500, currency: undefined },
      after: { amount: 80, currency: undefined },
    })
  })
  it('is in points where an authored price tells another story than the points', () => {
    const cheap = offer({ pointsPrice: 420, display: { amount: 90_000, currency: stars } })
    expect(
      offerBalance(cheap, wallet({ balance: 482, balanceDisplay: 48_200, currency: stars })),
    ).toMatchObject({ balance: { amount: 482 }, after: { amount: 62 } })
  })
  it('takes the dollars times the rate only where the display value is missing', () => {
    expect(
      offerBalance(priced, wallet({ balance: 482, balanceUSD: 482, currency: stars }))?.balance.amount,
    ).toBe(48_200)
  })
  it('claims nothing without points to compare', () => {
    expect(
      offerBalance(
        offer({ display: { amount: 42_000, currency: stars } }),
        wallet({ balanceDisplay: 48_200, currency: stars }),
      ),
    ).toMatchObject({ isEnough: null, after: null, missing: null })
  })
  it('is missing without a balance', () => {
    expect(offerBalance(priced, wallet({}))).toBeNull()
  })
})
