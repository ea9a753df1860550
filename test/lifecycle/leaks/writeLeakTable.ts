import { readFile, writeFile } from 'node:fs/promises'
import type { LeakFigures, MountCount } from './measureLeaks.ts'

const file = new URL('../../../docs/lifecycle.md', import.meta.url)
const marks = ['<!-- leaks -->', '<!-- /leaks -->'] as const

/** Writes what a whole run measured into the docs, between its marks. */
export async function writeLeakTable(
  figures: ReadonlyMap<string, LeakFigures>,
  { warmUp, measured }: MountCount,
): Promise<void> {
  const text = await readFile(file, 'utf8')
  const [start, end] = marks.map((mark) => text.indexOf(mark))
  if (start === undefined || end === undefined || start < 0 || end < start)
    throw new Error(`docs/lifecycle.md has no ${marks.join(' … ')}.`)
  const rows = [...figures].map(([name, found]) => {
    const {
      bytesPerMount,
      nodes,
      allListeners,
      listeners,
      timeouts,
      intervals,
      frames,
      observed,
      livingSessions,
    } = found
    return `| ${name} | ${String(bytesPerMount)} | ${String(nodes)} | ${String(allListeners)} | ${String(listeners)} | ${String(timeouts + intervals + frames)} | ${String(observed)} | ${name.endsWith('each') ? String(livingSessions) : '–'} |`
  })
  const table = [
    marks[0],
    `Measured on ${new Date().toISOString().slice(0, 10)}: growth over ${String(measured)} mounts, after ${String(warmUp)} that were not measured.`,
    '',
    '| component | sessions | bytes a mount | DOM nodes | listeners | of the page | timers | observed elements | sessions left |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  await writeFile(file, text.slice(0, start) + table + text.slice(end))
}
