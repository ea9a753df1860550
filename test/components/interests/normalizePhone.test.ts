import { describe, expect, it } from 'vitest'
import { isInternationalPhone, normalizePhone } from '../../../src/components/interests/normalizePhone.ts'

describe('normalizePhone', () => {
  it.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (20) 7946-0958', '+442079460958'],
    ['+44.20.7946.0958', '+442079460958'],
    ['\u202A+44\u00A020\u20117946\u20130958\u202C', '+442079460958'],
    ['\uFF0B44 20 7946 0958', '+442079460958'],
    ['+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', '+442079460958'],
    ['+۴۴۲۰۷۹۴۶۰۹۵۸', '+442079460958'],
  ])('sends %s as %s', (typed, sent) => {
    expect(normalizePhone(typed)).toBe(sent)
    expect(isInternationalPhone(typed)).toBe(true)
  })

  it.each(['', '2079460958', '+12345', '+1234567890123456', '+44 20 79x6 0958', '0044 20 7946 0958', '++442079460958', '+'])('refuses %j', (typed) => {
    expect(isInternationalPhone(typed)).toBe(false)
  })

  it('takes 6 digits and 15', () => {
    expect(isInternationalPhone('+123456')).toBe(true)
    expect(isInternationalPhone('+123456789012345')).toBe(true)
  })
})
