import { describe, expect, it } from 'vitest'
import { firstMonth, interestLimits } from '../../../src/components/interests/interestLimits.ts'
import { offerSchema } from '../../../src/contract/index.ts'
import { createI18n } from '../../../src/i18n/index.ts'
import { readAs } from '../../contract/readAs.ts'

const { format } = createI18n({ timeZone: 'Europe/Copenhagen' })
const today = '2026-11-21'
const offer = (rest: object) => readAs(offerSchema, { id: 'one', ...rest })

describe('interestLimits', () => {
  it('lets a season bind', () => {
    const season = offer({ startAt: '2026-12-01T09:00:00Z', endAt: '2027-01-17T20:00:00Z' })
    expect(interestLimits(season, format, today)).toMatchObject({ min: '2026-12-01', max: '2027-01-17' })
  })

  it('begins a season that has begun with today', () => {
    const season = offer({ startAt: '2026-10-01T09:00:00Z', endAt: '2027-01-17T20:00:00Z' })
    expect(interestLimits(season, format, today)).toMatchObject({ min: today, max: '2027-01-17' })
  })

  it.each([
    ['an evening', { startAt: '2026-12-04T18:30:00Z', endAt: '2026-12-04T22:30:00Z' }],
    ['a season that is over', { startAt: '2026-06-01T09:00:00Z', endAt: '2026-09-01T20:00:00Z' }],
    ['the end of booking', { expiresAt: '2026-11-23T12:00:00Z' }],
    ['a start without an end', { startAt: '2026-12-04T18:30:00Z' }],
    ['an end without a start', { endAt: '2027-03-04T18:30:00Z' }],
  ])('does not let %s bind', (_what, dates) => {
    expect(interestLimits(offer(dates), format, today)).toMatchObject({ min: today, max: null })
  })

  it('works without an offer, and before today is known', () => {
    expect(interestLimits(null, format, null)).toEqual({ today: null, min: null, max: null, maxGuests: null })
  })

  it('has room for as many guests as the offer has, of which zero is no limit', () => {
    expect(interestLimits(offer({ maxGuests: 6 }), format, today).maxGuests).toBe(6)
    expect(interestLimits(offer({ maxGuests: 0 }), format, today).maxGuests).toBeNull()
  })

  it('opens the calendar where the experience is', () => {
    expect(firstMonth(offer({ startAt: '2027-03-04T18:30:00Z' }), format, today)).toBe('2027-03')
    expect(firstMonth(offer({ startAt: '2026-03-04T18:30:00Z' }), format, today)).toBeUndefined()
  })

  it('is that of the first day that was chosen before and is still to come', () => {
    const held = { dates: ['2027-05-04', '2026-11-02', '2026-12-24'], guests: 2, phone: null }
    expect(firstMonth(offer({ startAt: '2027-03-04T18:30:00Z' }), format, today, held)).toBe('2026-12')
  })

  it('takes two weeks for a season, also one that ends or begins today, and a day less for an event', () => {
    const dates = (start: string, end: string) =>
      interestLimits(offer({ startAt: `${start}T12:00:00Z`, endAt: `${end}T12:00:00Z` }), format, today)
    expect(dates('2026-12-01', '2026-12-15')).toMatchObject({ min: '2026-12-01', max: '2026-12-15' })
    expect(dates('2026-12-01', '2026-12-14')).toMatchObject({ min: today, max: null })
    expect(dates('2026-11-01', today)).toMatchObject({ min: today, max: today })
    expect(dates('2026-11-01', '2026-11-20')).toMatchObject({ min: today, max: null })
    expect(
      interestLimits(offer({ startAt: '2026-10-01T12:00:00Z', endAt: '2026-12-01T12:00:00Z' }), format, null),
    ).toMatchObject({ today: null, min: '2026-10-01', max: '2026-12-01' })
  })

  it('opens in no other month than this one where nothing is known or to come', () => {
    expect(firstMonth(null, format, today)).toBeUndefined()
    expect(firstMonth(offer({ startAt: `${today}T12:00:00Z` }), format, today)).toBeUndefined()
    expect(firstMonth(offer({ startAt: '2027-03-04T12:00:00Z' }), format, null)).toBeUndefined()
    expect(firstMonth(null, format, today, { dates: [today], guests: 1, phone: null })).toBe('2026-11')
  })
})
