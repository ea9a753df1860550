import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import {
  type AssumedOperationName,
  type BodyOf,
  defaultAssumptions,
  intakeInputSchema,
  mergeAssumptions,
  type Operation,
  operations,
  readInput,
  sensitiveKeys,
} from '../../src/contract/index.ts'
import { exchange } from '../../src/contract/organisation/index.ts'
import { setOfferPrice } from '../../src/contract/staff/index.ts'

const all: readonly Operation[] = Object.values(operations)

/** The specification's table of endpoints, rows with a member token. */
const specified = [
  ['submitFeedback', 'PUT', '/v1/redemptions/{id}/feedback'],
  ['createInterest', 'POST', '/v1/interests'],
  ['interest', 'GET', '/v1/interests/{id}'],
  ['submitIntake', 'PUT', '/v1/interests/{id}/intake'],
  ['verifyPhone', 'PUT', '/v1/interests/{id}/phone/verification'],
  ['sendMessage', 'POST', '/v1/conversations/{id}/messages'],
  ['messages', 'GET', '/v1/conversations/{id}/messages'],
  ['wallet', 'GET', '/v1/wallet'],
  ['terms', 'GET', '/v1/terms'],
]

/** What names something, and is nobody's own words. */
const names = ['offer', 'type', 'version']

/** The fields of a schema that take any text. */
function textsIn(schema: unknown, field = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, format } = schema as { readonly type?: unknown; readonly format?: unknown }
  if (type === 'string' && !('enum' in schema) && format !== 'date' && !names.includes(field)) return [field]
  return Object.entries(schema).flatMap(([key, value]) => textsIn(value, key === 'items' ? field : key))
}

describe('operations', () => {
  it('has every member-mode row of the specification, as it is there', () => {
    const ours = all
      .filter(({ source }) => source === 'specification')
      .map(({ name, method, path }) => [name, method, path])
    expect(ours.toSorted()).toEqual(specified.toSorted())
  })

  it('has every assumed operation, and no other, under the name by which it is switched', () => {
    const assumed = all.filter(({ source }) => source === 'assumed').map(({ name }) => name)
    expect(assumed.toSorted()).toEqual(Object.keys(defaultAssumptions.operations).toSorted())
  })

  it('marks each whose body can hold what somebody typed', () => {
    const withText = [...all, exchange, setOfferPrice]
      .filter(({ body }) => body !== null && textsIn(z.toJSONSchema(body as z.core.$ZodType)).length > 0)
      .map(({ name }) => name)
    const marked = [...all, exchange, setOfferPrice].filter(({ freeText }) => freeText)
    expect(marked.map(({ name }) => name).toSorted()).toEqual(withText.toSorted())
    expect(withText).toContain('submitIntake')
    expect(all.filter(({ sensitive }) => sensitive).every(({ freeText }) => freeText)).toBe(true)
  })

  it('names each by its key', () => {
    for (const [key, { name }] of Object.entries(operations)) expect(name).toBe(key)
  })

  it('knows neither server mode nor staff', () => {
    const paths = all.map(({ path, method }) => `${method} ${path}`)
    expect(paths).not.toContain(`${exchange.method} ${exchange.path}`)
    expect(paths).not.toContain(`${setOfferPrice.method} ${setOfferPrice.path}`)
    expect(paths.join()).not.toMatch(/webhooks|analytics|members/)
  })

  it('reads placeholders from the parameters alone', () => {
    for (const { name, path, params } of all)
      expect(params.safeParse({ id: 'x' }).success, name).toBe(path.includes('{id}'))
  })

  it('takes a key on the documented and the assumed creates, and on no PUT', () => {
    const keyed = all.filter(({ idempotency }) => idempotency === 'key').map(({ name }) => name)
    expect(keyed.toSorted()).toEqual(['createInterest', 'createRedemption', 'sendMessage'])
    expect(
      all.filter(({ method }) => method === 'PUT').every(({ idempotency }) => idempotency === 'natural'),
    ).toBe(true)
  })

  it('marks the one operation that can carry health data', () => {
    expect(all.filter(({ sensitive }) => sensitive).map(({ name }) => name)).toEqual(['submitIntake'])
  })

  it('lets sensitive answers into the intake alone', () => {
    expect(
      intakeInputSchema.safeParse({ adults: 1, dietary: 'd', allergies: 'a', accessibility: 'x' }).success,
    ).toBe(true)
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
})

it.each([[null], [[]], [''], [0]])('takes %j for no input, rather than for an empty one', (input) => {
  expect(readInput<unknown>(operations.wallet.query, input).success).toBe(false)
})

describe('mergeAssumptions', () => {
  it('keeps the defaults of what is left out', () => {
    const merged = mergeAssumptions({ operations: { offer: true }, paging: { size: 20 } })
    expect(merged.operations).toEqual({ ...defaultAssumptions.operations, offer: true })
    expect(merged.paging).toEqual({ limit: 'limit', cursor: 'cursor', size: 20 })
    expect(merged.idempotencyHeader).toBe('Idempotency-Key')
  })

  it('takes what is undefined for left out', () => {
    const input: object = { isOwnMessage: undefined, operations: { offers: undefined }, paging: undefined }
    expect(mergeAssumptions(input)).toEqual(defaultAssumptions)
  })

  it('refuses an unknown key, saying what, why and how to fix', () => {
    expect(() => mergeAssumptions({ retries: 3 } as never)).toThrow(
      /assumptions has no key "retries".*It would change nothing.*Use one of: operations/,
    )
    expect(() => mergeAssumptions({ operations: { ofers: true } as never })).toThrow(
      /assumptions.operations has no key "ofers"/,
    )
  })

  it.each([0, 101, 2.5, Number.NaN])('refuses a page size of %s', (size) => {
    expect(() => mergeAssumptions({ paging: { size } })).toThrow(/from 1 to 100/)
  })

  it('searches as many offers as the host says', () => {
    const { offerSearch } = mergeAssumptions({ offerSearch: { limit: Infinity } })
    expect(offerSearch).toEqual({ parameter: null, limit: Infinity })
  })

  it('keeps the defaults inside what is given in part, and takes the smallest and the largest page', () => {
    const merged = mergeAssumptions({
      idempotentWrites: { sendMessage: false },
      messagePolling: { idleMs: 60_000 },
      redemptionPolling: { idleMs: 60_000 },
      phoneCodeLength: 4,
    })
    expect(merged).toMatchObject({
      idempotentWrites: { createRedemption: true, sendMessage: false },
      messagePolling: { activeMs: 4_000, idleMs: 60_000 },
      redemptionPolling: { activeMs: 15_000, idleMs: 60_000 },
      phoneCodeLength: 4,
    })
    expect([1, 100].map((size) => mergeAssumptions({ paging: { size } }).paging.size)).toEqual([1, 100])
    expect(mergeAssumptions()).toEqual(defaultAssumptions)
  })

  it('takes a message for the member’s own by type or by author', () => {
    const { isOwnMessage } = defaultAssumptions
    const message = { id: 'm', attachments: [] }
    expect(isOwnMessage({ ...message, type: 'MEMBER' }, { memberId: null })).toBe(true)
    expect(isOwnMessage({ ...message, type: 'TEXT', authorID: 'm-1' }, { memberId: 'm-1' })).toBe(true)
    expect(isOwnMessage({ ...message, type: 'TEXT', authorID: 'm-1' }, { memberId: null })).toBe(false)
    expect(isOwnMessage(message, { memberId: null })).toBe(false)
  })

  it('switches off by default what a wrong path would break', () => {
    const off = Object.entries(defaultAssumptions.operations).filter(([, value]) => value === false)
    expect(off.map(([name]) => name as AssumedOperationName).toSorted()).toEqual([
      'acceptTerms',
      'eligibility',
      'ledger',
      'offer',
    ])
  })
})
