import {
  addDays,
  addMonths,
  calendarDateToUtcTime,
  daysBetween,
  isCalendarDate,
  isoWeekday,
} from '../../src/base/index.ts'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { datesOfRun, monthGrid, shiftMonth, todayIn, toCalendarDateRuns } from '../../src/i18n/index.ts'

test.each([
  ['2026-12-04', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2100-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-04-31', false],
  ['2026-4-1', false],
  ['2026-12-04T00:00', false],
  ['0000-01-01', false],
  ['0099-12-31', true],
  ['0004-02-29', true],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2026-01-00', false],
  ['2026-01-32', false],
  [' 2026-01-01', false],
  ['2026-01-01 ', false],
  ['02026-01-01', false],
  ['2026-01-011', false],
  ['', false],
])('%j is a calendar date: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected)
})

// The zones with the earliest and the latest day, and one whose clocks change within the table's dates.
const localMidnight: Readonly<Record<string, number>> = {
  'Pacific/Pago_Pago': Date.UTC(2026, 0, 1, 11),
  'Pacific/Kiritimati': Date.UTC(2025, 11, 31, 10),
  'Europe/Copenhagen': Date.UTC(2025, 11, 31, 23),
  UTC: Date.UTC(2026, 0, 1),
}

describe.each(Object.keys(localMidnight))('on a machine in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs())
  const inZone = <Value>(read: () => Value): Value => {
    vi.stubEnv('TZ', zone)
    return read()
  }

  // Stryker runs tests in threads, which take their zone from the machine.
  it.skipIf(process.env.XP_MUTATION)('really is there', () => {
    expect(inZone(() => new Date(2026, 0, 1).getTime())).toBe(localMidnight[zone])
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-01-01', 365, '2027-01-01'],
    ['0099-12-31', 1, '0100-01-01'],
    ['9999-12-31', 1, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
    ['0001-01-05', 1, '0001-01-06'],
  ])('adds days: %s %i', (date, days, expected) => {
    expect(inZone(() => addDays(date, days))).toBe(expected)
  })

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-05-31', -13, '2025-04-30'],
    ['9999-12-31', 1, '9999-12-31'],
    ['9999-11-15', 1, '9999-12-15'],
    ['0001-02-15', -1, '0001-01-15'],
    ['0001-01-15', -1, '0001-01-01'],
  ])('adds months: %s %i', (date, months, expected) => {
    expect(inZone(() => addMonths(date, months))).toBe(expected)
  })

  it('knows weekdays and distances', () => {
    expect(inZone(() => isoWeekday('2026-12-04'))).toBe(5)
    expect(inZone(() => isoWeekday('2026-12-06'))).toBe(7)
    expect(inZone(() => daysBetween('2026-03-28', '2026-03-30'))).toBe(2)
  })

  it('gives today in another zone than its own', () => {
    const moment = Date.parse('2026-12-04T10:30:00Z')
    expect(inZone(() => todayIn('Pacific/Kiritimati', moment))).toBe('2026-12-05')
    expect(inZone(() => todayIn('Pacific/Pago_Pago', moment))).toBe('2026-12-03')
    expect(inZone(() => todayIn('Asia/Tehran', moment))).toBe('2026-12-04')
  })
})

it('lays a month out in weeks from any first day', () => {
  const mondays = monthGrid('2026-12', 1)
  expect(mondays).toHaveLength(5)
  expect(mondays[0]).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(mondays[4]).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null])
  expect(monthGrid('2026-12', 7)[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ])
  expect(monthGrid('2027-02', 1)).toHaveLength(4)
  expect(monthGrid('9999-12', 6).flat().filter(Boolean)).toHaveLength(31)
})

it('moves between months over a year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
})

it('groups days in a row into runs, in order and once each', () => {
  expect(toCalendarDateRuns(['2027-01-01', '2026-12-04', '2026-12-31', '2026-12-05', '2026-12-05'])).toEqual([
    { start: '2026-12-04', end: '2026-12-05' },
    { start: '2026-12-31', end: '2027-01-01' },
  ])
  expect(toCalendarDateRuns([])).toEqual([])
})

it('lists the dates of a run from either end', () => {
  expect(datesOfRun({ start: '2026-12-31', end: '2027-01-02' })).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
  expect(datesOfRun({ start: '2027-01-01', end: '2026-12-31' })).toEqual(['2026-12-31', '2027-01-01'])
})

it.each(['2026-02-30', 'tomorrow', ''])('takes %j for no time', (text) => {
  expect(() => calendarDateToUtcTime(text)).toThrow(RangeError)
  expect(() => addMonths(text, 1)).toThrow('is not a calendar date')
})
