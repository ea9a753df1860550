import { sanitizeText } from '../../../src/base/index.ts'
import { nameOf } from './boxFailures.ts'

interface Place {
  readonly letter: string
  readonly isOwn: boolean
  readonly rect: DOMRect
}

const mostLetters = 300

/**
 * Whether a text turns the words around it: in a paragraph that holds the text and words of ours, ours stand from left
 * to right in the order in which they were written (the page is in English), before the text or after it as written.
 */
export function orderFailures(root: HTMLElement, text: string): readonly string[] {
  const failures: string[] = []
  // As it is written, and as a line of it, or the name of a kind, is shown.
  const forms = [text, sanitizeText(text)]
    .flatMap((form) => [form, form.trim(), ...form.split(/\r\n|[\n\r]/).map((line) => line.trim())])
    .flatMap((form) => (form === '' ? [] : [form, form.replace(/^./u, (letter) => letter.toUpperCase())]))
    .sort((a, b) => b.length - a.length)
  for (const [block, nodes] of paragraphsOf(root)) {
    const places = nodes.flatMap((node) => partsOf(node.data, forms).flatMap((part) => placesOf(node, part)))
    if (places.every(({ isOwn }) => isOwn)) continue
    const { direction } = getComputedStyle(block)
    const turned = places.findIndex(
      (place, index) => place.isOwn && isTurned(places, index, direction === 'ltr'),
    )
    if (turned >= 0)
      failures.push(
        `the text turns the words of ${nameOf(block)} at letter ${String(turned)} of "${places
          .map(({ letter }) => letter)
          .join('')
          .slice(0, 80)}"`,
      )
  }
  return failures
}

function isTurned(places: readonly Place[], index: number, isLeftToRight: boolean): boolean {
  const { rect } = places[index] as Place
  return places.some((other, at) => {
    // In a paragraph that the text made right to left, ours stands where that direction puts it.
    if (at === index || !(other.isOwn || isLeftToRight) || !isSameLine(rect, other.rect)) return false
    return at < index ? other.rect.left > rect.left + 0.5 : other.rect.left < rect.left - 0.5
  })
}

const isSameLine = (a: DOMRect, b: DOMRect) =>
  Math.abs(a.top + a.bottom - b.top - b.bottom) < Math.min(a.height, b.height)

/** The pieces of text of each block, in the order in which they were written. */
function paragraphsOf(root: HTMLElement): ReadonlyMap<Element, readonly Text[]> {
  const paragraphs = new Map<Element, Text[]>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    let block = node.parentElement
    while (
      block !== null &&
      block !== root &&
      ['inline', 'contents'].includes(getComputedStyle(block).display)
    )
      block = block.parentElement
    if (block !== null) paragraphs.set(block, [...(paragraphs.get(block) ?? []), node as Text])
  }
  return paragraphs
}

interface Part {
  readonly from: number
  readonly to: number
  readonly isOwn: boolean
}

/** Which letters are the text's and which are ours. A piece of the text, such as a link within it, is the text's. */
function partsOf(data: string, forms: readonly string[]): readonly Part[] {
  const [whole = ''] = forms
  if (data.length > 3 && whole.includes(data)) return [{ from: 0, to: data.length, isOwn: false }]
  const form = forms.find((each) => data.includes(each))
  if (form === undefined) return [{ from: 0, to: data.length, isOwn: true }]
  const parts: Part[] = []
  let end = 0
  for (let at = data.indexOf(form); at >= 0; at = data.indexOf(form, end)) {
    if (at > end) parts.push({ from: end, to: at, isOwn: true })
    end = at + form.length
    parts.push({ from: at, to: end, isOwn: false })
  }
  if (end < data.length) parts.push({ from: end, to: data.length, isOwn: true })
  return parts
}

function placesOf(node: Text, { from, to, isOwn }: Part): readonly Place[] {
  const range = document.createRange()
  if (!isOwn) {
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()]
      .slice(0, mostLetters)
      .map((rect) => ({ letter: '\u25a1', isOwn, rect }))
  }
  return [...node.data.slice(from, Math.min(to, from + mostLetters))].flatMap((letter, index) => {
    // Marks of direction, spaces and the rest of a pair have no place of their own.
    if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(letter)) return []
    range.setStart(node, from + index)
    range.setEnd(node, from + index + 1)
    const rect = range.getBoundingClientRect()
    return rect.width > 0 ? [{ letter, isOwn, rect }] : []
  })
}
