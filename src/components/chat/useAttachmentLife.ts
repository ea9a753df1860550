'use client'

import { type RefObject, useEffect, useState } from 'react'
import { parseTimestamp } from '../../base/index.ts'
import type { Attachment } from '../../contract/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { webAddress } from './findLinks.ts'
import { watchInView } from './watchInView.ts'

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

/** A clock may be wrong by so much. */
const dayMs = 24 * 60 * 60_000
/** By then what was read is on screen. */
const shownMs = 300

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
  const latestRefetch = useLatestRef(refetch)
  const isPast = link === expired
  const { trusted, get, ...asked } = useNewLink({ link, end, isPast, refetch: latestRefetch })

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

  return {
    href: webAddress(url),
    isExpired: isPast && link !== trusted,
    ...asked,
    isReady: link === trusted,
    get: () => {
      setExpired(link)
      return get()
    },
    isLate: () => end !== null && end <= Date.now() && link !== trusted,
  }
}

interface NewLinkInput {
  readonly link: string
  readonly end: number | null
  readonly isPast: boolean
  readonly refetch: RefObject<() => Promise<void>>
}

/** What came of asking for a new link. */
function useNewLink({ link, end, isPast, refetch }: NewLinkInput) {
  const [asked, setAsked] = useState<{
    readonly status: 'idle' | 'getting' | 'failed' | 'ready'
    readonly link?: string
    /** The Service gives the same link again: not long past its end it is the clock that may be wrong. */
    readonly mayKeep?: boolean
  }>({ status: 'idle' })
  const isReady = asked.status === 'ready'
  // A link that has just come counts as open, even by a wrong clock: else the member would ask for it again and again.
  const trusted = isReady ? asked.link : undefined
  if (isReady && trusted === undefined && !isPast) setAsked({ status: 'ready', link })

  const isKept = isReady && trusted === undefined && asked.mayKeep === true
  useEffect(() => {
    if (!isKept) return
    const timer = setTimeout(() => setAsked({ status: 'ready', link }), shownMs)
    return () => clearTimeout(timer)
  }, [isKept, link])

  async function get(): Promise<void> {
    setAsked({ status: 'getting' })
    try {
      await refetch.current()
      // The render with the fresh link comes after this one.
      setAsked({ status: 'ready', mayKeep: end !== null && end > Date.now() - dayMs })
    } catch {
      setAsked({ status: 'failed' })
    }
  }

  return {
    trusted,
    get,
    isGetting: asked.status === 'getting' || isKept,
    hasFailed: asked.status === 'failed' || (isReady && !isKept && isPast && trusted === undefined),
  }
}

/** Whether an element is visible: scrolled into its frame, in a visible page. */
function useIsOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isInFrame, setIsInFrame] = useState(false)
  const [isShown, setIsShown] = useState(true)
  useEffect(() => watchInView(element.current, setIsInFrame), [element])
  useEffect(() => {
    const read = () => setIsShown(document.visibilityState === 'visible')
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return isInFrame && isShown
}
