'use client'

import { type ReactNode, useState } from 'react'
import { OfferDetail } from '../offers/index.ts'
import { RedeemOffer } from '../redemptions/index.ts'
import type { HubLocation } from './HubLocation.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'

/** One offer, and redeeming it in a dialog over it. */
export function OfferView({
  location: { offerId },
  features,
  navigation: { go, hrefFor, press },
}: HubViewProps<'offer'>): ReactNode {
  const [isRedeeming, setIsRedeeming] = useState(false)
  const explore: HubLocation = { view: 'explore' }
  const ask = features.ask ? () => go({ view: 'ask', offerId }) : undefined
  return (
    <>
      <OfferDetail
        offerId={offerId}
        backHref={hrefFor?.(explore)}
        href={features.share ? hrefFor?.({ view: 'offer', offerId }) : undefined}
        onBack={({ event }) => press(explore)(event)}
        onAsk={ask}
        onRedeem={features.redeem ? () => setIsRedeeming(true) : undefined}
      />
      {features.redeem && (
        <RedeemOffer
          offerId={offerId}
          open={isRedeeming}
          onClose={() => setIsRedeeming(false)}
          onAsk={ask}
          onOpenRedemption={
            features.experiences ? ({ redemptionId }) => go({ view: 'redemption', redemptionId }) : undefined
          }
        />
      )}
    </>
  )
}
