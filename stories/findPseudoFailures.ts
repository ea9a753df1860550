/** Something that the pseudo-locale brought to light. */
export interface PseudoFailure {
  /** `untranslated`: text that no message holds. `clipped`: text that is cut off, and not on purpose. */
  readonly type: 'untranslated' | 'clipped'
  readonly text: string
  /** The element, as `p.xp-chat-day`. */
  readonly at: string
}

/** What Intl writes by itself: days, months, zones, currencies. The pseudo-locale's figures and dates are English. */
const intlWords =
  /\b(mon|tues?|wed(nes)?|thu(rs)?|fri|satur|sat|sun)(day)?s?\b|\b(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\b|\b[ap]m\b|\bat\b|\bus\$|\b(gmt|utc|cest|cet)\b|[\p{L} ]+ (standard|summer|daylight) time\b/giu
const spokenAttributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title']

/**
 * Looks through a tree that is shown with `pseudoMessages`: every text must stand within ⟦ ⟧, or be one of `known` (what the
 * service and the host gave), and none may be cut off. Texts for screen readers count as well.
 */
export function findPseudoFailures(
  root: HTMLElement,
  { known = [] }: { readonly known?: Iterable<string> } = {},
): readonly PseudoFailure[] {
  // The longest first: *The Hall* is a part of *The Hall by the water*.
  const texts = [...new Set([...known].map(fold))]
    .filter((text) => /\p{L}{3}/u.test(text))
    .sort((a, b) => b.length - a.length)
  const isForeign = (text: string) =>
    hasLetters(
      texts.reduce((left, next) => left.replaceAll(next, ' '), fold(text).replaceAll(intlWords, ' ')),
    ) && !texts.some((next) => next.includes(fold(text)))
  return [...untranslated(root, isForeign), ...clipped(root)]
}

function untranslated(root: HTMLElement, isForeign: (text: string) => boolean): readonly PseudoFailure[] {
  const failures: PseudoFailure[] = []
  const check = (text: string, element: Element) => {
    if (hasLetters(text) && isForeign(text))
      failures.push({ type: 'untranslated', text: text.trim(), at: nameOf(element) })
  }
  // A message may run through several elements, so the depth is carried from text to text.
  const depth = { value: 0 }
  for (const { node, element } of textsOf(root)) check(outsideOfBrackets(node.data, depth), element)
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of spokenAttributes)
      check(outsideOfBrackets(element.getAttribute(name) ?? '', { value: 0 }), element)
  }
  return failures
}

function clipped(root: HTMLElement): readonly PseudoFailure[] {
  const failures: PseudoFailure[] = []
  for (const { node, element } of textsOf(root)) {
    if (
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      node.data.trim() === ''
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width > 0 && isCut(element, text, root))
      failures.push({ type: 'clipped', text: node.data.trim(), at: nameOf(element) })
  }
  return failures
}

/** Whether an ancestor hides a part of the text. What scrolls, ellipses, clamps or is hidden from sight does so on purpose. */
function isCut(element: Element, text: DOMRect, root: HTMLElement): boolean {
  for (let frame: Element | null = element; frame && root.contains(frame); frame = frame.parentElement) {
    const style = getComputedStyle(frame)
    const isOnPurpose =
      style.textOverflow === 'ellipsis' ||
      (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '') ||
      style.clipPath !== 'none'
    if (isOnPurpose || /auto|scroll/.test(style.overflowX)) return false
    const box = frame.getBoundingClientRect()
    if (/hidden|clip/.test(style.overflowX) && (text.left < box.left - 1 || text.right > box.right + 1))
      return true
    if (/hidden|clip/.test(style.overflowY) && (text.top < box.top - 2 || text.bottom > box.bottom + 2))
      return true
  }
  return false
}

function textsOf(root: HTMLElement): readonly { readonly node: Text; readonly element: Element }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: { readonly node: Text; readonly element: Element }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (node instanceof Text && element && !element.closest('script, style')) found.push({ node, element })
  }
  return found
}

function outsideOfBrackets(text: string, depth: { value: number }): string {
  let outside = ''
  for (const character of text) {
    if (character === '⟧') depth.value = Math.max(0, depth.value - 1)
    else if (character === '⟦') depth.value += 1
    else if (depth.value === 0) outside += character
  }
  return outside
}

function hasLetters(text: string): boolean {
  return /\p{L}{2}/u.test(text)
}

/** Case, gaps and marks of direction aside: *FINE_DINING* is shown as *Fine dining*. */
function fold(text: string): string {
  return text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()
}

function nameOf(element: Element): string {
  return [element.localName, ...element.classList].join('.')
}
