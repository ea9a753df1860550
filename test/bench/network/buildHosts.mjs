// @ts-check
// Pages as a host ships them: the packed library, installed from its tarball and built by Vite. Away from the project, whose
// own packages would stand in for what a host lacks.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { packInto } from '../../../scripts/pack.mjs'
import { npm, root } from '../../../scripts/run.mjs'
import { peerVersions } from '../peers.mjs'

export const hostsFolder = join(tmpdir(), 'experience-program-bench')

/** @param {boolean} hasPeers */
export async function installLibrary(hasPeers) {
  await mkdir(hostsFolder, { recursive: true })
  const { file: tarball } = await packInto(hostsFolder)
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const { react, 'react-dom': reactDom } = devDependencies
  const dependencies = { react, 'react-dom': reactDom, ...(hasPeers ? peerVersions : {}) }
  await writeFile(
    join(hostsFolder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  )
  const { code, output } = await npm(
    ['install', tarball, '--no-save', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: hostsFolder, quiet: true },
  )
  if (code !== 0) throw new Error(`The packed library could not be installed in ${hostsFolder}.\n${output}`)
  for (const name of ['pages', 'peers', 'network']) {
    await rm(join(hostsFolder, name), { recursive: true, force: true })
    await cp(join(root, 'test/bench', name), join(hostsFolder, name), { recursive: true })
  }
}

/**
 * Builds one page. Gives the folder of its files.
 * @param {string} name
 * @param {string} script
 * @param {Readonly<Record<string, unknown>>} inlined
 */
export async function buildHost(name, script, inlined) {
  const outDir = join(hostsFolder, 'built', name)
  const page = join(hostsFolder, `${name}.html`)
  await writeFile(page, htmlOf(script, inlined))
  await build({
    root: hostsFolder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: page } },
  })
  return outDir
}

/**
 * @param {string} script
 * @param {Readonly<Record<string, unknown>>} inlined
 */
const htmlOf = (script, inlined) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rewards</title><link rel="icon" href="data:,">
<style>body { margin: 0 } #stage { min-block-size: 100dvb } .xp-chat { block-size: 100dvb }</style></head>
<body><div id="stage"></div>
${Object.entries(inlined)
  .map(
    ([id, value]) =>
      `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
  )
  .join('\n')}
<script type="module" src="/network/${script}"></script></body></html>
`
