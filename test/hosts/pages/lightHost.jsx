import {
  createMemberSession,
  ExperienceHub,
  ExperienceProvider,
  refreshFrom,
} from '@experience-program/react'
import { createRoot } from 'react-dom/client'

const session = createMemberSession({ refresh: refreshFrom('/api/member-token') })

createRoot(document.getElementById('light')).render(
  <ExperienceProvider baseUrl="/xp" session={session} locale="en-GB" timeZone="Europe/Copenhagen">
    <ExperienceHub />
  </ExperienceProvider>,
)
