import { type LayoutDifference, type Side, sides } from './layoutDifferences.ts'

type Box = readonly [x: number, y: number, width: number, height: number, words?: string]

/** By the path of a part: where it stands in the part around it, and its size, in CSS pixels, and its own words. */
export type Layout = Readonly<Record<string, Box>>

interface Compared {
  /** In words. */
  readonly differences: readonly string[]
  /** Rows of the table that a difference needed. */
  readonly used: ReadonlySet<LayoutDifference>
}

const limit = { pixels: 2, share: 0.01 }

/**
 * What is further apart than 2 px and 1 %, and stands in no row of the table. Where an engine writes other words, by its own
 * ICU or at another time of day, how wide that makes what stands on the line and around it is not compared.
 */
export function compareLayouts(
  engine: string,
  story: string,
  [expected, found]: readonly [Layout, Layout],
  table: readonly LayoutDifference[],
): Compared {
  const used = new Set<LayoutDifference>()
  const differences: string[] = []
  const isOfOtherWords = createWordCheck(expected, found)
  for (const part of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [before, after] = [expected[part], found[part]]
    if (!before || !after) {
      differences.push(`${story}: ${part} is ${after ? 'not in Chromium' : `not in ${engine}`}`)
      continue
    }
    sides.forEach((side, index) => {
      const [a, b] = [Number(before[index]), Number(after[index])]
      if (isWithin(a, b, limit)) return
      if ((side === 'x' || side === 'width') && isOfOtherWords(part)) return
      const row = table.find(
        (each) => each.engine === engine && fits(each, story, part, side) && isWithin(a, b, each.most),
      )
      if (row) used.add(row)
      else differences.push(`${story}: ${part}: ${side} ${String(a)} is ${String(b)} in ${engine}`)
    })
  }
  return { differences, used }
}

/** Whether a part, one that holds it or one within what holds it says something else in the other engine. */
function createWordCheck(expected: Layout, found: Layout): (part: string) => boolean {
  const lines = Object.keys(expected)
    .filter((part) => expected[part]?.[4] !== found[part]?.[4])
    .map((part) => part.replace(/(^| > )[^>]*$/, ''))
  return (part) => lines.some((line) => isWithinPart(part, line) || isWithinPart(line, part))
}

const isWithinPart = (part: string, around: string) => part === around || part.startsWith(`${around} > `)

const fits = (row: LayoutDifference, story: string, part: string, side: Side) =>
  row.sides.includes(side) && (row.story?.test(story) ?? true) && row.part.test(part)

/** Boxes are written in tenths of a pixel. */
const isWithin = (a: number, b: number, { pixels, share }: { pixels: number; share: number }) =>
  Math.abs(a - b) <= Math.max(pixels, share * Math.max(Math.abs(a), Math.abs(b))) + 0.1
