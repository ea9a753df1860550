import { mkdirSync, writeFileSync } from 'node:fs'

const folder = new URL('../../artifacts/', import.meta.url)

/** Writes the long table of a run into `artifacts/`, which git ignores. docs/evidence.md has the figures. */
export function writeArtifact(name: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(name, folder), `${text.trimEnd()}\n`)
  console.log(`Written to artifacts/${name}.`)
}
