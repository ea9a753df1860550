import { afterEach, describe, expect, it, vi } from 'vitest'
import { localeCountry, parsePhone } from '../../../../src/components/common/phone/parsePhone.ts'
import { plainCode } from '../../../../src/components/phone/phoneCode.ts'

describe('a phone number', () => {
  it.each([
    ['international', '+44 20 7946 0958', null, '+442079460958'],
    ['national of the country', '020 7946 0958', 'GB', '+442079460958'],
    ['international, whatever the country', '+45 20 81 44 07', 'GB', '+4520814407'],
    ['with what people write between', '(0) 20 81 44 07'.replace('(0) ', ''), 'DK', '+4520814407'],
    ['in Arabic figures', '٠١٠٠ ١٢٣ ٤٥٦٧', 'EG', '+201001234567'],
    ['as an address book copies it', '\u202A+44 20 7946 0958\u202C', null, '+442079460958'],
    ['as a page from right to left shows it', '\u2066+44 20 7946 0958\u2069', null, '+442079460958'],
    ['with spaces that do not break', '+44\u00A020\u202F7946\u00A00958', null, '+442079460958'],
    ['in full width', '＋４４２０７９４６０９５８', null, '+442079460958'],
  ])('is read %s', async (_, typed, country, e164) => {
    expect(await parsePhone(typed, country)).toMatchObject({ isNumber: true, e164 })
  })

  it('is shown with its country code', async () => {
    expect(await parsePhone('020 7946 0958', 'GB')).toMatchObject({ formatted: '+44 20 7946 0958' })
  })

  it.each([
    ['nothing', '  ', 'GB', 'empty'],
    ['one without a country', '020 7946 0958', null, 'country'],
    ['one of a country that does not exist', '020 7946 0958', 'ZZ', 'country'],
    ['one that is too short', '+44 20', null, 'short'],
    ['one that is too long', '+44 20 7946 0958 7777 77', null, 'long'],
    ['words', 'call me', 'GB', 'shape'],
    ['one with an extension', '+44 20 7946 0958 ext. 5', null, 'shape'],
  ])('refuses %s', async (_, typed, country, issue) => {
    expect(await parsePhone(typed, country)).toEqual({ isNumber: false, issue })
  })
})

describe('where the library cannot be loaded', () => {
  afterEach(() => vi.doUnmock('../../../../src/components/common/phone/phoneLibrary.ts'))

  it('a number with its country code is still read, and another one asks for it', async () => {
    vi.resetModules()
    vi.doMock('../../../../src/components/common/phone/phoneLibrary.ts', () => {
      throw new Error('no such chunk')
    })
    const { parsePhone: parse } = await import('../../../../src/components/common/phone/parsePhone.ts')
    expect(await parse('+44 20 7946-0958', 'GB')).toMatchObject({ isNumber: true, e164: '+442079460958' })
    expect(await parse('+٤٤ ٢٠ ٧٩٤٦ 0958', 'GB')).toMatchObject({ e164: '+442079460958' })
    expect(await parse('020 7946 0958', 'GB')).toEqual({ isNumber: false, issue: 'country' })
    expect(await parse('+12', 'GB')).toEqual({ isNumber: false, issue: 'shape' })
  })
})

describe('the country of a locale', () => {
  it.each([
    ['en-GB', 'GB'],
    ['ar-EG', 'EG'],
    ['sr-Latn-RS', 'RS'],
    ['en', null],
  ])('of %s is %s', (locale, country) => {
    expect(localeCountry(locale)).toBe(country)
  })
})

describe('a code', () => {
  it.each([
    [' 12 34\u00A056 ', '123456'],
    ['\u202A123456\u202C', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['１２３４５６', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['123-456', '123456'],
    ['12–34–56', '123456'],
    ['123456.', '123456'],
    ['“123 456”', '123456'],
    ['(123-456),', '123456'],
    ['#123456', '123456'],
    ['AB-12', 'AB-12'],
    ['(AB12)', '(AB12)'],
    ['ABC 1234', 'ABC1234'],
    ['Your code for Example is 123456. Do not share it.', '123456'],
    ['G-123456 is your Example code', '123456'],
    ['Code: 123-456', '123456'],
    ['Your code is 123 456.', '123456'],
    ['Your code is 12\u00A034\u00A056. It is valid for 10 minutes.', '123456'],
    ['Code: 1234 5678', '12345678'],
    ['رمز التحقق ١٢٣ ٤٥٦', '123456'],
    ['Your code is 4821. Questions: 01 23 45 67 89', '4821'],
    ['Use 123 456, or call 020 555 010', 'Use123456,orcall020555010'],
    ['رمز التحقق ١٢٣٤٥٦', '123456'],
    ['您的验证码是１２３４５６，请勿告诉他人', '123456'],
    ['Call us at 5550 or use 123456 today', 'Callusat5550oruse123456today'],
    ['1234567890', '1234567890'],
    [' \u200B', ''],
  ])('typed as %j is sent as %j', (typed, code) => {
    expect(plainCode(typed)).toBe(code)
  })
})
