import { commands } from 'vitest/browser'
import type { CellResult, Outcome } from './CellResult.ts'
import { nameOf, surfaces } from './cells.ts'
import { failures } from './injectedFailures.ts'
import type { Surface } from './Surface.ts'

const partOf = (surface: string) => `node_modules/.cache/xp/failures/${surface.replace(/\W+/g, '-')}.json`
const report = 'artifacts/failures.md'

/** Keeps what became of a surface, so that one which was mended can be run again alone. */
export const keepPart = (surface: string, results: readonly CellResult[]): Promise<void> =>
  commands.writeFile(partOf(surface), JSON.stringify(results))

/** Writes the report, once there is a result of every cell. */
export async function writeReport(): Promise<void> {
  const rows: {
    readonly surface: Surface
    readonly name: string
    readonly results: readonly CellResult[]
  }[] = []
  for (const surface of surfaces) {
    const name = nameOf(surface)
    const part = await commands.readFile(partOf(name)).catch(() => '[]')
    rows.push({ surface, name, results: JSON.parse(part) as readonly CellResult[] })
  }
  const results = rows.flatMap((row) => row.results)
  if (results.length < surfaces.length * failures.length) return
  const marks = { itself: '✓', member: 'R', again: 'A', without: '–' } as const satisfies Record<
    Outcome,
    string
  >
  const count = (outcome: Outcome) => String(results.filter((result) => result.outcome === outcome).length)
  const markOf = (cells: readonly CellResult[], failure: string) =>
    marks[cells.find((cell) => cell.failure === failure)?.outcome ?? 'itself']
  const lines = [
    '# Failures',
    '',
    `Each operation of a member, in each place where a component uses it, under each failure: ${String(surfaces.length)} places and ${String(failures.length)} failures, ${String(results.length)} cells. All passed, ${new Date().toISOString().slice(0, 10)}, in Chromium ${/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? ''} with React 19.`,
    '',
    'To repeat: `XP_ASSURE=1 npx vitest run --project browser test/failures`, which writes this file. `npm test` runs a sample in which each operation and each failure has at least two cells.',
    '',
    'In each cell: nothing is thrown or complained of on the console; no component is blank; it settles (no skeleton, no busy button) however long the waits are; the member reads what happened; none of the Service’s own text is on the page, in a field, or in an event; what was typed or ticked is still there; once the failure is over, it is done; and the Service has done it once. Time is the test’s own: it passes only while nothing is being done.',
    '',
    'A failure lasts until the member has been told. A time-out, a 500, a lost answer and a spoilt one are of the mean kind: the Service has acted all the same.',
    '',
    'Not in the matrix: a fresh link for an expired attachment, which is the `messages` operation once more (`test/components/chat/ChatAttachment.browser.test.tsx`), and operations that are not a member’s.',
    '',
    `| mark | what became of it | cells |`,
    '|---|---|---:|',
    `| ✓ | went through by itself, late at most | ${count('itself')} |`,
    `| R | told, tried again by the member, done | ${count('member')} |`,
    `| A | told that trying again cannot help; done when the member came back | ${count('again')} |`,
    `| – | the component does its work without, and has it when the member comes back | ${count('without')} |`,
    '',
    '## Cells',
    '',
    `| operation and component | ${failures.map((_, index) => String(index + 1)).join(' | ')} |`,
    `|---|${failures.map(() => ':---:').join('|')}|`,
    ...rows.map(
      ({ name, results: cells }) =>
        `| ${name} | ${failures.map((failure) => markOf(cells, failure.name)).join(' | ')} |`,
    ),
    '',
    ...failures.map(
      ({ name, acts }, index) => `${String(index + 1)}. ${name}${acts ? ' (the Service has acted)' : ''}`,
    ),
    '',
    '## What the member reads',
    '',
    ...rows.flatMap(({ surface, name, results: cells }) => [
      `**${name}**`,
      '',
      ...wordsOf(surface, cells),
      '',
    ]),
  ]
  await commands.writeFile(report, lines.join('\n'))
}

/** The words that each cell has looked for, once, with the failures that lead to them. */
function wordsOf(surface: Surface, cells: readonly CellResult[]): readonly string[] {
  const told = new Map<string, string[]>()
  for (const failure of failures) {
    const isTold = cells.some((cell) => cell.failure === failure.name && cell.outcome !== 'itself')
    const words = isTold && failure.kind ? surface.words(failure.kind, failure)?.join(' · ') : undefined
    if (words !== undefined) told.set(words, [...(told.get(words) ?? []), failure.name])
  }
  if (told.size === 0) return ['- nothing: it is done without']
  return [...told].map(([words, names]) => `- ${words} (${names.join(', ')})`)
}
