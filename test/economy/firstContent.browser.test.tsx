// Parts that are loaded when they are first needed: here already. That they load beside the data is for the built package to show.
import '../../src/components/hub/AskView.tsx'
import '../../src/components/hub/ConciergeView.tsx'
import '../../src/components/hub/ExperiencesView.tsx'
import '../../src/components/hub/InterestView.tsx'
import '../../src/components/hub/OfferView.tsx'
import '../../src/components/hub/RedemptionView.tsx'
import '../../src/components/hub/TodayView.tsx'
import '../../src/components/hub/WalletView.tsx'
import '../../src/ui/calendar/Calendar.tsx'
import { type ReactElement, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, inject, onTestFinished, test } from 'vitest'
import * as surface from '../../src/index.ts'
import * as staff from '../../src/staff/index.ts'
import { sandboxInterest } from '../../src/sandbox/index.ts'
import { operationOf } from '../failures/operationOf.ts'
import { knownIdsOf, members } from '../lifecycle/knownIds.ts'
import {
  assumptions,
  componentNames,
  type KnownIds,
  publicComponents,
} from '../lifecycle/publicComponents.tsx'
import { createMemberHost } from '../support/memberHost.tsx'

const { ExperienceHub } = surface
type HubLocation = surface.HubLocation

const knownIds = () => knownIdsOf(createMemberHost({ member: members.history }), members.history)

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** What is asked for before any answer, then what is asked for once all of that is answered, and so on: round trips, one after another. */
async function roundTrips(
  element: ReactElement,
  member: keyof typeof members,
): Promise<readonly (readonly string[])[]> {
  const trips: string[][] = []
  let asked: string[] = []
  const waiting: (() => void)[] = []
  let underWay = 0
  const wait = async (name: string) => {
    asked.push(name)
    underWay += 1
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const host = createMemberHost({
    member: members[member],
    assumptions,
    answer: async (request): Promise<Response> => {
      await wait(operationOf(request) ?? request.url)
      return host.sandbox.fetch(request).finally(() => (underWay -= 1))
    },
    refresh: async () => {
      await wait('refresh')
      underWay -= 1
      return host.sandbox.grantFor(members[member])
    },
  })
  const { unmount } = await host.open(element)
  // The first showing of a part that is loaded on demand takes some turns, though its file is here.
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  await expect.poll(() => document.querySelector('.xp-hub-skeleton')).toBeNull()
  for (let still = 0; still < 6; still += 1) {
    await frame()
    if (waiting.length > 0 && still === 5) {
      trips.push(asked.sort())
      asked = []
      for (const goOn of waiting.splice(0)) goOn()
      still = 0
    }
    if (underWay > waiting.length) still = 0
  }
  await unmount()
  return trips
}

/** What a token is needed for; then all that is read, at once. */
const reads: Readonly<Record<(typeof componentNames)[number], readonly string[]>> = {
  ExperienceHub: ['offers', 'redemptions', 'wallet'],
  OfferCatalog: ['offers', 'wallet'],
  OfferDetail: ['offers', 'wallet'],
  RedeemOffer: ['offers', 'wallet'],
  RedemptionList: ['offers', 'redemptions'],
  RedemptionDetail: ['offers', 'redemption'],
  RedemptionFeedback: ['redemption'],
  InterestForm: ['offers'],
  InterestSummary: ['interest', 'offers'],
  PhoneVerification: ['interest'],
  ConciergeChat: ['messages'],
  ConversationList: ['conversations', 'offers', 'redemptions'],
  Wallet: ['ledger', 'wallet'],
  WalletBalance: ['wallet'],
  PointsOverTime: ['ledger', 'wallet'],
  MemberToday: ['offers', 'redemptions', 'wallet'],
  TermsGate: ['terms'],
  TermsAcceptance: ['terms'],
  OfferPriceForm: ['offers'],
  ThemeScope: ['wallet'],
}

// The last of them waited once for an answer that only named the offer.
test.each(inject('isWhole') ? componentNames : (['OfferCatalog', 'ConversationList'] as const))(
  '%s has its first content after two round trips, or one with a grant',
  async (name) => {
    const { element, member = 'history' } = publicComponents({ surface, staff }, await knownIds())[name]
    expect(await roundTrips(element, member)).toEqual([['refresh'], reads[name]])
  },
)

const views: readonly (readonly [(ids: KnownIds) => HubLocation, readonly string[]])[] = [
  [() => ({ view: 'offer', offerId: 'fjord-lodge' }), ['offers', 'wallet']],
  [() => ({ view: 'ask', offerId: 'fjord-lodge' }), ['offers', 'wallet']],
  [() => ({ view: 'experiences' }), ['interest', 'offers', 'redemptions', 'wallet']],
  [({ redemptionId }) => ({ view: 'redemption', redemptionId }), ['offers', 'redemption', 'wallet']],
  [({ interestId }) => ({ view: 'interest', interestId }), ['interest', 'offers', 'wallet']],
  [
    ({ conversationId }) => ({ view: 'concierge', conversationId }),
    ['conversations', 'interest', 'messages', 'offers', 'redemptions', 'wallet'],
  ],
  [() => ({ view: 'wallet' }), ['ledger', 'wallet']],
]

test('every view of the hub has its first content after two round trips, or one with a grant', async () => {
  const ids = await knownIds()
  for (const [locationOf, all] of inject('isWhole') ? views : views.slice(5, 6)) {
    const location = locationOf(ids)
    expect(
      await roundTrips(
        <ExperienceHub defaultLocation={location} interestIds={[sandboxInterest]} />,
        'history',
      ),
      location.view,
    ).toEqual([['refresh'], all])
  }
})

test('the hub asks for its token before it is painted, and before the code of other parts is asked for', async () => {
  let asked = 0
  const host = createMemberHost({
    member: members.fresh,
    refresh: () => {
      asked += 1
      return new Promise(() => {})
    },
  })
  let seen: number | undefined
  /** Its effect comes after those of all that is in it. */
  function Page() {
    useLayoutEffect(() => {
      // Much that is due, and nothing that has to wait for a task.
      const look = async () => {
        for (let due = 0; due < 100; due += 1) await Promise.resolve()
        seen ??= asked
      }
      void look()
    }, [])
    return host.page(<ExperienceHub />)
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  root.render(<Page />)
  await expect.poll(() => seen).toBe(1)
})

test('many components at once ask for one refresh, and once for each resource', async () => {
  const all = publicComponents({ surface, staff }, await knownIds())
  const names = componentNames.filter((name) => all[name].member === undefined && name !== 'ExperienceHub')
  const trips = await roundTrips(
    <>
      {names.map((name) => (
        <div key={name}>{all[name].element}</div>
      ))}
    </>,
    'history',
  )
  expect(trips[0]).toEqual(['refresh'])
  expect(trips[1]).toEqual([
    'conversations',
    'interest',
    'ledger',
    'messages',
    'offers',
    'redemption',
    'redemption',
    'redemptions',
    'wallet',
  ])
  expect(trips).toHaveLength(2)
})
