'use client'

import { useEffect, useState } from 'react'
import { useAnnounce } from '../AnnouncerProvider.tsx'

const COPIED_MS = 2_000

/** Copies a text and announces it; `copy` resolves to false where the browser forbids it. `isCopied` lasts 2 s. */
export function useCopy(copiedLabel: string) {
  const [copied, setCopied] = useState(0)
  const announce = useAnnounce()

  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // No clipboard over plain http or in a frame without the permission.
      return false
    }
    setCopied((count) => count + 1)
    announce(copiedLabel)
    return true
  }

  return { isCopied: copied > 0, copy }
}
