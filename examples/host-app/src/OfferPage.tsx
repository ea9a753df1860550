import { OfferDetail } from '@experience-program/react'
import { navigate } from './navigation.ts'
import { pressTo } from './pressTo.ts'
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
      onBack={({ event }) => pressTo(hrefs.catalog, event)}
    />
  )
}
