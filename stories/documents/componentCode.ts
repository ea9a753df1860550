/** How a host writes a component, by its name. Files from `./` are the host's own. */
export const componentCode: Readonly<Record<string, string>> = {
  ConciergeChat: `
import { ConciergeChat } from '@experience-program/react'
import { navigate } from './router'

export const ConversationPage = ({ id }: { id: string }) => (
  <ConciergeChat conversationId={id} onBack={() => navigate('/concierge')} />
)`,
  ConversationList: `
import { ConversationList } from '@experience-program/react'

export const ConciergePage = () => <ConversationList hrefFor={(id) => \`/concierge/\${encodeURIComponent(id)}\`} />`,
  ExperienceHub: `
import { ExperienceHub, useHubHistory } from '@experience-program/react'

export const RewardsPage = () => <ExperienceHub {...useHubHistory({ mode: 'hash' })} />`,
  InterestForm: `
import { InterestForm } from '@experience-program/react'
import { navigate } from './router'

export const AskPage = ({ offerId }: { offerId: string }) => (
  <InterestForm
    offerId={offerId}
    backHref={\`/rewards/\${encodeURIComponent(offerId)}\`}
    onOpenConversation={({ conversationId }) => navigate(\`/concierge/\${encodeURIComponent(conversationId)}\`)}
  />
)`,
  InterestSummary: `
import { InterestSummary } from '@experience-program/react'

export const RequestPage = ({ interestId }: { interestId: string }) => <InterestSummary interestId={interestId} />`,
  MemberToday: `
import { MemberToday } from '@experience-program/react'
import { navigate } from './router'

export const Start = () => (
  <MemberToday onOpen={({ location }) => location.view === 'wallet' && navigate('/rewards/wallet')} />
)`,
  OfferCatalog: `
import { OfferCatalog } from '@experience-program/react'
import { navigate } from './router'

const addressOf = (offer: { readonly id: string }) => \`/rewards/\${encodeURIComponent(offer.id)}\`

export const CatalogPage = () => (
  <OfferCatalog
    hrefFor={addressOf}
    onOpen={({ offer, event }) => {
      event.preventDefault()
      navigate(addressOf(offer))
    }}
  />
)`,
  OfferDetail: `
import { OfferDetail } from '@experience-program/react'
import { navigate } from './router'

export const OfferPage = ({ offerId }: { offerId: string }) => (
  <OfferDetail
    offerId={offerId}
    backHref="/rewards"
    onRedeem={({ offer }) => navigate(\`/rewards/\${encodeURIComponent(offer.id)}/redeem\`)}
    onAsk={({ offer }) => navigate(\`/rewards/\${encodeURIComponent(offer.id)}/ask\`)}
  />
)`,
  OfferPriceForm: `
import { OfferPriceForm } from '@experience-program/react/staff'

export const PricePage = ({ offerId }: { offerId: string }) => <OfferPriceForm offerId={offerId} />`,
  PhoneVerification: `
import { PhoneVerification } from '@experience-program/react'

export const PhonePage = ({ interestId }: { interestId: string }) => <PhoneVerification interestId={interestId} />`,
  PointsOverTime: `
import { PointsOverTime } from '@experience-program/react'

export const PointsPage = () => <PointsOverTime />`,
  RedeemOffer: `
import { RedeemOffer } from '@experience-program/react'
import { useState } from 'react'
import { navigate } from './router'

export function Redeem({ offerId }: { offerId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Redeem</button>
      <RedeemOffer
        offerId={offerId}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onOpenRedemption={({ redemptionId }) => navigate(\`/bookings/\${encodeURIComponent(redemptionId)}\`)}
      />
    </>
  )
}`,
  RedemptionDetail: `
import { RedemptionDetail } from '@experience-program/react'

export const BookingPage = ({ redemptionId }: { redemptionId: string }) => (
  <RedemptionDetail redemptionId={redemptionId} backHref="/bookings" />
)`,
  RedemptionFeedback: `
import { RedemptionFeedback } from '@experience-program/react'

export const FeedbackPage = ({ redemptionId }: { redemptionId: string }) => (
  <RedemptionFeedback redemptionId={redemptionId} />
)`,
  RedemptionList: `
import { RedemptionList } from '@experience-program/react'

export const BookingsPage = () => (
  <RedemptionList hrefFor={(redemption) => \`/bookings/\${encodeURIComponent(redemption.id)}\`} />
)`,
  SavedOffers: `
import { SavedOffers } from '@experience-program/react'

// The provider has a store: saved={savedInThisBrowser()}, or your own.
export const SavedPage = () => <SavedOffers hrefFor={(offer) => \`/rewards/\${encodeURIComponent(offer.id)}\`} />`,
  TermsAcceptance: `
import { TermsAcceptance } from '@experience-program/react'

export const TermsPage = () => <TermsAcceptance />`,
  TermsGate: `
import { TermsGate } from '@experience-program/react'
import type { ReactNode } from 'react'

export const Gate = ({ children }: { children: ReactNode }) => <TermsGate presentation="dialog">{children}</TermsGate>`,
  Wallet: `
import { Wallet } from '@experience-program/react'

export const WalletPage = () => <Wallet exploreHref="/rewards" />`,
  WalletBalance: `
import { WalletBalance } from '@experience-program/react'

export const HeaderPoints = () => <WalletBalance href="/rewards/wallet" />`,
}
