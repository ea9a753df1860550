import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { faults } from './faults.mjs'

const source = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')

it.each(faults.flatMap(({ name, edits }) => edits.map((edit) => ({ name, ...edit }))))(
  'the fault “$name” has exactly one place in $file',
  ({ file, from }) => {
    expect(source(file).split(from)).toHaveLength(2)
  },
)
