'use client'

import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { createAnnouncer } from './announcer.ts'
import { AnnouncerContext } from './AnnouncerContext.ts'
import { LiveRegions } from './LiveRegions.tsx'

/** Gives what is inside one polite and one assertive live region, for `useAnnounce`. Once per root. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [announcer] = useState(createAnnouncer)
  const value = useMemo(() => ({ announcer, depth: 0 }), [announcer])
  return (
    <AnnouncerContext.Provider value={value}>
      {children}
      <LiveRegions />
    </AnnouncerContext.Provider>
  )
}
