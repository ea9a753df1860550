import { version } from 'react'
import { commands } from 'vitest/browser'

/** One search of all places. */
export interface Look {
  readonly moment: string
  readonly places: readonly string[]
  /** Where something was found, once for each time. */
  readonly found: readonly string[]
}

/** Writes what a whole run has searched. */
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
  const major = version.split('.')[0] ?? ''
  await commands.writeFile(`artifacts/secrecy-react-${major}.md`, `${table.join('\n')}\n`)
}
