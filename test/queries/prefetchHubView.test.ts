import { expect, it } from 'vitest'
import { type HubLocation, prefetchHubView } from '../../src/index.ts'
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
