import { describe, expect, it } from 'vitest'
import { interestFormSchema } from '../../../src/components/interests/interestFormSchema.ts'
import { interestFormDefaults, type InterestFormValues, toInput } from '../../../src/components/interests/interestFormValues.ts'
import type { InterestLimits } from '../../../src/components/interests/interestLimits.ts'
import { ordinaryAnswersSchema } from '../../../src/contract/index.ts'

const free: InterestLimits = { today: '2026-12-01', min: '2026-12-01', max: null, maxGuests: null }

function faultsOf(values: Partial<Record<keyof InterestFormValues, unknown>>, limits: Partial<InterestLimits> = {}) {
  const read = interestFormSchema({ ...free, ...limits }).safeParse({ ...interestFormDefaults, ...values })
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('interestFormSchema', () => {
  it('takes the form as it opens', () => expect(faultsOf({})).toEqual([]))

  it.each([
    ['an empty number of adults', { adults: null }, {}, [['adults', 'interests.fault.number']]],
    ['more guests than there are places', { adults: 3, children: 2 }, { maxGuests: 4 }, [['adults', 'interests.fault.party']]],
    ['a day that is over', { preferredDates: ['2026-11-30'] }, {}, [['preferredDates', 'interests.fault.dateOver']]],
    ['a day after the season', { blackoutDates: ['2027-02-01'] }, { max: '2027-01-31' }, [['blackoutDates', 'interests.fault.dateOutside']]],
    ['a day before the season', { preferredDates: ['2026-12-02'] }, { min: '2026-12-05' }, [['preferredDates', 'interests.fault.dateOutside']]],
    ['a day that is wanted and not possible', { preferredDates: ['2026-12-04'], blackoutDates: ['2026-12-04'] }, {}, [['blackoutDates', 'interests.fault.dateTwice']]],
    ['a text without a number', { contactMethod: 'SMS', phone: '  ' }, {}, [['phone', 'interests.fault.phoneMissing']]],
    ['a call to half a number', { contactMethod: 'PHONE', phone: '2079460958' }, {}, [['phone', 'interests.fault.phoneShape']]],
  ] as const)('refuses %s', (_what, values, limits, faults) => expect(faultsOf(values, limits)).toEqual(faults))

  it.each([
    ['half a number that is not asked for', { contactMethod: 'EMAIL', phone: '2079' }, {}],
    ['as many guests as there are places', { adults: 3, children: 1 }, { maxGuests: 4 }],
    ['a day of today', { preferredDates: ['2026-12-01'] }, {}],
    ['any day while today is not known', { preferredDates: ['2020-01-01'] }, { today: null, min: null }],
    ['no way to be reached', { contactMethod: null }, {}],
  ] as const)('takes %s', (_what, values, limits) => expect(faultsOf(values, limits)).toEqual([]))

  it.each([{ adults: -1 }, { children: 1.5 }, { preferredDates: ['2027-02-30'] }, { contactMethod: 'PIGEON' }, { occasion: 'MONDAY' }])('refuses what the contract refuses: %j', (values) => {
    expect(faultsOf(values).map(([path]) => path?.split('.')[0])).toEqual(Object.keys(values))
  })

  it('tells all faults at once, also those that lie between fields', () => {
    const faults = faultsOf({ adults: null, children: 9, preferredDates: ['2026-11-01'], contactMethod: 'SMS', phone: '1' }, { maxGuests: 4 })
    expect(faults.map(([path]) => path)).toEqual(['adults', 'preferredDates', 'adults', 'phone'])
  })
})

describe('toInput', () => {
  it('leaves out what is empty', () => {
    const input = toInput({ ...interestFormDefaults, adults: null, children: null, contactMethod: null })
    expect(input).toEqual({ contactWindow: 'ANYTIME' })
  })

  it('gives the complete answers as the contract takes them', () => {
    const input = toInput({
      adults: 2,
      children: 0,
      preferredDates: ['2026-12-04'],
      blackoutDates: ['2026-12-24'],
      contactMethod: 'SMS',
      contactWindow: 'EVENING',
      phone: '+44 (20) 7946 0958',
      occasion: 'ANNIVERSARY',
    })
    expect(ordinaryAnswersSchema.parse(input)).toEqual({
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
    expect(toInput({ ...interestFormDefaults, contactMethod: 'EMAIL', phone: '+442079460958' })).not.toHaveProperty('phone')
  })
})
