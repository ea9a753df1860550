import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  interestFormSchema,
  type InterestFormValues,
  readTypedPhone,
  toInput,
} from '../../../src/components/interests/interestFormSchema.ts'
import { toFormValues } from '../../../src/components/interests/ChangeQuestions.tsx'
import { interestFormDefaults } from '../../../src/components/interests/defaultAnswers.ts'
import type { InterestLimits, SavedAnswers } from '../../../src/components/interests/interestLimits.ts'
import { type Intake, ordinaryAnswersSchema, toIntakeInput } from '../../../src/contract/index.ts'
import { readAs } from '../../contract/readAs.ts'

const free: InterestLimits = { today: '2026-12-01', min: '2026-12-01', max: null, maxGuests: null }

type Values = Partial<Record<keyof InterestFormValues, unknown>>

const parse = (values: Values, limits: Partial<InterestLimits>, country: string | null) =>
  interestFormSchema({ ...free, ...limits }, country).safeParseAsync({ ...interestFormDefaults, ...values })

/** The first issue of each field. */
async function issuesOf(values: Values, limits: Partial<InterestLimits> = {}, country: string | null = 'GB') {
  const { error } = await parse(values, limits, country)
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? []
  return Object.fromEntries(issues.toReversed())
}

afterEach(() => void vi.unstubAllGlobals())

describe('interestFormSchema', () => {
  it('checks the number also in a page whose Promise is another, as zone.js and old polyfills make it', async () => {
    vi.stubGlobal('Promise', class extends Promise<unknown> {})
    expect(await issuesOf({ children: 3, contactMethod: 'SMS', phone: '+44 20' }, { maxGuests: 2 })).toEqual({
      adults: 'party',
      phone: 'phoneShort',
    })
  })

  it('accepts the form as it opens', async () => expect(await issuesOf({})).toEqual({}))

  it('gives the answers as the contract takes them', async () => {
    const values = { contactMethod: 'SMS', phone: '020 7946 0958', children: null }
    expect((await parse(values, { saved: { dates: [], guests: 0, phone: null } }, 'GB')).data).toEqual({
      adults: 2,
      contactMethod: 'SMS',
      contactWindow: 'ANYTIME',
      phone: '+442079460958',
    })
  })

  it.each([
    ['an empty number of adults', { adults: null }, {}, { adults: 'number' }],
    ['more guests than there are places', { adults: 3, children: 2 }, { maxGuests: 4 }, { adults: 'party' }],
    ['a day that is over', { preferredDates: ['2026-11-30'] }, {}, { preferredDates: 'dateOver' }],
    [
      'a day after the season',
      { blackoutDates: ['2027-02-01'] },
      { max: '2027-01-31' },
      { blackoutDates: 'dateOutside' },
    ],
    [
      'a day before the season',
      { preferredDates: ['2026-12-02'] },
      { min: '2026-12-05' },
      { preferredDates: 'dateOutside' },
    ],
    [
      'a day that is wanted and not possible',
      { preferredDates: ['2026-12-04'], blackoutDates: ['2026-12-04'] },
      {},
      { blackoutDates: 'dateTwice' },
    ],
    ['a text without a number', { contactMethod: 'SMS' }, {}, { phone: 'phoneMissing' }],
  ] as const)('refuses %s', async (_what, values, limits, issues) =>
    expect(await issuesOf(values, limits)).toEqual(issues),
  )

  it.each([
    ['as many guests as there are places', { adults: 3, children: 1 }, { maxGuests: 4 }],
    ['a day of today', { preferredDates: ['2026-12-01'] }, {}],
    ['any day while today is not known', { preferredDates: ['2020-01-01'] }, { today: null, min: null }],
    [
      'the first and the last day of the season',
      { preferredDates: ['2026-12-05', '2027-01-31'] },
      { min: '2026-12-05', max: '2027-01-31' },
    ],
    ['any later day when the season has no end', { blackoutDates: ['2099-01-01'] }, { max: null }],
    ['no days at all, wanted or not', { preferredDates: [], blackoutDates: [] }, { max: '2027-01-31' }],
    ['no way to be reached', { contactMethod: null }, {}],
  ] as const)('accepts %s', async (_what, values, limits) =>
    expect(await issuesOf(values, limits)).toEqual({}),
  )

  it.each([
    ['020 7946 0958', 'phoneCountry'],
    ['+44 20', 'phoneShort'],
    ['+44 20 7946 0958 0958 0958', 'phoneLong'],
    ['+44 20 7946 0958 ext. 5', 'phoneShape'],
  ] as const)('refuses the number %s as %s, where it is shown', async (phone, issue) => {
    const saved = { dates: [], guests: 0, phone: '+442079460958' }
    expect(await issuesOf({ contactMethod: 'PHONE', phone }, {}, null)).toEqual({ phone: issue })
    expect(await issuesOf({ contactMethod: 'EMAIL', phone }, {}, null)).toEqual({})
    expect(await issuesOf({ contactMethod: 'EMAIL', phone }, { saved }, null)).toEqual({ phone: issue })
  })

  it('accepts that a number is removed where the contact method needs none', async () => {
    expect(
      await issuesOf({ contactMethod: 'EMAIL' }, { saved: { dates: [], guests: 0, phone: '+442079460958' } }),
    ).toEqual({})
  })

  it('accepts what the member sent before', async () => {
    const saved = { dates: ['2026-11-20', '2027-03-01'], guests: 4, phone: null }
    const values = {
      adults: null,
      children: null,
      preferredDates: ['2026-11-20'],
      blackoutDates: ['2027-03-01'],
    }
    expect(await issuesOf(values, { max: '2027-01-31', saved })).toEqual({})
    expect(await issuesOf({ adults: 3, children: 1 }, { maxGuests: 2, saved })).toEqual({})
    expect(await issuesOf({ adults: 3, children: 2 }, { maxGuests: 2, saved })).toEqual({
      adults: 'party',
    })
    expect(await issuesOf({ ...values, preferredDates: ['2026-11-21'] }, { saved })).toEqual({
      preferredDates: 'dateOver',
    })
  })

  it.each([
    [{ adults: -1 }, 'number'],
    [{ children: 1.5 }, 'number'],
    [{ preferredDates: ['2027-02-30'] }, 'date'],
    [{ blackoutDates: ['soon'] }, 'date'],
    [{ contactMethod: 'PIGEON' }, 'choice'],
    [{ contactWindow: 'NIGHT' }, 'choice'],
    [{ occasion: 'MONDAY' }, 'choice'],
  ])('refuses what the contract refuses: %j', async (values, issue) => {
    expect(await issuesOf(values)).toEqual(
      Object.fromEntries(Object.keys(values).map((field) => [field, issue])),
    )
  })

  it('tells all issues together, also those that lie between fields', async () => {
    const values = {
      adults: 2,
      children: 9,
      preferredDates: ['2026-11-01'],
      blackoutDates: ['2026-11-01', '2027-05-01'],
      contactMethod: 'SMS',
    }
    expect(await issuesOf({ ...values, phone: '12' }, { maxGuests: 4 })).toEqual({
      adults: 'party',
      preferredDates: 'dateOver',
      blackoutDates: 'dateOver',
      phone: 'phoneShort',
    })
  })

  it('judges the phone and the days also when a number of guests is missing', async () => {
    const days = { preferredDates: ['2026-12-04'], blackoutDates: ['2026-12-04'] }
    expect(await issuesOf({ adults: null, contactMethod: 'SMS', ...days })).toEqual({
      adults: 'number',
      blackoutDates: 'dateTwice',
      phone: 'phoneMissing',
    })
  })

  it('reports a missing number before it reports too many guests', async () => {
    expect(await issuesOf({ adults: null, children: 9 }, { maxGuests: 4 })).toEqual({
      adults: 'number',
    })
  })
})

describe('toInput', () => {
  it('leaves out what is empty', () => {
    const input = toInput(
      { ...interestFormDefaults, adults: null, children: null, contactMethod: null },
      { issue: 'empty' },
    )
    expect(input).toEqual({ contactWindow: 'ANYTIME' })
    expect(toInput({ ...interestFormDefaults, contactWindow: null }, { issue: 'empty' })).not.toHaveProperty(
      'contactWindow',
    )
  })

  it('gives the complete answers as the contract takes them', () => {
    const values: InterestFormValues = {
      adults: 2,
      children: 0,
      preferredDates: ['2026-12-04'],
      blackoutDates: ['2026-12-24'],
      contactMethod: 'SMS',
      contactWindow: 'EVENING',
      phone: '+44 (20) 7946 0958',
      occasion: 'ANNIVERSARY',
    }
    expect(readAs(ordinaryAnswersSchema, toInput(values, { phone: '+442079460958' }))).toEqual({
      adults: 2,
      children: 0,
      preferredDates: ['2026-12-04'],
      blackoutDates: ['2026-12-24'],
      contactMethod: 'SMS',
      contactWindow: 'EVENING',
      phone: '+442079460958',
      occasion: 'ANNIVERSARY',
    })
  })

  it('does not send a number that the chosen way does not need', () => {
    expect(
      toInput({ ...interestFormDefaults, contactMethod: 'EMAIL' }, { phone: '+442079460958' }),
    ).not.toHaveProperty('phone')
  })
})

describe('toFormValues', () => {
  it('shows an intake without answers as an empty form', () => {
    expect(toFormValues(null)).toEqual({
      adults: null,
      children: null,
      preferredDates: [],
      blackoutDates: [],
      contactMethod: null,
      contactWindow: null,
      phone: '',
      occasion: null,
    })
  })

  const intake: Intake = {
    adults: 2,
    children: null,
    preferredDates: ['2026-12-04'],
    blackoutDates: [],
    contactMethod: 'EMAIL',
    contactWindow: 'MORNING',
    occasion: null,
    phone: '+34 600 000 000',
    phoneVerified: true,
    sensitiveDetailsSentAt: null,
  }

  it('gives an intake that was not edited back as it came', () => {
    const saved = { dates: ['2026-12-04'], guests: 2, phone: '+34 600 000 000' }
    expect(toInput(toFormValues(intake), { phone: '+34 600 000 000' }, saved)).toEqual(toIntakeInput(intake))
  })

  it('puts no default of ours where nothing was answered', () => {
    expect(toInput(toFormValues(null), { issue: 'empty' })).toEqual({})
  })
})

const saved: SavedAnswers = { dates: [], guests: 0, phone: '+34 600 000 000' }

describe('readTypedPhone', () => {
  it.each([
    '+44 20 7946 0958',
    '020 7946 0958',
    '+44 (20) 7946-0958',
    '+\u0664\u0664 \u0662\u0660 \u0667\u0669\u0664\u0666 \u0660\u0669\u0665\u0668',
  ])('sends %s in E.164', async (typed) => {
    expect(await readTypedPhone(typed, 'GB', undefined)).toEqual({ phone: '+442079460958' })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['12', 'short'],
    ['+44 20 7946 0958 0958 0958', 'long'],
  ] as const)('refuses %j as %s', async (typed, issue) => {
    expect(await readTypedPhone(typed, 'GB', undefined)).toEqual({ issue })
  })

  it("reads a national number of nobody's country as without a country", async () => {
    expect(await readTypedPhone('020 7946 0958', null, undefined)).toEqual({ issue: 'country' })
  })

  it.each(['+34 600 000 000', ' +34 600 000 000 ', '+34600000000', '+34 (600) 00 00 00'])(
    'sends the saved number back as it came, typed as %s',
    async (typed) => {
      expect(await readTypedPhone(typed, 'GB', saved)).toEqual({ phone: saved.phone })
    },
  )

  it('sends another number than the saved one in E.164', async () => {
    expect(await readTypedPhone('+34 600 000 001', 'GB', saved)).toEqual({ phone: '+34600000001' })
  })

  it('sends a saved number that it cannot read back as it came', async () => {
    expect(await readTypedPhone('ask for Ada', 'GB', { dates: [], guests: 0, phone: 'ask for Ada' })).toEqual(
      { phone: 'ask for Ada' },
    )
  })
})
