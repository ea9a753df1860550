import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { run } from '../../scripts/run.mjs'
import { stopper } from '../../scripts/engines.mjs'
import { chefsCounter } from '../e2e/support/journey.ts'
import { openPage, useChromium } from '../support/chromium.ts'
import { freePorts } from '../support/freePorts.ts'
import { packLibrary } from './packLibrary.ts'
import { readQuickstart } from './readQuickstart.ts'
import { readers } from './readers.ts'
import { wrongIn } from './runDoctor.ts'

/** In `npm test` the one that installs least stands for all. */
const quickstarts = ['cms', ...(process.env.XP_ASSURE ? ['vite', 'next'] : [])]
const browser = useChromium()

/** Until the test has finished, with all that it starts. */
function startServer(command: string, cwd: string): { readonly said: () => string } {
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: readers,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  onTestFinished(stopper(child))
  return { said: () => said }
}

const isReady = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Whether somebody answers there, with whatever. */
const isThere = (port: string) =>
  fetch(`http://localhost:${port}`).then(
    () => true,
    () => false,
  )

/**
 * Follows a quickstart to the letter in an empty folder, but for two things: the package comes from its tarball, and
 * ports are those that are free. Gives the page's address.
 */
async function follow(name: string): Promise<string> {
  const { files, commands, servers, address } = await readQuickstart(name)
  const printed = [...new Set([...servers, address].join('\n').match(/(?<=--port |:)\d{4}\b/g))]
  const free = await freePorts(printed.length)
  const tarball = await packLibrary()
  const withFreePorts = (text: string) =>
    printed.reduce((changed, port, index) => changed.replaceAll(port, free[index] ?? ''), text)
  const folder = await mkdtemp(join(tmpdir(), `xp-quickstart-${name}-`))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const command of commands) {
    const line = command.startsWith('npm install')
      ? command.replace('@experience-program/react', tarball)
      : command
    const { code, output } = await run('sh', ['-c', line], { cwd: folder, env: readers, quiet: true })
    expect(code, `${command}\n${output}`).toBe(0)
  }
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), withFreePorts(text))
  }
  const started = servers.map((command) => startServer(withFreePorts(command), folder))
  const url = withFreePorts(address)
  // A reader sees that the Service is there before they open the page.
  await expect
    .poll(async () => (await Promise.all([isReady(url), ...free.map(isThere)])).every(Boolean), {
      timeout: 60_000,
    })
    .toBe(true)
    .catch((error: unknown) => {
      throw new Error(started.map(({ said }) => said()).join('\n'), { cause: error })
    })
  return url
}

describe.each(['vite', 'next', 'cms'])('the quickstart %s', (name) => {
  it('is at most 60 lines long', async () => {
    const { text, files, servers } = await readQuickstart(name)
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
    expect(files.size).toBeGreaterThan(0)
    expect(servers.length).toBe(2)
  })
})

describe.each(quickstarts)(
  'the quickstart %s, followed from an empty folder with the packed library',
  (name) => {
    it('shows the catalog, and an offer opens', { timeout: 400_000 }, async () => {
      const url = await follow(name)
      const { page, lines } = await openPage(browser())
      // What a browser asks for by itself, and a quickstart does not have.
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
      // A dev server builds when it is asked.
      await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
      await page.getByRole('heading', { name: 'Experiences' }).waitFor({ timeout: 120_000 })
      await page.getByRole('link', { name: chefsCounter.title }).first().click()
      await page.getByRole('heading', { name: chefsCounter.title }).waitFor()
      await page.reload()
      await page.getByRole('heading', { name: chefsCounter.title }).waitFor()
      // A dev server says that it is connected, React where its tools are.
      expect(lines.filter((line) => !/^(debug|info|log): /.test(line))).toEqual([])
      expect(await wrongIn(url)).toEqual([])
    })
  },
)
