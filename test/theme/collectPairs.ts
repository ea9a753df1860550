import type { ColourToken } from '../../src/theme/index.ts'
import { readColour, type ReadColour, withSentinels } from './sentinelColours.ts'

/** One colour seen on another, and where. */
export interface SeenPair {
  readonly kind: 'text' | 'large text' | 'shape'
  readonly text: ReadColour
  readonly on: ReadColour
  readonly where: string
}

type Pseudo = '::before' | '::after'

/** Fills that set a part apart rather than say something: told from the page by what stands on them. */
const quietFills: readonly ReadColour[] = [
  'none',
  'translucent',
  'ground',
  'sunk',
  'line',
  'brand-soft',
  'good-soft',
  'care-soft',
  'wrong-soft',
] satisfies readonly (ColourToken | 'none' | 'translucent')[]

/** Every pair of colours that our components show in this page now. Inactive controls are left out (WCAG 1.4.3, 1.4.11). */
export function collectPairs(): readonly SeenPair[] {
  return withSentinels(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>('.xp-root *')]
      .filter(isSeen)
      .flatMap((element) =>
        pairsOf(element).filter(
          ({ text, on }) => (text !== 'unknown' && on !== 'unknown') || isOurs(element),
        ),
      ),
  )
}

function pairsOf(element: HTMLElement | SVGElement): readonly SeenPair[] {
  const style = getComputedStyle(element)
  const isSvg = element instanceof SVGElement
  const seen: SeenPair[] = []
  const add = (kind: SeenPair['kind'], colour: string, on: ReadColour, part = '') => {
    const text = readColour(colour)
    if (text !== 'none') seen.push({ kind, text, on, where: describe(element) + part })
  }
  if (isSvg) {
    if (!(element instanceof SVGGeometryElement)) return []
    if (style.stroke !== 'none' && Number.parseFloat(style.strokeWidth) > 0)
      add('shape', style.stroke, groundOf(element))
    if (style.fill !== 'none' && !element.closest('[aria-hidden] [fill="none"], [fill="none"]'))
      add('shape', style.fill, groundOf(element))
    return seen
  }
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  const isWritten =
    isField && !(element instanceof HTMLInputElement && /^(checkbox|radio|range|hidden)$/.test(element.type))
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  )
  if (hasText || isWritten) add(kindOf(style), style.color, groundOf(element))
  if (isWritten && 'placeholder' in element && element.placeholder !== '')
    add('text', getComputedStyle(element, '::placeholder').color, groundOf(element), '::placeholder')
  for (const pseudo of ['::before', '::after'] as const) seen.push(...pairsOfPseudo(element, pseudo))
  seen.push(...edgesOf(element, style))
  return seen
}

/** A border, an outline, or a fill without words in it. */
function edgesOf(element: HTMLElement, style: CSSStyleDeclaration): readonly SeenPair[] {
  const seen: SeenPair[] = []
  const fill = readColour(style.backgroundColor)
  const outside = groundAround(element)
  const isBare =
    element.childElementCount === 0 &&
    (element.textContent ?? '').trim() === '' &&
    !(
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement && element.type !== 'checkbox')
    )
  const edges = (['top', 'right', 'bottom', 'left'] as const)
    .filter(
      (side) =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
    )
    .map((side) => readColour(style.getPropertyValue(`border-${side}-color`)))
    .filter((edge) => edge !== 'none' && edge !== 'translucent' && edge !== fill)
  for (const edge of new Set(edges))
    if (edge !== 'line' || isBoundaryNeeded(element))
      seen.push({ kind: 'shape', text: edge, on: outside, where: `${describe(element)} border` })
  if (isBare && !quietFills.includes(fill) && edges.length === 0)
    seen.push({ kind: 'shape', text: fill, on: outside, where: `${describe(element)} fill` })
  if (
    style.outlineStyle !== 'none' &&
    style.outlineStyle !== 'auto' &&
    Number.parseFloat(style.outlineWidth) > 0
  ) {
    const outline = readColour(style.outlineColor)
    if (outline !== 'none')
      seen.push({
        kind: 'shape',
        text: outline,
        on: Number.parseFloat(style.outlineOffset) < 0 ? groundOf(element) : outside,
        where: `${describe(element)} outline`,
      })
  }
  return seen
}

function pairsOfPseudo(element: HTMLElement, pseudo: Pseudo): readonly SeenPair[] {
  const style = getComputedStyle(element, pseudo)
  const { content } = style
  if (content === 'none' || content === 'normal' || style.display === 'none') return []
  const where = `${describe(element)}${pseudo}`
  const fill = readColour(style.backgroundColor)
  const hasWords = content.split(' / ')[0]?.replace(/["'\s]/g, '') !== ''
  const ground = groundOf(element)
  if (hasWords)
    return [
      { kind: kindOf(style), text: readColour(style.color), on: fill === 'none' ? ground : fill, where },
    ]
  return quietFills.includes(fill) || style.backgroundImage !== 'none'
    ? []
    : [{ kind: 'shape', text: fill, on: ground, where }]
}

/** A field is known by its boundary (1.4.11). What has words in it is known by them. */
const isBoundaryNeeded = (element: HTMLElement): boolean =>
  element.matches('input:not([type=radio]), select, textarea')

const kindOf = (style: CSSStyleDeclaration): 'text' | 'large text' => {
  const size = Number.parseFloat(style.fontSize)
  return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 'large text' : 'text'
}

/** What an element stands on: its own ground, else that of what lies under its middle, a sibling before it or its parent. */
function groundOf(element: Element): ReadColour {
  const own = readColour(getComputedStyle(element).backgroundColor)
  return own === 'none' || own === 'translucent' ? groundAround(element) : own
}

function groundAround(element: Element): ReadColour {
  const box = element.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  for (let node: Element = element; ;) {
    for (let under = node.previousElementSibling; under; under = under.previousElementSibling) {
      const { left, right, top, bottom } = under.getBoundingClientRect()
      const ground = readColour(getComputedStyle(under).backgroundColor)
      if (
        ground !== 'none' &&
        ground !== 'translucent' &&
        left <= x &&
        x <= right &&
        top <= y &&
        y <= bottom &&
        isSeen(under)
      )
        return ground
    }
    if (node.matches('.xp-root') || !node.parentElement) return 'ground'
    node = node.parentElement
    const ground = readColour(getComputedStyle(node).backgroundColor)
    if (ground !== 'none' && ground !== 'translucent') return ground
  }
}

/** What a host puts into a slot has the host's colours. */
const isOurs = (element: Element): boolean => /(^|\s)xp-/.test(element.getAttribute('class') ?? '')

const inactive = ':disabled, [aria-disabled="true"], [inert], .xp-visually-hidden'

/** Whether it is painted and active. What is moved out of sight for readers alone has no colour. */
function isSeen(element: Element): boolean {
  if (
    element.closest(inactive) ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
    return false
  const { width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  for (let node: Element | null = element; node && !node.matches('.xp-root'); node = node.parentElement)
    if (getComputedStyle(node).clipPath === 'inset(50%)') return false
  return true
}

function describe(element: Element): string {
  const names = (element.closest('[class*="xp-"]')?.getAttribute('class') ?? '')
    .split(/\s+/)
    .filter((name) => name.startsWith('xp-'))
  return `${element.localName}.${names.join('.')}`
}
