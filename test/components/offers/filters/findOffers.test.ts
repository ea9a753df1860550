import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Offer, type Wallet, walletSchema } from '../../../../src/contract/index.ts'
import { createI18n } from '../../../../src/i18n/index.ts'
import { createOfferFinder } from '../../../../src/components/offers/filters/createOfferFinder.ts'
import { dayBounds } from '../../../../src/components/offers/filters/dayBounds.ts'
import { noFilters, type OfferFilters } from '../../../../src/components/offers/OfferFilters.ts'
import { readAs } from '../../../contract/readAs.ts'
import { offer } from '../../common/offer/offer.ts'

const { format } = createI18n({ locale: 'en-GB', timeZone: 'Europe/Oslo' })
const words = { format, kind: (kind: string) => kind, type: () => null }

function find(offers: readonly Offer[], filters: Partial<OfferFilters>, wallet?: Wallet) {
  const isAvailable = ({ availability }: Offer) => availability?.isAvailable !== false
  const { find: findIn } = createOfferFinder(words, wallet)
  return findIn(offers, { ...noFilters, ...filters }, isAvailable)
}
const found = (offers: readonly Offer[], filters: Partial<OfferFilters>, wallet?: Wallet) =>
  find(offers, filters, wallet).results.map(({ id }) => id)

describe('days', () => {
  const may = { from: '2027-05-01', to: '2027-05-31' }
  const at = (id: string, startAt?: string, endAt?: string) => offer({ id, startAt, endAt })

  it.each([
    ['begins on the last day, late in the evening there', '2027-05-31T21:59:00Z', undefined, true],
    ['begins after midnight there, though not yet in UTC', '2027-05-31T22:00:00Z', undefined, false],
    [
      'ends on the first day, just after midnight there',
      '2027-04-20T10:00:00Z',
      '2027-04-30T22:00:00Z',
      true,
    ],
    ['ended the day before', '2027-04-20T10:00:00Z', '2027-04-30T21:59:59Z', false],
    ['begins before and ends after', '2027-01-01T00:00:00Z', '2027-12-31T00:00:00Z', true],
    ['says only its end, which lies ahead', undefined, '2028-01-01T00:00:00Z', true],
    ['says only its end, which lies behind', undefined, '2027-04-01T00:00:00Z', false],
    ['says an end before its start', '2027-05-02T00:00:00Z', '2026-01-01T00:00:00Z', true],
    ['has dates that cannot be read', 'in May', '31/05/2027', true],
  ])('an offer that %s', (_, startAt, endAt, passes) => {
    expect(found([at('one', startAt, endAt)], { when: may })).toEqual(passes ? ['one'] : [])
  })

  it('keep what has no dates, after what has some, each in its order', () => {
    const offers = [
      at('a'),
      at('b', '2027-05-02T10:00:00Z'),
      at('c', 'soon'),
      at('d', '2027-05-01T10:00:00Z'),
    ]
    const { results, undatedFrom, withoutDates } = find(offers, { when: may })
    expect(results.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
    expect({ undatedFrom, withoutDates }).toEqual({ undatedFrom: 2, withoutDates: 2 })
    expect(find(offers, {}).undatedFrom).toBeNull()
    expect(find(offers.slice(1, 2), { when: may }).undatedFrom).toBeNull()
  })

  it('are those of the time zone, in every zone and at its strangest days', () => {
    const zone = fc.constantFrom(
      'Europe/Oslo',
      'America/Sao_Paulo',
      'America/Havana',
      'Pacific/Apia',
      'Pacific/Kiritimati',
      'Asia/Kathmandu',
      'Etc/GMT+12',
    )
    const day = fc.constantFrom(
      '2011-12-29',
      '2011-12-30',
      '2011-12-31',
      '2018-02-17',
      '2018-11-04',
      '2027-03-28',
    )
    const hours = fc.integer({ min: -60 * 48, max: 60 * 48 })
    fc.assert(
      fc.property(zone, day, day, hours, (timeZone, one, other, minutes) => {
        const zoned = createI18n({ timeZone }).format
        const [from = one, to = one] = [one, other].sort()
        const [start, end] = dayBounds({ from, to }, zoned) ?? [0, 0]
        const time = Date.parse(`${one}T00:00:00Z`) + minutes * 60_000
        const date = zoned.calendarDateOf(new Date(time).toISOString()) ?? ''
        expect(time >= start && time < end).toBe(date >= from && date <= to)
      }),
      { numRuns: 300 },
    )
  })

  it('hold at both ends of the calendar, and all pass while the zone is not known', () => {
    const ever = { from: '0001-01-01', to: '9999-12-31' }
    expect(found([at('a', '2027-05-01T00:00:00Z')], { when: ever })).toEqual(['a'])
    expect(dayBounds(may, createI18n().format)).toBeNull()
  })
})

describe('places', () => {
  const at = (id: string, countryCode?: string, city?: string) =>
    offer({ id, location: { countryCode, city } })
  const offers = [
    at('a', 'NO', 'Hjørundfjord'),
    at('b', 'no', ' hjorundfjord '),
    at('c', 'NO', 'Oslo'),
    at('d', 'GB', 'London'),
    at('e', 'UK', 'LONDON'),
    at('f', 'Norway', 'Oslo'),
    at('g', 'ZZ'),
    at('h', 'IT'),
    offer({ id: 'i' }),
  ]

  it.each([
    [['NO'], ['a', 'b', 'c']],
    [['no'], ['a', 'b', 'c']],
    [['NO/HJORUNDFJORD'], ['a', 'b']],
    [
      ['NO/Hjørundfjord', 'IT'],
      ['a', 'b', 'h'],
    ],
    [['UK'], ['d', 'e']],
    [['GB/london'], ['d', 'e']],
    [['/Oslo'], ['f']],
    [['XX'], []],
  ])('%j', (places, ids) => {
    expect(found(offers, { places })).toEqual(ids)
  })

  it('are counted once however they are spelt, by the first spelling, with all other filters kept', () => {
    const counts = (filters: Partial<OfferFilters>) =>
      find(offers, filters).places.map(({ country, city, count }) => [country, city, count])
    const all = [
      ['NO', 'Hjørundfjord', 2],
      ['NO', '', 3],
      ['NO', 'Oslo', 1],
      ['GB', 'London', 2],
      ['GB', '', 2],
      ['', 'Oslo', 1],
      ['IT', '', 1],
    ]
    expect(counts({})).toEqual(all)
    // Their own filter does not count.
    expect(counts({ places: ['IT'] })).toEqual(all)
    expect(counts({ guests: 1, kinds: ['none'] }).every(([, , count]) => count === 0)).toBe(true)
  })
})

describe('guests and points', () => {
  const priced = (id: string, fields: object) => offer({ id, ...fields })

  it('keep an offer that does not say for how many', () => {
    const offers = [
      priced('two', { maxGuests: 2 }),
      priced('four', { maxGuests: 4 }),
      priced('open', {}),
      priced('none', { maxGuests: 0 }),
    ]
    const { results, withoutGuests, asksGuests } = find(offers, { guests: 4 })
    expect(results.map(({ id }) => id)).toEqual(['four', 'open', 'none'])
    expect(withoutGuests).toBe(2)
    expect(results.map(asksGuests)).toEqual([false, true, true])
    expect(find(offers, {}).results.some(find(offers, {}).asksGuests)).toBe(false)
  })

  it('compare the price that is shown, and leave out what has none', () => {
    const offers = [
      priced('a', { pointsPrice: 100 }),
      priced('b', { pointsPrice: 1, display: { amount: 200 } }),
      priced('c', { pointsPrice: -5 }),
      priced('d', {}),
    ]
    expect(found(offers, { points: { min: 0, max: 100 } })).toEqual(['a'])
    expect(found(offers, { points: { min: 100, max: 200 } })).toEqual(['a', 'b'])
    expect(found(offers, { points: { min: 101, max: null } })).toEqual(['b'])
    expect(find(offers, {}).prices).toEqual([100, 200])
    expect(find(offers.slice(2), {}).prices).toEqual([])
  })

  it('take points for as much of the currency as the wallet says, where prices are shown in it', () => {
    const wallet = readAs(walletSchema, { balance: 100, balanceDisplay: 10_000, currency: { name: 'Miles' } })
    const offers = [
      priced('a', { pointsPrice: 5 }),
      priced('b', { pointsPrice: 9, display: { amount: 900 } }),
    ]
    expect(find(offers, {}, wallet).prices).toEqual([500, 900])
    expect(find(offers.slice(0, 1), {}, wallet).prices).toEqual([5])
  })
})

describe('counts', () => {
  const anything = fc.record(
    {
      id: fc.uuid(),
      title: fc.constantFrom('Fjord', 'Lunch', undefined),
      kind: fc.constantFrom('Travel', 'Dining', undefined),
      location: fc.record(
        {
          countryCode: fc.constantFrom('NO', 'it', '??', '', 'Norway'),
          city: fc.constantFrom('Oslo', 'Siena', ' '),
        },
        { requiredKeys: [] },
      ),
      startAt: fc.constantFrom('2027-05-04T10:00:00Z', '2027-07-04T10:00:00Z', 'never', undefined),
      endAt: fc.constantFrom('2027-05-05T10:00:00Z', '', undefined),
      maxGuests: fc.constantFrom(1, 4, -1, undefined),
      pointsPrice: fc.constantFrom(10, 500, Number.NaN, undefined),
    },
    { requiredKeys: ['id'] },
  )
  const filters = fc.record({
    search: fc.constantFrom('', 'fjord'),
    kinds: fc.constantFrom([], ['Travel'], ['Travel', 'Dining']),
    when: fc.constantFrom(null, { from: '2027-05-01', to: '2027-05-31' }),
    places: fc.constantFrom([], ['NO'], ['IT/Siena', '/Oslo']),
    guests: fc.constantFrom(null, 3),
    points: fc.constantFrom(null, { min: 0, max: 100 }),
  })

  it('are what each filter, left out by itself, would find; unreadable rows break none', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 30 }), filters, (rows, wanted) => {
        const offers = rows.map((row) => offer(row))
        const { results, without, places, withoutDates, withoutGuests } = find(offers, wanted)
        for (const [name, count] of without)
          expect(count, name).toBe(find(offers, { ...wanted, [name]: noFilters[name] }).results.length)
        for (const { country, city, count } of places) {
          const place = city === '' ? country : `${country}/${city}`
          expect(count, place).toBe(found(offers, { ...wanted, places: [place] }).length)
        }
        expect(withoutDates).toBeLessThanOrEqual(results.length)
        expect(withoutGuests).toBeLessThanOrEqual(results.length)
        expect(find(offers, wanted).countWithSearch).toBe(
          find(offers, { search: wanted.search }).results.length,
        )
      }),
      { numRuns: 300 },
    )
  })
})
