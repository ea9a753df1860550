import { operations } from '../../contract/index.ts'
import { organisationOperations } from '../../contract/organisation/index.ts'
import type { Cases } from '../ConformanceCase.ts'
import { CaseSkipped, check, isObject, same, timestamp } from '../checks.ts'
import type { CaseContext } from '../createContext.ts'

/** Every answer that can be read without making anything. */
async function allAnswers({ send, reader, orgApiKey }: CaseContext): Promise<readonly unknown[]> {
  const { token } = await reader()
  const asMember = [operations.wallet, operations.terms, operations.offers].map((operation) =>
    send(operation, { as: token }),
  )
  const asOrganisation = [
    organisationOperations.members,
    organisationOperations.offerAnalytics,
    organisationOperations.webhooks,
  ].map((operation) => send(operation, { as: orgApiKey }))
  return (await Promise.all([...asMember, ...asOrganisation])).map(({ json }) => json)
}

/** Each key of an answer, at any depth, with its value. What stands under one of `closed` is an organisation's own. */
function* entriesOf(
  value: unknown,
  closed: readonly string[] = [],
): Generator<readonly [key: string, value: unknown]> {
  if (Array.isArray(value)) for (const item of value) yield* entriesOf(item, closed)
  else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      yield [key, inner]
      if (!closed.includes(key)) yield* entriesOf(inner, closed)
    }
  }
}

const serviceCases: Cases = {
  'field names are camelCase': {
    rules: ['resources.camel-case'],
    needs: ['member'],
    run: async (context) => {
      for (const [key] of entriesOf(await allAnswers(context), ['attributes', 'redemptionCounts']))
        check(/^[a-z][a-zA-Z0-9]*$/.test(key), `The field ${key} is not camelCase.`)
    },
  },
  'timestamps are ISO-8601': {
    rules: ['resources.timestamps'],
    needs: ['member'],
    run: async (context) => {
      for (const [key, value] of entriesOf(await allAnswers(context), ['attributes']))
        if (key.endsWith('At') && value !== null) timestamp(value, key)
    },
  },
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

const listCases: Cases = {
  'members are listed newest first': {
    rules: ['endpoints.newest-first.members'],
    needs: ['write'],
    run: async ({ call, newMember, orgApiKey }) => {
      const made = [await newMember(), await newMember(), await newMember()].map(
        ({ externalUserID }) => externalUserID,
      )
      const { members } = await call(organisationOperations.members, { as: orgApiKey, query: { limit: 100 } })
      const listed = members.map(({ externalUserID }) => externalUserID).filter((id) => made.includes(id))
      same(listed, made.toReversed(), 'The order of new members')
    },
  },
  'messages are listed newest first': {
    rules: ['endpoints.newest-first.messages'],
    needs: ['write'],
    run: async ({ call, newMember, newInterest, unique }) => {
      const member = await newMember()
      const params = { id: (await newInterest(member)).conversationId }
      const said = ['one', 'two', 'three'] as const
      for (const message of said)
        await call(operations.sendMessage, {
          as: member.token,
          params,
          body: { message },
          key: unique('message'),
        })
      const { messages } = await call(operations.messages, { as: member.token, params })
      same(
        messages.map(({ body }) => body).filter((body) => said.some((each) => each === body)),
        said.toReversed(),
        'The order of messages',
      )
    },
  },
  'a cursor leads to the rest, without a repetition': {
    rules: ['endpoints.cursor'],
    needs: ['read'],
    run: async ({ send, orgApiKey }) => {
      const page = async (query: Readonly<Record<string, string | number>>) => {
        const { json } = await send(organisationOperations.members, { as: orgApiKey, query })
        check(isObject(json) && Array.isArray(json.members), 'The answer has no members.')
        return {
          ids: (json.members as readonly unknown[]).map((row) => (isObject(row) ? row.externalUserID : row)),
          nextCursor: json.nextCursor,
        }
      }
      const both = await page({ limit: 2 })
      if (both.ids.length < 2) throw new CaseSkipped('needs two members')
      const { ids, nextCursor } = await page({ limit: 1 })
      check(
        typeof nextCursor === 'string' && nextCursor.length > 0,
        'The first page of several has no nextCursor.',
      )
      same([...ids, ...(await page({ limit: 1, cursor: nextCursor })).ids], both.ids, 'Two pages of one')
    },
  },
  'a members page takes a size from 1 to 100': {
    rules: ['limits.members-page'],
    needs: ['read'],
    run: async ({ send, orgApiKey }) => {
      for (const limit of [1, 100])
        same(
          (await send(organisationOperations.members, { as: orgApiKey, query: { limit } })).status,
          200,
          `The status for a page of ${String(limit)}`,
        )
      for (const limit of [0, 101, 1.5]) {
        const { status } = await send(organisationOperations.members, { as: orgApiKey, query: { limit } })
        check(status >= 400 && status < 500, `A page of ${String(limit)} answers ${String(status)}.`)
      }
    },
  },
}

export const answerCases: Cases = { ...serviceCases, ...listCases }
