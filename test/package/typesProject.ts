import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packInto } from '../../scripts/pack.mjs'
import { manifest, root } from './manifest.ts'

/** Under the project's own packages, so that what is not installed here is found there. */
const cache = join(root, 'node_modules/.cache/xp/types')

/** Compilers by the name of their folder. 7 is the native one. */
export const compilers = {
  'typescript-5.6': '5.6.3',
  'typescript-5.9': '5.9.3',
  'typescript-6.0': '6.0.3',
  'typescript-7.0': '7.0.2',
} as const

/** The newest types of each React that is a peer. */
export const reactTypes = {
  18: { '@types/react': '18.3.8', '@types/react-dom': '18.3.7' },
  19: { '@types/react': '19.3.0', '@types/react-dom': '19.3.0' },
} as const

export type Resolution = 'bundler' | 'node16'

const module = { bundler: 'ESNext', node16: 'Node16' } as const

/** What a consumer writes: every entry, and a page. */
const consumer = [
  `import { createMemberSession, ExperienceProvider, InterestForm, OfferCatalog, refreshFrom, useOffers } from '${manifest.name}'`,
  `import type { DefaultAnswers, Offer, Redemption } from '${manifest.name}'`,
  `import type { MemberExtra } from '${manifest.name}/server'`,
  ...Object.entries(manifest.exports).flatMap(([entry, target], index) =>
    typeof target === 'string' || target.types === undefined
      ? []
      : [`export * as entry${String(index)} from '${manifest.name}${entry.slice(1)}'`],
  ),
  `const session = createMemberSession({ refresh: refreshFrom('/api/member-token') })`,
  `export const page = (`,
  `  <ExperienceProvider baseUrl="https://service.example" session={session} onEvent={(event) => { if (event.name === 'offer.opened') event.offerId.trim() }}>`,
  `    <OfferCatalog className="mine" data-mine="" onOpen={({ offer }) => { offer.title?.trim() }} renderEmpty={() => <p>Nothing yet</p>} />`,
  `  </ExperienceProvider>`,
  `)`,
  `declare module '${manifest.name}' {`,
  `  interface OfferExtra { readonly partner?: { readonly name: string } }`,
  `  interface RedemptionExtra { readonly seat?: string }`,
  `}`,
  `declare module '${manifest.name}/server' { interface MemberExtra { readonly since?: number } }`,
  `export const partner = ({ extra }: Offer): string | undefined => extra?.partner?.name`,
  `export const seat = ({ extra }: Redemption): string | undefined => extra?.seat`,
  `export const since = (extra: MemberExtra): number | undefined => extra.since`,
  `export const unnamed = ({ extra }: Offer): unknown => extra?.anything`,
  `// @ts-expect-error A field that was named is not text.`,
  `export const wrongPartner = ({ extra }: Offer): string | undefined => extra?.partner`,
  `// @ts-expect-error Sensitive answers are the member's to give.`,
  `export const wrongDefaults = <InterestForm offerId="a" defaultAnswers={{ adults: 2, dietary: 'none' }} />`,
  `// @ts-expect-error Neither by way of a variable.`,
  `export const alsoWrong = (answers: { dietary: string }): DefaultAnswers => answers`,
  `export function Count() { const { data } = useOffers(); return <b>{data?.length}</b> }`,
  `// @ts-expect-error Types are there: a wrong prop is an error.`,
  `export const wrong = <OfferCatalog headingLevel={9} />`,
].join('\n')

/** A consumer's folder with the packed package in it, and with what it depends on where `packages` says so. */
export async function createConsumer(
  name: string,
  packages: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = join(cache, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  )
  writeFileSync(join(folder, 'consumer.tsx'), consumer)
  if (Object.keys(packages).length > 0) npm(folder, 'install')
  const installed = join(folder, 'node_modules', manifest.name)
  mkdirSync(installed, { recursive: true })
  const { file } = await packInto(folder)
  execFileSync('tar', ['-xzf', file, '-C', installed, '--strip-components=1'])
  return folder
}

/** What the package depends on, in the versions of our lock. */
export function lockedDependencies(): Readonly<Record<string, string>> {
  const versionOf = (name: string) =>
    (
      JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string
      }
    ).version
  return Object.fromEntries(
    [...Object.keys(manifest.dependencies), '@types/node'].map((name) => [name, versionOf(name)]),
  )
}

/** Installs the compilers once. */
export function installCompilers(): string {
  const folder = join(cache, 'compilers')
  mkdirSync(folder, { recursive: true })
  const aliases = Object.entries(compilers).map(([name, version]) => [name, `npm:typescript@${version}`])
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: Object.fromEntries(aliases) as unknown }),
  )
  if (Object.keys(compilers).some((name) => !existsSync(join(folder, 'node_modules', name))))
    npm(folder, 'install')
  return join(folder, 'node_modules')
}

function npm(folder: string, command: string): void {
  execFileSync('npm', [command, '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
}

/** Checks the consumer with a compiler, the declarations of every library too. Gives what it complains of. */
export function check(folder: string, compiler: string, resolution: Resolution): string {
  const config = join(folder, `tsconfig.${resolution}.json`)
  const options = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: module[resolution],
    moduleResolution: resolution,
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
  }
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files: ['consumer.tsx'] }))
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(compiler, 'bin/tsc'), '-p', config, '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8' },
  )
  return `${stdout}${stderr}`.trim()
}
