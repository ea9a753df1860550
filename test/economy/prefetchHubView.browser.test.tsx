import { expect, inject, test } from 'vitest'
import { type AssumptionsInput, ExperienceHub, type HubLocation, prefetchHubView } from '../../src/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { knownIdsOf } from '../lifecycle/knownIds.ts'
import type { KnownIds } from '../lifecycle/publicComponents.tsx'
import { createMemberHost } from '../support/memberHost.tsx'
import { untilStill } from '../support/untilStill.ts'

const member = sandboxMembers.withHistory
const interestIds = [sandboxInterest]
const slow = { activeMs: 600_000, idleMs: 600_000 }
const rare = { messagePolling: slow, redemptionPolling: slow }

const switches: readonly (readonly [string, NonNullable<AssumptionsInput['operations']>])[] = [
  ['as by default', {}],
  ['with all that is assumed', { eligibility: true, ledger: true, offer: true }],
  ['with lists switched off', { conversations: false, redemptions: false }],
  ['with one read out of its list', { redemption: false }],
]

const places: Readonly<Record<string, (ids: KnownIds) => HubLocation>> = {
  explore: () => ({ view: 'explore' }),
  offer: () => ({ view: 'offer', offerId: sandboxOffers.complete }),
  ask: () => ({ view: 'ask', offerId: sandboxOffers.complete }),
  experiences: () => ({ view: 'experiences' }),
  redemption: ({ redemptionId }) => ({ view: 'redemption', redemptionId }),
  interest: ({ interestId }) => ({ view: 'interest', interestId }),
  concierge: () => ({ view: 'concierge' }),
  conversation: ({ conversationId }) => ({ view: 'concierge', conversationId }),
  wallet: () => ({ view: 'wallet' }),
}

/** In `npm test` each view in one of them, in turn. */
const cells = Object.keys(places).flatMap((place, at) =>
  switches
    .filter((_, index) => inject('isWhole') || index === at % switches.length)
    .map(([title, on]) => ({ place, title, on })),
)

test.each(cells)('a loader reads all that $place shows, $title', async ({ place, on }) => {
  const host = createMemberHost({ member, assumptions: { ...rare, operations: on } })
  const location = places[place]!(await knownIdsOf(createMemberHost({ member }), member))
  await prefetchHubView(host.client, location, { interestIds })
  host.sandbox.control.clearLog()
  await host.open(<ExperienceHub location={location} interestIds={interestIds} />)
  await untilStill(() => document.body.innerText)
  expect(host.sandbox.log.map(({ operation }) => operation)).toEqual([])
  expect(document.querySelector('.xp-hub .xp-skeleton')).toBeNull()
  expect(host.errors).toEqual([])
})
