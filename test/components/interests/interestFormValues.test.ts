import { expect, it } from 'vitest'
import { toFormValues } from '../../../src/components/interests/interestFormSchema.ts'

it('shows an intake without an answer as a form without one, and by when the concierge may call as any time', () => {
  expect(toFormValues(null)).toEqual({
    adults: null,
    children: null,
    preferredDates: [],
    blackoutDates: [],
    contactMethod: null,
    contactWindow: 'ANYTIME',
    phone: '',
    occasion: null,
  })
})
