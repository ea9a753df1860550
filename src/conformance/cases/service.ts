import { operations } from '../../contract/index.ts'
import { CaseSkipped, check, same } from '../checks.ts'
import type { Cases } from '../ConformanceCase.ts'

export const serviceCases: Cases = {
  'no operation answers outside /v1': {
    rules: ['service.paths'],
    needs: ['member'],
    run: async ({ send, reader }) => {
      const { token } = await reader()
      const outside = await send({ ...operations.wallet, path: '/wallet' }, { as: token })
      check(outside.status >= 400, `GET /wallet answers ${String(outside.status)}.`)
    },
  },
  'an interest opens a conversation that the member can read': {
    rules: ['service.interest-conversation'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest }) => {
      const member = await newMember()
      const { conversationId } = await newInterest(member)
      same(
        (await send(operations.messages, { as: member.token, params: { id: conversationId } })).status,
        200,
        'The status of its messages',
      )
    },
  },
  'an interest debits no points': {
    rules: ['service.interest-free'],
    needs: ['write'],
    run: async ({ call, newMember, newInterest }) => {
      const member = await newMember()
      const balance = async () => (await call(operations.wallet, { as: member.token })).balance
      const before = await balance()
      await newInterest(member)
      same(await balance(), before, 'The balance')
    },
  },
  'an interest holds no inventory': {
    rules: ['service.interest-inventory'],
    needs: ['write'],
    run: async ({ call, newMember, offers, unique }) => {
      const { token } = await newMember()
      const counted = (await offers(token)).find(
        ({ availability }) => availability?.quantityRemaining !== undefined,
      )
      if (!counted) throw new CaseSkipped('needs an offer with a quantity')
      await call(operations.createInterest, {
        as: token,
        body: { offer: counted.id },
        key: unique('interest'),
      })
      const after = (await offers(token)).find(({ id }) => id === counted.id)
      same(
        after?.availability?.quantityRemaining,
        counted.availability?.quantityRemaining,
        'quantityRemaining',
      )
    },
  },
}
