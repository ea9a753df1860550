// The hub as the quickstart embeds it.
import {
  createMemberSession,
  ExperienceHub,
  ExperienceProvider,
  refreshFrom,
  useHubHistory,
} from '@experience-program/react'
import '@experience-program/react/styles.css'
import { createRoot } from 'react-dom/client'
import { stage } from '../pages/stage.ts'
import { serviceUrl } from './settings.ts'

const session = createMemberSession({ refresh: refreshFrom('/api/member-token') })

const Rewards = () => <ExperienceHub {...useHubHistory({ mode: 'hash' })} />

createRoot(stage()).render(
  <ExperienceProvider baseUrl={serviceUrl()} session={session} locale="en-GB" timeZone="Europe/Copenhagen">
    <Rewards />
  </ExperienceProvider>,
)
