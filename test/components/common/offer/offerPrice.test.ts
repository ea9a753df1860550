import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isWithinPoints,
  offerPrice,
  pointsOf,
  pointsSum,
  shownPrice,
  walletBalance,
} from '../../../../src/components/common/offer/offerPrice.ts'
import { offerBalance } from '../../../../src/components/common/offer/useOfferTerms.ts'
import { walletSchema } from '../../../../src/contract/index.ts'
import { offer } from './offer.ts'
import { readAs } from '../../../contract/readAs.ts'

const stars = { name: 'Stars', symbol: '★', unitsPerUSD: 100 }
const miles = { name: 'Miles', symbol: 'mi', unitsPerUSD: 50 }
const wallet = (fields: object) => readAs(walletSchema, fields)
const priced = (pointsPrice: number, amount: number, more: object = {}) =>
  offer({ pointsPrice, display: { amount, currency: stars }, ...more })
const inStars = (amount: number) => ({ amount, currency: stars })
const inPoints = (amount: number) => ({ amount, currency: undefined })

const oneToOne = wallet({ balance: 10_000, balanceDisplay: 10_000, currency: stars })
const hundredfold = wallet({ balance: 482, balanceDisplay: 48_200, currency: stars })
/** A point is a third of a star, and the Service rounds to whole ones. */
const rounded = wallet({ balance: 1_000, balanceDisplay: 333, currency: stars })

describe('the price as the Service shows it', () => {
  it.each([
    ['the display amount before the points', priced(420, 42_000), inStars(42_000)],
    [
      'the points where there is no display amount',
      offer({ pointsPrice: 420, display: { currency: stars } }),
      inPoints(420),
    ],
    ['a price of nothing', offer({ pointsPrice: 0, valueUSD: 0 }), inPoints(0)],
    ['nothing where none is given', offer({}), null],
    ['nothing where only dollars are given', offer({ valueUSD: 42 }), null],
    ['nothing where it is less than nothing', offer({ pointsPrice: -5 }), null],
  ])('is %s', (_, given, price) => {
    expect(shownPrice(given)).toEqual(price)
  })
})

describe('what is taken', () => {
  it.each([
    [
      'is what is shown where the wallet says the same',
      priced(420, 42_000),
      hundredfold,
      inStars(42_000),
      false,
    ],
    [
      'is the points in the currency, not the display price',
      priced(5_000, 4_000),
      oneToOne,
      inStars(5_000),
      true,
    ],
    [
      'is the points also where the display price is higher',
      priced(420, 90_000),
      hundredfold,
      inStars(42_000),
      true,
    ],
    ['is what is shown where only rounding parts them', priced(500, 167), rounded, inStars(167), false],
    ['is rounded as the wallet is', priced(500, 100), rounded, inStars(167), true],
    [
      'is in the wallet’s currency where the price is in another',
      offer({ pointsPrice: 100, display: { amount: 100, currency: miles } }),
      oneToOne,
      inStars(100),
      true,
    ],
    ['is in points while there is no wallet', priced(5_000, 4_000), undefined, inPoints(5_000), false],
    [
      'is in points where the wallet has no ratio',
      priced(5_000, 4_000),
      wallet({ balance: 10_000, currency: stars }),
      inPoints(5_000),
      true,
    ],
    ['is in points where the price is', offer({ pointsPrice: 420 }), hundredfold, inPoints(420), false],
    [
      'is not known without points',
      offer({ display: { amount: 42_000, currency: stars } }),
      hundredfold,
      null,
      false,
    ],
    [
      'follows what was received where nothing is left',
      priced(420, 1),
      wallet({
        balance: 0,
        balanceDisplay: 0,
        amountReceived: 10,
        amountReceivedDisplay: 1_000,
        currency: stars,
      }),
      inStars(42_000),
      true,
    ],
  ])('%s', (_, given, from, taken, differs) => {
    expect(offerPrice(given, from)).toMatchObject({ taken, differs })
  })

  it.each([undefined, {}, { name: '', symbol: '' }, { unitsPerUSD: 50 }])(
    'says points of points alone where the currency has no name: %j',
    (currency) => {
      const unnamed = wallet({ balance: 15_000, balanceDisplay: 7_500, currency })
      expect(walletBalance(unnamed)).toEqual(inPoints(15_000))
      expect(
        offerPrice(offer({ pointsPrice: 5_000, display: { amount: 2_500, currency } }), unnamed),
      ).toMatchObject({ shown: inPoints(5_000), taken: inPoints(5_000), differs: false })
      expect(pointsSum(5_000, unnamed)).toEqual(inPoints(5_000))
    },
  )

  it('is named in the currency of the wallet where the display price has none', () => {
    const nameless = offer({ pointsPrice: 5, display: { amount: 5 } })
    expect(offerPrice(nameless, oneToOne)).toMatchObject({ shown: inStars(5), differs: false })
  })

  it('puts offers in order, also those without points', () => {
    expect(pointsOf(priced(5_000, 4_000), undefined)).toBe(5_000)
    expect(pointsOf(offer({ display: { amount: 42_000, currency: stars } }), hundredfold)).toBe(420)
    expect(pointsOf(offer({}), hundredfold)).toBeNull()
  })
})

describe('dollars', () => {
  it.each([
    ['are said where the wallet’s rate agrees', priced(420, 42_000, { valueUSD: 420 }), hundredfold, 420],
    ['are said for a price in points too', offer({ pointsPrice: 420, valueUSD: 420 }), hundredfold, 420],
    [
      'are left out where they may be cents',
      priced(420, 42_000, { valueUSD: 42_000 }),
      hundredfold,
      undefined,
    ],
    ['are left out beside two prices', priced(5_000, 4_000, { valueUSD: 40 }), oneToOne, undefined],
    [
      'are left out without a rate',
      priced(5, 5, { valueUSD: 5 }),
      wallet({ balance: 5, balanceDisplay: 5 }),
      undefined,
    ],
    ['are left out without a wallet', priced(420, 42_000, { valueUSD: 420 }), undefined, undefined],
  ])('%s', (_, given, from, usd) => {
    expect(offerPrice(given, from)?.usd).toBe(usd)
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
  const usual = priced(420, 42_000)
  it.each([
    [
      'is in the unit of the price, with what is left',
      usual,
      hundredfold,
      { balance: inStars(48_200), isEnough: true, after: inStars(6_200), missing: null },
    ],
    [
      'says what is missing',
      usual,
      wallet({ balance: 400, balanceDisplay: 40_000, currency: stars }),
      { isEnough: false, after: null, missing: inStars(2_000) },
    ],
    [
      'is in points for a price in points',
      offer({ pointsPrice: 420 }),
      wallet({ balance: 500, balanceDisplay: 50_000, currency: stars }),
      { balance: inPoints(500), after: inPoints(80) },
    ],
    [
      'is computed from the points, whatever price is displayed',
      priced(5_000, 4_000),
      oneToOne,
      { balance: inStars(10_000), after: inStars(5_000) },
    ],
    [
      'is in points where rounded figures would hide what is missing',
      priced(1_001, 333),
      rounded,
      { isEnough: false, missing: inPoints(1) },
    ],
    [
      'is short by no less than can be shown',
      offer({ pointsPrice: 100 }),
      wallet({ balance: 99.9999 }),
      { isEnough: false, missing: inPoints(0.01) },
    ],
    [
      'is short by what is missing, counted in binary',
      offer({ pointsPrice: 1.1 }),
      wallet({ balance: 0.8 }),
      { missing: inPoints(0.3) },
    ],
    [
      'takes the dollars times the rate only where the display value is missing',
      usual,
      wallet({ balance: 482, balanceUSD: 482, currency: stars }),
      { balance: inStars(48_200) },
    ],
    [
      'claims nothing without points to compare',
      offer({ display: { amount: 42_000, currency: stars } }),
      wallet({ balanceDisplay: 48_200, currency: stars }),
      { isEnough: null, after: null, missing: null },
    ],
  ])('%s', (_, given, from, expected) => {
    expect(offerBalance(given, from)).toMatchObject(expected)
  })
  it('is missing without a balance', () => {
    expect(offerBalance(usual, wallet({}))).toBeNull()
  })
})

describe('what the button names', () => {
  const ratio = fc.constantFrom(1, 100, 2.5, 0.1, 0.01, 1 / 3)
  const points = fc.integer({ min: 0, max: 1_000_000 })
  const walletAt = (balance: number, received: number, units: number, step: number) => {
    const display = (amount: number) => Math.round((amount * units) / step) * step
    return wallet({
      balance,
      balanceDisplay: display(balance),
      amountReceived: received,
      amountReceivedDisplay: display(received),
      amountSpent: received - balance,
      amountSpentDisplay: display(received - balance),
      currency: stars,
    })
  }

  it('is what the wallet is debited, whatever price is displayed', () => {
    fc.assert(
      fc.property(
        ratio,
        fc.constantFrom(1, 0.01),
        points,
        points,
        points,
        fc.option(points),
        (units, step, balance, more, pointsPrice, authored) => {
          const display = authored ?? Math.round((pointsPrice * units) / step) * step
          const given = priced(pointsPrice, display)
          const before = walletAt(balance, balance + more, units, step)
          const price = offerPrice(given, before)
          const sums = offerBalance(given, before)
          expect(sums?.isEnough).toBe(pointsPrice <= balance)
          if (!sums?.isEnough || !price?.taken) return
          const after = walletAt(balance - pointsPrice, balance + more, units, step)
          const inCurrency = price.taken.currency !== undefined
          const [left, debited] = inCurrency
            ? [after.balanceDisplay ?? 0, (before.balanceDisplay ?? 0) - (after.balanceDisplay ?? 0)]
            : [balance - pointsPrice, pointsPrice]
          // Each of the figures is rounded on its own.
          const figures = [before.balanceDisplay, before.amountReceivedDisplay, before.amountSpentDisplay]
          const coarsest = figures.every((figure) => Number.isInteger(figure)) ? 1 : step
          const rounding = inCurrency && units !== 1 ? 2.5 * coarsest + 1e-6 : 1e-6
          expect(Math.abs(price.taken.amount - debited)).toBeLessThanOrEqual(rounding)
          expect(Math.abs((sums.after?.amount ?? Number.NaN) - left)).toBeLessThanOrEqual(rounding)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
