// @ts-check
// npm run api: builds the package and writes what each entry exports into api/<entry>.api.md, by API Extractor.
// `--check` compares instead and fails on a difference: `npm run check` does that after its own build.
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import apiExtractor from '@microsoft/api-extractor'
import { root, run, runNode } from './run.mjs'

const { Extractor, ExtractorConfig } = apiExtractor
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const folder = join(root, 'api')
const temporaryFolder = join(root, 'node_modules/.cache/api-extractor')

/** @type {{ exports: Record<string, string | { types?: string }> }} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** Every entry with types. The languages are alike, one constant each. */
const entries = Object.entries(manifest.exports).flatMap(([entry, target]) => {
  const types = typeof target === 'string' ? undefined : target.types
  if (types === undefined || entry.startsWith('./locales/')) return []
  const name = entry === '.' ? 'react' : entry.slice(2).replace(/\.js$/, '').replaceAll(/[/.]/g, '-')
  return [{ name, types }]
})

/** @param {{ name: string, types: string }} entry @returns {boolean} whether the report is as it was */
function extract({ name, types }) {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(root, types),
      compiler: { overrideTsconfig: { compilerOptions, files: [join(root, types)] } },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: temporaryFolder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: /** @type {any} */ ('error') } },
        // Parts, attributes and message keys are in api/names.md, doc comments are checked by test/package/api.test.ts.
        extractorMessageReporting: { default: { logLevel: /** @type {any} */ ('none') } },
        tsdocMessageReporting: { default: { logLevel: /** @type {any} */ ('none') } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
  })
  const { succeeded, apiReportChanged } = Extractor.invoke(config, {
    localBuild: !values.check,
    showVerboseMessages: false,
    messageCallback: (message) => {
      // API Extractor's own words name a file to copy by hand.
      if (message.messageId.startsWith('console-')) message.handled = true
    },
  })
  if (!succeeded && !apiReportChanged) throw new Error(`API Extractor failed at ${types}.`)
  return !apiReportChanged
}

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: ['node'],
}

if (!values.check && !process.env.XP_NO_BUILD) await runNode('scripts/build.mjs', [])
await mkdir(folder, { recursive: true })
const changed = entries.filter((entry) => !extract(entry)).map(({ name }) => `api/${name}.api.md`)
const expected = new Set(['names.md', ...entries.map(({ name }) => `${name}.api.md`)])
const extra = (await readdir(folder)).filter((name) => !expected.has(name))
if (!values.check) {
  await Promise.all(extra.map((name) => rm(join(folder, name))))
  await writeNames()
}
for (const file of changed)
  console.log(values.check ? `${file} is not what the build exports.` : `${file} written.`)
if (values.check && changed.length + extra.length > 0) {
  for (const name of extra) console.log(`api/${name} belongs to no entry.`)
  console.log('Run npm run api, and look at the difference: it is what integrators will see.')
  process.exitCode = 1
}

/** Names that are no exports: parts, attributes, message keys. Their test writes them. */
async function writeNames() {
  const args = ['run', '--project', 'package', 'test/package/api.test.ts', '--reporter=dot']
  const { code } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    env: { UPDATE_DOCS: '1' },
  })
  process.exitCode = code
}
