'use client'

import { useContext } from 'react'
import type { Announcer } from './announcer.ts'
import { AnnouncerContext } from './AnnouncerContext.ts'

/**
 * `announce(message, 'polite' | 'assertive')` for assistive technology; polite by default. It is written into the topmost open
 * modal, since all else is inert then. Outside an `AnnouncerProvider` it says nothing. Its identity is stable.
 */
export function useAnnounce(): Announcer['announce'] {
  return useContext(AnnouncerContext)?.announcer.announce ?? silent
}

function silent() {}
