import type { MemberGrant } from '@experience-program/react'
import { inlined } from '../pages/inlined.ts'

/** What the page of a host knows of its Service. */
interface Settings {
  readonly serviceUrl: string
  readonly conversationId: string
  /** A host's server writes it into the page. */
  readonly initialGrant?: MemberGrant
}

export const serviceUrl = () => (inlined('settings') as Settings).serviceUrl
export const conversationId = () => (inlined('settings') as Settings).conversationId
export const initialGrant = () => (inlined('settings') as Settings).initialGrant
