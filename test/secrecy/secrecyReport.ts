import { version } from 'react'
import { commands } from 'vitest/browser'
import { withSection } from './withSection.ts'

/** One search of all places. */
export interface Look {
  readonly moment: string
  readonly places: readonly string[]
  /** Where something was found, once for each time. */
  readonly found: readonly string[]
}

/** From the project's root. */
const file = 'docs/secrecy.md'

/** Writes what a whole run has searched into its section of the report. */
export async function keepLooks(looks: readonly Look[], cells: number): Promise<void> {
  const moments = [...new Set(looks.map(({ moment }) => moment))]
  const places = [...new Set(looks.flatMap((look) => look.places))]
  const cellOf = (place: string, moment: string) => {
    const searched = looks.filter((look) => look.moment === moment && look.places.includes(place))
    const found = searched.flatMap((look) => look.found).filter((one) => one === place).length
    return `${String(searched.length)} / ${String(found)}`
  }
  const rows = places.map(
    (place) => `| ${[place, ...moments.map((moment) => cellOf(place, moment))].join(' | ')} |`,
  )
  const total = looks.length * places.length
  const table = [
    `React ${version}: ${String(cells)} cells (failure × request), ${String(looks.length)} looks, ${String(total)} searches, ${String(looks.flatMap(({ found }) => found).length)} findings. Each figure: searches / findings.`,
    '',
    `| place | ${moments.join(' | ')} |`,
    `|---|${moments.map(() => '---:').join('|')}|`,
    ...rows,
  ]
  const name = `answers, React ${version.split('.')[0] ?? ''}`
  const report = await commands.readFile(file)
  await commands.writeFile(file, withSection(report, name, table.join('\n')))
}
