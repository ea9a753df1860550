// A conversation, which it reads from the Service.
import {
  ConciergeChat,
  createMemberSession,
  ExperienceProvider,
  refreshFrom,
} from '@experience-program/react'
import '@experience-program/react/styles.css'
import { createRoot } from 'react-dom/client'
import { stage } from '../pages/stage.ts'
import { conversationId, serviceUrl } from './settings.ts'

const session = createMemberSession({ refresh: refreshFrom('/api/member-token') })

createRoot(stage()).render(
  <ExperienceProvider baseUrl={serviceUrl()} session={session} locale="en-GB" timeZone="Europe/Copenhagen">
    <ConciergeChat conversationId={conversationId()} />
  </ExperienceProvider>,
)
