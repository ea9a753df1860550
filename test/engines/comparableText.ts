/** Larger than any text, so that a letter's width is rounded to a small part of it. Firefox draws no letter over 2,000 px. */
const ruler = 1024

/** Of what is laid out. */
interface TextOfElement {
  readonly element: HTMLElement
  readonly text: string
  readonly spacing: number
  readonly size: number
}

/**
 * WebKitGTK rounds the width of each letter to a whole pixel. Gives back what that took or added, by the space between
 * letters: each element's text is then as wide as its typeface says. Elsewhere the space is next to nothing.
 */
export function giveLettersTheirWidths(elements: readonly HTMLElement[]): void {
  const texts = elements.flatMap((element) => textOf(element) ?? [])
  const rulers = texts.map((text) => [addRuler(text, text.size), addRuler(text, ruler)] as const)
  const spaces = texts.map(({ text, size, spacing }, index) => {
    const [shown, large] = rulers[index] ?? []
    if (!shown || !large) return spacing
    const lost = (widthOf(large) * size) / ruler - widthOf(shown)
    return spacing + lost / [...text].length
  })
  for (const each of rulers.flat()) each.remove()
  texts.forEach(({ element }, index) => {
    element.style.setProperty('letter-spacing', `${String(spaces[index])}px`, 'important')
  })
}

/** What stands in the element itself, not in those within it. */
function textOf(element: HTMLElement): TextOfElement | undefined {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const text = own
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replaceAll(/[ \t\n]+/g, ' ') // of figures keep the narrow ones
    .trim()
  if (text === '' || element.matches('textarea, option, style, script')) return undefined
  const { letterSpacing, fontSize } = getComputedStyle(element)
  return { element, text, spacing: Number.parseFloat(letterSpacing) || 0, size: Number.parseFloat(fontSize) }
}

function addRuler({ element, text }: TextOfElement, size: number): HTMLElement {
  const span = document.createElement('span')
  span.textContent = text
  const style = {
    all: 'unset',
    position: 'absolute',
    visibility: 'hidden',
    'white-space': 'pre',
    'letter-spacing': '0',
    'font-size': `${String(size)}px`,
  }
  for (const [name, value] of Object.entries(style)) span.style.setProperty(name, value, 'important')
  element.append(span)
  return span
}

const widthOf = (element: HTMLElement): number => element.getBoundingClientRect().width
