import { describe, expect, it } from 'vitest'
import { createI18n, formatDateRun, formatTimeRange } from '../../src/i18n/index.ts'
import { localeStatus } from '../../src/locales/localeStatus.ts'

const now = () => Date.parse('2026-11-21T12:00:00Z')
const formatOf = (locale: string) => createI18n({ locale, timeZone: 'Europe/Copenhagen', now }).format

/** Intl's spaces and marks of direction differ between versions of its data. */
const plain = (text: string | null) =>
  (text ?? '').replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll(/\s/gu, ' ')

describe.each([
  ['es', '1234,5', '125 US$', '4–6 dic', '19:00-23:00'],
  ['fr', '1 234,5', '125 $US', '4–6 déc.', '19:00–23:00'],
  ['de', '1.234,5', '125 $', '4.–6. Dez.', '19:00–23:00 Uhr'],
  ['it', '1234,5', '125 USD', '04–06 dic', '19:00–23:00'],
  ['pt-BR', '1.234,5', 'US$ 125', '4–6 de dez.', '19:00 – 23:00'],
  ['nl', '1.234,5', 'US$ 125', '4–6 dec', '19:00–23:00'],
  ['ja', '1,234.5', '$125', '12/04～12/06', '19時00分～23時00分'],
  ['zh-Hans', '1,234.5', 'US$125', '12/4–12/6', '19:00–23:00'],
  ['he', '1,234.5', '125 $', '4–6 בדצמ׳', '19:00–23:00'],
  ['ar-EG', '١٬٢٣٤٫٥', '١٢٥ \u2068US$\u2069', '٤–٦ ديسمبر', '٧:٠٠–١١:٠٠ م'],
])('%s', (locale, number, money, days, times) => {
  const format = formatOf(locale)
  const squeeze = (text: string | null) => plain(text).replaceAll(/ ?[–-] ?/g, '–')

  it('writes numbers and money in its own figures', () => {
    expect(plain(format.number(1234.5))).toBe(number)
    expect(plain(format.money(125))).toBe(money)
  })

  it('writes ranges of days and of times as it does', () => {
    expect(squeeze(formatDateRun(format, { start: '2026-12-04', end: '2026-12-06' }))).toBe(squeeze(days))
    expect(squeeze(formatTimeRange(format, '2026-12-04T18:00:00Z', '2026-12-04T22:00:00Z'))).toBe(
      squeeze(times),
    )
  })
})

it.each(Object.keys(localeStatus))('%s writes the year of a day only where it is asked for', (locale) => {
  const format = formatOf(locale)
  const year = format.number(2026, { useGrouping: false })
  expect(format.calendarDate('2026-12-04', 'full')).toContain(year)
  expect(format.calendarDate('2026-12-04', 'weekday')).not.toContain(year)
})

it('gives one time when there is no later end on that day', () => {
  const format = formatOf('en-GB')
  expect(formatTimeRange(format, '2026-12-04T18:00:00Z', null)).toBe('19:00')
  expect(formatTimeRange(format, '2026-12-04T18:00:00Z', '2026-12-04T18:00:00Z')).toBe('19:00')
  expect(formatTimeRange(format, '2026-12-04T18:00:00Z', '2026-12-05T18:00:00Z')).toBe('19:00')
  expect(formatTimeRange(format, null, '2026-12-05T18:00:00Z')).toBeNull()
})

it.each(Object.keys(localeStatus))('%s writes a morning alone as in a range', (locale) => {
  const format = formatOf(locale)
  const [start, end] = ['2026-12-04T08:05:00Z', '2026-12-04T08:30:00Z']
  const [hour, ofRange] = [format.time(start), formatTimeRange(format, start, end)].map(
    (text) => /^[^\d\u0660-\u0669]*([\d\u0660-\u0669]+)/.exec(plain(text))?.[1],
  )
  expect(hour).toBeDefined()
  expect(hour).toBe(ofRange)
})
