import { expect, it, vi } from 'vitest'
import { offerPlace } from '../../../../src/components/common/offer/useOfferWords.ts'
import { offer } from './offer.ts'

const countryName = (code: string) => ({ NO: 'Norway', SG: 'Singapore' })[code]
const pair = (first: string, second: string) => `${first}, ${second}`

it.each([
  [
    'what the data shows',
    { display: 'By the fjord', city: 'Oslo' },
    { short: 'By the fjord', name: 'Oslo', venue: undefined, address: 'Oslo' },
  ],
  [
    'city and country',
    { city: 'Oslo', countryCode: 'NO' },
    { short: 'Oslo, Norway', name: 'Oslo', venue: undefined, address: 'Oslo, Norway' },
  ],
  [
    'a country that nobody knows as none',
    { city: 'Oslo', countryCode: '??' },
    { short: 'Oslo', name: 'Oslo', venue: undefined, address: 'Oslo' },
  ],
  [
    'a name once',
    { city: 'Singapore', state: 'Singapore', countryCode: 'SG' },
    { short: 'Singapore', name: 'Singapore', venue: undefined, address: 'Singapore' },
  ],
  [
    'a venue alone',
    { venue: 'The Hall' },
    { short: 'The Hall', name: 'The Hall', venue: 'The Hall', address: undefined },
  ],
  [
    'the way to a venue',
    { venue: 'The Hall', address: '1 Quay', city: 'Oslo' },
    { short: 'Oslo', name: 'Oslo', venue: 'The Hall', address: '1 Quay, Oslo' },
  ],
])('gives %s', (_, location, place) => {
  expect(offerPlace(offer({ location }), countryName, pair)).toEqual(place)
})

it('does not ask for a country that nobody reads', () => {
  const asked = vi.fn(countryName)
  const place = offerPlace(
    offer({ location: { display: 'By the fjord', city: 'Oslo', countryCode: 'NO' } }),
    asked,
    pair,
  )
  expect(asked).not.toHaveBeenCalled()
  expect(place?.address).toBe('Oslo, Norway')
})

it.each([[undefined], [{}], [{ city: '  ' }]])('gives nothing for %j', (location) => {
  expect(offerPlace(offer({ location }), countryName, pair)).toBeNull()
})
