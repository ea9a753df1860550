import { describe, expect, it } from 'vitest'
import { interestFaults } from '../../../src/components/interests/interestFormSchema.ts'
import {
  hasUnknownAnswers,
  interestFormDefaults,
  type InterestFormValues,
  toFormValues,
  toInput,
} from '../../../src/components/interests/interestFormSchema.ts'
import type { InterestLimits } from '../../../src/components/interests/interestLimits.ts'
import type { TypedPhone } from '../../../src/components/interests/interestFormSchema.ts'
import { type Intake, ordinaryAnswersSchema, toIntakeInput } from '../../../src/contract/index.ts'
import { readAs } from '../../contract/readAs.ts'

const free: InterestLimits = { today: '2026-12-01', min: '2026-12-01', max: null, maxGuests: null }

function faultsOf(
  values: Partial<Record<keyof InterestFormValues, unknown>>,
  limits: Partial<InterestLimits> = {},
  typedPhone: TypedPhone = { fault: 'empty' },
) {
  return interestFaults(
    { ...interestFormDefaults, ...values } as InterestFormValues,
    { ...free, ...limits },
    typedPhone,
  )
}

describe('interestFaults', () => {
  it('takes the form as it opens', () => expect(faultsOf({})).toEqual({}))

  it.each([
    ['an empty number of adults', { adults: null }, {}, { adults: 'interests.fault.number' }],
    [
      'more guests than there are places',
      { adults: 3, children: 2 },
      { maxGuests: 4 },
      { adults: 'interests.fault.party' },
    ],
    [
      'a day that is over',
      { preferredDates: ['2026-11-30'] },
      {},
      { preferredDates: 'interests.fault.dateOver' },
    ],
    [
      'a day after the season',
      { blackoutDates: ['2027-02-01'] },
      { max: '2027-01-31' },
      { blackoutDates: 'interests.fault.dateOutside' },
    ],
    [
      'a day before the season',
      { preferredDates: ['2026-12-02'] },
      { min: '2026-12-05' },
      { preferredDates: 'interests.fault.dateOutside' },
    ],
    [
      'a day that is wanted and not possible',
      { preferredDates: ['2026-12-04'], blackoutDates: ['2026-12-04'] },
      {},
      { blackoutDates: 'interests.fault.dateTwice' },
    ],
    ['a text without a number', { contactMethod: 'SMS' }, {}, { phone: 'interests.fault.phoneMissing' }],
  ] as const)('refuses %s', (_what, values, limits, faults) =>
    expect(faultsOf(values, limits)).toEqual(faults),
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
    ['any later day where the season has no end', { blackoutDates: ['2099-01-01'] }, { max: null }],
    ['no days at all, wanted or not', { preferredDates: [], blackoutDates: [] }, { max: '2027-01-31' }],
    ['no way to be reached', { contactMethod: null }, {}],
  ] as const)('takes %s', (_what, values, limits) => expect(faultsOf(values, limits)).toEqual({}))

  it.each([
    ['country', 'interests.fault.phoneCountry'],
    ['short', 'interests.fault.phoneShort'],
    ['long', 'interests.fault.phoneLong'],
    ['shape', 'interests.fault.phoneShape'],
  ] as const)('refuses a number that is wrong by its %s, where it is shown', (phoneFault, fault) => {
    const wrong = { fault: phoneFault }
    const held = { dates: [], guests: 0, phone: '+442079460958' }
    expect(faultsOf({ contactMethod: 'PHONE' }, {}, wrong)).toEqual({ phone: fault })
    expect(faultsOf({ contactMethod: 'EMAIL' }, {}, wrong)).toEqual({})
    expect(faultsOf({ contactMethod: 'EMAIL' }, { held }, wrong)).toEqual({ phone: fault })
  })

  it('takes a number away where the way does not need one', () => {
    expect(
      faultsOf({ contactMethod: 'EMAIL' }, { held: { dates: [], guests: 0, phone: '+442079460958' } }),
    ).toEqual({})
  })

  it('does not hold against the member what they sent once', () => {
    const held = { dates: ['2026-11-20', '2027-03-01'], guests: 4, phone: null }
    const values = {
      adults: null,
      children: null,
      preferredDates: ['2026-11-20'],
      blackoutDates: ['2027-03-01'],
    }
    expect(faultsOf(values, { max: '2027-01-31', held })).toEqual({})
    expect(faultsOf({ adults: 3, children: 1 }, { maxGuests: 2, held })).toEqual({})
    expect(faultsOf({ adults: 3, children: 2 }, { maxGuests: 2, held })).toEqual({
      adults: 'interests.fault.party',
    })
    expect(faultsOf({ ...values, preferredDates: ['2026-11-21'] }, { held })).toEqual({
      preferredDates: 'interests.fault.dateOver',
    })
  })

  it.each([
    [{ adults: -1 }, 'interests.fault.number'],
    [{ children: 1.5 }, 'interests.fault.number'],
    [{ preferredDates: ['2027-02-30'] }, 'interests.fault.date'],
    [{ blackoutDates: ['soon'] }, 'interests.fault.date'],
    [{ contactMethod: 'PIGEON' }, 'interests.fault.choice'],
    [{ contactWindow: 'NIGHT' }, 'interests.fault.choice'],
    [{ occasion: 'MONDAY' }, 'interests.fault.choice'],
  ])('refuses what the contract refuses: %j', (values, fault) => {
    expect(faultsOf(values)).toEqual(Object.fromEntries(Object.keys(values).map((field) => [field, fault])))
  })

  it('tells all faults at once, also those that lie between fields', () => {
    const values = {
      adults: 2,
      children: 9,
      preferredDates: ['2026-11-01'],
      blackoutDates: ['2026-11-01', '2027-05-01'],
      contactMethod: 'SMS',
    }
    expect(faultsOf(values, { maxGuests: 4 }, { fault: 'short' })).toEqual({
      adults: 'interests.fault.party',
      preferredDates: 'interests.fault.dateOver',
      blackoutDates: 'interests.fault.dateOver',
      phone: 'interests.fault.phoneShort',
    })
  })

  it('tells of a number that is missing before it tells that they are too many', () => {
    expect(faultsOf({ adults: null, children: 9 }, { maxGuests: 4 })).toEqual({
      adults: 'interests.fault.number',
    })
  })
})

describe('toInput', () => {
  it('leaves out what is empty', () => {
    const input = toInput(
      { ...interestFormDefaults, adults: null, children: null, contactMethod: null },
      { fault: 'empty' },
    )
    expect(input).toEqual({ contactWindow: 'ANYTIME' })
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
    const held = { dates: ['2026-12-04'], guests: 2, phone: '+34 600 000 000' }
    expect(toInput(toFormValues(intake), { phone: '+34 600 000 000' }, held)).toEqual(toIntakeInput(intake))
  })

  it('puts no default of ours where nothing was answered', () => {
    expect(toInput(toFormValues(null), { fault: 'empty' })).toEqual({ contactWindow: 'ANYTIME' })
  })

  it('tells of a choice that it cannot show', () => {
    expect(hasUnknownAnswers(intake)).toBe(false)
    expect(hasUnknownAnswers({ ...intake, occasion: 'JUBILEE' })).toBe(true)
  })
})
