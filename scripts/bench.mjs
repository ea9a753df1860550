// @ts-check
// Measures the built package in Chromium beside what it is compared with. The whole run writes docs/performance.md;
// `npm run bench -- chat` measures a part and writes nothing. Figures are shown, never asserted.
import { readFile, writeFile } from 'node:fs/promises'
import { arch, cpus } from 'node:os'
import { join } from 'node:path'
import { bundlePages } from '../test/bench/bundlePages.mjs'
import { openBrowser } from '../test/bench/openBrowser.mjs'
import { measureChat } from '../test/bench/parts/chat.mjs'
import { readSeed } from '../test/bench/readSeed.mjs'
import { partNames, reportText, sectionText } from '../test/bench/report.mjs'
import { servePages } from '../test/bench/servePages.mjs'
import { root, runNode, secondsSince } from './run.mjs'

/** @type {Record<string, (bench: import('../test/bench/Bench.ts').Bench) => Promise<import('../test/bench/report.mjs').Section[]>>} */
const parts = { chat: measureChat }

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !partNames.includes(name))
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')} to measure: the parts are ${partNames.join(', ')}.`)

const startedAt = performance.now()
await runNode('scripts/build.mjs', [])
const page = (/** @type {string} */ name) => join(root, 'test/bench/pages', name)
const files = await bundlePages({ ours: page('ours.tsx'), floor: page('floor.ts') })
const styles = await readFile(join(root, 'dist/styles.css'), 'utf8')
files.set('ours.css', styles).set('floor.css', styles).set('seed.json', JSON.stringify(await readSeed()))
const server = await servePages(files)
const paced = await openBrowser(server.origin, { isPaced: true })
const unpaced = await openBrowser(server.origin)

try {
  const sections = []
  for (const name of asked.length > 0 ? asked : partNames) {
    const since = performance.now()
    for (const section of await parts[name]?.({ paced, unpaced }) ?? []) {
      sections.push(section)
      console.log(`\n${sectionText(section)}`)
    }
    console.log(`\n(${name}: ${secondsSince(since)})`)
  }
  if (asked.length === 0) {
    const minutes = Math.ceil((performance.now() - startedAt) / 60_000)
    const date = new Date().toISOString().slice(0, 10)
    const text = reportText({ date, cores: cpus().length, platform: arch(), chromium: paced.version, minutes }, sections)
    await writeFile(join(root, 'docs/performance.md'), text)
    console.log('\nWritten to docs/performance.md.')
  }
} finally {
  await Promise.all([paced.close(), unpaced.close()])
  server.close()
}
