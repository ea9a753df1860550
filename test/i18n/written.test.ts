import { parseTimestamp } from '../../src/base/index.ts'
import { describe, expect, it } from 'vitest'
import {
  countryName,
  createI18n,
  formatDateRun,
  formatDaysAhead,
  formatTimeRange,
  formatZoneName,
} from '../../src/i18n/index.ts'
import { textDirection } from '../../src/i18n/textDirection.ts'

const now = () => Date.parse('2026-11-21T12:00:00Z')
const formatOf = (locale: string, timeZone: string | undefined = 'Europe/Copenhagen') =>
  createI18n({ locale, timeZone, now }).format
const format = formatOf('en-GB')

describe('days ahead', () => {
  it.each([
    ['en', 0, 'Today'],
    ['en', 1, 'Tomorrow'],
    ['en', 12, 'In 12 days'],
    ['en', 59, 'In 59 days'],
    ['en', 60, 'In 2 months'],
    ['en', 350, 'In 11 months'],
    ['fr', 1, 'Demain'],
    ['tr', 12, '12 gün sonra'],
  ])('in %s, %i of them: %s', (locale, days, written) => {
    expect(formatDaysAhead(locale, days)).toBe(written)
  })
})

describe('a wait', () => {
  it.each([
    [5, '0:05', '5 seconds'],
    [59, '0:59', '59 seconds'],
    [60, '1:00', '1 minute'],
    [61, '1:01', '2 minutes'],
    [605, '10:05', '11 minutes'],
    [3_600, '60 minutes', '60 minutes'],
    [7_199, '120 minutes', '120 minutes'],
    [7_200, '2 hours', '2 hours'],
    [90_000, '25 hours', '25 hours'],
  ])('of %i s counts down from %s, and is %s', (seconds, countdown, duration) => {
    expect(format.countdown(seconds)).toBe(countdown)
    expect(format.duration(seconds)).toBe(duration)
  })
})

describe('days in a row', () => {
  it.each([
    ['one day', '2026-12-04', '2026-12-04', '4 Dec'],
    ['two days', '2026-12-04', '2026-12-05', '4–5 Dec'],
    ['from today', '2026-11-21', '2026-11-22', '21–22 Nov'],
    ['begun before today, so with the year', '2026-11-20', '2026-11-22', '20–22 Nov 2026'],
    ['the last ones that are clear', '2027-10-19', '2027-10-20', '19–20 Oct'],
    ['eleven months on, with the year', '2027-10-20', '2027-10-21', '20–21 Oct 2027'],
    ['no date', 'soon', 'soon', 'soon'],
    ['no end', '2026-12-04', 'later', '2026-12-04 – later'],
    ['no start', 'soon', '2026-12-04', 'soon – 2026-12-04'],
  ])('%s', (_, start, end, written) => {
    const run = formatDateRun(format, { start, end }, '2026-11-21')
    expect(run.replaceAll(/ – (?=\d+ \w{3})/g, '–')).toBe(written)
  })

  it('a text that is no date is written as it is', () => {
    expect(format.calendarDate('soon')).toBe('soon')
    expect(format.calendarDate('2026-12-04')).toBe('4 December 2026')
  })
})

describe('times of a day', () => {
  const [evening, later] = ['2026-12-04T18:30:00Z', '2026-12-04T21:00:00Z']

  it.each([
    ['to a later one', evening, later, '19:30–22:00'],
    ['without an end', evening, undefined, '19:30'],
    ['that ends as it begins', evening, evening, '19:30'],
    ['that ends before it begins', later, evening, '22:00'],
    ['that ends on another day', evening, '2026-12-05T21:00:00Z', '19:30'],
    ['without a start', undefined, later, null],
  ])('%s', (_, start, end, written) => {
    expect(formatTimeRange(format, start, end)?.replaceAll(' – ', '–') ?? null).toBe(written)
  })

  it('are not written while the zone is not known', () => {
    const unknown = { ...format, timeZone: undefined }
    expect([formatTimeRange(unknown, evening, later), formatZoneName(unknown, evening)]).toEqual([null, null])
  })

  it('have a zone, by its name in summer and in winter', () => {
    expect(formatZoneName(format, evening)).toBe('Central European Standard Time')
    expect(formatZoneName(format, '2026-07-04T18:30:00Z')).toBe('Central European Summer Time')
    expect(formatZoneName(format, undefined)).toBeNull()
  })

  it.each([
    ['full', 'Fri 4 December 2026 at 19:30', 'Fri 4 December 2026 at 19:30 CET'],
    ['medium', '4 Dec 2026, 19:30', '4 Dec 2026, 19:30 CET'],
    ['short', '4 Dec, 19:30', '4 Dec, 19:30 CET'],
  ] as const)('stand after a %s date, with the zone where it is asked for', (style, plain, zoned) => {
    const write = (zone?: boolean) => format.dateTime(evening, { style, ...(zone !== undefined && { zone }) })
    expect([write(), write(true)].map((text) => text?.replace('Fri, ', 'Fri '))).toEqual([plain, zoned])
  })

  it('a short date has its year where it is another, at one end or both', () => {
    const range = (start: string, end: string) =>
      format.dateRange(start, end, { style: 'short' })?.replaceAll(/\s?–\s?/g, '–')
    expect(range('2026-12-04T12:00:00Z', '2026-12-06T12:00:00Z')).toBe('4–6 Dec')
    expect(range('2026-12-30T12:00:00Z', '2027-01-02T12:00:00Z')).toBe('30 Dec 2026–2 Jan 2027')
    expect(range('2027-12-04T12:00:00Z', '2027-12-06T12:00:00Z')).toBe('4–6 Dec 2027')
    expect(range('2026-12-04T12:00:00Z', '2026-12-04T12:00:00Z')).toBe('4 Dec')
    expect(range('2026-12-04T12:00:00Z', '2026-12-01T12:00:00Z')).toBe('4 Dec')
  })
})

describe('a timestamp', () => {
  const at = (time: string) => parseTimestamp(`2026-12-04T${time}`)
  const noon = Date.parse('2026-12-04T12:00:00Z')

  it.each([
    '25:00:00Z',
    '12:60:00Z',
    '12:00:61Z',
    '12:00:00+24:00',
    '12:00:00+01:60',
    '24:01:00Z',
    '24:00:01Z',
  ])('%s is none', (time) => {
    expect(at(time)).toBeNull()
  })

  it.each([
    ['12:00', 0],
    ['12:00:00', 0],
    ['12:00:00z', 0],
    ['12:00:00.5Z', 500],
    ['12:00:00,25Z', 250],
    ['12:00:60Z', 60_000],
    ['12:59:00Z', 59 * 60_000],
    ['24:00:00Z', 12 * 3_600_000],
    ['12:00:00+01', -3_600_000],
    ['12:00:00-0130', 90 * 60_000],
    ['12:00:00-23:59', (23 * 60 + 59) * 60_000],
  ])('%s is %i ms after noon', (time, ms) => {
    expect(at(time)).toBe(noon + ms)
  })

  it.each(['x2026-12-04T12:00:00Z', '2026-12-04T12:00:00Zx', '2026-12-04', ''])('"%s" is none', (text) => {
    expect(parseTimestamp(text)).toBeNull()
  })
})

it.each([
  ['DK', 'en', 'Denmark'],
  ['dk', 'de', 'Dänemark'],
  ['XQ', 'en', undefined],
  ['not a country', 'en', undefined],
])('the country %s is, in %s, %s', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name)
})

it.each(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])(
  'a language in the script %s runs right to left, whatever it does in its own',
  (script) => {
    expect(textDirection(`en-${script}`)).toBe('rtl')
  },
)
it.each([
  ['ar-Latn', 'ltr'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['arn', 'ltr'],
  ['sv', 'ltr'],
])('%s runs %s', (locale, direction) => {
  expect(textDirection(locale)).toBe(direction)
})
