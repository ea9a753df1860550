import { expect, it } from 'vitest'
import { type HubLocation, prefetchHubView, redemptionQuery, redemptionsQuery } from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

const places: readonly HubLocation[] = [
  { view: 'explore' },
  { view: 'saved' },
  { view: 'offer', offerId: 'fjord-lodge' },
  { view: 'experiences' },
  { view: 'redemption', redemptionId: 'of-nobody' },
  { view: 'interest', interestId: 'of-nobody' },
  { view: 'concierge', conversationId: 'of-nobody' },
  { view: 'wallet' },
  { view: 'page', path: '/help' },
]

it.each(places)(
  'a Service that fails is asked once for each read, and the page waits no longer: %j',
  async (location) => {
    const { kit, sandbox } = createMemberKit({
      member: sandboxMembers.withHistory,
      scenario: { failures: [{ kind: 503 }] },
    })
    await expect(
      prefetchHubView(kit.client, location, { interestIds: ['of-nobody'] }),
    ).resolves.toBeUndefined()
    const paths = sandbox.log.filter(({ operation }) => operation !== 'exchange').map(({ path }) => path)
    expect(paths).toContain('/v1/wallet')
    expect(paths).toEqual([...new Set(paths)])
    expect(kit.queryClient.isFetching()).toBe(0)
  },
)

it('reads a redemption out of the list where the Service has no read of one', async () => {
  const { kit } = createMemberKit({
    member: sandboxMembers.withHistory,
    client: { assumptions: { operations: { redemption: false } } },
  })
  const { client, queryClient } = kit
  const { rows } = await queryClient.fetchQuery(redemptionsQuery(client))
  const id = rows.at(-1)?.id ?? ''
  queryClient.clear()
  await prefetchHubView(client, { view: 'redemption', redemptionId: id })
  expect(queryClient.getQueryData(redemptionQuery(client, { id }).queryKey)).toMatchObject({ id })
})

it('asks once for each page of a catalog in which an offer is looked up, too', async () => {
  const { kit, requests } = createMemberKit({
    scenario: { huge: 300, failures: [{ kind: 503, operation: 'offers', after: 1 }] },
  })
  await prefetchHubView(kit.client, { view: 'offer', offerId: 'of-nobody' })
  expect(requests('offers').map(({ status }) => status)).toEqual([200, 503])
})
