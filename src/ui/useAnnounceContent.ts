'use client'

import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { AnnouncePriority } from './announcer.ts'
import { useAnnounce } from './useAnnounce.ts'

/** Announces what an element says as it appears: what a `role="alert"` of its own would do, but heard from inside an open modal too. */
export function useAnnounceContent(
  ref: RefObject<HTMLElement | null>,
  priority: AnnouncePriority | undefined,
): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (priority) announce(ref.current?.textContent?.trim() ?? '', priority)
  }, [announce, priority, ref])
}
