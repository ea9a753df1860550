import type { ScenarioSettings } from './ScenarioSettings.ts'

const brokenRows: readonly unknown[] = [
  null,
  42,
  { title: 'A row without an id' },
  { id: '' },
  ['not', 'a', 'row'],
]

/** In the scenario of broken rows, one that cannot be read before each of the first few. */
export function withBrokenRows(
  rows: readonly unknown[],
  { brokenRows: isOn }: ScenarioSettings,
): readonly unknown[] {
  if (isOn !== true) return rows
  return rows.flatMap((row, index) => (index < brokenRows.length ? [brokenRows[index], row] : [row]))
}
