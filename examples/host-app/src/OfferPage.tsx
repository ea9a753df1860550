import { OfferDetail, RedeemOffer } from '@experience-program/react'
import { useState } from 'react'
import { navigate } from './navigation.ts'
import { pressTo } from './pressTo.ts'
import { hrefs } from './route.ts'

/** One offer, with both ways to it: asking has a page of its own, redeeming is a dialog over this one. */
export function OfferPage({ offerId }: { readonly offerId: string }) {
  const [isRedeeming, setIsRedeeming] = useState(false)
  return (
    <>
      <OfferDetail
        headingLevel={1}
        offerId={offerId}
        onAsk={() => navigate(hrefs.ask(offerId))}
        onRedeem={() => setIsRedeeming(true)}
        backHref={hrefs.catalog}
        onBack={({ event }) => pressTo(hrefs.catalog, event)}
      />
      <RedeemOffer
        offerId={offerId}
        open={isRedeeming}
        onClose={() => setIsRedeeming(false)}
        onAsk={() => navigate(hrefs.ask(offerId))}
        onOpenRedemption={({ redemptionId }) => navigate(hrefs.booking(redemptionId))}
      />
    </>
  )
}
