/** The names of the slots that an element has children for, as one text: the same text for the same slots. */
export function slottedIn(element: HTMLElement): string {
  return [...new Set([...element.children].map(({ slot }) => slot))].filter(Boolean).sort().join(' ')
}

/**
 * Calls back when the element has children for other slots than before. It watches the element's list of children and
 * their `slot` only: neither what is inside them nor the element's own root. Returns what ends it.
 */
export function watchSlots(element: HTMLElement, onChange: () => void): () => void {
  let before = slottedIn(element)
  const observer = new MutationObserver(() => {
    observe()
    const now = slottedIn(element)
    if (now === before) return
    before = now
    onChange()
  })
  // A child that is observed already is not observed twice.
  function observe() {
    observer.observe(element, { childList: true })
    for (const child of element.children) observer.observe(child, { attributeFilter: ['slot'] })
  }
  observe()
  return () => observer.disconnect()
}
