import './BrandView.css'
import {
  ConciergeChat,
  OfferCatalog,
  OfferDetail,
  RedemptionFeedback,
  WalletBalance,
} from '../../src/index.ts'
import { lodgeThread } from '../conciergeThreads.ts'
import { seedRedemptions } from '../seedRedemptions.ts'

const stay = () => undefined

/** A little of everything in the page of one organisation: pictures, facts, the price panel, a form, a chat, the catalog. */
export function BrandView({ organisation }: { readonly organisation: string }) {
  return (
    <>
      <header className="brand-view-header">
        <span className="brand-view-name">{organisation}</span>
        <WalletBalance />
      </header>
      <main>
        <OfferDetail offerId="fjord-lodge" headingLevel={1} onAsk={stay} onRedeem={stay} />
        <div className="brand-view-pair">
          <RedemptionFeedback redemptionId={seedRedemptions.PURCHASED} headingLevel={2} />
          <div className="brand-view-chat">
            <ConciergeChat conversationId={lodgeThread} title="A lodge above the fjord" />
          </div>
        </div>
        <OfferCatalog headingLevel={2} onOpen={stay} />
      </main>
    </>
  )
}
