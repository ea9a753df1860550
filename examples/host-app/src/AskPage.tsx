import { InterestForm } from '@experience-program/react'
import { keepRequest } from './backend.ts'
import { navigate } from './navigation.ts'
import { hrefs } from './route.ts'

interface AskPageProps {
  readonly offerId: string
}

export function AskPage({ offerId }: AskPageProps) {
  return (
    <InterestForm
      offerId={offerId}
      onCreated={({ interest }) => {
        // At once, before the rest is sent: it exists from here on. Not awaited, and no reason to hold the member up.
        keepRequest({ interestId: interest.id, offerId }).catch(() => undefined)
      }}
      // The reference goes into the history entry, so that a reload still shows it.
      onSubmitted={({ interest, requestId }) => navigate(hrefs.request(interest.id), { requestId })}
      onBack={() => navigate(hrefs.offer(offerId))}
    />
  )
}
