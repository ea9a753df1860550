'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { Attachment } from '../../contract/index.ts'
import { parseTimestamp } from '../../i18n/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { webAddress } from './webAddress.ts'

export interface AttachmentLife {
  /** An absolute http(s) address, or `null` where there is none. */
  readonly href: string | null
  readonly isExpired: boolean
  readonly isGetting: boolean
  readonly hasFailed: boolean
  /** True once the member asked for a new link and has it. */
  readonly isReady: boolean
  /** Gets a new link for the member. */
  readonly get: () => Promise<void>
  /** True when the link has expired by now, whatever is on screen. */
  readonly isLate: () => boolean
}

/** A link is refreshed this long before it expires, or at half of a shorter life. */
const leadMs = 30_000

/** Longer timers overflow and fire immediately. */
const maxTimerMs = 2 ** 31 - 1

/**
 * Watches a link that expires. While it is on screen it is refreshed shortly before; off screen, or when that fails, it
 * expires and the member may ask for another.
 */
export function useAttachmentLife(
  { url, expiresAt }: Attachment,
  element: RefObject<HTMLElement | null>,
  refetch: () => Promise<void>,
): AttachmentLife {
  const end = parseTimestamp(expiresAt)
  // A Service may keep the address and give it a longer life.
  const link = `${expiresAt ?? ''} ${url ?? ''}`
  const [expired, setExpired] = useState(() => (end !== null && end <= Date.now() ? link : null))
  const [get, setGet] = useState<{
    readonly status: 'idle' | 'getting' | 'failed' | 'ready'
    readonly link?: string
  }>({ status: 'idle' })
  // A link that has just come counts as open, even by a wrong clock: else the member would ask for it again and again.
  const trusted = get.status === 'ready' ? get.link : undefined
  const latestRefetch = useLatestRef(refetch)

  useEffect(() => {
    if (end === null) return
    const timer = setTimeout(() => setExpired(link), Math.min(Math.max(0, end - Date.now()), maxTimerMs))
    return () => clearTimeout(timer)
  }, [link, end])

  const isVisible = useIsOnScreen(element)
  useEffect(() => {
    if (end === null || !isVisible) return
    const left = end - Date.now()
    if (left <= 0) return
    const timer = setTimeout(
      () => void latestRefetch.current().catch(() => undefined),
      Math.min(Math.max(left - leadMs, left / 2), maxTimerMs),
    )
    return () => clearTimeout(timer)
  }, [link, end, isVisible, latestRefetch])

  async function handleGet() {
    setExpired(link)
    setGet({ status: 'getting' })
    try {
      await latestRefetch.current()
      // The render with the fresh link comes after this one.
      setGet({ status: 'ready' })
    } catch {
      setGet({ status: 'failed' })
    }
  }
  if (get.status === 'ready' && get.link === undefined && link !== expired) setGet({ status: 'ready', link })

  return {
    href: webAddress(url),
    isExpired: link === expired && link !== trusted,
    isGetting: get.status === 'getting',
    hasFailed:
      get.status === 'failed' || (get.status === 'ready' && link === expired && trusted === undefined),
    isReady: link === trusted,
    get: handleGet,
    isLate: () => end !== null && end <= Date.now() && link !== trusted,
  }
}

/** Whether an element is visible: scrolled into its frame, in a visible page. */
function useIsOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isInFrame, setIsInFrame] = useState(false)
  const [isShown, setIsShown] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) =>
      setIsInFrame(entries.at(-1)?.isIntersecting === true),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  useEffect(() => {
    const read = () => setIsShown(document.visibilityState === 'visible')
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return isInFrame && isShown
}
