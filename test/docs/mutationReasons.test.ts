import { existsSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { floors } from '../mutation/floors.mjs'
import { reasons } from '../mutation/report.mjs'

describe('test/mutation/reasons.md', () => {
  it.each(reasons)('speaks of a line of $file that mutation testing changes', ({ file, part }) => {
    const path = `src/${file}`
    expect(floors.some(({ mutate }) => mutate.some((glob) => matchesGlob(path, glob)))).toBe(true)
    expect(existsSync(path) && readFileSync(path, 'utf8')).toContain(part)
  })
})
