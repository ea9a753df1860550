import { writeArtifact } from '../../support/writeArtifact.ts'
import type { LeakFigures, MountCount } from './measureLeaks.ts'

/** Writes what a whole run measured. */
export function writeLeakTable(
  figures: ReadonlyMap<string, LeakFigures>,
  { warmUp, measured }: MountCount,
): void {
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
    `Measured on ${new Date().toISOString().slice(0, 10)}: growth over ${String(measured)} mounts, after ${String(warmUp)} that were not measured.`,
    '',
    '| component | sessions | bytes a mount | DOM nodes | listeners | of the page | timers | observed elements | sessions left |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  writeArtifact('leaks.md', table)
}
