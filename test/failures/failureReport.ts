import { commands } from 'vitest/browser'
import { tableText } from '../docs/markdown.ts'
import type { CellResult, Outcome } from './CellResult.ts'
import { nameOf, surfaces } from './cells.ts'
import { failures } from './injectedFailures.ts'

const partOf = (surface: string) => `node_modules/.cache/xp/failures/${surface.replace(/\W+/g, '-')}.json`

/** Keeps what became of a surface, so that one which was mended can be run again alone. */
export const keepPart = (surface: string, results: readonly CellResult[]): Promise<void> =>
  commands.writeFile(partOf(surface), JSON.stringify(results))

/** Writes what became of each cell, once there is a result of every one. */
export async function writeReport(): Promise<void> {
  const results = new Map<string, readonly CellResult[]>()
  for (const name of surfaces.map(nameOf)) {
    const part = await commands.readFile(partOf(name)).catch(() => '[]')
    results.set(name, JSON.parse(part) as readonly CellResult[])
  }
  const all = [...results.values()].flat()
  if (all.length < surfaces.length * failures.length) return
  const count = (outcome: Outcome) =>
    `${outcome}: ${String(all.filter((result) => result.outcome === outcome).length)}`
  const figures = `${String(surfaces.length)} places × ${String(failures.length)} failures = ${String(all.length)} cells, all passed. ${(['itself', 'member', 'again', 'without'] as const).map(count).join(', ')}.`
  const rows = [...results].map(([place, cells]) => ({
    place,
    ...Object.fromEntries(cells.map(({ failure, outcome }) => [failure, outcome])),
  }))
  await commands.writeFile('artifacts/failures.md', tableText(figures, rows))
}
