// @ts-check
// npm run api: builds the package and writes what each entry exports into api/<entry>.api.md, by API Extractor.
// `--check` compares instead and fails on a difference: `npm run check` does that after its own build.
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import apiExtractor from '@microsoft/api-extractor'
import { format } from 'prettier'
import { fillLists, inferredShapes, nameShapes } from './nameShapes.mjs'
import { root, run, runNode } from './run.mjs'

const { CompilerState, Extractor, ExtractorConfig } = apiExtractor
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const folder = join(root, 'api')
const temporaryFolder = join(root, 'node_modules/.cache/api-extractor')

/** @type {{ exports: Record<string, string | { types?: string }> }} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** @typedef {{ name: string, types: string }} Entry */
/** Every entry with types. The languages are alike, one constant each. */
const entries = Object.entries(manifest.exports).flatMap(([entry, target]) => {
  const types = typeof target === 'string' ? undefined : target.types
  if (types === undefined || entry.startsWith('./locales/')) return []
  const name = entry === '.' ? 'react' : entry.slice(2).replace(/\.js$/, '').replaceAll(/[/.]/g, '-')
  return [{ name, types }]
})

/** @param {Entry} entry */
function configOf({ name, types }) {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(root, types),
      compiler: { overrideTsconfig: { compilerOptions, files: [join(root, types)] } },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: temporaryFolder,
        reportTempFolder: join(temporaryFolder, 'temporary'),
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
}

/** @param {Entry} entry @returns {Promise<string>} the report as API Extractor writes it */
async function extract(entry) {
  const { succeeded } = Extractor.invoke(configOf(entry), {
    compilerState,
    localBuild: true,
    showVerboseMessages: false,
    messageCallback: (message) => {
      // API Extractor's own words name a file to copy by hand.
      if (message.messageId.startsWith('console-')) message.handled = true
    },
  })
  if (!succeeded) throw new Error(`API Extractor failed at ${entry.types}.`)
  return readFile(join(temporaryFolder, `${entry.name}.api.md`), 'utf8')
}

/** @type {Map<string, string>} Each declaration, and the entry whose report has it. */
const reported = new Map()

/**
 * The report without what API Extractor cannot leave out: release tags and notes (all is public), blank lines, fields that
 * have a name, and declarations that an earlier report has to the letter. Those are named only.
 * @param {Entry} entry @param {string} report
 */
async function condense({ name, types }, report) {
  const code = /```ts\n(.*)\n```/s.exec(report)?.[1] ?? ''
  const withoutNotes = code.replaceAll(
    /^ *\/\/ (@public.*|\(undocumented\)|\(No @packageDocumentation.*)\n/gm,
    '',
  )
  const named = nameShapes(withoutNotes, inferredShapes(compilerState.program, join(root, types)))
  const formatted = fillLists(await format(named, { ...prettierOptions, parser: 'typescript' }))
  /** @type {Map<string, string[]>} */
  const repeated = new Map()
  const own = formatted
    .trim()
    .split(/\n\n+/)
    .filter((declaration) => {
      const first = reported.get(declaration)
      const declared = /^(?:export )?(?:declare )?[a-z]+ (\w+)/.exec(declaration)?.[1]
      if (first === undefined || declared === undefined || declaration.startsWith('import')) {
        reported.set(declaration, name)
        return true
      }
      repeated.set(first, [...(repeated.get(first) ?? []), declared])
      return false
    })
  const as = [...repeated].map(([first, names]) => `\nAs in \`${first}.api.md\`: ${names.join(', ')}.\n`)
  const heading = '<!-- Written by npm run api, from the report of API Extractor. -->\n'
  return `${heading}${as.join('')}\n\`\`\`ts\n${own.join('\n')}\n\`\`\`\n`
}

const prettierOptions = /** @type {const} */ ({
  ...JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8')),
  objectWrap: 'collapse',
})

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
/** One program for all entries: most of the time goes into it. */
const [first, ...others] = entries
if (!first) throw new Error('No entry of the package has types.')
const compilerState = CompilerState.create(configOf(first), {
  additionalEntryPoints: others.map(({ types }) => join(root, types)),
})
await mkdir(folder, { recursive: true })
await mkdir(temporaryFolder, { recursive: true })
const changed = []
for (const entry of entries) {
  const file = `api/${entry.name}.api.md`
  const report = await condense(entry, await extract(entry))
  const committed = await readFile(join(root, file), 'utf8').catch(() => '')
  if (report === committed) continue
  changed.push(file)
  if (!values.check) await writeFile(join(root, file), report)
}
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
