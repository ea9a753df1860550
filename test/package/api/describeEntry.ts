import ts from 'typescript'
import { checker, exportsOf, isOurs, resolve } from './declarations.ts'
import { chapters, describeExport } from './describeExport.ts'
import { codeBlock, declarationText, isOfSchema, typeText } from './printing.ts'

/** Every page begins with what it is and how it is made. */
export const written =
  'Made from the built declarations by `npm run api`, which also tells a review what a change does to the public surface: do not edit it.'

/** The page of an entry: each export with its doc comment, then the types that they are made of. */
export function describeEntry({
  specifier,
  file,
}: {
  readonly specifier: string
  readonly file: string
}): string {
  const exported = exportsOf(file)
  const described = [...exported].map(([name, symbol]) => describeExport(name, symbol))
  const parts = chapters.flatMap((chapter) => {
    const here = described.filter((each) => each.chapter === chapter)
    return here.length === 0 ? [] : [`## ${chapter}`, ...here.map(({ markdown }) => markdown)]
  })
  const inner = [...innerTypes(new Set(exported.values()))].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const under =
    inner.length === 0
      ? []
      : [
          '## Under these types',
          'Not exported by name; what they hold is as public as what is made of them.',
          ...inner.map(([, text]) => codeBlock(text)),
        ]
  return `${[`# \`${specifier}\``, written, ...parts, ...under].join('\n\n')}\n`
}

/** Types of ours that exports mention and that the entry does not export itself, all the way down. */
function innerTypes(exported: ReadonlySet<ts.Symbol>): ReadonlyMap<string, string> {
  const seen = new Set(exported)
  const found = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      if (symbol) follow(resolve(symbol))
    }
    ts.forEachChild(node, visit)
  }
  const follow = (symbol: ts.Symbol): void => {
    if (seen.has(symbol)) return
    seen.add(symbol)
    for (const declaration of symbol.declarations ?? []) {
      if (
        !isOurs(declaration) ||
        !(ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
      )
        continue
      const text = declarationText(declaration)
      found.set(
        symbol.name,
        isOfSchema(text)
          ? `type ${symbol.name} = ${typeText(checker.getDeclaredTypeOfSymbol(symbol))}`
          : text,
      )
      visit(declaration)
    }
  }
  for (const symbol of exported)
    for (const declaration of symbol.declarations ?? []) if (!ts.isSourceFile(declaration)) visit(declaration)
  return found
}
