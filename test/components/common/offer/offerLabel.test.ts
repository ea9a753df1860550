import { expect, it } from 'vitest'
import { isBookable, offerLabel } from '../../../../src/components/common/offer/offerFacts.ts'
import { createI18n } from '../../../../src/i18n/index.ts'
import { offer } from './offer.ts'

const now = () => Date.parse('2026-11-21T10:00:00Z')
const { format } = createI18n({ timeZone: 'Europe/Copenhagen', now })

it.each([
  ['nothing for an offer that says nothing', {}, null],
  [
    'sold out when it is not available',
    { availability: { isAvailable: false, quantityRemaining: 3 } },
    { type: 'soldOut' },
  ],
  ['sold out when no place is left', { availability: { quantityRemaining: 0 } }, { type: 'soldOut' }],
  [
    'the places when they are few',
    { availability: { quantityRemaining: 4 } },
    { type: 'placesLeft', count: 4 },
  ],
  ['nothing when they are many', { availability: { quantityRemaining: 5 } }, null],
  [
    'the day to book by when it is near',
    { expiresAt: '2026-12-21T12:00:00Z' },
    { type: 'bookBy', timestamp: '2026-12-21T12:00:00Z' },
  ],
  ['nothing when it is far', { expiresAt: '2026-12-22T12:00:00Z' }, null],
  [
    'the places before the day',
    { expiresAt: '2026-11-22T12:00:00Z', availability: { quantityRemaining: 1 } },
    { type: 'placesLeft', count: 1 },
  ],
  [
    'book by until the moment itself',
    { expiresAt: '2026-11-21T10:00:00.001Z' },
    { type: 'bookBy', timestamp: '2026-11-21T10:00:00.001Z' },
  ],
  [
    'closed at the moment, though the day is not over',
    { expiresAt: '2026-11-21T10:00:00Z' },
    { type: 'closed' },
  ],
  ['closed where it is another day', { expiresAt: '2026-11-21T23:59:00+14:00' }, { type: 'closed' }],
  ['closed after it', { expiresAt: '2026-11-20T08:00:00Z' }, { type: 'closed' }],
  ['nothing for a day that cannot be read', { expiresAt: 'soon' }, null],
])('labels %s', (_, fields, label) => {
  expect(offerLabel(offer(fields), format)).toEqual(label)
})

it('says nothing of days while the time zone is not known', () => {
  expect(offerLabel(offer({ expiresAt: '2026-11-20T08:00:00Z' }), createI18n({ now }).format)).toBeNull()
})

it('can be booked unless it is sold out or closed', () => {
  expect(
    [
      null,
      { type: 'placesLeft', count: 1 } as const,
      { type: 'soldOut' } as const,
      { type: 'closed' } as const,
    ].map(isBookable),
  ).toEqual([true, true, false, false])
})
