import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { breaks } from './breaks.mjs'

it.each(breaks)('the break “$name” has exactly one place in $file', ({ file, from }) => {
  const source = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
  expect(source.split(from)).toHaveLength(2)
})
