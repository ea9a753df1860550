import {
  ConciergeChat,
  createMemberSession,
  ExperienceProvider,
  InterestForm,
  OfferCatalog,
  RedeemOffer,
  refreshFrom,
  Wallet,
} from '@experience-program/react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** For each time that the page was shown, whether it came from the back-forward cache. */
    shown: boolean[]
    endSession: () => void
    /** Shows another part in place of what is there. */
    showPart: (part: string) => void
  }
}

window.shown = []
window.addEventListener('pageshow', ({ persisted }) => window.shown.push(persisted))

const session = createMemberSession({ refresh: refreshFrom('/token') })
window.endSession = session.end
const asked = new URLSearchParams(location.search)
const offerId = 'chefs-counter'

const parts: Readonly<Record<string, ReactElement>> = {
  wallet: <Wallet />,
  catalog: <OfferCatalog />,
  redeem: <RedeemOffer offerId={offerId} open onClose={() => {}} />,
  ask: <InterestForm offerId={offerId} />,
  chat: <ConciergeChat conversationId={asked.get('conversation') ?? ''} />,
}

const root = createRoot(document.body.appendChild(document.createElement('main')))
window.showPart = (part) =>
  root.render(
    <ExperienceProvider
      baseUrl={asked.get('service') ?? ''}
      session={session}
      locale="en-GB"
      timeZone="UTC"
      assumptions={{ operations: { ledger: true } }}
    >
      {parts[part]}
    </ExperienceProvider>,
  )
window.showPart(asked.get('part') ?? 'wallet')
