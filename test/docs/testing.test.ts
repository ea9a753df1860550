import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { expectGenerated } from './generated.ts'
import { table } from './markdown.ts'

const source = readFileSync(new URL('../../src/sandbox/scenario/scenarios.ts', import.meta.url), 'utf8')
const type = source.slice(source.indexOf('export type InjectedFailureKind'), source.indexOf('\n\n'))
const kinds = [...type.matchAll(/^ {2}\| (?<kind>\S+)(?: \/\/ (?<what>.*))?$/gm)].map(({ groups }) => ({
  kind: groups?.['kind'] ?? '',
  what: groups?.['what'],
}))
const statuses = kinds.filter(({ what }) => what === undefined).map(({ kind }) => `\`${kind}\``)

it('finds every kind', () => {
  expect(kinds.length).toBe(type.split('\n').length - 1)
  expect(statuses.length).toBeGreaterThan(5)
})

expectGenerated('docs/testing.md', {
  failures: table(
    ['kind', 'what the sandbox does'],
    [
      ...kinds.flatMap(({ kind, what }) => (what === undefined ? [] : [[`\`${kind}\``, what]])),
      [statuses.join(', '), 'nothing done; an error of this status'],
    ],
  ),
})
