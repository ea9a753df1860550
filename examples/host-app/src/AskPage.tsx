import { InterestForm } from '@experience-program/react'
import { keepRequest } from './backend.ts'
import { confirmLeaving, guardLeaving, navigate } from './navigation.ts'
import { pressTo } from './pressTo.ts'
import { hrefs } from './route.ts'

export function AskPage({ offerId }: { readonly offerId: string }) {
  return (
    <InterestForm
      headingLevel={1}
      offerId={offerId}
      onCreated={({ interest }) => {
        // It exists from here on, whatever becomes of its details. Not awaited: the member need not wait for our list.
        keepRequest({ interestId: interest.id, offerId }).catch(() => undefined)
      }}
      onSubmitted={({ interest, requestId }) => {
        guardLeaving(null)
        // The reference goes into the history entry, so that a reload still shows it.
        navigate(hrefs.request(interest.id), { requestId })
      }}
      backHref={hrefs.offer(offerId)}
      // The form has asked already.
      onBack={({ event }) => pressTo(hrefs.offer(offerId), event, () => guardLeaving(null))}
      onDirtyChange={({ hasSensitive }) => guardLeaving(hasSensitive ? confirmLeaving : null)}
    />
  )
}
