import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { between } from './markdown.ts'

/** Holds a page to what it takes from the code, by the names of its places. UPDATE_DOCS=1 writes it. */
export function expectGenerated(page: string, parts: Readonly<Record<string, string>>): void {
  const file = new URL(`../../${page}`, import.meta.url)
  it.each(Object.entries(parts))(`${page} has its part %s as the code states it`, (name, content) => {
    const text = readFileSync(file, 'utf8')
    const expected = between(text, name, content)
    if (process.env.UPDATE_DOCS === '1') writeFileSync(file, expected)
    else expect(text).toBe(expected)
  })
}
