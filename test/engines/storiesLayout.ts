import { commands, server } from 'vitest/browser'
import { isOnScreen } from '../accessibility/checks/onScreen.ts'
import { withComparableBoxes } from './comparableBoxes.ts'

/** Where a part stands, from the edge of the part around it, and its size. In CSS pixels. */
type Box = readonly [x: number, y: number, width: number, height: number]
type Layout = Readonly<Record<string, Box>>

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
  const visit = (parent: Element | ShadowRoot, path: string, origin: DOMRect | undefined) => {
    const counts = new Map<string, number>()
    for (const element of parent.children) {
      const name = /\bxp-[\w-]+/.exec(element.getAttribute('class') ?? '')?.[0]
      const hasBox = getComputedStyle(element).display !== 'contents'
      if (name === 'xp-visually-hidden' || (hasBox && !isOnScreen(element))) continue
      const rect = element.getBoundingClientRect()
      // What is not ours, such as a host's column, is passed through. Words of a sentence have no box: where one begins and
      // ends is for its lines to say, and a line that just fits breaks elsewhere at another time of day.
      const isPart = name !== undefined && hasBox && !isOfSentence(element)
      const count = (counts.get(name ?? '') ?? 0) + 1
      counts.set(name ?? '', count)
      const own = isPart ? `${path}${path && ' > '}${name}${count > 1 ? ` ${count}` : ''}` : path
      if (isPart) boxes[own] = boxOf(rect, origin)
      const inside = element.shadowRoot ?? element
      if (!(element instanceof SVGElement)) visit(inside, own, isPart ? rect : origin)
    }
  }
  visit(document.body, '', undefined)
  return boxes
}

const isOfSentence = (element: Element) =>
  getComputedStyle(element).display === 'inline' && /\S\s+\S/.test(element.textContent)

function boxOf(rect: DOMRect, origin: DOMRect | undefined): Box {
  const tenths = (value: number) => Math.round(value * 10) / 10
  return [
    tenths(rect.x - (origin?.x ?? 0)),
    tenths(rect.y - (origin?.y ?? -window.scrollY)),
    tenths(rect.width),
    tenths(rect.height),
  ]
}
