import { operations } from '../../contract/index.ts'
import { organisationOperations } from '../../contract/organisation/index.ts'
import type { Cases } from '../ConformanceCase.ts'
import { CaseObserved, CaseSkipped, check, isObject, same } from '../checks.ts'
import type { RawAnswer } from '../createCaller.ts'
import type { CaseContext } from '../createContext.ts'

const authenticationCases: Cases = {
  'the key opens server mode': {
    rules: ['auth.key', 'auth.1.bearer', 'endpoints.bearer'],
    needs: ['read'],
    run: async ({ send, orgApiKey }) => {
      for (const operation of [
        organisationOperations.members,
        organisationOperations.offerAnalytics,
        organisationOperations.webhooks,
      ]) {
        same((await send(operation, { as: orgApiKey })).status, 200, `The status of ${operation.path}`)
      }
    },
  },
  'the key is taken in x-api-key too': {
    rules: ['auth.1.api-key'],
    needs: ['read'],
    run: async ({ send, orgApiKey }) =>
      same(
        (await send(organisationOperations.offerAnalytics, { as: null, headers: { 'x-api-key': orgApiKey } }))
          .status,
        200,
        'The status',
      ),
  },
  'a member token opens member mode': {
    rules: ['auth.token'],
    needs: ['member'],
    run: async ({ send, reader }) => {
      const { token } = await reader()
      for (const operation of [operations.wallet, operations.terms])
        same((await send(operation, { as: token })).status, 200, `The status of ${operation.path}`)
    },
  },
  'a token is scoped to the member who was named': {
    rules: ['endpoints.1.scoped'],
    needs: ['write'],
    run: async ({ call, newMember, newInterest }) => {
      const [one, other] = [await newMember(), await newMember()]
      const { conversationId } = await newInterest(one)
      const { conversations } = await call(operations.conversations, { as: other.token })
      check(
        !conversations.some(({ id }) => id === conversationId),
        'The conversation of another member is listed.',
      )
    },
  },
  'what is another member’s is a 403': {
    rules: ['auth.2.one-member', 'auth.7.forbidden', 'errors.403'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest }) => {
      const { id } = await newInterest(await newMember())
      same(
        (await send(operations.interest, { as: (await newMember()).token, params: { id } })).status,
        403,
        'The status',
      )
    },
  },
  'a member token on a server-mode operation is a 403': {
    rules: ['auth.7.forbidden', 'errors.403'],
    needs: ['member'],
    run: async ({ send, reader }) =>
      same(
        (await send(organisationOperations.offerAnalytics, { as: (await reader()).token })).status,
        403,
        'The status',
      ),
  },
  'no credential is a 401': {
    rules: ['auth.7.missing', 'errors.401'],
    needs: ['read'],
    run: async ({ send }) => {
      for (const operation of [operations.wallet, organisationOperations.offerAnalytics])
        same((await send(operation, { as: null })).status, 401, `The status of ${operation.path}`)
    },
  },
  'an unknown credential is a 401': {
    rules: ['auth.7.invalid', 'errors.401'],
    needs: ['read'],
    run: async ({ send, unique }) => {
      for (const operation of [operations.wallet, organisationOperations.offerAnalytics])
        same(
          (await send(operation, { as: unique('no-token') })).status,
          401,
          `The status of ${operation.path}`,
        )
    },
  },
  'a token lives for a short time': {
    rules: ['auth.2.short'],
    needs: ['write', 'control'],
    run: async ({ send, newMember, control }) => {
      const { token } = await newMember()
      await control.passTime(24 * 3_600_000)
      const { status } = await send(operations.wallet, { as: token })
      if (status === 200)
        throw new CaseObserved('A token is still taken after a day. The exact lifetime is not shown.')
      same(status, 401, 'The status')
    },
  },
  'the key selects the data': {
    rules: ['auth.4'],
    needs: ['write', 'live'],
    run: async ({ call, newMember, orgApiKey, liveKey }) => {
      const made = await newMember()
      const listed = async (as: string) =>
        (await call(organisationOperations.members, { as, query: { limit: 100 } })).members.some(
          ({ externalUserID }) => externalUserID === made.externalUserID,
        )
      same(
        [await listed(orgApiKey), await listed(liveKey)],
        [true, false],
        'Where a member of this key is listed',
      )
    },
  },
}

async function interestOf(context: CaseContext) {
  const { token } = await context.newMember()
  const [offer, other] = await context.offers(token)
  if (!offer || !other) throw new CaseSkipped('needs two offers in the catalog')
  const register = (key: string, id = offer.id) =>
    context.send(operations.createInterest, { as: token, body: { offer: id }, key })
  return { register, other: other.id }
}

const idempotencyCases: Cases = {
  'a repeated interest replays the first answer': {
    rules: ['endpoints.idempotency-replay'],
    needs: ['write'],
    run: async (context) => {
      const { register } = await interestOf(context)
      const key = context.unique('key')
      const [first, second] = [await register(key), await register(key)]
      check(first.status < 300, `The interest answers ${String(first.status)}.`)
      same([second.status, second.text], [first.status, first.text], 'The second answer')
    },
  },
  'a repeated exchange replays the first answer': {
    rules: ['endpoints.idempotency-replay'],
    needs: ['write'],
    run: async ({ send, newMember, orgApiKey, unique }) => {
      const { externalUserID } = await newMember()
      const key = unique('key')
      const exchange = () =>
        send(organisationOperations.exchange, { as: orgApiKey, body: { externalUserID }, key })
      same((await exchange()).text, (await exchange()).text, 'The second answer')
    },
  },
  'a key with another body is a 409': {
    rules: ['endpoints.idempotency-conflict', 'errors.409'],
    needs: ['write'],
    run: async (context) => {
      const { register, other } = await interestOf(context)
      const key = context.unique('key')
      await register(key)
      same((await register(key, other)).status, 409, 'The status')
    },
  },
  'a key has at most 255 characters': {
    rules: ['limits.idempotency-key'],
    needs: ['write'],
    run: async (context) => {
      const { register } = await interestOf(context)
      const fits = await register(context.unique('key').padEnd(255, 'k'))
      check(fits.status < 300, `A key of 255 characters answers ${String(fits.status)}.`)
      const { status } = await register(context.unique('key').padEnd(256, 'k'))
      check(status >= 400 && status < 500, `A key of 256 characters answers ${String(status)}.`)
    },
  },
  'a repeated message is one message': {
    rules: ['endpoints.7'],
    needs: ['write'],
    run: async ({ call, newMember, newInterest, unique }) => {
      const member = await newMember()
      const params = { id: (await newInterest(member)).conversationId }
      const key = unique('key')
      for (let time = 0; time < 2; time += 1)
        await call(operations.sendMessage, { as: member.token, params, body: { message: 'Once only.' }, key })
      const { messages } = await call(operations.messages, { as: member.token, params })
      same(
        messages.filter((row) => isObject(row) && row.body === 'Once only.').length,
        1,
        'How often it stands in the thread',
      )
    },
  },
}

const intakeOf = async ({ newMember, newInterest }: CaseContext) => {
  const member = await newMember()
  return { as: member.token, params: { id: (await newInterest(member)).id }, body: { adults: 2 } }
}

const referred = ({ status, headers }: RawAnswer) =>
  check((headers.get('x-request-id') ?? '') !== '', `The ${String(status)} carries no X-Request-Id.`)

const intakeErrorCases: Cases = {
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

export const requestCases: Cases = { ...authenticationCases, ...idempotencyCases, ...intakeErrorCases }
