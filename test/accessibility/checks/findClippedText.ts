import { clippingAncestors, describeElement, isOnScreen, reachableRoot } from './onScreen.ts'

const tolerance = 2

/** Text of which a part cannot be read, because a box cuts it off or the control that it names is too small for it. */
export function findClippedText(): readonly string[] {
  const failures = new Set<string>()
  const walker = document.createTreeWalker(reachableRoot(), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!holder || !node.textContent?.trim() || !isOnScreen(holder) || isHiddenOnPurpose(holder)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = boxOfLetters(range, holder)
    if (text.width === 0) continue
    const control = holder.closest('button, a, label, summary, .xp-chip')
    if (
      control &&
      !isShortenedOnPurpose(holder) &&
      getComputedStyle(control).display !== 'inline' &&
      spills(text, control)
    )
      failures.add(`${describeElement(control)}: the text is larger than it`)
    const around = clippingAncestors(node as unknown as Element)
    const scroller = around.findIndex(scrolls)
    // What scrolls away within a box is not cut off by those around it.
    const clip = around
      .slice(0, scroller < 0 ? undefined : scroller)
      .find((ancestor) => spills(text, ancestor))
    if (clip && !isShortenedOnPurpose(holder))
      failures.add(`${describeElement(holder)} is cut off by ${describeElement(clip).split(' ')[0]}`)
  }
  return [...failures]
}

/**
 * Without what a typeface adds above and below its letters. Firefox takes that of whichever font has the letter: a star of a
 * font of symbols is half as tall again as the figures before it.
 */
function boxOfLetters(range: Range, holder: Element): DOMRect {
  const { x, y, width, height } = range.getBoundingClientRect()
  // A mark of direction is a box of its own, without a height.
  const line = Math.max(0, ...[...range.getClientRects()].map((box) => box.height))
  const added = Math.max(0, line - Number.parseFloat(getComputedStyle(holder).fontSize))
  return new DOMRect(x, y + added / 2, width, height - added)
}

function spills(text: DOMRect, box: Element): boolean {
  const edge = box.getBoundingClientRect()
  return (
    text.left < edge.left - tolerance ||
    text.right > edge.right + tolerance ||
    text.top < edge.top - tolerance ||
    text.bottom > edge.bottom + tolerance
  )
}

function scrolls(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element)
  return /auto|scroll/.test(overflowX + overflowY)
}

/** Only for assistive technology. */
function isHiddenOnPurpose(element: Element): boolean {
  if (element.closest('[hidden], option')) return true
  return clippingAncestors(element)
    .concat(element)
    .some(
      (box) => box.clientWidth <= 1 && box.clientHeight <= 1 && getComputedStyle(box).display !== 'inline',
    )
}

/** A title that is clamped or ends in an ellipsis: the whole stands in its accessible name and on the page that it leads to. */
function isShortenedOnPurpose(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(at)
    if (textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')) return true
  }
  return false
}
