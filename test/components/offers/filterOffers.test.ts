import { describe, expect, it } from 'vitest'
import { createOfferText } from '../../../src/components/offers/filters/createOfferText.ts'
import { offerChecks } from '../../../src/components/offers/filters/offerChecks.ts'
import { foldText } from '../../../src/components/common/foldText.ts'
import {
  noFilters,
  needsWholeCatalog,
  type OfferFilters,
} from '../../../src/components/offers/OfferFilters.ts'
import { offerKinds } from '../../../src/components/offers/useOfferResults.ts'
import { kindLabel } from '../../../src/components/common/offer/useOfferWords.ts'
import { groupInclusions } from '../../../src/components/offers/OfferDetailContent.tsx'
import { sortOffers } from '../../../src/components/offers/filters/sortOffers.ts'
import { walletSchema } from '../../../src/contract/index.ts'
import { offer } from '../common/offer/offer.ts'
import { readAs } from '../../contract/readAs.ts'

const fjord = offer({
  id: 'fjord',
  title: 'Three nights',
  kind: 'Travel',
  location: { city: 'Ørsta' },
  pointsPrice: 420,
  startAt: '2027-03-01T00:00:00Z',
  inclusions: [{ group: 'On the water', name: 'Rowing boat' }],
})
const table = offer({
  id: 'table',
  title: 'Chef’s counter',
  kind: 'FINE_DINING',
  description: 'Crème brûlée',
  pointsPrice: 125,
  expiresAt: '2026-12-01T00:00:00Z',
  availability: { isAvailable: false },
})
const tea = offer({ id: 'tea', title: 'Tea', shortDescription: 'A fourth-generation potter' })
const offers = [fjord, table, tea]

function found(filters: Partial<OfferFilters>, balance?: number) {
  const checks = offerChecks(
    { ...noFilters, ...filters },
    {
      wallet: balance === undefined ? undefined : readAs(walletSchema, { balance }),
      isAvailable: ({ availability }) => availability?.isAvailable !== false,
      textOf: createOfferText((kind) => kindLabel(kind, () => null)),
    },
  )
  return offers.filter((one) => checks.every(({ passes }) => passes(one))).map(({ id }) => id)
}

describe('search', () => {
  it.each([
    ['a title', 'three', ['fjord']],
    ['a place without its ornaments', 'orsta', ['fjord']],
    ['a place in capitals', 'ØRSTA', ['fjord']],
    ['a kind in words', 'fine dining', ['table']],
    ['a description without its marks', 'creme brulee', ['table']],
    ['a short description', 'potter', ['tea']],
    ['an inclusion', 'boat', ['fjord']],
    ['all words, in any order and any field', 'nights water', ['fjord']],
    ['part of a word', 'gener', ['tea']],
    ['nothing where one word is missing', 'three potter', []],
    ['all for blanks', '   ', ['fjord', 'table', 'tea']],
  ])('finds %s', (_, search, ids) => {
    expect(found({ search })).toEqual(ids)
  })
})

describe('filters', () => {
  it.each([
    ['kind', { kinds: ['Travel'] }, undefined, ['fjord']],
    ['several kinds', { kinds: ['FINE_DINING', 'Travel'] }, undefined, ['fjord', 'table']],
    ['availability', { isAvailable: true }, undefined, ['fjord', 'tea']],
    ['points', { isWithinPoints: true }, 200, ['table']],
    [
      'points, passing all while there is no balance',
      { isWithinPoints: true },
      undefined,
      ['fjord', 'table', 'tea'],
    ],
    ['all at once', { isWithinPoints: true, isAvailable: true }, 200, []],
  ])('narrow by %s', (_, filters, balance, ids) => {
    expect(found(filters, balance)).toEqual(ids)
  })

  it.each([
    [{}, false],
    [{ search: ' ' }, false],
    [{ search: 'a' }, true],
    [{ when: { from: '2027-05-01', to: '2027-05-01' } }, true],
    [{ places: ['NO'] }, true],
    [{ guests: 1 }, true],
    [{ points: { min: 0, max: null } }, true],
    [{ kinds: ['Travel'] }, true],
    [{ sort: 'soonest' as const }, true],
  ])('need the whole catalog for %j: %s', (filters, answer) => {
    expect(needsWholeCatalog({ ...noFilters, ...filters })).toBe(answer)
  })
})

describe('order', () => {
  it.each([
    ['featured', ['fjord', 'table', 'tea']],
    ['priceUp', ['table', 'fjord', 'tea']],
    ['priceDown', ['fjord', 'table', 'tea']],
    ['soonest', ['fjord', 'table', 'tea']],
    ['bookBy', ['table', 'fjord', 'tea']],
  ] as const)('%s puts what says nothing last', (sort, ids) => {
    expect(sortOffers(offers, sort, undefined).map(({ id }) => id)).toEqual(ids)
  })
  it('leaves the list that it was given as it is', () => {
    sortOffers(offers, 'priceUp', undefined)
    expect(offers.map(({ id }) => id)).toEqual(['fjord', 'table', 'tea'])
  })
})

describe('kinds', () => {
  it('are those of the data, once each', () => {
    expect(offerKinds([...offers, offer({ kind: ' Travel ' }), offer({ kind: ' ' })])).toEqual([
      'Travel',
      'FINE_DINING',
    ])
  })
  it.each([
    ['FINE_DINING', 'Fine dining'],
    ['WELLNESS', 'Wellness'],
    ['NBA', 'NBA'],
    ['meet and greet', 'Meet and greet'],
    ['après-ski', 'Après-ski'],
    ['سفر', 'سفر'],
  ])('writes %s as %s', (kind, words) => {
    expect(kindLabel(kind, () => null)).toBe(words)
  })
  it('are in the words of the host where it has some', () => {
    expect(kindLabel('Travel', (key) => (key === 'offers.kind.Travel' ? 'Reisen' : null))).toBe('Reisen')
  })
})

it('groups inclusions in the order of the data', () => {
  const inclusions = [
    { group: 'Stay', name: 'A room' },
    { name: 'A map' },
    { group: 'Stay', name: 'Supper' },
    { group: 'Empty', name: ' ' },
  ]
  expect(groupInclusions(offer({ inclusions }))).toEqual([
    { name: 'Stay', items: ['A room', 'Supper'] },
    { name: '', items: ['A map'] },
  ])
})

it.each([
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Ｔｏｋｙｏ', 'tokyo'],
  ['İstanbul', 'istanbul'],
  // Plain letters with marks of their own, and letters that are taken apart into plain ones.
  ['Cafe\u0301 cre\u0300me', 'cafe creme'],
  ['ﬁnæ No\u00a0½', 'finae no 1⁄2'],
])('folds %s into %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
