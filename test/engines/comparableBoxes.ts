import { endAnimations, nextFrame } from '../accessibility/checks/settle.ts'
import { giveLettersTheirWidths } from './comparableText.ts'

/**
 * How far beyond the window a row is drawn (what is not drawn has a guessed height) and when the next cards come is for each
 * engine to say. WebKitGTK knows no optical sizes; letters that are spaced have no ligatures. A reference stands in a typeface
 * of the machine.
 */
const sheet = `
  * {
    content-visibility: visible !important;
    font-optical-sizing: none !important;
    font-variant-ligatures: none !important;
    text-rendering: geometricPrecision !important;
  }
  .xp-copy-reference-value { font-family: inherit !important }
  .xp-offer-item:nth-child(n + 10), .xp-offer-more { display: none !important }
`

/** Takes the boxes of what is on screen without what is each engine's own, and leaves everything as it was. */
export async function withComparableBoxes<Result>(measure: () => Result): Promise<Result> {
  const roots = [...rootsWithin(document)]
  const own = new CSSStyleSheet()
  own.replaceSync(sheet)
  for (const root of roots) root.adoptedStyleSheets.push(own)
  await untilStill()
  const elements = roots.flatMap((root) =>
    [...root.querySelectorAll('*')].filter((element) => element instanceof HTMLElement),
  )
  const styles = elements.map((element) => element.getAttribute('style'))
  floorLineHeights(elements)
  unstick(elements)
  giveLettersTheirWidths(elements)
  try {
    await nextFrame()
    return measure()
  } finally {
    elements.forEach((element, index) => {
      const style = styles[index]
      if (style == null) element.removeAttribute('style')
      else element.setAttribute('style', style)
    })
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== own)
  }
}

/** Also of the shadow roots. */
function* rootsWithin(root: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield root
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) yield* rootsWithin(element.shadowRoot)
  }
}

/** WebKitGTK has lines of whole pixels, and how high a `normal` one is, is for each engine to say. */
function floorLineHeights(elements: readonly HTMLElement[]): void {
  const heights = elements.map((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element)
    return Math.floor(
      lineHeight === 'normal' ? 1.2 * Number.parseFloat(fontSize) : Number.parseFloat(lineHeight),
    )
  })
  elements.forEach(({ style }, index) => {
    style.setProperty('line-height', `${String(heights[index])}px`, 'important')
  })
}

/** Where it sticks says how far the page is scrolled. */
function unstick(elements: readonly HTMLElement[]): void {
  for (const { style } of elements.filter((element) => getComputedStyle(element).position === 'sticky')) {
    style.setProperty('position', 'relative', 'important')
    style.setProperty('inset', 'auto', 'important')
  }
}

/** Until nothing came, went or changed its place for some frames. What loads for ever is still, too. */
async function untilStill(): Promise<void> {
  let before = ''
  for (let still = 0, frames = 0; still < 5 && frames < 200; frames += 1) {
    await nextFrame()
    const roots = [...rootsWithin(document)]
    for (const root of roots) endAnimations(root)
    const now = roots
      .flatMap((root) => [...root.querySelectorAll('*')].map((element) => boundsOf(element)))
      .join()
    still = now === before ? still + 1 : 0
    before = now
  }
}

function boundsOf(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [element.localName, x, y, width, height].join(' ')
}
