import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, it, onTestFinished } from 'vitest'
import { createScriptArchive } from '../../scripts/release/scriptArchive.mjs'
import { chefsCounter } from '../e2e/support/journey.ts'
import { manifest, root } from '../package/manifest.ts'
import { openPage, useChromium } from '../support/chromium.ts'
import { serveStaticHost } from './serveHost.ts'

const browser = useChromium()
const makeArchive = () => createScriptArchive(join(root, 'dist/script'), manifest.version)
const folder = `experience-program-${manifest.version}`

/** Without the folder itself. */
const filesOf = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).filter(([path]) => !path.endsWith('/'))

/** A site with the archive unpacked and its tags in a page, under a policy that names no more than they say. */
async function unpack() {
  const { tags, bytes } = await makeArchive()
  const site = await mkdtemp(join(tmpdir(), 'xp-archive-'))
  onTestFinished(() => rm(site, { recursive: true, force: true }))
  await mkdir(join(site, folder))
  for (const [path, content] of filesOf(bytes)) await writeFile(join(site, path), content)
  const [, hash = ''] = /'(sha256-[^']+)'/.exec(tags) ?? []
  await writeFile(
    join(site, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src * data:; script-src 'self' '${hash}'">
    <link rel="icon" href="data:,">${tags}</head>
    <body><xp-hub base-url="/xp" refresh-url="/api/member-token" history="hash">Your rewards need JavaScript.</xp-hub></body></html>`,
  )
  return site
}

/** As somebody would who can write to where the files lie. */
async function alter(site: string, name: string) {
  const file = join(site, folder, name)
  await writeFile(file, `${await readFile(file, 'utf8')}\nglobalThis.isAltered = true`)
}

async function open(site: string) {
  const opened = await openPage(browser())
  await opened.page.goto((await serveStaticHost(site)).url)
  return opened
}

it('is the same archive each time, named by its version, with every file of the script', async () => {
  const [one, other] = [await makeArchive(), await makeArchive()]
  expect(one.name).toBe(`${folder}.zip`)
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true)
  const names = filesOf(one.bytes).map(([path]) => path)
  expect(names).toEqual(expect.arrayContaining([`${folder}/elements.js`, `${folder}/tags.html`]))
  expect(names.filter((name) => !/\.js$|tags\.html$/.test(name))).toEqual([])
  for (const name of names.filter((name) => name.endsWith('.js')))
    expect(one.tags).toContain(`"/${name}":"sha384-`)
})

it('works as it is unpacked, by the tags that come with it, under a strict policy', async () => {
  const { page, lines } = await open(await unpack())
  await page.getByRole('link', { name: chefsCounter.title }).click()
  await page.getByRole('heading', { name: chefsCounter.title }).waitFor()
  expect(lines).toEqual([])
})

it('runs nothing of a script that was altered, nor of one that it loads later', async () => {
  const site = await unpack()
  await alter(site, 'elements.js')
  const { page } = await open(site)
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('Your rewards need JavaScript.').isVisible()).toBe(true)
  expect(await page.evaluate(() => 'isAltered' in globalThis)).toBe(false)

  const later = await unpack()
  const hub = (await readdir(join(later, folder))).find((name) => name.startsWith('HubElement-'))
  await alter(later, hub ?? 'there is no such file')
  const other = await open(later)
  await other.page.getByText('Something went wrong here').first().waitFor()
  expect(await other.page.evaluate(() => 'isAltered' in globalThis)).toBe(false)
})
