import { dirname, normalize } from 'node:path/posix'
import ts from 'typescript'

/** One file under `src`: `path` is relative to it, with forward slashes. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** The floors of the house, bottom first where they stack, and what each may import. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  base: [],
  contract: ['base'],
  client: ['base', 'contract'],
  queries: ['base', 'contract', 'client'],
  i18n: ['base'],
  theme: ['base'],
  locales: ['base', 'i18n'],
  ui: ['base', 'i18n', 'theme'],
  components: ['base', 'contract', 'client', 'queries', 'ui', 'theme', 'i18n'],
  elements: ['base', 'contract', 'client', 'queries', 'ui', 'theme', 'i18n', 'components', 'locales'],
  staff: ['base', 'contract', 'client', 'queries', 'ui', 'theme', 'i18n', 'components'],
  conformance: ['base', 'contract'],
  // Of conformance only its receiver of webhooks, which `./sandbox/node` offers too.
  sandbox: ['base', 'contract', 'conformance'],
  console: ['base', 'contract', 'sandbox', 'ui', 'theme', 'i18n'],
  'sandbox/react': ['base', 'contract', 'sandbox', 'client', 'components'],
  server: ['base', 'contract'],
  // The React surface re-exports. What the sandbox, the server and staff offer has entries of its own.
  surface: ['base', 'contract', 'client', 'queries', 'ui', 'theme', 'i18n', 'components'],
}

/** Parts of a floor that are entries of their own, apart from its index.ts. */
const innerEntries = [
  'contract/organisation/index.ts',
  'contract/staff/index.ts',
  'sandbox/operator/index.ts',
  'conformance/node/serveReceiver.ts',
]
const innerEntryReaders: Readonly<Record<string, readonly string[]>> = {
  'contract/organisation/index.ts': ['server', 'sandbox', 'conformance'],
  'contract/staff/index.ts': ['staff', 'sandbox', 'conformance'],
  'sandbox/operator/index.ts': ['console'],
  'conformance/node/serveReceiver.ts': ['sandbox'],
}

/** What shows several features at once: the only files of a feature that may import another. */
const composites: readonly string[] = [
  'components/interests/InterestSummary',
  'components/redemptions/RedemptionDetail',
]
/** Features that every other one stands on, or that stands on every other one. */
const sharedFeatures: readonly string[] = ['common', 'provider']

/** Packages that put React into a graph. */
const reactPackages = /^(react|react-dom|@tanstack\/react-query|react-hook-form)(\/|$)/

export const floorOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/')
  if (!path.includes('/')) return 'surface'
  return `${first}/${second}` in mayImport ? `${first}/${second}` : first
}

const featureOf = (path: string): string | undefined => {
  const [floor, feature, file] = path.split('/')
  return floor === 'components' && file !== undefined ? feature : undefined
}

/** Every module that a file imports or re-exports, also by `import()`, also for types alone. */
export function importsOf({ text }: SourceFile): readonly string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
}

/** The file under `src` that a relative import means, or undefined for a package. */
export const targetOf = (from: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? normalize(`${dirname(from)}/${specifier}`) : undefined

function faultOfImport(from: string, to: string): string | undefined {
  const [fromFloor, toFloor] = [floorOf(from), floorOf(to)]
  if (to.startsWith('..')) return `${from} imports ${to}, which is outside src.`
  if (fromFloor === toFloor) return faultAmongFeatures(from, to)
  if (!(mayImport[fromFloor] ?? []).includes(toFloor)) {
    return `${from} imports ${to}: ${fromFloor} may not import ${toFloor}. It may import ${mayImport[fromFloor]?.join(', ') || 'no floor'}.`
  }
  if (innerEntries.includes(to)) {
    return innerEntryReaders[to]?.includes(fromFloor)
      ? undefined
      : `${from} imports ${to}: that is for ${innerEntryReaders[to]?.join(' and ')} only.`
  }
  // Each feature of the components and each language is a door, so that one of them does not bring the others.
  const isDoor = to === `${toFloor}/index.ts` || /^(components|locales)\/[^/]+\/index\.ts$/.test(to)
  return isDoor ? undefined : `${from} imports ${to}: another floor is reached by its index.ts only.`
}

function faultAmongFeatures(from: string, to: string): string | undefined {
  const [feature, other] = [featureOf(from), featureOf(to)]
  if (!feature || !other || feature === other || sharedFeatures.includes(other)) return undefined
  if (feature === 'hub' || composites.some((composite) => from.startsWith(composite))) return undefined
  return `${from} imports ${to}: feature ${feature} may not import feature ${other}. What both need moves down to common, ui or queries.`
}

/** Imports that go up, sideways or into another floor's inside; and files in no floor. */
export function importFaults(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    if (!(floorOf(file.path) in mayImport)) return [`${file.path} is in no floor of the house.`]
    return importsOf(file).flatMap((specifier) => {
      const to = targetOf(file.path, specifier)
      if (to === undefined) return []
      // Shadow roots hold the style sheet as text.
      if (file.path === 'elements/elementSheet.ts' && to === 'theme/styles.css?inline') return []
      if (!/\.(tsx?|json)$/.test(to))
        return [
          `${file.path} imports ${specifier}: imports carry their .ts or .tsx extension, and no style sheet is imported.`,
        ]
      return faultOfImport(file.path, to) ?? []
    })
  })
}

/** The chain of files from `entry` to every file that it reaches, following what runs (not types). */
function reachable(files: readonly SourceFile[], entry: string): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const chains = new Map<string, readonly string[]>([[entry, [entry]]])
  for (const [path, chain] of chains) {
    const file = byPath.get(path)
    for (const specifier of file ? runtimeImportsOf(file) : []) {
      const target = targetOf(path, specifier)
      if (target && !chains.has(target)) chains.set(target, [...chain, target])
    }
  }
  return chains
}

function runtimeImportsOf({ path, text }: SourceFile): readonly string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const isErased = (statement: ts.Statement) =>
    (ts.isImportDeclaration(statement) &&
      statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
    (ts.isExportDeclaration(statement) && statement.isTypeOnly)
  const kept = statements
    .filter((statement) => !isErased(statement))
    .map((statement) => text.slice(statement.pos, statement.end))
  return importsOf({ path, text: kept.join('\n') })
}

/** Entries that must run without React, with the chain by which it came in. */
export function reactFaults(files: readonly SourceFile[], entries: readonly string[]): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return entries.flatMap((entry) =>
    [...reachable(files, entry)].flatMap(([path, chain]) => {
      const file = byPath.get(path)
      return (file ? runtimeImportsOf(file) : [])
        .filter((specifier) => reactPackages.test(specifier))
        .map((specifier) => `${entry} must not need React, and imports ${specifier} by ${chain.join(' → ')}.`)
    }),
  )
}

const isClientFile = (text: string) => /^(\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(text)

/** Exports that server code calls: in a `'use client'` file they would reach it as opaque references. */
const serverNeeds =
  /^(createTheme|createMemberSession|createExperienceClient|getExperienceKit|refreshFrom|\w+Query)$/

/** Files marked for the client that hold what a server calls, and server entries that reach such a file. */
export function clientDirectiveFaults(
  files: readonly SourceFile[],
  serverEntries: readonly string[],
): readonly string[] {
  const marked = files.filter(({ text }) => isClientFile(text))
  const wrongExports = marked.flatMap(({ path, text }) =>
    exportedNames(path, text)
      .filter((name) => serverNeeds.test(name) && !/^use[A-Z]/.test(name))
      .map(
        (name) =>
          `${path} is marked 'use client' and exports ${name}, which a server calls. Move it to a file without the mark.`,
      ),
  )
  const markedPaths = new Set(marked.map(({ path }) => path))
  const reached = serverEntries.flatMap((entry) =>
    [...reachable(files, entry)]
      .filter(([path]) => markedPaths.has(path))
      .map(
        ([, chain]) => `${entry} runs on a server and reaches a 'use client' file by ${chain.join(' → ')}.`,
      ),
  )
  return [...wrongExports, ...reached]
}

function exportedNames(path: string, text: string): readonly string[] {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? []
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    )
  })
}

/** Files that export a default. */
export function defaultExportFaults(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(hasDefaultExport)
    .map(({ path }) => `${path} has a default export. Named exports only: a thing has one name everywhere.`)
}

function hasDefaultExport({ path, text }: SourceFile): boolean {
  return ts
    .createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
    .statements.some((statement) => {
      if (ts.isExportAssignment(statement)) return true
      if (
        ts.isExportDeclaration(statement) &&
        statement.exportClause &&
        ts.isNamedExports(statement.exportClause)
      ) {
        return statement.exportClause.elements.some(({ name }) => name.text === 'default')
      }
      return (
        ts.canHaveModifiers(statement) &&
        (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
      )
    })
}
