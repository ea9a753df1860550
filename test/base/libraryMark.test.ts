import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { libraryMark } from '../../src/base/index.ts'

it('the mark of a build is the name and version of the package', () => {
  const { name, version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { readonly name: string; readonly version: string }
  expect(libraryMark).toBe(`${name}@${version}`)
})
