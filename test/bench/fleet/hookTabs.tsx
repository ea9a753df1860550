import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createMemberSession,
  ExperienceProvider,
  useConversations,
  useOffers,
  useRedemption,
  useThread,
  useWallet,
} from '../../../src/index.ts'
import type { FleetService } from './service.ts'
import type { OpenTab } from './disturbances.ts'

interface PageProps {
  readonly service: FleetService
  readonly isActive: boolean
}

const signEveryMs = 20_000

/** What a page of a host reads by the public hooks: five reads, two of which follow changes. */
function Page({ service, isActive }: PageProps) {
  useWallet()
  useOffers()
  useConversations()
  useRedemption(service.redemptionId, { isFollowed: true })
  const { markActive } = useThread(service.conversationId)
  useEffect(() => {
    if (!isActive) return
    const timer = setInterval(markActive, signEveryMs)
    return () => clearInterval(timer)
  })
  return null
}

/** A tab with the provider and the hooks, mounted by React. */
export const openHookTab: OpenTab = (service, { isActive }) => {
  const { baseUrl, fetch, refresh } = service
  const session = createMemberSession({ refresh })
  const root = createRoot(document.createElement('div'))
  root.render(
    <ExperienceProvider {...{ baseUrl, session, fetch }}>
      <Page {...{ service, isActive }} />
    </ExperienceProvider>,
  )
  return {
    // All tabs have one window here: what one member does, all would do.
    act: () => {},
    focus: () => window.dispatchEvent(new Event('focus')),
    close() {
      root.unmount()
      session.end()
    },
  }
}
