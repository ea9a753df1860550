'use client'

import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useIsomorphicLayoutEffect } from './hooks/useIsomorphicLayoutEffect.ts'

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

/** How soon it is read: `polite` waits for a pause, `assertive` interrupts. */
export type AnnouncePriority = 'polite' | 'assertive'

/** The two live regions of a root or of an open modal. */
type LiveRegionPair = Readonly<Record<AnnouncePriority, HTMLElement>>

interface RegisteredPair {
  readonly pair: LiveRegionPair
  readonly depth: number
}

/** Writes to the live regions of whatever stands on top. */
interface Announcer {
  announce(message: string, priority?: AnnouncePriority): void
  /**
   * `depth` counts the modals around a pair: the deepest is on top, and the rest of the page is inert.
   * Returns how to take it away.
   */
  register(pair: LiveRegionPair, depth: number): () => void
}

const MESSAGE_LIFE_MS = 7_000

/** Makes the announcer of one root. Two roots on a page never share one. */
function createAnnouncer(): Announcer {
  const pairs: RegisteredPair[] = []

  return {
    announce(message, priority = 'polite') {
      const top = pairs
        .filter(isHeard)
        .reduce<RegisteredPair | undefined>(
          (best, entry) => (best && best.depth > entry.depth ? best : entry),
          undefined,
        )
      if (!top || message === '') return
      // A node of its own for each message: the same words twice are read twice, and two at once do not
      // replace each other.
      const line = document.createElement('p')
      line.textContent = message
      top.pair[priority].append(line)
      // Read once, then gone, so that nobody finds it while reading the page.
      setTimeout(() => line.remove(), MESSAGE_LIFE_MS)
    },
    register(pair, depth) {
      const entry = { pair, depth }
      pairs.push(entry)
      return () => {
        pairs.splice(pairs.indexOf(entry), 1)
      }
    },
  }
}

/** A modal can stay open where what is around it is hidden: it holds nothing then, and nobody hears what is in it. */
const isHeard = ({ pair, depth }: RegisteredPair) => depth === 0 || pair.polite.getClientRects().length > 0

/** The announcer of the root around, and how many modals stand between. */
export const AnnouncerContext = createContext<{
  readonly announcer: Announcer
  readonly depth: number
} | null>(null)

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

/**
 * `announce(message, 'polite' | 'assertive')` for assistive technology; polite by default. It is written into
 * the topmost open modal, since all else is inert then. Outside an `AnnouncerProvider` it says nothing. Its
 * identity is stable.
 */
export function useAnnounce(): Announcer['announce'] {
  return useContext(AnnouncerContext)?.announcer.announce ?? silent
}

function silent() {}

/**
 * Announces what an element says as it appears: what a `role="alert"` of its own would do, but heard from
 * inside an open modal too.
 */
export function useAnnounceContent(
  ref: RefObject<HTMLElement | null>,
  priority: AnnouncePriority | undefined,
): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (priority) announce(ref.current?.textContent?.trim() ?? '', priority)
  }, [announce, priority, ref])
}
