import { operations } from '../../contract/index.ts'
import { organisationOperations } from '../../contract/organisation/index.ts'
import { CaseSkipped, check, isObject, same } from '../checks.ts'
import type { Cases } from '../ConformanceCase.ts'
import type { CaseContext } from '../createContext.ts'

async function interestOf(context: CaseContext) {
  const { token } = await context.newMember()
  const [offer, other] = await context.offers(token)
  if (!offer || !other) throw new CaseSkipped('needs two offers in the catalog')
  const register = (key: string, id = offer.id) =>
    context.send(operations.createInterest, { as: token, body: { offer: id }, key })
  return { register, other: other.id }
}

export const idempotencyCases: Cases = {
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
