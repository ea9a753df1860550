import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** With slashes on any system, as the compiler and the bundler name files. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/')

type Target = string | Readonly<Record<string, string>>

interface Manifest {
  readonly name: string
  readonly version: string
  readonly main: string
  readonly customElements: string
  readonly exports: Readonly<Record<string, Target>>
  readonly alias: Readonly<Record<string, string>>
  readonly bin: Readonly<Record<string, string>>
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly publishConfig: Readonly<Record<string, unknown>>
}

export const manifest = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as Manifest
