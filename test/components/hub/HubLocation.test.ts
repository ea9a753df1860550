import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allFeatures, availableLocation, entryOf, readPages } from '../../../src/components/hub/hubPages.ts'
import { filtersToSearch, type OfferFilters } from '../../../src/components/offers/index.ts'
import {
  formatHubLocation,
  type HubLocation,
  parseHubLocation,
} from '../../../src/components/hub/HubLocation.ts'

const id = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/\p{Surrogate}/u.test(text))
const anywhere: fc.Arbitrary<HubLocation> = fc.oneof(
  fc.constantFrom<HubLocation>(
    { view: 'explore' },
    { view: 'experiences' },
    { view: 'concierge' },
    { view: 'wallet' },
  ),
  fc.record({
    view: fc.constant('explore'),
    search: id.map((q) => filtersToSearch({ search: q })),
  }) as fc.Arbitrary<HubLocation>,
  fc.record({ view: fc.constant('offer'), offerId: id }) as fc.Arbitrary<HubLocation>,
  fc.record({ view: fc.constant('ask'), offerId: id }) as fc.Arbitrary<HubLocation>,
  fc.record({ view: fc.constant('redemption'), redemptionId: id }) as fc.Arbitrary<HubLocation>,
  fc.record({ view: fc.constant('interest'), interestId: id }) as fc.Arbitrary<HubLocation>,
  fc.record({ view: fc.constant('concierge'), conversationId: id }) as fc.Arbitrary<HubLocation>,
)

const entries = readPages(undefined, allFeatures)

describe('a location of the hub', () => {
  it('reads back from its path, whatever the ids', () => {
    fc.assert(
      fc.property(
        anywhere,
        (location) => void expect(parseHubLocation(formatHubLocation(location))).toEqual(location),
      ),
    )
  })

  const each = {
    search: 'fjord',
    kinds: ['Travel'],
    type: 'STAY',
    isWithinPoints: true,
    isAvailable: true,
    when: { from: '2027-05-01', to: '2027-05-31' },
    places: ['NO'],
    guests: 4,
    points: { min: 0, max: 500 },
    sort: 'priceUp',
  } satisfies OfferFilters

  it.each(Object.entries(each))('knows an address that says only %s', (name, value) => {
    const search = filtersToSearch({ [name]: value })
    expect(search).not.toBe('')
    expect(parseHubLocation(`/?${search}`)).toEqual({ view: 'explore', search })
  })

  it('takes only a search of ours', () => {
    expect(parseHubLocation('/?utm_source=mail&where=NO')).toEqual({
      view: 'explore',
      search: 'utm_source=mail&where=NO',
    })
    for (const path of ['/?utm_source=mail', '/?', '/?nowhere=NO'])
      expect(parseHubLocation(path)).toEqual({ view: 'explore' })
    expect(parseHubLocation('/offers/a?where=NO')).toEqual({ view: 'offer', offerId: 'a' })
    expect(formatHubLocation({ view: 'explore', search: '' })).toBe('/')
  })

  it('is a path of plain segments', () => {
    expect(formatHubLocation({ view: 'ask', offerId: 'a/b?c#d' })).toBe('/offers/a%2Fb%3Fc%23d/ask')
    expect(formatHubLocation({ view: 'offer', offerId: 'a\ud800' })).toBe('/offers/a%EF%BF%BD')
  })

  it.each([
    '/nowhere',
    '/offers',
    '/offers/',
    '/offers/a/b',
    '/experiences/x',
    '/offers/%E0%A4%A',
    'offers/a',
  ])('is not read from %s', (path) => {
    expect(parseHubLocation(path)).toBeNull()
  })

  it.each([
    ['', 'explore'],
    ['/wallet/', 'wallet'],
    ['/', 'explore'],
  ])('is read from "%s"', (path, view) => {
    expect(parseHubLocation(path)?.view).toBe(view)
  })

  it('belongs to a part of the navigation', () => {
    const partOf = (location: HubLocation) => entryOf(location, entries)?.id
    expect(['offer', 'ask'].map((view) => partOf({ view, offerId: 'o' } as HubLocation))).toEqual([
      'explore',
      'explore',
    ])
    expect(partOf({ view: 'interest', interestId: 'i' })).toBe('experiences')
  })

  it('that is switched off shows what is there instead', () => {
    const off = { ...allFeatures, ask: false, experiences: false, concierge: false, wallet: false }
    const left = readPages(undefined, off)
    expect(availableLocation({ view: 'ask', offerId: 'o' }, off, left)).toEqual({
      view: 'offer',
      offerId: 'o',
    })
    for (const view of ['experiences', 'concierge', 'wallet'] as const)
      expect(availableLocation({ view }, off, left)).toEqual({ view: 'explore' })
    fc.assert(
      fc.property(
        anywhere,
        (location) => void expect(availableLocation(location, allFeatures, entries)).toBe(location),
      ),
    )
  })
})
