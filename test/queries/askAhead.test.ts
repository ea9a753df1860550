import { expect, it } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { askAhead, interestQuery, redemptionsQuery, threadQuery } from '../../src/queries/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

const member = sandboxMembers.withHistory

async function opened() {
  const { sandbox, kit, requests } = createMemberKit({
    member,
    assumptions: { operations: { ledger: true } },
    client: { assumptions: { operations: { ledger: true } } },
  })
  const { data } = await kit.client.call(operations.redemptions)
  const redemptionId = data.redemptions[0]?.id ?? ''
  const before = sandbox.log.length
  /** What was asked since, once all of it was answered. */
  const asked = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return sandbox.log.slice(before).map(({ operation }) => operation)
  }
  return { kit, requests, redemptionId, asked }
}

it('asks at the address where the read will ask, which is then not asked again', async () => {
  const { kit, redemptionId, asked } = await opened()
  for (const list of ['conversations', 'ledger', 'redemptions'] as const) askAhead(kit, list)
  askAhead(kit, 'redemption', redemptionId)
  askAhead(kit, 'interest', 'none')
  askAhead(kit, 'messages', 'conversation')
  const all = ['conversations', 'ledger', 'redemptions', 'redemption', 'interest', 'messages']
  expect(await asked()).toEqual(all)
  await kit.client.call(operations.conversations)
  await kit.client.call(operations.ledger)
  await kit.client.call(operations.redemptions)
  expect((await kit.client.call(operations.redemption, { params: { id: redemptionId } })).data.id).toBe(
    redemptionId,
  )
  await kit.client.call(operations.interest, { params: { id: 'none' } }).catch(() => undefined)
  await kit.queryClient.fetchQuery(threadQuery(kit.client, { id: 'conversation' })).catch(() => undefined)
  expect(await asked()).toEqual(all)
})

it('asks nothing that a read knows of, nor a redemption whose list one knows of', async () => {
  const { kit, redemptionId, asked } = await opened()
  await kit.queryClient.prefetchQuery(redemptionsQuery(kit.client))
  await kit.queryClient.prefetchQuery(interestQuery(kit.client, { id: 'known' }))
  const before = await asked()
  askAhead(kit, 'redemptions')
  askAhead(kit, 'redemption', redemptionId)
  askAhead(kit, 'interest', 'known')
  expect(await asked()).toEqual(before)
  askAhead(kit, 'interest', 'another')
  askAhead(kit, 'conversations')
  expect(await asked()).toEqual([...before, 'interest', 'conversations'])
})
