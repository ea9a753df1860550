'use client'

import { useContext, useRef } from 'react'
import { AnnouncerContext } from './AnnouncerContext.ts'
import { useIsomorphicLayoutEffect } from './hooks/useIsomorphicLayoutEffect.ts'

/** The pair of live regions of a root or a modal. React never writes into them, so it never takes a message away. */
export function LiveRegions() {
  const context = useContext(AnnouncerContext)
  const polite = useRef<HTMLDivElement>(null)
  const assertive = useRef<HTMLDivElement>(null)

  // Before the effects of what appears together with it, some of which announce themselves.
  useIsomorphicLayoutEffect(() => {
    if (!context || !polite.current || !assertive.current) return
    return context.announcer.register({ polite: polite.current, assertive: assertive.current }, context.depth)
  }, [context])

  return (
    <>
      <div ref={polite} className="xp-visually-hidden" aria-live="polite" aria-relevant="additions" />
      <div ref={assertive} className="xp-visually-hidden" aria-live="assertive" aria-relevant="additions" />
    </>
  )
}
