import { version } from 'react'
import { commands } from 'vitest/browser'
import { tableText } from '../docs/markdown.ts'

/** One search of all places. */
export interface Look {
  readonly moment: string
  readonly places: readonly string[]
  /** Where something was found, once for each time. */
  readonly found: readonly string[]
}

/** Writes what a whole run has searched: for each place and moment, searches / findings. */
export async function keepLooks(looks: readonly Look[], cells: number): Promise<void> {
  const places = [...new Set(looks.flatMap((look) => look.places))]
  const moments = [...new Set(looks.map(({ moment }) => moment))]
  const rows = places.map((place) => {
    const counts = moments.map((moment) => {
      const searched = looks.filter((look) => look.moment === moment && look.places.includes(place))
      const found = searched.flatMap((look) => look.found).filter((one) => one === place)
      return [moment, `${String(searched.length)} / ${String(found.length)}`] as const
    })
    return { place, ...Object.fromEntries(counts) }
  })
  const findings = looks.flatMap(({ found }) => found).length
  const figures = `React ${version}: ${String(cells)} cells, ${String(looks.length * places.length)} searches, ${String(findings)} findings`
  await commands.writeFile(
    `artifacts/secrecy-react-${version.split('.')[0] ?? ''}.md`,
    tableText(figures, rows),
  )
}
