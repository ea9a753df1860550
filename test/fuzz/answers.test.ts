import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createExperienceClient,
  createMemberSession,
  type ExperienceErrorKind,
  isExperienceError,
} from '../../src/client/index.ts'
import { arbitraryAnswer, type ArbitraryAnswer, toResponse } from './arbitraryAnswer.ts'
import { contractFacts } from './contractFacts.ts'
import { fuzzRuns } from './fuzzRuns.ts'
import { type OperationName, type ValidAnswer, validAnswers } from './validAnswers.ts'

/** Of all operations together. */
const cases = process.env.XP_ASSURE ? 100_000 : 3_000

const kinds: readonly ExperienceErrorKind[] = [
  'network',
  'timeout',
  'authentication',
  'permission',
  'not-found',
  'rejected',
  'conflict',
  'rate-limit',
  'service',
  'invalid-response',
]

const valid = await validAnswers()
const names = Object.keys(valid) as OperationName[]

/** All names that every object and every list inherits. */
const inherited = () =>
  [Object.prototype, Array.prototype, Function.prototype].map((prototype) =>
    Reflect.ownKeys(prototype).map(String).join(),
  )
const inheritedBefore = inherited()

let seen = 0
let read = 0
const uncaught: unknown[] = []
const onUncaught = (error: unknown) => uncaught.push(error)

beforeAll(() => {
  process.on('unhandledRejection', onUncaught)
})
afterAll(() => {
  process.off('unhandledRejection', onUncaught)
})

/** A member's call, answered like this however often it asks. */
function call({ operation, call: { params, body } }: ValidAnswer, answer: ArbitraryAnswer) {
  const session = createMemberSession({ refresh: async () => ({ accessToken: 'made-up' }), server: true })
  const client = createExperienceClient({
    baseUrl: 'https://service.example',
    session,
    assumptions: { operations: { offer: true, eligibility: true, ledger: true, acceptTerms: true } },
    fetch: async () => toResponse(answer),
  })
  return client.call(operation, { ...(params && { params }), ...(body !== undefined && { body }) } as never)
}

function checkError(error: unknown): void {
  if (!isExperienceError(error))
    throw new Error('What was thrown is no error of the library.', { cause: error })
  expect(kinds).toContain(error.kind)
  expect(error.code === null || typeof error.code === 'string').toBe(true)
  expect(error.requestId === null || error.requestId !== '').toBe(true)
  expect(
    error.retryAfterMs === null || (Number.isFinite(error.retryAfterMs) && error.retryAfterMs >= 0),
  ).toBe(true)
  expect(error.serviceMessage === null || error.serviceMessage.length <= 500).toBe(true)
}

describe('whatever is answered', () => {
  it.each(names)(
    '%s gives what the contract says, or an error of the library',
    { timeout: 1_200_000 },
    async (name) => {
      await fc.assert(
        fc.asyncProperty(arbitraryAnswer(valid[name].value), async (answer) => {
          seen += 1
          const outcome = await call(valid[name], answer).then(
            (result) => ({ result }),
            (error: unknown) => ({ error }),
          )
          if ('error' in outcome) return checkError(outcome.error)
          read += 1
          const { data, dropped, status } = outcome.result as {
            readonly data: unknown
            readonly dropped: readonly { readonly index: number }[]
            readonly status: number
          }
          expect(contractFacts[name](data), `${name} reads ${JSON.stringify(data)}`).toBe(true)
          expect(dropped.every(({ index }) => Number.isInteger(index))).toBe(true)
          expect(status).toBe(answer.status)
          expect(inherited()).toEqual(inheritedBefore)
        }),
        // A call that hangs is a failure with a seed, like any other.
        { ...fuzzRuns(Math.ceil(cases / names.length)), timeout: 30_000 },
      )
    },
  )

  it('every operation is called, and enough answers are read for the facts to be looked at', () => {
    expect(seen).toBeGreaterThanOrEqual(cases)
    expect(read).toBeGreaterThan(cases / 10)
    expect(uncaught).toEqual([])
  })

  it.each(names)('%s reads the sandbox’s own answer', async (name) => {
    const { data } = await call(valid[name], {
      status: 200,
      headers: [],
      text: JSON.stringify(valid[name].value),
    })
    expect(contractFacts[name](data)).toBe(true)
  })
})
