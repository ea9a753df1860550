import { readFile, writeFile } from 'node:fs/promises'

const report = new URL('../../docs/hosts.md', import.meta.url)

/** Writes what was measured between the marks of its name in `docs/hosts.md`. */
export async function writeSection(name: string, lines: readonly string[]): Promise<void> {
  const [before, rest] = (await readFile(report, 'utf8')).split(`<!-- ${name}:start -->`)
  const after = rest?.split(`<!-- ${name}:end -->`)[1]
  if (before === undefined || after === undefined) throw new Error(`docs/hosts.md has no marks for ${name}.`)
  await writeFile(
    report,
    `${before}<!-- ${name}:start -->\n${lines.join('\n')}\n<!-- ${name}:end -->${after}`,
  )
}
