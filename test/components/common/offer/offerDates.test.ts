import { expect, it, vi } from 'vitest'
import { offerDates } from '../../../../src/components/common/offer/offerFacts.ts'
import { createI18n } from '../../../../src/i18n/index.ts'
import { offer } from './offer.ts'

const { format } = createI18n({
  locale: 'en-GB',
  timeZone: 'Europe/Copenhagen',
  now: () => Date.parse('2026-11-21T10:00:00Z'),
})

it.each([
  [
    'a range of days',
    { startAt: '2027-03-12T14:00:00Z', endAt: '2027-03-15T10:00:00Z' },
    '12–15 Mar',
    'Fri, 12 March – Mon, 15 March 2027',
  ],
  [
    'the year where it could be mistaken',
    { startAt: '2027-11-12T14:00:00Z' },
    '12 Nov 2027',
    'Fri, 12 November 2027',
  ],
  ['the day of the member’s zone', { startAt: '2026-12-04T23:30:00Z' }, '5 Dec', 'Sat, 5 December 2026'],
  [
    'an end before the start as one day',
    { startAt: '2026-12-04T12:00:00Z', endAt: '2026-12-01T12:00:00Z' },
    '4 Dec',
    'Fri, 4 December 2026',
  ],
])('writes %s', (_, fields, short, full) => {
  const plain = (text: string | undefined) => text?.replace(/[\s,]+/g, ' ').replace(/ ?– ?/g, '–')
  expect(plain(offerDates(offer(fields), format, 'short')?.day)).toBe(plain(short))
  expect(plain(offerDates(offer(fields), format, 'full')?.day)).toBe(plain(full))
})

it('gives the time of one day, with its zone', () => {
  expect(
    offerDates(offer({ startAt: '2026-12-04T18:00:00Z', endAt: '2026-12-04T22:00:00Z' }), format, 'full')
      ?.time,
  ).toEqual({ time: '19:00–23:00', zone: 'Central European Standard Time' })
})

it('writes the time of one day only when it is asked for', () => {
  const dateFormat = vi.fn(format.dateFormat)
  const asked = () => dateFormat.mock.calls.some(([{ hour }]) => hour !== undefined)
  const dates = offerDates(offer({ startAt: '2026-12-04T18:00:00Z' }), { ...format, dateFormat }, 'short')
  expect(asked()).toBe(false)
  expect(dates?.time?.time).toBe('19:00')
  expect(asked()).toBe(true)
})

it('gives no time for several days', () => {
  expect(
    offerDates(offer({ startAt: '2026-12-04T18:00:00Z', endAt: '2026-12-06T22:00:00Z' }), format, 'full')
      ?.time,
  ).toBeNull()
})

it('knows an end alone', () => {
  expect(offerDates(offer({ endAt: '2027-05-31T10:00:00Z' }), format, 'short')).toEqual({
    type: 'until',
    day: '31 May',
    time: null,
  })
})

it('gives nothing without dates, or without a zone to write them in', () => {
  expect(offerDates(offer(), format, 'full')).toBeNull()
  expect(offerDates(offer({ startAt: '2026-12-04T18:00:00Z' }), createI18n().format, 'full')).toBeNull()
})
