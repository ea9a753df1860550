import { expect, it } from 'vitest'
import {
  commonMessages,
  createI18n,
  createTranslate,
  offerDetailMessages,
  offersMessages,
} from '../../src/i18n/index.ts'

const [fsi, lri, pdi] = ['\u2068', '\u2066', '\u2069']
const write = (locale: string) =>
  createTranslate(
    createI18n({
      locale,
      messages: { 'offers.detail.pictures': 'صور {title}', 'common.about': 'ש {money}' },
    }),
    { ...offersMessages, ...offerDetailMessages, ...commonMessages },
    [{ 'offers.detail.pictures': '[{title}]' }],
  )

it.each([
  ['ar', 'Dinner by the fjord', `[${fsi}Dinner by the fjord${pdi}]`],
  ['ar', 'عشاء', '[عشاء]'],
  ['ar-EG', '١٢ ديسمبر', '[١٢ ديسمبر]'],
  ['ar', '19:00–23:00', '[19:00–23:00]'],
  ['he', '+44\u00a020\u00a07946\u00a00958', `[${lri}+44\u00a020\u00a07946\u00a00958${pdi}]`],
  ['he', 'ארוחה at Noma', `[${fsi}ארוחה at Noma${pdi}]`],
  ['en', 'עברית!', `[${fsi}עברית!${pdi}]`],
  ['en', 'Dinner (12)', '[Dinner (12)]'],
  ['ja', '夕食', '[夕食]'],
])('in %s the value %j is written %j', (locale, title, text) => {
  expect(write(locale)('offers.detail.pictures', { title })).toBe(text)
})

it('leaves numbers to the sentence around them', () => {
  expect(write('ar-EG')('offers.count', { count: 12 })).toBe('١٢ experiences')
})
