import { spellingsOf } from './findSecret.ts'
import { takeHeapSnapshot } from './heapSnapshot.ts'
import type { BarePage } from './startBareChromium.ts'

declare global {
  interface Window {
    /** What a page has made since `watchPage`, as far as it still lives. */
    xpMade?: WeakRef<Uint8Array | HTMLTextAreaElement>[]
  }
}

/** Has each document from now on note weakly what a snapshot shows no text of: encoded bytes, and fields. */
export async function watchPage({ send }: BarePage): Promise<void> {
  await send('Page.enable')
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(noteWhatIsMade)})()` })
}

/**
 * Who in a page's heap holds one of the texts, after its garbage was collected: strings, with the way to them from the
 * roots, and bytes and fields that still live.
 */
export async function heldByPage(page: BarePage, texts: readonly string[]): Promise<string[]> {
  const sought = texts.flatMap((text) => [...spellingsOf(text)])
  const { strings, pathTo } = await takeHeapSnapshot(page)
  const inStrings = strings
    .filter((text) => sought.some((spelling) => text.includes(spelling)))
    .map((text) => `${JSON.stringify(text)}: ${pathTo(text)}`)
  // Only now: a page keeps what it is asked.
  const alive = await page.evaluate<string[]>(`(${String(readWhatLives)})(${JSON.stringify(sought)})`)
  return [...inStrings, ...alive]
}

/** Runs in the page. */
function noteWhatIsMade(): void {
  const made: WeakRef<Uint8Array | HTMLTextAreaElement>[] = []
  window.xpMade = made
  const encode = TextEncoder.prototype.encode
  TextEncoder.prototype.encode = function (text) {
    const bytes = encode.call(this, text)
    made.push(new WeakRef(bytes))
    return bytes
  }
  const createElement = Document.prototype.createElement
  Document.prototype.createElement = function (this: Document, ...args: [string]) {
    const element = createElement.apply(this, args)
    if (element instanceof HTMLTextAreaElement) made.push(new WeakRef(element))
    return element
  }
}

/** Runs in the page. */
function readWhatLives(sought: readonly string[]): string[] {
  if (!window.xpMade) throw new Error('Nothing was watched: this would find nothing anywhere.')
  return window.xpMade.flatMap((reference) => {
    const object = reference.deref()
    if (!object) return []
    const texts =
      object instanceof Uint8Array
        ? ['utf-8', 'utf-16le'].map((encoding) => new TextDecoder(encoding).decode(object))
        : [object.value, object.defaultValue]
    return texts.some((text) => sought.some((spelling) => text.includes(spelling)))
      ? [`a living ${object.constructor.name}`]
      : []
  })
}
