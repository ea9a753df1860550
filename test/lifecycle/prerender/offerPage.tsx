import {
  createMemberSession,
  ExperienceProvider,
  OfferDetail,
  refreshFrom,
  useOffer,
} from '@experience-program/react'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

const offerId = 'chefs-counter'
const tell = (what: string) => void fetch(`/told?what=${what}&visibility=${document.visibilityState}`)

function Reading(): ReactNode {
  const { data } = useOffer(offerId)
  useEffect(() => {
    if (data) tell('offer-is-read')
  }, [data])
  return null
}

const session = createMemberSession({ refresh: refreshFrom('/token') })
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ExperienceProvider
    baseUrl={new URLSearchParams(location.search).get('service') ?? ''}
    session={session}
    onEvent={({ name }) => tell(name)}
  >
    <OfferDetail offerId={offerId} />
    <Reading />
  </ExperienceProvider>,
)
