import { describe, expect, it } from 'vitest'
import { parseTimestamp } from '../../src/base/index.ts'
import { createI18n } from '../../src/i18n/index.ts'

describe('a moment at the end of the calendar', () => {
  it.each([
    '9999-12-31T23:59:59Z',
    '9999-12-31T00:00:00Z',
    '9999-12-30T23:00:00-02:00',
    '9999-12-30T24:00:00Z',
    '0001-01-01T23:59:59Z',
    '0001-01-02T00:00:00+00:01',
  ])('%s is none, as it has no calendar date in some zone', (text) => {
    expect(parseTimestamp(text)).toBeNull()
    for (const timeZone of ['Etc/GMT-14', 'Etc/GMT+12']) {
      const { format } = createI18n({ timeZone })
      expect([format.calendarDateOf(text), format.date(text), format.time(text)]).toEqual([null, null, null])
    }
  })

  it.each([
    ['9999-12-30T23:59:59.999Z', ['9999-12-31', '9999-12-30']],
    ['0001-01-02T00:00:00Z', ['0001-01-02', '0001-01-01']],
  ])('%s has one in every zone', (text, dates) => {
    expect(
      ['Etc/GMT-14', 'Etc/GMT+12'].map((timeZone) => createI18n({ timeZone }).format.calendarDateOf(text)),
    ).toEqual(dates)
  })
})
