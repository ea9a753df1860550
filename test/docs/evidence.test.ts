import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const evidence = read('docs/evidence.md')
const topics = evidence.split(/^## /m).slice(1)

/** What a Vitest command names: the beginning of paths of test files. */
const commands = [
  ...evidence.matchAll(/`(?:XP_ASSURE=1 )?npx vitest run --project ([\w-]+) ([\w/.-]+)/g),
].map(([, project = '', path = '']) => ({ project, path }))
const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))

describe('docs/evidence.md', () => {
  it.each(topics.map((text) => [text.split('\n', 1)[0] ?? '', text]))(
    'names for %s what renews it',
    (_, text) => {
      expect(text).toMatch(/`(XP_ASSURE=1 )?(npx vitest|npm run|node scripts)|accessibility\.md/)
    },
  )

  it.each(commands)('runs tests by --project $project $path', ({ project, path }) => {
    const ending =
      { unit: /(?<!\.(browser|e2e|visual))\.test/, e2e: /\.e2e\.test/, engines: /test\/engines\/\w+\.test/ }[
        project
      ] ?? /\.browser\.test/
    expect(tests.filter((file) => file.startsWith(path) && ending.test(file))).not.toEqual([])
  })

  it('names long tables that something writes', () => {
    const writers = ['test', 'scripts'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/node_modules|evidence\.test/.test(path))
        .map((path) => read(join(folder, path))),
    )
    const tables = [...evidence.matchAll(/`artifacts\/([\w-]+)\.md`/g)].map(([, name = '']) => name)
    expect(tables.length).toBeGreaterThan(7)
    // `secrecy-react-19` is written with the version of React at its end.
    expect(tables.filter((name) => !writers.some((text) => text.includes(name.replace(/\d+$/, ''))))).toEqual(
      [],
    )
  })
})

describe('SECURITY.md', () => {
  it('names for each promise a test that is there', () => {
    const rows = [...read('SECURITY.md').matchAll(/^\| .+? \| (.*(?:`test\/|`node scripts).*) \|$/gm)]
    expect(rows.length).toBeGreaterThanOrEqual(13)
    for (const [, cell = ''] of rows)
      for (const [, path = ''] of cell.matchAll(/`(?:node )?((?:test|scripts)\/[\w/.-]+)`/g))
        expect(existsSync(join(root, path)), path).toBe(true)
  })
})
