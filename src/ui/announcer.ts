/** How soon it is read: `polite` waits for a pause, `assertive` interrupts. */
export type AnnouncePriority = 'polite' | 'assertive'

/** The two live regions of a root or of an open modal. */
export type LiveRegionPair = Readonly<Record<AnnouncePriority, HTMLElement>>

/** Writes to the live regions of whatever stands on top. */
export interface Announcer {
  announce(message: string, priority?: AnnouncePriority): void
  /** `depth` counts the modals around a pair: the deepest is on top, and the rest of the page is inert. Returns how to take it away. */
  register(pair: LiveRegionPair, depth: number): () => void
}

const MESSAGE_LIFE_MS = 7_000

/** Makes the announcer of one root. Two roots on a page never share one. */
export function createAnnouncer(): Announcer {
  const pairs: { readonly pair: LiveRegionPair; readonly depth: number }[] = []

  return {
    announce(message, priority = 'polite') {
      const top = pairs.reduce<(typeof pairs)[number] | undefined>(
        (best, entry) => (best && best.depth > entry.depth ? best : entry),
        undefined,
      )
      if (!top || message === '') return
      // A node of its own for each message: the same words twice are read twice, and two at once do not replace each other.
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
