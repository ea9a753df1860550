import { commands, server } from 'vitest/browser'
import { isOnScreen } from '../accessibility/checks/onScreen.ts'
import { withComparableBoxes } from './comparableBoxes.ts'

/** Where a part stands, from the edge of the part around it, its size in CSS pixels, and its own words. */
type Box = readonly [x: number, y: number, width: number, height: number, words?: string]
type Layout = Readonly<Record<string, Box>>
interface Point {
  readonly x: number
  readonly y: number
}

/** Writes down the boxes of a story's parts, to be compared with those of another engine. */
export async function writeLayout(id: string): Promise<void> {
  const variant = import.meta.env.VITE_STORY_RUN || 'sample'
  const layout = await withComparableBoxes(measureLayout)
  await commands.writeFile(
    `${server.config.root}/artifacts/layout/${variant}/${server.browser}/${id}.json`,
    JSON.stringify(layout),
  )
}

/** Every element of ours that is seen, by the path of the first classes to it. */
function measureLayout(): Layout {
  const boxes: Record<string, Box> = {}
  const words: Record<string, string> = {}
  const visit = (
    parent: Element | ShadowRoot,
    path: string,
    origin: Point | undefined,
    isSentence: boolean,
  ) => {
    const counts = new Map<string, number>()
    for (const child of parent.childNodes) {
      if (child instanceof Text) words[path] = (words[path] ?? '') + child.data
      if (!(child instanceof Element)) continue
      const name = /\bxp-[\w-]+/.exec(child.getAttribute('class') ?? '')?.[0]
      const hasBox = getComputedStyle(child).display !== 'contents'
      if (name === 'xp-visually-hidden' || (hasBox && !isOnScreen(child))) continue
      const rect = child.getBoundingClientRect()
      // What is not ours, such as a host's column, is passed through. Words of a sentence have no box: where one begins and
      // ends is for its lines to say, and a line that just fits breaks elsewhere at another time of day.
      const isWords = isOfSentence(child, isSentence)
      const isPart = name !== undefined && hasBox && !isWords
      const count = (counts.get(name ?? '') ?? 0) + 1
      counts.set(name ?? '', count)
      const own = isPart ? `${path}${path && ' > '}${name}${count > 1 ? ` ${count}` : ''}` : path
      // Over the page, wherever that is scrolled to.
      const isFixed = getComputedStyle(child).position === 'fixed'
      if (isPart) boxes[own] = boxOf(rect, isFixed ? { x: 0, y: 0 } : origin)
      const inside = child.shadowRoot ?? child
      // How far it is scrolled is not its layout.
      const edge = { x: rect.x - child.scrollLeft, y: rect.y - child.scrollTop }
      if (!(child instanceof SVGElement)) visit(inside, own, isPart ? edge : origin, isWords)
    }
  }
  visit(document.body, '', undefined, false)
  return withWords(boxes, words)
}

function withWords(boxes: Layout, words: Readonly<Record<string, string>>): Layout {
  const said = ([path, box]: readonly [string, Box]): [string, Box] => {
    const own = words[path]?.trim()
    return [path, own ? [box[0], box[1], box[2], box[3], own] : box]
  }
  return Object.fromEntries(Object.entries(boxes).map(said))
}

/** Of several words that flow, or on a line among words; also what is within those words. */
function isOfSentence(element: Element, isWithinOne: boolean): boolean {
  if (isWithinOne || isFlowing(element)) return true
  const around = [...(element.parentNode?.childNodes ?? [])]
  const isWords = (node: ChildNode) =>
    node instanceof Text ? node.data.trim() !== '' : node instanceof Element && isFlowing(node)
  return getComputedStyle(element).display.startsWith('inline') && around.some(isWords)
}

const isFlowing = (element: Element) =>
  getComputedStyle(element).display === 'inline' && /\S\s+\S/.test(element.textContent)

function boxOf(rect: DOMRect, origin: Point | undefined): Box {
  const tenths = (value: number) => Math.round(value * 10) / 10
  return [
    tenths(rect.x - (origin?.x ?? 0)),
    tenths(rect.y - (origin?.y ?? -window.scrollY)),
    tenths(rect.width),
    tenths(rect.height),
  ]
}
