import { operations } from '../../contract/index.ts'
import { organisationOperations } from '../../contract/organisation/index.ts'
import { CaseSkipped, check, isObject, same } from '../checks.ts'
import type { Cases } from '../ConformanceCase.ts'

export const listCases: Cases = {
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
