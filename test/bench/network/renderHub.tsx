import {
  ExperienceHub,
  ExperienceProvider,
  type MemberSession,
  useHubHistory,
} from '@experience-program/react'
import '@experience-program/react/styles.css'
import { createRoot } from 'react-dom/client'
import { stage } from '../pages/stage.ts'
import { serviceUrl } from './settings.ts'

const Rewards = () => <ExperienceHub {...useHubHistory({ mode: 'hash' })} />

/** Renders the hub as the quickstart embeds it. */
export function renderHub(session: MemberSession): void {
  createRoot(stage()).render(
    <ExperienceProvider baseUrl={serviceUrl()} session={session} locale="en-GB" timeZone="Europe/Copenhagen">
      <Rewards />
    </ExperienceProvider>,
  )
}
