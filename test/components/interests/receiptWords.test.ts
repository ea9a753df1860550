import { describe, expect, it } from 'vitest'
import { issueText } from '../../../src/components/interests/FormSection.tsx'
import {
  type InterestFormValues,
  needsPhone,
  showsPhone,
} from '../../../src/components/interests/interestFormSchema.ts'
import { interestFormDefaults } from '../../../src/components/interests/defaultAnswers.ts'
import { receiptLead, receiptMessages, writeMoment } from '../../../src/components/interests/receiptWords.ts'
import { privateFieldProps, recorderMarks } from '../../../src/components/interests/sensitiveFieldMarks.ts'
import type { Intake, Interest } from '../../../src/contract/index.ts'
import { commonMessages, createI18n, createTranslate } from '../../../src/i18n/index.ts'

const now = () => Date.parse('2026-11-21T12:00:00Z')
const i18n = createI18n({ locale: 'en-GB', timeZone: 'Europe/Copenhagen', now })
const t = createTranslate(i18n, receiptMessages, [])
const c = createTranslate(i18n, commonMessages, [])

describe('what the receipt leads with', () => {
  const lead = (intake: Partial<Intake> | null, conversationId: string | null = 'c') =>
    receiptLead({ conversationId, intake } as Interest, t, c)

  it.each([
    ['SMS', 'MORNING', 'You asked for a text in the morning.'],
    ['EMAIL', 'AFTERNOON', 'You asked for an email in the afternoon.'],
    ['PHONE', 'EVENING', 'You asked for a call in the evening.'],
    ['PHONE', 'ANYTIME', 'You asked for a call at any time.'],
    ['PHONE', 'LUNCHTIME', 'You asked for a call.'],
    ['PHONE', null, 'You asked for a call.'],
    ['SMS', null, 'You asked for a text.'],
    ['EMAIL', null, 'You asked for an email.'],
  ])('is how and when to be reached: %s, %s', (contactMethod, contactWindow, sentence) => {
    expect(lead({ contactMethod, contactWindow })).toBe(
      `${sentence} The answer is in your conversation too. Nothing has been taken from your points.`,
    )
  })

  it.each([
    [{ contactMethod: 'APP_CHAT', contactWindow: 'MORNING' }],
    [{ contactMethod: 'PIGEON', contactWindow: 'MORNING' }],
    [null],
  ])('is the conversation where nothing else was asked for: %j', (intake) => {
    expect(lead(intake)).toBe(
      'The answer comes in your conversation. Nothing has been taken from your points.',
    )
  })

  it('promises no conversation where there is none', () => {
    expect(lead(null, null)).toBe('Nothing has been taken from your points.')
    expect(lead({ contactMethod: 'SMS', contactWindow: 'EVENING' }, null)).toBe(
      'You asked for a text in the evening. Nothing has been taken from your points.',
    )
  })
})

describe('what is wrong with a field', () => {
  const text = (field: keyof InterestFormValues, message?: string, maxGuests: number | null = null) =>
    issueText(
      t,
      c,
      { [field]: { type: 'custom', ...(message !== undefined && { message }) } },
      field,
      maxGuests,
    )

  it('is nothing where there is no error', () => expect(issueText(t, c, {}, 'adults', null)).toBeUndefined())

  it('is what the rule of the form says', () => {
    expect(text('blackoutDates', 'dateTwice')).toBe(
      'A day cannot both suit you and not be possible. Remove it from one of the two.',
    )
    expect(text('adults', 'party', 2)).toBe('This is for 2 guests at most.')
    expect(text('adults', 'party')).toBe('This is for 0 guests at most.')
    expect(text('phone', 'phoneCountry')).toBe(
      `Enter the number with its country code, for example ${c('common.phoneExample')}.`,
    )
    expect(text('adults', 'number')).toBe('Enter a whole number, 0 or more.')
  })

  it.each([
    ['preferredDates', 'date', 'One of these days does not exist. Remove it from the list.'],
    ['occasion', 'choice', 'Choose one of these.'],
    ['phone', 'phoneShape', 'This is not a phone number. Please check it.'],
  ] as const)('is said of %s (%s)', (field, issue, words) => expect(text(field, issue)).toBe(words))
})

describe('whether a number is asked for', () => {
  it('is so where the way needs one, and where the Service holds one', () => {
    expect((['APP_CHAT', 'SMS', 'EMAIL', 'PHONE', null] as const).map(needsPhone)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
    expect(showsPhone('EMAIL', undefined)).toBe(false)
    expect(showsPhone('EMAIL', { dates: [], guests: 0, phone: null })).toBe(false)
    expect(showsPhone('EMAIL', { dates: [], guests: 0, phone: '+34600000000' })).toBe(true)
    expect(showsPhone('SMS', undefined)).toBe(true)
  })

  it('is not so as the form opens: two adults, any time, by chat', () => {
    expect(interestFormDefaults).toEqual({
      adults: 2,
      children: 0,
      preferredDates: [],
      blackoutDates: [],
      contactMethod: 'APP_CHAT',
      contactWindow: 'ANYTIME',
      phone: '',
      occasion: null,
    })
  })
})

describe('a moment in words', () => {
  const words = {
    time: (time: string) => `at ${time}`,
    dateTime: (day: string) => `on ${day}`,
    unknown: () => 'earlier',
  }
  const moment = (timestamp: string, today: string | null) =>
    writeMoment(timestamp, i18n.format, today, words)

  it('is the time alone today, and has the day else', () => {
    expect(moment('2026-11-21T09:30:00Z', '2026-11-21')).toBe('at 10:30')
    expect(moment('2026-11-20T09:30:00Z', '2026-11-21')).toBe('on 20 Nov, 10:30')
    expect(moment('2026-11-21T09:30:00Z', null)).toMatch(/^on .*21 Nov/)
  })

  it('is left open where it cannot be read, also while today is not known', () => {
    expect(moment('yesterday', '2026-11-21')).toBe('earlier')
    expect(moment('yesterday', null)).toBe('earlier')
  })
})

describe('the marks of what no recorder may see', () => {
  it('are those of each product, in the form that it reads', () => {
    const { className, ...attributes } = recorderMarks
    expect(className.split(' ')).toEqual([
      'rr-block',
      'ph-no-capture',
      'sentry-block',
      'sentry-mask',
      'fs-exclude',
      'nr-block',
      'amp-block',
      'mp-block',
      'highlight-block',
      'pendo-sr-ignore',
      'mf-excluded',
      'lo-sensitive',
      '_lr-hide',
      'inspectlet-sensitive',
      'sessionstack-sensitive',
      'userback-block',
      'ym-hide-content',
      'ym-disable-keys',
    ])
    expect(attributes).toEqual({
      'data-hj-suppress': '',
      'data-dd-privacy': 'hidden',
      'data-clarity-mask': 'true',
      'data-private': '',
      'data-sl': 'exclude',
      'data-recording-disable': '',
      'data-openreplay-hidden': '',
      'data-cs-mask': '',
      'heap-ignore': 'true',
      'data-heap-redact-text': 'true',
      'data-dtrum-mask': '',
      'data-matomo-mask': '',
      'data-qm-block': '',
      'data-sr-redact': '',
    })
  })

  it('turn off what would carry a field’s text elsewhere', () => {
    expect(privateFieldProps).toEqual({
      autoComplete: 'off',
      autoCorrect: 'off',
      autoCapitalize: 'off',
      spellCheck: 'false',
      writingsuggestions: 'false',
      'data-1p-ignore': 'true',
      'data-lpignore': 'true',
      'data-bwignore': 'true',
      'data-protonpass-ignore': 'true',
      'data-form-type': 'other',
      'data-gramm': 'false',
      'data-gramm_editor': 'false',
      'data-enable-grammarly': 'false',
      'data-lt-active': 'false',
    })
  })
})
