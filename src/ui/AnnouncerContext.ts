'use client'

import { createContext } from 'react'
import type { Announcer } from './announcer.ts'

/** The announcer of the root around, and how many modals stand between. */
export const AnnouncerContext = createContext<{
  readonly announcer: Announcer
  readonly depth: number
} | null>(null)
