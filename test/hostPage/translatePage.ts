const leftAlone = 'font, [translate=no], .notranslate, script, style, textarea, option'

/**
 * Translates what is shown as browsers do (Chrome, Edge): in the place of each text node stand two `font` elements, also in
 * that of those that come later. React hears nothing of it, and still holds the nodes that it made. The words stay the
 * same, so that they can be compared. Returns what ends it.
 */
export function translatePage(root: HTMLElement): () => void {
  const observer = new MutationObserver((records) => {
    observer.disconnect()
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translate(node)
    observe()
  })
  const observe = () => observer.observe(root, { subtree: true, childList: true, characterData: true })
  translate(root)
  observe()
  return () => observer.disconnect()
}

function translate(node: Node): void {
  for (const text of textsIn(node)) {
    if (text.data.trim() === '' || (text.parentElement?.closest(leftAlone) ?? null) !== null) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}

function textsIn(node: Node): readonly Text[] {
  if (node instanceof Text) return [node]
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}
