/** What a member can reach now: the topmost open modal, since all around it is inert, else the page. */
export function reachableRoot(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
}

/** There, displayed, and with a box. */
export function isOnScreen(element: Element): boolean {
  // Of a row that `content-visibility` skips, the box is a guess.
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** What can be pressed or shows the ring: the element, or its `::after` laid over a larger box. */
export function boxWithAfter(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  const after = getComputedStyle(element, '::after')
  if (after.content === 'none' || after.position !== 'absolute') return box
  const holder =
    getComputedStyle(element).position === 'static' ? (element as HTMLElement).offsetParent : element
  if (!holder) return box
  const { left, top } = holder.getBoundingClientRect()
  return new DOMRect(
    left + Number.parseFloat(after.left),
    top + Number.parseFloat(after.top),
    Number.parseFloat(after.width),
    Number.parseFloat(after.height),
  )
}

/** `button.xp-button “Send”`: enough to find it by. */
export function describeElement(element: Element): string {
  const name =
    element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? ''
  const className = element.getAttribute('class')?.split(/\s+/)[0]
  return `${element.localName}${className ? `.${className}` : ''}${name ? ` “${name}”` : ''}`
}

/** The ancestors that cut off what reaches over their edge, nearest first. */
export function clippingAncestors(element: Element): readonly Element[] {
  const found: Element[] = []
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    const { overflowX, overflowY, contain, contentVisibility } = getComputedStyle(parent)
    if (
      overflowX !== 'visible' ||
      overflowY !== 'visible' ||
      contain.includes('paint') ||
      contentVisibility === 'auto'
    )
      found.push(parent)
    // Nothing outside a dialog in the top layer cuts it off.
    if (parent.matches('dialog:modal')) break
  }
  return found
}
