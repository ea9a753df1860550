import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root, run } from '../../scripts/run.mjs'
import { packLibrary } from './packLibrary.ts'
import { readers } from './readers.ts'

const text = await readFile(join(root, 'docs/testing.md'), 'utf8')
const [, jest = ''] = /^## Jest and Testing Library\n([\s\S]*?)^## /m.exec(text) ?? []
const commands = [...jest.matchAll(/^npm install .+$/gm)].map(([command]) => command)
const files = [...jest.matchAll(/^```js\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)]

/** The documented test, without its two lines of Vitest, in a file that loads the style sheet as an app does. */
const [, tests = ''] = /^```tsx\n([\s\S]*?)^```$/m.exec(text) ?? []
const test = `import '@experience-program/react/styles.css'\n${tests.replace(/^.*vitest.*\n/gm, '')}`

it('reads what the document says', () => {
  expect(commands.length).toBe(2)
  expect(files.map(([, name]) => name)).toEqual(['jest.config.cjs', 'styles.cjs', 'babel.config.cjs'])
  expect(test.match(/\btest\('/g)?.length).toBe(2)
})

it.skipIf(!process.env.XP_ASSURE)('the documented tests pass in Jest', { timeout: 300_000 }, async () => {
  const tarball = await packLibrary()
  const folder = await mkdtemp(join(tmpdir(), 'xp-jest-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const step = async (command: string) => {
    const { code, output } = await run('sh', ['-c', command], { cwd: folder, env: readers, quiet: true })
    expect(code, `${command}\n${output}`).toBe(0)
    return output
  }
  for (const [, name = '', code = ''] of files) await writeFile(join(folder, name), code)
  await writeFile(join(folder, 'catalog.test.tsx'), test)
  for (const command of ['npm init -y', `npm install react@19 react-dom@19 ${tarball}`, ...commands])
    await step(command)
  expect(await step('npx jest')).toMatch(/^Tests:\s+2 passed, 2 total$/m)
})
