import { createMemberSession, ExperienceProvider, refreshFrom, Wallet } from '@experience-program/react'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** For each time that the page was shown, whether it came from the back-forward cache. */
    shown: boolean[]
    endSession: () => void
  }
}

window.shown = []
window.addEventListener('pageshow', ({ persisted }) => window.shown.push(persisted))

const session = createMemberSession({ refresh: refreshFrom('/token') })
window.endSession = session.end
const baseUrl = new URLSearchParams(location.search).get('service') ?? ''

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ExperienceProvider baseUrl={baseUrl} session={session} locale="en-GB" timeZone="UTC">
    <Wallet />
  </ExperienceProvider>,
)
