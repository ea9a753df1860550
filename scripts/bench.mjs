// @ts-check
// Measures the built package in Chromium beside what it is compared with. The whole run writes artifacts/performance.md, and docs/evidence.md has its figures.
// `npm run bench -- chat` measures a part, `-- chat --rounds 1` in haste, `-- fleet --tabs 10000` a larger fleet; a part
// writes nothing. Figures are shown, never asserted.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { arch, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundlePages } from '../test/bench/bundlePages.mjs'
import { openBrowser } from '../test/bench/openBrowser.mjs'
import { measureCatalog } from '../test/bench/parts/catalog.mjs'
import { measureChat } from '../test/bench/parts/chat.mjs'
import { measureFilters } from '../test/bench/parts/filters.mjs'
import { measureFleet } from '../test/bench/parts/fleet.mjs'
import { measureIdle } from '../test/bench/parts/idle.mjs'
import { measureMemory } from '../test/bench/parts/memory.mjs'
import { measureNetwork } from '../test/bench/parts/network.mjs'
import { measureRequests } from '../test/bench/parts/requests.mjs'
import { measureServer } from '../test/bench/parts/server.mjs'
import { measureAllSizes } from '../test/bench/parts/sizes.mjs'
import { measureTyping } from '../test/bench/parts/typing.mjs'
import { chatPeers, installPeers, peersFolder } from '../test/bench/peers.mjs'
import { readSeed } from '../test/bench/readSeed.mjs'
import { reportText, sectionText } from '../test/bench/report.mjs'
import { servePages } from '../test/bench/servePages.mjs'
import { root, runNode, secondsSince } from './run.mjs'

/** @type {Record<string, (bench: import('../test/bench/Bench.ts').Bench) => Promise<import('../test/bench/report.mjs').Section[]>>} */
const parts = {
  chat: measureChat,
  catalog: measureCatalog,
  typing: measureTyping,
  filters: measureFilters,
  requests: measureRequests,
  memory: measureMemory,
  idle: measureIdle,
  fleet: measureFleet,
  server: measureServer,
  network: measureNetwork,
  sizes: measureAllSizes,
}

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, tabs: { type: 'string' } },
})
const rounds = Number(values.rounds)
const tabs = values.tabs === undefined ? undefined : Number(values.tabs)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(
    `There is no ${unknown.join(', ')} to measure: the parts are ${Object.keys(parts).join(', ')}.`,
  )

const startedAt = performance.now()
await runNode('scripts/build.mjs', [])
const hasPeers = await installPeers()
const server = await servePages(await makePages())
const paced = await openBrowser(server.origin, { isPaced: true })
const unpaced = await openBrowser(server.origin)

try {
  const sections = []
  for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
    const since = performance.now()
    for (const section of (await parts[name]?.({ paced, unpaced, hasPeers, rounds, tabs })) ?? []) {
      sections.push(section)
      console.log(`\n${sectionText(section)}`)
    }
    console.log(`\n(${name}: ${secondsSince(since)})`)
  }
  if (asked.length === 0) {
    const minutes = Math.ceil((performance.now() - startedAt) / 60_000)
    const date = new Date().toISOString().slice(0, 10)
    const text = reportText(
      {
        date,
        cores: cpus().length,
        platform: arch(),
        chromium: paced.version,
        minutes,
        parts: Object.keys(parts),
      },
      sections,
    )
    await mkdir(join(root, 'artifacts'), { recursive: true })
    await writeFile(join(root, 'artifacts/performance.md'), text)
    console.log('\nWritten to artifacts/performance.md. Copy its figures into docs/evidence.md.')
  }
} finally {
  await Promise.all([paced.close(), unpaced.close()])
  server.close()
}

/** Scripts and style sheets of all pages, by file name. */
async function makePages() {
  const file = (/** @type {string} */ name) => join(root, 'test/bench', name)
  const peers = hasPeers ? Object.entries(chatPeers) : []
  const pages = {
    ours: file('pages/ours.tsx'),
    floor: file('pages/floor.ts'),
    react: file('pages/react.tsx'),
    ...Object.fromEntries(peers.map(([name]) => [name, file(`peers/${name}.mjs`)])),
  }
  const files = await bundlePages(pages, { packages: [join(peersFolder, 'node_modules')] })
  const styles = await readFile(join(root, 'dist/styles.css'), 'utf8')
  for (const name of ['ours', 'floor', 'react', 'virtuoso']) files.set(`${name}.css`, styles)
  for (const [name, { css }] of peers)
    if (css) files.set(`${name}.css`, await readFile(join(peersFolder, 'node_modules', css), 'utf8'))
  files.set('seed.json', JSON.stringify(await readSeed()))
  return files
}
