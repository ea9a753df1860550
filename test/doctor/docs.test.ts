import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

it('docs/doctor.md has each finding that the doctor makes, and no other', () => {
  const made = readdirSync(new URL('src/doctor', root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [
      ...read(`src/doctor/${path}`).matchAll(
        /\bfound\([^{]*?['`]((?:[a-z]+-)+(?:[a-z]+|\$\{kind\}))['`], \{/g,
      ),
    ])
    .flatMap(([, id = '']) =>
      id.endsWith('${kind}') ? ['script', 'style', 'connect'].map((kind) => id.replace('${kind}', kind)) : id,
    )
  const documented = [...read('docs/doctor.md').matchAll(/^\| (`.*?`) \|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id))
    .filter((id) => !id.startsWith('--'))
  expect(new Set(made).size).toBeGreaterThan(30)
  expect(documented.toSorted()).toEqual([...new Set(made)].toSorted())
})
