import type { ReactNode } from 'react'
import type { MemberSession } from '../../client/index.ts'

/** What a host puts into our components, everywhere they show it. */
export interface ExperienceSlots {
  /** In place of a component when the session has ended: your way to sign in again. */
  readonly signInAgain?: (context: { readonly session: MemberSession }) => ReactNode
  /** Beside the sensitive questions: your consent or privacy text. */
  readonly healthDataConsent?: ReactNode
  /** At the end of a failure: your way to support, with the reference to quote. */
  readonly support?: (context: { readonly requestId: string | null }) => ReactNode
}
