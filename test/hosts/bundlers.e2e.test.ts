import { existsSync } from 'node:fs'
import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { chefsCounter } from '../e2e/support/journey.ts'
import { tableText } from '../docs/markdown.ts'
import { openPage, useChromium } from '../support/chromium.ts'
import { writeArtifact } from '../support/writeArtifact.ts'
import { installHost } from './installHost.ts'
import { runDoctor } from './runDoctor.ts'
import { serveStaticHost } from './serveHost.ts'

interface Bundler {
  readonly name: string
  readonly packages: Readonly<Record<string, string>>
  /** As its documentation has it, without a file of configuration. */
  readonly build: string
  /** What the build made of the entry, where it makes no page of its own. */
  readonly script?: string
}

const bundlers: readonly Bundler[] = [
  { name: 'vite', packages: { vite: '8.4.0' }, build: 'vite build' },
  // By Rollup and esbuild.
  { name: 'vite-7', packages: { vite: '7.3.8' }, build: 'vite build' },
  { name: 'vite-5', packages: { vite: '5.4.21' }, build: 'vite build' },
  {
    name: 'webpack',
    packages: { webpack: '5.113.0', 'webpack-cli': '7.3.1' },
    build: 'webpack --mode production',
    script: 'main.js',
  },
  {
    name: 'esbuild',
    packages: { esbuild: '0.28.2' },
    build: 'esbuild src/index.js --bundle --splitting --format=esm --minify --outdir=dist',
    script: 'index.js',
  },
  {
    name: 'rspack',
    packages: { '@rspack/core': '2.3.4', '@rspack/cli': '2.2.8' },
    // It reads no style sheet without a rule for it: its page links ours.
    build: 'rspack build --mode production --entry ./src/page.js',
    script: 'main.js',
  },
  {
    name: 'bun',
    packages: { bun: '1.4.5' },
    build: 'bun build src/index.js --splitting --minify --outdir=dist',
    script: 'index.js',
  },
  { name: 'parcel', packages: { parcel: '2.16.4' }, build: 'parcel build index.html' },
]

const browser = useChromium()
const rows: object[] = []
afterAll(() => {
  if (rows.length > 0)
    writeArtifact(
      'bundlers.md',
      tableText('The hub from the packed tarball, React included, by bundler.', rows),
    )
})

/** The page that a bundler without pages is given. */
async function writePage(folder: string, script: string): Promise<void> {
  const dist = join(folder, 'dist')
  const sheet = script.replace('.js', '.css')
  if (!existsSync(join(dist, sheet)))
    await cp(join(folder, 'node_modules/@experience-program/react/dist/styles.css'), join(dist, sheet))
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const link = `<link rel="stylesheet" href="/${sheet}" /></head>`
  await writeFile(
    join(dist, 'index.html'),
    page.replace('</head>', link).replace('/src/index.js', `/${script}`),
  )
}

describe.skipIf(!process.env.XP_ASSURE).each(bundlers)('built by $name without configuration', (bundler) => {
  it(
    'the hub shows the catalog and loads its next view when it is opened',
    { timeout: 400_000 },
    async () => {
      const { name, packages, build, script } = bundler
      const folder = await installHost(`bundler-${name}`, 'bundlers', {
        devDependencies: packages,
        scripts: { build },
      })
      if (script !== undefined) await writePage(folder, script)
      const { url } = await serveStaticHost(join(folder, 'dist'))
      const { page, lines } = await openPage(browser())
      const sizes: Promise<number>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script')
          sizes.push(response.body().then((body) => gzipSync(body).length))
      })
      const kb = async () =>
        ((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)
      await page.goto(url)
      await page.getByRole('article').first().waitFor()
      await page.waitForLoadState('networkidle')
      const first = await kb()
      const loadedFirst = sizes.length

      await page.getByRole('link', { name: chefsCounter.title }).click()
      await page.getByRole('heading', { name: chefsCounter.title }).waitFor()
      await page.getByRole('button', { name: 'Ask for it' }).first().click()
      await page.getByRole('button', { name: 'Send to the concierge' }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(sizes.length).toBeGreaterThan(loadedFirst)
      expect(lines).toEqual([])
      const styles = await page.evaluate(() =>
        getComputedStyle(document.querySelector('.xp-button')!).getPropertyValue('--xp-brand'),
      )
      expect(styles).not.toBe('')
      const { checked, service, tokenRoute, findings } = await runDoctor(url)
      expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([])
      // Rspack writes the function in the place of its call, so that nothing shows what the address is for.
      const route = ['rspack', 'parcel'].includes(name) ? null : `${url}/api/member-token`
      expect([service, tokenRoute]).toEqual([`${url}/xp`, route])
      for (const subject of ['the version of the library', 'one copy of React and of React Query'])
        expect(checked).toContain(subject)

      const made = (await readdir(join(folder, 'dist'), { recursive: true })).filter((file) =>
        file.endsWith('.js'),
      )
      rows.push({
        bundler: name,
        version: Object.values(packages)[0],
        'files of JavaScript': made.length,
        'loaded until the catalog stands': loadedFirst,
        'kB gzipped until then': first,
        'kB with offer and form': await kb(),
      })
    },
  )
})
