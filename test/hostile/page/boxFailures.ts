interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
const tolerance = 1.5

/** What of a component is seen outside of its root, and which words stick out of the block that they are in. */
export function boxFailures(root: HTMLElement): readonly string[] {
  const failures: string[] = []
  visit(root, root.getBoundingClientRect(), everywhere, failures)
  return [...new Set(failures)].slice(0, 5)
}

function visit(element: Element, frame: Box, clip: Box, failures: string[]): void {
  const style = getComputedStyle(element)
  if (style.display === 'none' || style.visibility === 'hidden') return
  // Over the page by intention: its frame is the window.
  const isModal = element.matches('dialog:modal')
  const ownFrame = isModal ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : frame
  const rect = element.getBoundingClientRect()
  const seen = cut(rect, isModal ? everywhere : clip)
  if (isOutside(seen, ownFrame))
    failures.push(
      `${nameOf(element)} is seen outside of the component (${boxText(seen)} in ${boxText(ownFrame)})`,
    )
  const inner = style.overflowX === 'visible' ? clip : cut(rect, clip)
  if (style.display !== 'inline' && style.display !== 'contents') wordsInBlock(element, rect, inner, failures)
  for (const child of element.children) visit(child, ownFrame, isModal ? everywhere : inner, failures)
}

/** Words stand in the nearest box that is no line of its parent. */
function wordsInBlock(block: Element, rect: Box, clip: Box, failures: string[]): void {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT
    const { display } = getComputedStyle(node as Element)
    return display === 'inline' || display === 'contents' ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_REJECT
  })
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const line of linesOf(node as Text)) {
      const seen = cut(line, clip)
      if (
        seen.right - seen.left > 0 &&
        seen.bottom > seen.top &&
        (seen.left < rect.left - tolerance || seen.right > rect.right + tolerance)
      ) {
        failures.push(`words stick out of ${nameOf(block)} (${boxText(seen)} in ${boxText(rect)})`)
        return
      }
    }
  }
}

/** Where a text is drawn. Of one that keeps its spaces, those at the end of a line hang beyond it, and nobody sees them. */
function linesOf(text: Text): readonly Box[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  if (!/\s/.test(text.data) || !getComputedStyle(text.parentElement!).whiteSpace.startsWith('pre'))
    return [...range.getClientRects()]
  return [...text.data.matchAll(/\S+/g)].flatMap((word) => {
    range.setStart(text, word.index)
    range.setEnd(text, word.index + word[0].length)
    return [...range.getClientRects()]
  })
}

const cut = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

function isOutside(box: Box, frame: Box): boolean {
  if (box.right - box.left < 1 || box.bottom - box.top < 1) return false
  return (
    box.left < frame.left - tolerance ||
    box.right > frame.right + tolerance ||
    box.top < frame.top - tolerance ||
    box.bottom > frame.bottom + tolerance
  )
}

const boxText = ({ left, top, right, bottom }: Box) => [left, top, right, bottom].map(Math.round).join()

export const nameOf = (element: Element) =>
  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
