import { inlined } from '../pages/inlined.ts'

/** What the page of a host knows of its Service. */
interface Settings {
  readonly serviceUrl: string
  readonly conversationId: string
}

export const serviceUrl = () => (inlined('settings') as Settings).serviceUrl
export const conversationId = () => (inlined('settings') as Settings).conversationId
