import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../src/base/index.ts'
import { filtersFromSearch, filtersToSearch } from '../../../../src/components/offers/filters/filterSearch.ts'
import { noFilters, type OfferFilters, offerSorts } from '../../../../src/components/offers/OfferFilters.ts'

const text = fc.string({ unit: 'grapheme', minLength: 1 })
const day = fc.integer({ min: 0, max: 3_000_000 }).map((days) => addDays('0001-01-01', days))
const amount = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
const city = text.filter((name) => /^.*\S.*$/.test(name))
const country = fc.constantFrom('NO', 'IT', 'gb', 'XX')

const filters: fc.Arbitrary<OfferFilters> = fc.record({
  search: fc.string({ unit: 'grapheme' }),
  kinds: fc.array(text, { maxLength: 50 }),
  type: fc.option(text),
  isWithinPoints: fc.boolean(),
  isAvailable: fc.boolean(),
  when: fc.option(
    fc.tuple(day, day).map(([one, other]) => {
      const [from = one, to = one] = [one, other].sort()
      return { from, to }
    }),
  ),
  places: fc.array(
    fc.oneof(
      country,
      fc.tuple(fc.oneof(country, fc.constant('')), city).map((parts) => parts.join('/')),
    ),
    { maxLength: 50 },
  ),
  guests: fc.option(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
  points: fc.option(
    fc.tuple(amount, fc.option(amount)).map(([min, max]) => ({
      min: max === null ? min : Math.min(min, max),
      max: max === null ? null : Math.max(min, max),
    })),
  ),
  sort: fc.constantFrom(...offerSorts),
})

describe('filters in an address', () => {
  it('come back as they were, whatever they are', () => {
    fc.assert(
      fc.property(filters, (one) => {
        const search = filtersToSearch(one)
        expect(filtersFromSearch(search)).toEqual(one)
        expect(filtersFromSearch(`?${search}`)).toEqual(one)
        // As an address bar keeps it.
        expect(filtersFromSearch(new URL(`https://host.example/?${search}`).search)).toEqual(one)
      }),
      { numRuns: 1000 },
    )
  })

  it('are the same text for the same filters, in characters that an address may hold', () => {
    fc.assert(
      fc.property(filters, (one) => {
        const search = filtersToSearch(one)
        expect(search).toMatch(/^[\w\-.~!*'()%/+&=]*$/)
        expect(filtersToSearch(filtersFromSearch(search))).toBe(search)
      }),
    )
  })

  it('take what is undefined for left out', () => {
    const given: object = { search: undefined, kinds: undefined, sort: undefined, places: ['NO'] }
    expect(filtersToSearch(given)).toBe('where=NO')
  })

  it('are short and can be read', () => {
    expect(
      filtersToSearch({
        search: 'northern lights',
        kinds: ['Travel', 'Fine dining'],
        type: 'EVENT',
        when: { from: '2027-05-01', to: '2027-05-31' },
        places: ['NO', 'IT/Siena'],
        guests: 4,
        points: { min: 0, max: 48_250 },
        isWithinPoints: true,
        isAvailable: true,
        sort: 'priceUp',
      }),
    ).toBe(
      'q=northern+lights&kind=Travel&kind=Fine+dining&type=EVENT&when=2027-05-01..2027-05-31&where=NO' +
        '&where=IT/Siena&guests=4&points=0..48250&within-points=1&available=1&sort=priceUp',
    )
    expect(filtersToSearch({})).toBe('')
    expect(filtersToSearch({ points: { min: 500, max: null } })).toBe('points=500..')
  })

  it.each([
    ['when=2027-02-30..2027-03-02'],
    ['when=2027-05-31..2027-05-01'],
    ['when=2027-05-01'],
    ['when=1..2..3'],
    ['where=Norway'],
    ['where='],
    ['where=NO/'],
    ['where=NO/+'],
    ['guests=0'],
    ['guests=-1'],
    ['guests=2.5'],
    ['guests=four'],
    ['guests=1e999'],
    ['points=100..50'],
    ['points=-5..10'],
    ['points=..10'],
    ['points=a..b'],
    ['points=0..1e999'],
    ['within-points=yes'],
    ['available=true'],
    ['sort=random'],
    ['type='],
    ['kind='],
    ['utm_source=mail&__proto__=1'],
    ['%E0%A4%A'],
  ])('ignore %s, and nothing beside it', (bad) => {
    expect(filtersFromSearch(bad)).toEqual({ ...noFilters, search: '' })
    expect(filtersFromSearch(`${bad}&q=fjord`)).toEqual({ ...noFilters, search: 'fjord' })
  })

  it('ignore any text that is none of ours', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => void filtersFromSearch(search)))
    const many = Array.from({ length: 60 }, (_, index) => `kind=k${index}&where=NO/c${index}`).join('&')
    expect(filtersFromSearch(many).kinds).toHaveLength(50)
    expect(filtersFromSearch(many).places).toHaveLength(50)
  })

  it('leave out of the address what is no filter', () => {
    const wrong = {
      when: { from: '2027-05-31', to: '2027-05-01' },
      places: ['Norway'],
      guests: 1.5,
      points: { min: Number.NaN, max: null },
    }
    expect(filtersToSearch(wrong)).toBe('')
    expect(filtersToSearch({ search: '\ud800' })).toBe('q=%EF%BF%BD')
  })
})
