import { server } from 'vitest/browser'
import { contrastOf, groundUnder } from './contrast.ts'
import { boxWithAfter, clippingAncestors, describeElement, isOnScreen, reachableRoot } from './onScreen.ts'
import { nextFrame } from './settle.ts'
import { type Outline, thumbOutline } from './thumbOutline.ts'

const tabStops = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** Of elements that look alike, so many are tried. */
const perKind = 2

/**
 * The ring may be drawn on the element, on its `::after`, on the end of a slider, on what stands beside it (a hidden radio),
 * or on what holds it.
 */
interface Bearer {
  readonly element: Element
  readonly pseudo: '::after' | 'thumb' | null
}

interface Ring {
  readonly bearer: Element
  readonly box: DOMRect
  readonly colour: string
  readonly reach: number
}

/**
 * Gives the focus to each kind of tab stop in turn: it must show a ring at least 2 px strong (2.4.7) of at least 3:1 against its
 * ground (1.4.11) that nothing cuts off, and not lie hidden behind something (2.4.11).
 */
export async function findHiddenFocus(): Promise<readonly string[]> {
  const failures: string[] = []
  const before = document.activeElement
  if (before instanceof HTMLElement) before.blur()
  for (const element of sampleOf(reachableRoot())) {
    const unfocused = bearersOf(element).map((bearer) => [bearer, outlineOf(bearer)] as const)
    element.focus()
    // What stands open may close now that the focus is elsewhere.
    await Promise.resolve()
    if (document.activeElement !== element) continue
    if (server.browser === 'webkit') bringIntoView(element)
    const ring = findRing(unfocused)
    if (!ring) failures.push(`${describeElement(element)} shows no focus ring`)
    else
      failures.push(
        ...failuresOf(ring).map((failure) => `the focus ring of ${describeElement(element)} ${failure}`),
      )
    const cover = ring && (await lastingCoverOf(ring, element))
    if (cover) failures.push(`${describeElement(element)} has the focus behind ${cover}`)
    element.blur()
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return failures
}

/** What WebKit does by itself, but only with the next frame: what is out of view comes to the middle. */
function bringIntoView(element: HTMLElement & { scrollIntoViewIfNeeded?(): void }) {
  element.scrollIntoViewIfNeeded?.()
}

function sampleOf(root: Element): readonly HTMLElement[] {
  const seen = new Map<string, number>()
  return [...root.querySelectorAll<HTMLElement>(tabStops)].filter((element) => {
    if (
      element.tabIndex < 0 ||
      element.matches(':disabled') ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      return false
    const kind = `${element.localName} ${element.className} ${element.dataset.variant ?? ''} ${element.dataset.appearance ?? ''}`
    const count = seen.get(kind) ?? 0
    seen.set(kind, count + 1)
    return count < perKind
  })
}

function bearersOf(element: Element): readonly Bearer[] {
  const elements: Element[] = [element]
  if (element.nextElementSibling) elements.push(element.nextElementSibling)
  for (
    let parent = element.parentElement;
    parent && elements.length < 6 && !parent.matches('[data-xp-component]');
    parent = parent.parentElement
  )
    elements.push(parent)
  const own = element.matches('input[type="range"]') ? 'thumb' : '::after'
  return [{ element, pseudo: own }, ...elements.map((bearer) => ({ element: bearer, pseudo: null }))]
}

function styleOf({ element, pseudo }: Bearer): Outline {
  return pseudo === 'thumb' ? thumbOutline(element) : getComputedStyle(element, pseudo)
}

function outlineOf(bearer: Bearer): string {
  const { outlineStyle, outlineWidth, outlineColor } = styleOf(bearer)
  return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
}

function findRing(unfocused: readonly (readonly [Bearer, string])[]): Ring | null {
  for (const [bearer, was] of unfocused) {
    const { element, pseudo } = bearer
    const is = outlineOf(bearer)
    const { outlineWidth, outlineColor, outlineOffset } = styleOf(bearer)
    // `auto` is the browser's own, which a host's link may have.
    const isStrong = is.startsWith('auto') || Number.parseFloat(outlineWidth) >= 2
    // A native radio lies unseen over what is drawn for it: its own ring is none.
    const isUnseen = getComputedStyle(element).opacity === '0'
    if (is === 'none' || is === was || !isStrong || isUnseen || !isOnScreen(element)) continue
    const box = pseudo === '::after' ? boxWithAfter(element) : element.getBoundingClientRect()
    return {
      bearer: element,
      box,
      colour: outlineColor,
      reach: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth),
    }
  }
  return null
}

function failuresOf({ bearer, box, colour, reach }: Ring): readonly string[] {
  const failures: string[] = []
  // Drawn inside its own edge it stands on the element's ground, else on that around it.
  const ground = groundUnder(reach <= 0 ? bearer : bearer.parentElement)
  const ratio = contrastOf(colour, ground)
  if (ratio < 3) failures.push(`reaches ${ratio.toFixed(2)}:1 only (${colour} on ${ground})`)
  for (const clip of clippingAncestors(bearer)) {
    const edge = clip.getBoundingClientRect()
    const cut = [
      edge.left - (box.left - reach),
      box.right + reach - edge.right,
      edge.top - (box.top - reach),
      box.bottom + reach - edge.bottom,
    ].filter((by) => by > 1)
    if (cut.length > 0)
      failures.push(
        `is cut off by ${describeElement(clip).split(' ')[0]} (${cut.map((by) => Math.round(by)).join(', ')} px)`,
      )
  }
  return failures
}

/** What still hides it a moment later: a bar may leave once the page is told that what it repeats is in view. */
async function lastingCoverOf(ring: Ring, focused: Element): Promise<string | null> {
  let cover = coverOf(ring, focused)
  for (let frame = 0; cover !== null && frame < 10; frame++) {
    await nextFrame()
    cover = coverOf(ring, focused)
  }
  return cover
}

/** What hides all of it: an element, or the edge of the page's own view. Of what is larger than the view, a part is seen. */
function coverOf({ bearer, box }: Ring, focused: Element): string | null {
  const left = Math.max(box.left, 0)
  const top = Math.max(box.top, 0)
  const width = Math.min(box.right, window.innerWidth) - left
  const height = Math.min(box.bottom, window.innerHeight) - top
  if (width <= 0 || height <= 0)
    return `the edge of the view (${Math.round(box.top)} of ${window.innerHeight} px)`
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
  )
  const hits = points.map(([x, y]) => document.elementFromPoint(x, y))
  if (hits.some((hit) => hit && (hit === focused || bearer.contains(hit) || hit.contains(bearer))))
    return null
  const cover = hits.find((hit) => hit !== null)
  return cover ? describeElement(cover) : 'what takes no pointer'
}
