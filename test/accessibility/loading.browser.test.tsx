import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ConciergeChat, ConversationList } from '../../src/components/chat/index.ts'
import { ExperienceHub } from '../../src/components/hub/index.ts'
import { InterestForm, InterestSummary } from '../../src/components/interests/index.ts'
import { OfferCatalog, OfferDetail } from '../../src/components/offers/index.ts'
import { RedeemOffer, RedemptionList } from '../../src/components/redemptions/index.ts'
import { TermsGate } from '../../src/components/terms/index.ts'
import { Wallet } from '../../src/components/wallet/index.ts'
import { sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { findAxeViolations } from './checks/findAxeViolations.ts'
import { findStrayLiveRegions } from './checks/findStrayLiveRegions.ts'
import { endAnimations, nextFrame } from './checks/settle.ts'

/** Answers wait until they are let through, one by one: every state of the loading is seen, at any speed of the machine. */
function createGate() {
  const waiting: (() => void)[] = []
  return {
    pass: () => new Promise<undefined>((resolve) => waiting.push(() => resolve(undefined))),
    next: () => waiting.shift()?.(),
    get isEmpty() {
      return waiting.length === 0
    },
  }
}

/** A component that is settled sends nothing more; one that polls or reads on for ever is left after so many answers. */
const mostAnswers = 8

const components: readonly (readonly [string, (conversationId: string) => ReactNode])[] = [
  ['OfferCatalog', () => <OfferCatalog hrefFor={({ id }) => `#${id}`} />],
  [
    'OfferDetail',
    () => <OfferDetail offerId="fjord-lodge" onAsk={() => undefined} onRedeem={() => undefined} />,
  ],
  ['RedeemOffer', () => <RedeemOffer offerId="fjord-lodge" open onClose={() => undefined} />],
  ['RedemptionList', () => <RedemptionList hrefFor={({ id }) => `#${id}`} />],
  ['InterestForm', () => <InterestForm offerId="fjord-lodge" />],
  ['InterestSummary', () => <InterestSummary interestId={sandboxInterest} />],
  ['ConversationList', () => <ConversationList hrefFor={(id) => `#${id}`} />],
  ['ConciergeChat', (conversationId) => <ConciergeChat conversationId={conversationId} />],
  ['Wallet', () => <Wallet />],
  ['TermsGate', () => <TermsGate documents={{}} accept={async () => undefined} />],
  ['ExperienceHub', () => <ExperienceHub />],
]

it.each(components)(
  'axe finds nothing in %s at first paint and after each answer',
  async (_name, element) => {
    await page.viewport(1280, 900)
    const gate = createGate()
    const host = createMemberHost({ member: sandboxMembers.withHistory, answer: gate.pass })
    await host.open(element(host.sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''))
    for (let answers = 0; answers <= mostAnswers; answers += 1) {
      await nextFrame()
      endAnimations()
      expect(await findAxeViolations(), `after ${answers} answers`).toEqual([])
      expect(findStrayLiveRegions(), `after ${answers} answers`).toEqual([])
      if (answers > 0 && gate.isEmpty) break
      await expect.poll(() => gate.isEmpty).toBe(false)
      gate.next()
      await nextFrame()
    }
  },
)
