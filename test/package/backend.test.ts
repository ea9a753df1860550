import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { stopper } from '../../scripts/engines.mjs'
import { createSandbox } from '../../src/sandbox/index.ts'
import { serveSandbox } from '../../src/sandbox/node.ts'
import { freePorts } from '../support/freePorts.ts'
import { root } from './manifest.ts'

it('the backend of docs/organisation.md gives tokens as it is printed', async () => {
  const [, code = ''] =
    /^```js\n([^]*?createServer[^]*?)^```$/m.exec(readFileSync(join(root, 'docs/organisation.md'), 'utf8')) ??
    []
  const folder = await mkdtemp(join(tmpdir(), 'xp-backend-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // The package by its name is not installed here.
  const built = pathToFileURL(join(root, 'dist/server/index.js')).href
  await writeFile(
    join(folder, 'backend.mjs'),
    code.replace("'@experience-program/react/server'", JSON.stringify(built)),
  )
  const service = await serveSandbox(createSandbox())
  onTestFinished(service.close)
  const [port = ''] = await freePorts(1)
  const env = { ...process.env, PORT: port, EXPERIENCE_URL: service.url }
  onTestFinished(stopper(spawn(process.execPath, ['backend.mjs'], { cwd: folder, env, detached: true })))
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' }).catch(() => null)
  await expect.poll(async () => (await ask('/'))?.status, { timeout: 10_000 }).toBe(404)
  const answer = await ask('/api/member-token')
  expect(await answer?.json()).toMatchObject({ memberId: 'member-fresh', baseUrl: service.url })
})
