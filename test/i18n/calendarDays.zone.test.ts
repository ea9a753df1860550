import { addDays, addMonths, daysBetween, isoWeekday } from '../../src/base/index.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  createI18n,
  datesOfRun,
  formatDateRun,
  monthGrid,
  monthName,
  todayIn,
  toCalendarDateRuns,
} from '../../src/i18n/index.ts'

afterAll(() => vi.unstubAllEnvs())

/** Days on which some zone changes its hour, skips a day (Samoa, 30 December 2011) or ends a year. */
const hardDays = [
  '2026-03-28',
  '2026-03-29',
  '2026-03-30',
  '2026-10-25',
  '2026-10-26',
  '2018-11-04',
  '2018-02-18',
  '2011-12-29',
  '2011-12-30',
  '2011-12-31',
  '2026-12-31',
  '2027-01-01',
  '2028-02-29',
]

describe.each([
  ['Pacific/Pago_Pago', 'UTC-11', 11],
  ['Pacific/Kiritimati', 'UTC+14', -14],
  ['Europe/Copenhagen', 'a change of hour in spring and autumn', -1],
  ['America/Sao_Paulo', 'days that once began at one', 2],
])('on a machine in %s (%s)', (zone, _, hours) => {
  beforeAll(() => {
    vi.stubEnv('TZ', zone)
  })

  it('runs in the zone that it says', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect(new Date(2018, 0, 1).getTimezoneOffset()).toBe(hours * 60)
  })

  it('writes days, and runs of them, as they are', () => {
    const { format } = createI18n({ locale: 'en-GB', timeZone: zone })
    expect(format.calendarDate('2026-12-04')).toBe('4 December 2026')
    expect(format.calendarDate('2026-03-29', 'full')).toMatch(/^Sunday,? 29 March 2026$/)
    const days = ['2026-12-04', '2026-12-06', '2026-12-05', '2026-12-31', '2027-01-01']
    expect(toCalendarDateRuns(days).map((run) => formatDateRun(format, run))).toEqual([
      '4 – 6 Dec',
      '31 Dec 2026 – 1 Jan 2027',
    ])
    expect(monthName(format, '2026-12')).toBe('December 2026')
    expect(monthName(format, '2026-12', { year: false })).toBe('December')
  })

  it('writes a moment in the zone of the provider', () => {
    const { format } = createI18n({ locale: 'en-GB', timeZone: 'Asia/Tokyo' })
    expect(format.time('2026-12-04T05:02:00Z', { zone: true })).toBe('14:02 GMT+9')
    expect(format.date('2026-12-04T23:30:00Z', { style: 'medium' })).toBe('5 Dec 2026')
  })

  it.each(hardDays)('%s is written as itself, in every locale and style', (date) => {
    const [year = '', month = '', day = ''] = date.split('-')
    for (const timeZone of [undefined, zone, 'Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
      const { format } = createI18n({ locale: 'en-GB', timeZone })
      for (const style of ['full', 'long', 'medium'] as const)
        expect(format.calendarDate(date, style)).toMatch(new RegExp(`\\b${Number(day)} \\w+ ${year}$`))
      expect(format.calendarDate(date, 'weekday')).toMatch(new RegExp(`\\b${Number(day)} \\w+$`))
      expect(createI18n({ locale: 'ja', timeZone }).format.calendarDate(date, 'long')).toBe(
        `${year}年${Number(month)}月${Number(day)}日`,
      )
      expect(createI18n({ locale: 'de', timeZone }).format.calendarDate(date, 'medium')).toContain(
        `${Number(day)}. `,
      )
    }
  })

  it.each(hardDays)('the days around %s follow each other, each once', (date) => {
    const [start, end] = [addDays(date, -40), addDays(date, 40)]
    const days = datesOfRun({ start, end })
    expect(days).toHaveLength(81)
    expect(new Set(days).size).toBe(81)
    expect(daysBetween(start, end)).toBe(80)
    expect(toCalendarDateRuns([...days].reverse())).toEqual([{ start, end }])
    for (const [index, day] of days.entries())
      expect(isoWeekday(day)).toBe(((isoWeekday(start) - 1 + index) % 7) + 1)
  })

  it('a month has each of its days once, on its weekday', () => {
    for (const month of ['2026-03', '2026-10', '2011-12', '2028-02']) {
      const days = monthGrid(month, 1)
        .flat()
        .filter((day) => day !== null)
      expect(days).toEqual(
        datesOfRun({ start: `${month}-01`, end: addDays(addMonths(`${month}-01`, 1), -1) }),
      )
      for (const week of monthGrid(month, 1))
        for (const [index, day] of week.entries()) if (day !== null) expect(isoWeekday(day)).toBe(index + 1)
    }
  })

  it('a moment has the date of the zone asked for, through a change of hour', () => {
    const at = (timestamp: string) => Date.parse(timestamp)
    expect(todayIn('Europe/Copenhagen', at('2026-03-28T22:59:59Z'))).toBe('2026-03-28')
    expect(todayIn('Europe/Copenhagen', at('2026-03-28T23:00:00Z'))).toBe('2026-03-29')
    expect(todayIn('Europe/Copenhagen', at('2026-10-25T22:59:59Z'))).toBe('2026-10-25')
    expect(todayIn('Europe/Copenhagen', at('2026-10-25T23:00:00Z'))).toBe('2026-10-26')
    expect(todayIn('Pacific/Pago_Pago', at('2026-12-04T10:59:59Z'))).toBe('2026-12-03')
    expect(todayIn('Pacific/Kiritimati', at('2026-12-04T10:00:00Z'))).toBe('2026-12-05')
  })
})
