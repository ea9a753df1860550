// What the hub shows is asked for before React renders; with a token in the HTML, without waiting for one.
import {
  createExperienceClient,
  createMemberSession,
  prefetchHubView,
  refreshFrom,
} from '@experience-program/react'
import { renderHub } from './renderHub.tsx'
import { initialGrant, serviceUrl } from './settings.ts'

const session = createMemberSession({
  refresh: refreshFrom('/api/member-token'),
  initialGrant: initialGrant(),
})
const client = createExperienceClient({ baseUrl: serviceUrl(), session })
void prefetchHubView(client, { view: 'explore' })

renderHub(session)
