/** A text that no message holds. */
interface Untranslated {
  readonly text: string
  /** The element, as `p.xp-chat-day`. */
  readonly at: string
}

/** What Intl writes by itself: days, months, how long until a day, zones, currencies. The pseudo-locale's figures and dates are English. */
const intlWords =
  /\b(mon|tues?|wed(nes)?|thu(rs)?|fri|satur|sat|sun)(day)?s?\b|\b(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\b|\bin \d+ (day|month)s\b|\b[ap]m\b|\bat\b|\bus\$|\b(gmt|utc|cest|cet)\b|[\p{L} ]+ (standard|summer|daylight) time\b/giu
const spokenAttributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title']

/**
 * Looks through a tree that is shown with `pseudoMessages`: every text must stand within ⟦ ⟧, or be one of `known` (what the
 * service and the host gave). Texts for screen readers count as well.
 */
export function findUntranslated(root: HTMLElement, known: Iterable<string> = []): readonly Untranslated[] {
  // The longest first: *The Hall* is a part of *The Hall by the water*.
  const texts = [...new Set([...known].map(fold))]
    .filter((text) => /\p{L}{3}/u.test(text))
    .sort((a, b) => b.length - a.length)
  const isForeign = (text: string) =>
    hasLetters(
      texts.reduce((left, next) => left.replaceAll(next, ' '), fold(text).replaceAll(intlWords, ' ')),
    ) && !texts.some((next) => next.includes(fold(text)))
  const failures: Untranslated[] = []
  const check = (text: string, element: Element) => {
    if (hasLetters(text) && isForeign(text)) failures.push({ text: text.trim(), at: nameOf(element) })
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
