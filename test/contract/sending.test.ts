import { isCalendarDate } from '../../src/base/index.ts'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  type BodyOf,
  hasUnknownAnswers,
  type Intake,
  intakeInputSchema,
  operations,
  readInput,
  sensitiveKeys,
  toIntakeInput,
} from '../../src/contract/index.ts'

const sensitive = { dietary: 'd', allergies: 'a', accessibility: 'x' }

describe('sending', () => {
  it('refuses an unknown key in every body', () => {
    for (const operation of Object.values(operations)) {
      if (!operation.body) continue
      const result = operation.body.safeParse({
        offer: 'o',
        rating: 1,
        code: '1',
        message: 'm',
        type: 't',
        version: 'v',
        surprise: true,
      })
      expect(result.success, operation.name).toBe(false)
      expect(
        result.error?.issues.some((issue) => issue.code === 'unrecognized_keys'),
        operation.name,
      ).toBe(true)
    }
  })

  it('lets sensitive answers into the intake alone', () => {
    expect(intakeInputSchema.safeParse({ adults: 1, ...sensitive }).success).toBe(true)
    for (const operation of Object.values(operations)) {
      if (!operation.body || operation.name === 'submitIntake') continue
      for (const key of sensitiveKeys) {
        const issues = operation.body.safeParse({ [key]: 'text' }).error?.issues ?? []
        expect(
          issues.some((issue) => issue.code === 'unrecognized_keys'),
          `${operation.name}.${key}`,
        ).toBe(true)
      }
    }
  })

  it('makes a sensitive key anywhere else a compile error', () => {
    expectTypeOf<BodyOf<typeof operations.submitIntake>>().toHaveProperty('dietary')
    expectTypeOf<keyof BodyOf<typeof operations.createInterest>>()
      .extract<'dietary' | 'allergies' | 'accessibility'>()
      .toBeNever()
    // @ts-expect-error -- the three keys belong to the intake alone
    const body: BodyOf<typeof operations.createInterest> = { offer: 'o', dietary: 'no' }
    expect(operations.createInterest.body?.safeParse(body).success).toBe(false)
  })

  it('takes whole ratings from 0 to 10', () => {
    const accepts = (rating: unknown) => operations.submitFeedback.body?.safeParse({ rating }).success
    expect([0, 5, 10].map(accepts)).toEqual([true, true, true])
    expect([-1, 11, 4.5, '5', null, undefined].map(accepts)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('refuses an empty message and an empty code', () => {
    expect(operations.sendMessage.body?.safeParse({ message: '' }).success).toBe(false)
    expect(operations.verifyPhone.body?.safeParse({ code: '' }).success).toBe(false)
  })

  it('refuses dates that do not exist', () => {
    expect(intakeInputSchema.safeParse({ preferredDates: ['2026-02-29'] }).success).toBe(false)
    expect(intakeInputSchema.safeParse({ preferredDates: ['2028-02-29'] }).success).toBe(true)
  })

  it('asks for 1 to 100 rows and a cursor that is not empty', () => {
    const accepts = (query: unknown) => operations.offers.query.safeParse(query).success
    expect([{ limit: 1 }, { limit: 100 }, { cursor: 'c' }, {}].map(accepts)).toEqual([true, true, true, true])
    expect([{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { cursor: '' }].map(accepts)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('isCalendarDate', () => {
  it.each(['2026-01-01', '2026-12-31', '2024-02-29', '0004-02-29'])('takes %s', (date) =>
    expect(isCalendarDate(date)).toBe(true),
  )
  it.each([
    '2026-2-1',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-02-29',
    '2026-01-01T00:00:00Z',
    '',
    ' 2026-01-01',
  ])('refuses "%s"', (date) => expect(isCalendarDate(date)).toBe(false))
})

it.each([[null], [[]], [''], [0]])('takes %j for no input, rather than for an empty one', (input) => {
  expect(readInput<unknown>(operations.wallet.query, input).success).toBe(false)
})

describe('toIntakeInput', () => {
  const intake: Intake = {
    adults: 2,
    children: 0,
    blackoutDates: [],
    preferredDates: ['2026-12-04', '2026-02-30'],
    contactMethod: 'SMS',
    contactWindow: 'DUSK',
    occasion: null,
    phone: null,
    phoneVerified: true,
    sensitiveDetailsSentAt: '2026-11-01T10:00:00Z',
  }

  it('keeps every answer and leaves out nulls, unknown values and what only the Service says', () => {
    expect(toIntakeInput(intake)).toEqual({
      adults: 2,
      children: 0,
      preferredDates: ['2026-12-04'],
      contactMethod: 'SMS',
    })
  })

  it('gives what the Service accepts', () => {
    expect(intakeInputSchema.safeParse(toIntakeInput(intake)).success).toBe(true)
  })

  it.each([
    [{}, true],
    [{ contactWindow: null }, false],
    [{ contactWindow: 'MORNING' }, false],
    [{ contactWindow: null, contactMethod: 'FAX' }, true],
    [{ contactWindow: null, occasion: 'JUBILEE' }, true],
  ])('leaves out a choice of a later version, and says so: with %j %s', (change, hasUnknown) => {
    expect(hasUnknownAnswers({ ...intake, ...change })).toBe(hasUnknown)
  })
})
