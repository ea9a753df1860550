import type { ReactNode } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import {
  ConciergeChat,
  ConversationList,
  ExperienceHub,
  InterestForm,
  InterestSummary,
  OfferCatalog,
  OfferDetail,
  RedeemOffer,
  RedemptionDetail,
  RedemptionFeedback,
  RedemptionList,
} from '../../../src/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import { PlainCatalog, PlainRedeem } from '../../../stories/parts/plainFlows.tsx'
import { createMemberHost } from '../../support/memberHost.tsx'

const offerId = sandboxOffers.complete
const redemptionId = 'any'

const shown: Readonly<Record<string, ReactNode>> = {
  OfferCatalog: <OfferCatalog />,
  OfferDetail: <OfferDetail offerId={offerId} />,
  RedeemOffer: <RedeemOffer offerId={offerId} />,
  RedemptionList: <RedemptionList />,
  RedemptionDetail: <RedemptionDetail redemptionId={redemptionId} />,
  RedemptionFeedback: <RedemptionFeedback redemptionId={redemptionId} />,
  ConversationList: <ConversationList />,
  ConciergeChat: <ConciergeChat conversationId="any" />,
  ExperienceHub: <ExperienceHub />,
  InterestSummary: <InterestSummary interestId={sandboxInterest} />,
  'what was asked for': (
    <ExperienceHub defaultLocation={{ view: 'experiences' }} interestIds={[sandboxInterest]} />
  ),
}

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** What is asked for before TanStack is told gets no answer. */
const answer = () => {
  if (!navigator.onLine) throw new TypeError('Failed to fetch')
  return undefined
}

describe('without a network, what was not read before', () => {
  // Code that was not loaded before does not come either, and what lies ahead is never ready.
  beforeAll(() => commands.holdModules(['TodayView.tsx']))
  afterAll(() => commands.releaseModules())

  beforeEach(() => {
    sessionStorage.clear()
    setOnline(false)
    return () => {
      setOnline(true)
      vi.restoreAllMocks()
    }
  })

  it.each(Object.keys(shown))('is said to have no connection, and not to be loading, by %s', async (name) => {
    const host = createMemberHost({ member: sandboxMembers.withHistory, answer })
    await host.open(shown[name])
    await expect.element(page.getByText('The connection dropped.').first()).toBeVisible()
    await expect.poll(() => document.querySelector('[aria-busy="true"], .xp-skeleton')).toBeNull()
    expect(host.requests('offers')).toEqual([])
  })

  it('does not keep the form from being filled in, and is said beside it', async () => {
    const host = createMemberHost()
    await host.open(<InterestForm offerId={offerId} />)
    await expect.element(page.getByText('We could not show the experience here.')).toBeVisible()
    expect(document.querySelector('.xp-asked-offer[aria-busy="true"]')).toBeNull()
    await expect.element(page.getByRole('textbox', { name: 'Allergies' })).toBeEnabled()
  })

  it('has failed in the flows without our look', async () => {
    const host = createMemberHost()
    const view = await host.open(<PlainRedeem offerId={offerId} />)
    await expect.element(page.getByRole('heading', { name: 'That did not load' })).toBeVisible()
    await view.rerender(host.page(<PlainCatalog />))
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('is read by itself when the network is back', async () => {
    const host = createMemberHost()
    await host.open(<OfferCatalog />)
    await expect.element(page.getByText('The connection dropped.').first()).toBeVisible()
    setOnline(true)
    await expect.element(page.getByRole('heading', { name: /fjord/ })).toBeVisible()
    expect(host.requests('offers')).toHaveLength(1)
  })
})
