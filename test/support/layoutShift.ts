/** One entry of the Layout Instability API; TypeScript's DOM does not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** How far what is seen has moved by itself. */
export interface ShiftSum {
  /** All shifts added up: at least what a browser's cumulative layout shift is, which counts the worst five seconds. */
  readonly sum: number
  /** What moved, for the message of a failing test. */
  readonly moves: readonly string[]
}

/** Watches from now on. `read` waits until all that has happened is drawn and told. */
export function watchLayoutShifts(): { readonly read: () => Promise<ShiftSum> } {
  const start = performance.now()
  const seen: LayoutShift[] = []
  const keep = (entries: PerformanceEntryList) =>
    seen.push(...(entries as LayoutShift[]).filter(({ startTime }) => startTime >= start))
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  return {
    read: async () => {
      // A shift is told in the frame after the one that has it.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      keep(observer.takeRecords())
      observer.disconnect()
      return { sum: seen.reduce((sum, { value }) => sum + value, 0), moves: seen.flatMap(describeMoves) }
    },
  }
}

function describeMoves({ value, sources }: LayoutShift): string[] {
  return sources.map(
    ({ node, previousRect: from, currentRect: to }) =>
      `${value.toFixed(4)} ${nameOf(node)}: ${boxOf(from)} -> ${boxOf(to)}`,
  )
}

function nameOf(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement
  return element ? `${element.tagName.toLowerCase()}.${element.className}` : 'something that has gone'
}

const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
  `${x.toFixed(0)},${y.toFixed(0)} ${width.toFixed(0)}x${height.toFixed(0)}`
