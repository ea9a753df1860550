// As the quickstart has it.
import { createMemberSession, refreshFrom } from '@experience-program/react'
import { renderHub } from './renderHub.tsx'

renderHub(createMemberSession({ refresh: refreshFrom('/api/member-token') }))
