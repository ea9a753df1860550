'use client'

import { type ReactNode, useEffect } from 'react'
import { useAnnounce } from './AnnouncerProvider.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** What is there sooner need not be talked about. */
const MOMENT_MS = 1_000

/**
 * Says in words what a skeleton shows: whoever reads on finds it, and it is announced once the loading takes
 * longer than a moment (WCAG 4.1.3).
 */
export function LoadingLabel({ children }: { readonly children: string }): ReactNode {
  const announce = useAnnounce()
  useEffect(() => {
    const timer = setTimeout(() => announce(children), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [announce, children])
  return <VisuallyHidden>{children}</VisuallyHidden>
}
