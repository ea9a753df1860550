import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { manifest, root } from '../manifest.ts'

/** An entry of the package that has types. */
interface Entry {
  /** As an importer writes it. */
  readonly specifier: string
  readonly file: string
}

/** Every entry with declarations. The languages are alike: each has one constant. */
export const entries: readonly Entry[] = Object.entries(manifest.exports).flatMap(([entry, target]) => {
  const types = typeof target === 'string' ? undefined : target.types
  if (types === undefined || entry.startsWith('./locales/')) return []
  return [{ specifier: manifest.name + entry.slice(1), file: join(root, types) }]
})

for (const { file } of entries)
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run build first.`)

/** The built declarations, as a consumer's compiler reads them. */
const program = ts.createProgram({
  rootNames: entries.map(({ file }) => file),
  options: {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: ['node'],
  },
})

export const checker = program.getTypeChecker()

/** The symbol behind imports and re-exports. */
export const resolve = (symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** What an entry exports, by name. */
export function exportsOf(file: string): ReadonlyMap<string, ts.Symbol> {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} exports nothing.`)
  const found = checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolve(symbol)] as const)
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The doc comment, with the names of its tags; of a module, the comment at its top. */
export function docOf(symbol: ts.Symbol): string {
  const [module] = symbol.declarations ?? []
  if (module && ts.isSourceFile(module)) return /^\/\*\*\s*([\s\S]*?)\s*\*\//.exec(module.text)?.[1] ?? ''
  const tags = symbol.getJsDocTags(checker).map(({ name }) => name)
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)) + tags.join(' ')
}
