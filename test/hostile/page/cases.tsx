import {
  ConciergeChat,
  ConversationList,
  ExperienceHub,
  formatHubLocation,
  type HubLocation,
  InterestForm,
  InterestSummary,
  OfferCatalog,
  OfferDetail,
  PhoneVerification,
  RedeemOffer,
  RedemptionDetail,
  RedemptionFeedback,
  RedemptionList,
  TermsAcceptance,
  TermsGate,
  Wallet,
  WalletBalance,
} from '@experience-program/react'
import { OfferPriceForm } from '@experience-program/react/staff'
import type { ReactNode } from 'react'
import type { Ids } from '../hostileSandbox.ts'

const nothing = () => {}
/** With something before an id that is `..`, and without half a pair of surrogates, as a host must. */
const pathOf = (view: string) => (id: string) =>
  `/${view}/id-${encodeURIComponent(id.replace(/\p{Surrogate}/gu, ''))}`
const documents = { TERMS_OF_SERVICE: { href: '/terms' } }

/** What a place of the hub is called here. */
const hub = (location: HubLocation) => (
  <ExperienceHub defaultLocation={location} hrefFor={(to) => `/rewards${formatHubLocation(to)}`} />
)

/** Every public component in what a host would give it, by the name of its case. */
export function casesOf({
  offerId,
  interestId,
  conversationId,
  redemptionIds: [purchased = '', completed = '', canceled = ''],
}: Ids): Readonly<Record<string, ReactNode>> {
  return {
    'offer-catalog': <OfferCatalog onOpen={nothing} hrefFor={({ id }) => pathOf('offers')(id)} />,
    'offer-detail': (
      <OfferDetail offerId={offerId} onAsk={nothing} onRedeem={nothing} onBack={nothing} backHref="/offers" />
    ),
    'redeem-offer': (
      <RedeemOffer offerId={offerId} onClose={nothing} onAsk={nothing} onOpenRedemption={nothing} />
    ),
    'redemption-list': <RedemptionList onOpen={nothing} hrefFor={({ id }) => pathOf('redemptions')(id)} />,
    'redemption-detail': (
      <RedemptionDetail
        redemptionId={purchased}
        onOpenConversation={nothing}
        onAsk={nothing}
        onBack={nothing}
      />
    ),
    'redemption-detail-completed': (
      <RedemptionDetail redemptionId={completed} onOpenConversation={nothing} onAsk={nothing} />
    ),
    'redemption-detail-canceled': (
      <RedemptionDetail redemptionId={canceled} onOpenConversation={nothing} onAsk={nothing} />
    ),
    'redemption-feedback': <RedemptionFeedback redemptionId={completed} />,
    'interest-form': <InterestForm offerId={offerId} onOpenConversation={nothing} onBack={nothing} />,
    'interest-summary': <InterestSummary interestId={interestId} onOpenConversation={nothing} />,
    'phone-verification': <PhoneVerification interestId={interestId} />,
    chat: <ConciergeChat conversationId={conversationId} onBack={nothing} />,
    'conversation-list': <ConversationList onOpen={nothing} hrefFor={pathOf('conversations')} />,
    wallet: <Wallet />,
    'wallet-balance': <WalletBalance href="/wallet" />,
    'terms-acceptance': <TermsAcceptance documents={documents} onDecline={nothing} />,
    'offer-price-form': <OfferPriceForm offerId={offerId} />,
    'hub-explore': hub({ view: 'explore' }),
    'hub-experiences': hub({ view: 'experiences' }),
    'hub-conversation': hub({ view: 'concierge', conversationId }),
  }
}

/** In a session of their own: a gate holds back the writes of all that share its session. */
export const gates: Readonly<Record<string, ReactNode>> = {
  'terms-gate': <TermsGate documents={documents}>Nothing is outstanding.</TermsGate>,
  'terms-gate-banner': (
    <TermsGate presentation="banner" documents={documents}>
      Nothing is held back.
    </TermsGate>
  ),
}
