import { Virtual } from '@guidepup/virtual-screen-reader'

/** A phrase as a person reads it: without marks of direction, and with plain spaces. */
const plain = (phrase: string) =>
  phrase.replace(/[\u061C\u200E\u200F\u2066-\u2069]/g, '').replace(/\s+/g, ' ')

/** The texts of an element that are not hidden from assistive technology. */
const shown = (element: Element): readonly (string | null)[] =>
  [...element.childNodes].flatMap((node) =>
    !(node instanceof Element) ? [node.textContent] : node.ariaHidden === 'true' ? [] : shown(node),
  )

/** What a screen reader says of a button; empty for all else, which says itself what changes in it. */
function nameOf(element: Element | null): string {
  if (!(element instanceof HTMLButtonElement)) return ''
  return [element.ariaLabel, element.ariaDisabled, ...shown(element)].join()
}

const liveRegion = '[aria-live], [role="alert"], [role="status"], [role="log"], output'

/** The reader stumbles over what has left the page, and is slow to learn that the rest is not live. */
class LiveRegionObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, observer) => {
      const isLive = ({ target }: MutationRecord) =>
        target.isConnected && target instanceof Element && target.closest(liveRegion) !== null
      callback(records.filter(isLive), observer)
    })
  }
}

/**
 * A screen reader on the page. It says what gets the focus, what the live regions say, and, as NVDA does, the new name
 * of a button that is renamed while it has the focus. `heard` returns all since it was last asked.
 */
export async function startScreenReader() {
  const { body } = document
  const reader = new Virtual()
  let say: (event: Pick<Event, 'target'>) => void = () => {}
  body.addEventListener = (_type: string, listener: typeof say) => void (say = listener)
  await reader.start({ container: body, window: { document, MutationObserver: LiveRegionObserver } })
  Reflect.deleteProperty(body, 'addEventListener')
  await reader.clearSpokenPhraseLog()

  let name = nameOf(document.activeElement)
  const handleFocus = () => {
    name = nameOf(document.activeElement)
    const { activeElement: target } = document
    // A dialog focuses its first button for a moment as it opens, which nobody hears.
    queueMicrotask(() => target === document.activeElement && say({ target }))
  }
  const renames = new MutationObserver(() => {
    const before = name
    name = nameOf(document.activeElement)
    if (name !== before && name !== '') say({ target: document.activeElement })
  })
  document.addEventListener('focusin', handleFocus)
  renames.observe(body, { subtree: true, childList: true, characterData: true, attributes: true })
  return {
    heard: async (): Promise<readonly string[]> => {
      const phrases = (await reader.spokenPhraseLog()).map(plain)
      await reader.clearSpokenPhraseLog()
      return phrases
    },
    stop: async () => {
      renames.disconnect()
      document.removeEventListener('focusin', handleFocus)
      await reader.stop()
    },
  }
}

/** What one hears who reads on through an element, from its start to its end. */
export async function readThrough(container: Element): Promise<readonly string[]> {
  const reader = new Virtual()
  await reader.start({ container, window: { document, MutationObserver: LiveRegionObserver } })
  const now = async () => [reader.activeNode, await reader.lastSpokenPhrase()]
  const [node, phrase] = await now()
  for (let at: unknown[] = []; at[0] !== node || at[1] !== phrase; at = await now()) await reader.next()
  const phrases = (await reader.spokenPhraseLog()).slice(0, -1)
  await reader.stop()
  return phrases.map(plain).filter((phrase) => !phrase.startsWith('end of '))
}
