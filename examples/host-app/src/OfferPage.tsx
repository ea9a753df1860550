import { OfferDetail } from '@experience-program/react'
import { navigate } from './navigation.ts'
import { hrefs } from './route.ts'

interface OfferPageProps {
  readonly offerId: string
}

export function OfferPage({ offerId }: OfferPageProps) {
  return (
    <OfferDetail
      headingLevel={1}
      offerId={offerId}
      onAsk={() => navigate(hrefs.ask(offerId))}
      backHref={hrefs.catalog}
      onBack={() => navigate(hrefs.catalog)}
    />
  )
}
