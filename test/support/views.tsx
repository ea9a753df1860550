import type { ReactNode } from 'react'
import { ConciergeChat, ConversationList } from '../../src/components/chat/index.ts'
import { ExperienceHub, type HubLocation } from '../../src/components/hub/index.ts'
import { InterestForm, InterestSummary } from '../../src/components/interests/index.ts'
import { OfferCatalog, OfferDetail } from '../../src/components/offers/index.ts'
import { PhoneVerification } from '../../src/components/phone/index.ts'
import {
  RedeemOffer,
  RedemptionDetail,
  RedemptionFeedback,
  RedemptionList,
} from '../../src/components/redemptions/index.ts'
import { TermsAcceptance, TermsGate } from '../../src/components/terms/index.ts'
import { Wallet } from '../../src/components/wallet/index.ts'
import { createSandbox, sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'

const member = sandboxMembers.withHistory
/** Every sandbox of the same seed gives the same ids. */
const redemptionId = 'red_5c6mcf6gqhf9jj'
const conversationId = createSandbox().control.conversationsOf(member).at(-3) ?? ''
const stay = () => undefined
const accept = () => Promise.resolve()

/** A public component as a host shows it, or a part of the hub. */
export interface View {
  readonly name: string
  readonly element: ReactNode
  /** Selects what is there once all is. */
  readonly content: string
  /** Above this layout shift, the view is refused. Default 0.03. */
  readonly limit?: number
  /** Widths of the page. Default a phone's and a desktop's. */
  readonly widths?: readonly number[]
  /** Default the one with a history. */
  readonly member: string
}

const hub = (name: string, location: HubLocation, content: string) => ({
  name: `hub: ${name}`,
  element: <ExperienceHub defaultLocation={location} interestIds={[sandboxInterest]} />,
  content,
})

const each: readonly (Omit<View, 'member'> & Partial<View>)[] = [
  {
    name: 'catalog',
    element: <OfferCatalog headingLevel={1} hrefFor={({ id }) => `#${id}`} />,
    content: '.xp-offer-card',
    limit: 0.01,
    widths: [390, 768, 1000, 1280],
  },
  {
    name: 'offer detail',
    element: <OfferDetail headingLevel={1} offerId="fjord-lodge" onAsk={stay} onRedeem={stay} />,
    content: 'h1',
    widths: [390, 768, 1000, 1280],
  },
  { name: 'redeem', element: <RedeemOffer offerId="fjord-lodge" open onClose={stay} />, content: 'dialog' },
  {
    name: 'redemptions',
    element: <RedemptionList headingLevel={1} hrefFor={({ id }) => `#${id}`} />,
    content: 'li',
    limit: 0.01,
  },
  {
    name: 'redemption',
    element: (
      <RedemptionDetail headingLevel={1} redemptionId={redemptionId} onAsk={stay} onOpenConversation={stay} />
    ),
    content: 'h1',
  },
  { name: 'feedback', element: <RedemptionFeedback redemptionId="red_6wrcg2ftqvbjhj" />, content: 'section' },
  {
    name: 'interest form',
    element: <InterestForm headingLevel={1} offerId="fjord-lodge" />,
    content: 'form',
  },
  {
    name: 'interest summary',
    element: <InterestSummary headingLevel={1} interestId={sandboxInterest} />,
    content: 'dl',
  },
  { name: 'phone', element: <PhoneVerification interestId={sandboxInterest} />, content: 'section' },
  {
    name: 'chat',
    element: (
      <div style={{ blockSize: 800 }}>
        <ConciergeChat conversationId={conversationId} title="A lodge above the fjord" />
      </div>
    ),
    content: '.xp-chat-message',
  },
  { name: 'conversations', element: <ConversationList hrefFor={(id) => `#${id}`} />, content: 'li' },
  { name: 'wallet', element: <Wallet headingLevel={1} />, content: '.xp-wallet' },
  {
    name: 'terms',
    element: <TermsAcceptance documents={{}} accept={accept} />,
    content: 'form',
    member: sandboxMembers.fresh,
  },
  {
    name: 'terms gate',
    element: <TermsGate documents={{}} accept={accept} />,
    content: 'form',
    member: sandboxMembers.fresh,
  },
  hub('explore', { view: 'explore' }, '.xp-offer-card'),
  hub('offer', { view: 'offer', offerId: 'fjord-lodge' }, '.xp-offer-detail h2'),
  hub('ask', { view: 'ask', offerId: 'fjord-lodge' }, 'form'),
  hub('experiences', { view: 'experiences' }, 'li'),
  hub('redemption', { view: 'redemption', redemptionId }, 'h2'),
  hub('interest', { view: 'interest', interestId: sandboxInterest }, 'dl'),
  hub('concierge', { view: 'concierge' }, 'li'),
  hub('conversation', { view: 'concierge', conversationId }, '.xp-chat-message'),
  hub('wallet', { view: 'wallet' }, 'h2'),
]

/** Every public component but the smallest, each in its usual state. */
export const views: readonly View[] = each.map((view) => ({ member, ...view }))
