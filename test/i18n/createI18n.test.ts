import { parseTimestamp } from '../../src/base/index.ts'
import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  asTitle,
  createI18n,
  firstDayOfWeek,
  monthName,
  weekdayNames,
  formatDateRun,
} from '../../src/i18n/index.ts'
import { watchFormatters } from '../support/watchFormatters.ts'

const now = () => Date.parse('2026-11-21T12:00:00Z')
const copenhagen = createI18n({ locale: 'en-GB', timeZone: 'Europe/Copenhagen', now }).format

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['2026-12-04T19:30:00Z', '2026-12-04T19:30:00.000Z'],
  ['2026-12-04T19:30:00.123456Z', '2026-12-04T19:30:00.123Z'],
  ['2026-12-04T19:30+02:00', '2026-12-04T17:30:00.000Z'],
  ['2026-12-04T19:30:00-0530', '2026-12-05T01:00:00.000Z'],
  ['2026-12-04T19:30:00', '2026-12-04T19:30:00.000Z'],
  ['2026-12-04T24:00:00Z', '2026-12-05T00:00:00.000Z'],
])('reads the timestamp %s', (text, expected) => {
  expect(new Date(parseTimestamp(text) ?? Number.NaN).toISOString()).toBe(expected)
})

test.each([
  '',
  '2026-12-04',
  'soon',
  '2026-02-30T10:00:00Z',
  '2026-12-04T25:00:00Z',
  '2026-12-04T10:60:00Z',
  null,
  undefined,
])('does not take %j for a timestamp', (text) => {
  expect(parseTimestamp(text)).toBeNull()
})

describe('the formatters', () => {
  it('are made once for all parts of a page, and for all requests of a server', () => {
    const numbers = watchFormatters('NumberFormat')
    const dates = watchFormatters('DateTimeFormat')
    const write = () => {
      const { format } = createI18n({ locale: 'en-NZ', timeZone: 'Pacific/Auckland' })
      return [format.number(1_200.5), format.date('2026-12-04T19:30:00Z'), format.today() !== null]
    }
    const first = write()
    const [numbersMade, datesMade] = [numbers.mock.calls.length, dates.mock.calls.length]
    expect([numbersMade, datesMade > 0]).toEqual([1, true])
    expect(write()).toEqual(first)
    expect([numbers, dates].map(({ mock }) => mock.calls.length)).toEqual([numbersMade, datesMade])
  })

  it('are made when something is written, and not with the language', () => {
    const made = [watchFormatters('NumberFormat'), watchFormatters('DateTimeFormat')]
    const i18n = createI18n({ locale: 'en-FJ', timeZone: 'Pacific/Fiji' })
    expect(made.flatMap(({ mock }) => mock.calls)).toEqual([])
    expect(i18n.format.timeZone).toBe('Pacific/Fiji')
  })

  it('are kept for a limited number of languages, and write the same when they are made again', () => {
    const english = createI18n({ locale: 'en-GB' }).format
    const before = english.number(1_200.5)
    for (const code of 'abcdefghijklmnopqrstuvwxyz'.matchAll(/./g))
      for (const other of 'abcdefghijklmno'.matchAll(/./g))
        createI18n({ locale: `en-x-${code[0]}${other[0]}` }).format.number(1)
    const made = watchFormatters('NumberFormat')
    expect(english.number(1_200.5)).toBe(before)
    expect(made).toHaveBeenCalledOnce()
  })
})

describe('numbers', () => {
  it('gives points as a number and the symbol of the data', () => {
    expect(copenhagen.points(12500, '★')).toEqual({ number: '12,500', symbol: '★' })
    expect(createI18n({ locale: 'ar-EG' }).format.points(12500, '★').number).toBe('١٢٬٥٠٠')
  })

  it('writes whole money without decimals', () => {
    expect(copenhagen.money(125)).toBe('US$125')
    expect(copenhagen.money(125.5)).toBe('US$125.50')
    expect(createI18n({ locale: 'en-US' }).format.money(125)).toBe('$125')
  })

  it('writes what is below zero with a true minus, and no zero below zero', () => {
    expect(copenhagen.number(-1200.5)).toBe('−1,200.5')
    expect(copenhagen.money(-0.12)).toBe('−US$0.12')
    expect(copenhagen.number(-1e-13)).toBe('0')
    expect(copenhagen.money(-0.001)).toBe('US$0')
  })

  it('keeps the letters and the sign of a currency together in Arabic, with decimals too', () => {
    const { number, money } = createI18n({ locale: 'ar' }).format
    expect(number(200.5, { style: 'currency', currency: 'USD' })).toBe(money(200.5))
    expect(money(200.5)).toContain('\u2068US$\u2069')
  })

  it('writes lists', () => {
    expect(copenhagen.list(['a', 'b', 'c'])).toBe('a, b and c')
  })
})

describe('timestamps', () => {
  it('form a range that says each part once', () => {
    expect(copenhagen.dateRange('2027-03-12T09:00:00Z', '2027-03-15T09:00:00Z')).toBe(
      'Fri, 12 March – Mon, 15 March 2027',
    )
    expect(copenhagen.dateRange('2026-12-04T09:00:00Z', '2026-12-06T09:00:00Z', { style: 'short' })).toBe(
      '4 – 6 Dec',
    )
    expect(copenhagen.dateRange('2026-12-30T09:00:00Z', '2027-01-02T09:00:00Z', { style: 'short' })).toBe(
      '30 Dec 2026 – 2 Jan 2027',
    )
  })

  it('form one day when both ends fall on it, or the end is missing or first', () => {
    for (const end of ['2026-12-04T20:00:00Z', null, 'soon', '2026-12-01T00:00:00Z']) {
      expect(copenhagen.dateRange('2026-12-04T18:00:00Z', end, { style: 'short' })).toBe('4 Dec')
    }
  })

  it('give null when they cannot be read or the zone is not known', () => {
    expect(copenhagen.dateTime('soon')).toBeNull()
    expect(copenhagen.dateRange(undefined, '2026-12-04T20:00:00Z')).toBeNull()
    const { format } = createI18n({ locale: 'en-GB' })
    expect(format.dateTime('2026-12-04T20:00:00Z')).toBeNull()
    expect(format.today()).toBeNull()
  })

  it('name the year of a short date only when it is another', () => {
    expect(copenhagen.date('2026-11-23T00:00:00Z', { style: 'short' })).toBe('23 Nov')
    expect(copenhagen.date('2027-11-23T00:00:00Z', { style: 'short' })).toBe('23 Nov 2027')
  })
})

describe('calendar dates', () => {
  it('name the year where it could be mistaken', () => {
    const options = { today: '2026-11-21' }
    expect(formatDateRun(copenhagen, { start: '2027-01-08', end: '2027-01-10' }, options.today)).toBe(
      '8 – 10 Jan',
    )
    expect(formatDateRun(copenhagen, { start: '2027-11-08', end: '2027-11-10' }, options.today)).toBe(
      '8 – 10 Nov 2027',
    )
    expect(formatDateRun(copenhagen, { start: '2026-11-01', end: '2026-11-01' }, options.today)).toBe(
      '1 Nov 2026',
    )
  })

  it('stay Gregorian where the locale has another calendar', () => {
    expect(monthName(createI18n({ locale: 'fa-IR' }).format, '2026-12')).toContain('۲۰۲۶')
  })

  it.each([
    ['fr', 'Décembre 2026'],
    ['it', 'Dicembre 2026'],
    ['el', 'Δεκέμβριος 2026'],
    ['ru', 'Декабрь 2026'],
    ['ka', 'დეკემბერი'], // has no capitals in a word
    ['ja', '2026年12月'],
    ['ar', 'ديسمبر'],
  ])('stand as a title in %s', (locale, title) => {
    expect(asTitle(monthName(createI18n({ locale }).format, '2026-12'))).toContain(title)
  })

  it('begin the week where the locale does', () => {
    const firstOf = (locale: string) => weekdayNames(createI18n({ locale }))[0]?.long
    expect(firstOf('en-GB')).toBe('Monday')
    expect(firstOf('en-US')).toBe('Sunday')
    expect(firstDayOfWeek('ar-EG')).toBe(6)
  })

  it('begin the week on the same day in an engine that does not know it', () => {
    const locales = ['en-GB', 'en-US', 'ar-EG', 'pt-BR', 'dv-MV', 'ja']
    const known = locales.map(firstDayOfWeek)
    const kept = Object.getOwnPropertyDescriptors(Intl.Locale.prototype)
    for (const name of ['getWeekInfo', 'weekInfo']) Reflect.deleteProperty(Intl.Locale.prototype, name)
    const own = locales.map(firstDayOfWeek)
    Object.defineProperties(Intl.Locale.prototype, kept)
    expect(own).toEqual(known)
  })
})

describe('the direction', () => {
  const languages = [
    'ar',
    'az',
    'de',
    'en',
    'es',
    'fa',
    'fr',
    'he',
    'it',
    'iw',
    'ja',
    'nl',
    'pa',
    'pt',
    'ur',
    'uz',
    'yi',
    'zh',
  ]
  const more = [
    '',
    '-Arab',
    '-Latn',
    '-Hebr',
    '-Hans',
    '-IL',
    '-PK',
    '-AF',
    '-Arab-PK',
    '-Latn-EG',
    '-u-nu-arab',
    '-x-arab',
    '-1901',
  ]

  it('is that of the likely script, for languages of ours and for others', () => {
    for (const locale of languages.flatMap((language) => more.map((each) => language + each))) {
      const isRightToLeft = ['Arab', 'Hebr'].includes(new Intl.Locale(locale).maximize().script ?? '')
      expect([locale, createI18n({ locale }).dir]).toEqual([locale, isRightToLeft ? 'rtl' : 'ltr'])
    }
  })

  it('needs no look for it where the language is one of ours', () => {
    const look = vi.spyOn(Intl.Locale.prototype, 'maximize')
    const tags = [...readdirSync('src/locales', { withFileTypes: true })].flatMap((each) =>
      each.isDirectory() ? each.name : [],
    )
    for (const locale of ['en-GB', 'ar-EG', 'zh-Hant-TW', ...tags]) createI18n({ locale })
    expect(tags).toContain('he')
    expect(look).not.toHaveBeenCalled()
  })
})

describe('the locale', () => {
  it('gives the direction, which may be overruled', () => {
    expect(createI18n({ locale: 'ar' }).dir).toBe('rtl')
    expect(createI18n({ locale: 'he-IL' }).dir).toBe('rtl')
    expect(createI18n({ locale: 'az-Arab' }).dir).toBe('rtl')
    expect(createI18n({ locale: 'fr-CA' }).dir).toBe('ltr')
    expect(createI18n({ locale: 'ar', dir: 'ltr' }).dir).toBe('ltr')
  })

  it('that is no language tag is reported, and English is used', () => {
    expect(createI18n({ locale: 'not a locale' }).locale).toBe('en')
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"not a locale"'))
  })

  it('with an unknown time zone is reported, and none is used', () => {
    expect(createI18n({ timeZone: 'Mars/Olympus' }).format.timeZone).toBeUndefined()
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"Mars/Olympus"'))
  })
})
