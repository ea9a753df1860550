import type { MemberSession } from './MemberSession.ts'
import { sessionInternals } from './sessionInternals.ts'

/**
 * Asks the organisation's backend for another token now, whatever the age of the one in use: for a page that may have missed
 * a sign-out. What it shows stays until the answer; requests wait for it. `ExperienceProvider` does it for a page that comes
 * back from the back-forward cache.
 */
export function renewSession(session: MemberSession): void {
  sessionInternals(session).renew()
}
