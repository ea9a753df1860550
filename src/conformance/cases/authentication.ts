import { operations } from '../../contract/index.ts'
import { organisationOperations } from '../../contract/organisation/index.ts'
import { check, same } from '../checks.ts'
import type { Cases } from '../ConformanceCase.ts'

export const authenticationCases: Cases = {
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
  'a token ends within a day': {
    rules: ['auth.2.short', 'auth.7.invalid'],
    needs: ['write', 'control'],
    run: async ({ send, newMember, control }) => {
      const { token } = await newMember()
      await control.passTime(24 * 3_600_000)
      same((await send(operations.wallet, { as: token })).status, 401, 'The status')
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
