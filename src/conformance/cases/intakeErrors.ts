import { operations } from '../../contract/index.ts'
import { check, same } from '../checks.ts'
import type { Cases } from '../ConformanceCase.ts'
import type { CaseContext } from '../createContext.ts'
import type { RawAnswer } from '../createCaller.ts'

const intakeOf = async ({ newMember, newInterest }: CaseContext) => {
  const member = await newMember()
  return { as: member.token, params: { id: (await newInterest(member)).id }, body: { adults: 2 } }
}

const referred = ({ status, headers }: RawAnswer) =>
  check((headers.get('x-request-id') ?? '') !== '', `The ${String(status)} carries no X-Request-Id.`)

export const intakeErrorCases: Cases = {
  'a good answer of the intake carries X-Request-Id': {
    rules: ['resources.request-id', 'errors.2'],
    needs: ['write'],
    run: async (context) => referred(await context.send(operations.submitIntake, await intakeOf(context))),
  },
  'a refusal of the intake carries X-Request-Id': {
    rules: ['errors.2', 'endpoints.5.errors'],
    needs: ['write'],
    run: async (context) => {
      const at = await intakeOf(context)
      referred(await context.send(operations.submitIntake, { ...at, as: null }))
      referred(await context.send(operations.submitIntake, { ...at, as: (await context.newMember()).token }))
    },
  },
  'a 429 of the intake says when, and carries X-Request-Id': {
    rules: ['errors.429', 'errors.2', 'endpoints.5.errors'],
    needs: ['write', 'control'],
    run: async (context) => {
      const at = await intakeOf(context)
      await context.control.failNext(operations.submitIntake.name, 429)
      const answer = await context.send(operations.submitIntake, { ...at, takes429: true })
      same(answer.status, 429, 'The status')
      check((answer.headers.get('retry-after') ?? '') !== '', 'The 429 has no Retry-After.')
      referred(answer)
    },
  },
  'a 500 of the intake carries X-Request-Id': {
    rules: ['errors.500', 'errors.2', 'endpoints.5.errors'],
    needs: ['write', 'control'],
    run: async (context) => {
      const at = await intakeOf(context)
      await context.control.failNext(operations.submitIntake.name, 500)
      const answer = await context.send(operations.submitIntake, at)
      same(answer.status, 500, 'The status')
      referred(answer)
    },
  },
}
