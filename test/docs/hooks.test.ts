import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('docs/hooks.md says what the hub is without each of its parts', () => {
  const [, body = ''] =
    /interface HubFeatures \{\n([^]*?)\n\}/.exec(read('src/components/hub/HubLocation.ts')) ?? []
  const features = [...body.matchAll(/readonly (\w+): boolean/g)].map(([, name]) => name)
  const told = [...read('docs/hooks.md').matchAll(/^\| `(\w+): false` \|/gm)].map(([, name]) => name)
  expect(features.length).toBeGreaterThan(5)
  expect(told.toSorted()).toEqual(features.toSorted())
})
