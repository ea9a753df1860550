import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documentList } from '../../scripts/llms.mjs'
import { manifest, root } from './manifest.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const guide = read('docs/agents.md')

describe('llms.txt', () => {
  it('is made of the documents, and lists every one', async () => {
    const list = read('dist/llms.txt')
    expect(list).toBe(await documentList())
    for (const name of readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md')))
      expect(list).toContain(`](../docs/${name})`)
  })
})

describe('the guide for coding agents', () => {
  // test/package/recipes.test.ts compiles the answers.
  it('has twenty tasks with one answer each', () => {
    const tasks = guide.split(/^### /m).slice(1)
    expect(tasks.map((task) => Number.parseInt(task, 10))).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    )
    for (const task of tasks) expect(task.match(/^```tsx?\n/gm), task.split('\n')[0]).toHaveLength(1)
  })

  it('names no export, part or attribute that is not there', () => {
    const surface = readdirSync(join(root, 'api'))
      .map((name) => read(`api/${name}`))
      .join('\n')
    const text = guide.replaceAll(/^```[\s\S]*?^```$/gm, '')
    const names = [...text.matchAll(/`([^`]+)`/g)].flatMap(
      ([, code = '']) => code.match(/\b[A-Za-z]\w{3,}\b/g) ?? [],
    )
    const ours = names.filter((name) => /[a-z][A-Z]/.test(name) && name !== 'useState')
    expect(ours.length).toBeGreaterThan(8)
    expect(ours.filter((name) => !new RegExp(`\\b${name}\\b`).test(surface))).toEqual([])
  })

  it('names the entries that the package has', () => {
    const entries = [...guide.matchAll(/^\| `@experience-program\/react(\/[\w-]+)?`/gm)].map(
      ([, path = '']) => `.${path}`,
    )
    expect(entries.length).toBeGreaterThan(4)
    expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(entries))
  })
})
