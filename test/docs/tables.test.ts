import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { documentFiles } from './documentFiles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A pipe that is no border is escaped, also in code. */
const cellsOf = (row: string) => row.split(/(?<!\\)\|/).length

/** The rows that have not as many cells as the head of their table. */
function unevenRows(text: string): readonly string[] {
  const tables = text.replaceAll(/^```[\s\S]*?^```$/gm, '').match(/(?:^\|.*\n?)+/gm) ?? []
  return tables.flatMap((table) => {
    const [head = '', ...rows] = table.trim().split('\n')
    return rows.filter((row) => cellsOf(row) !== cellsOf(head))
  })
}

it.each(documentFiles)('%s has as many cells in each row of a table as in its head', (file) => {
  expect(unevenRows(readFileSync(join(root, file), 'utf8'))).toEqual([])
})
