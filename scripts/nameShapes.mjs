// @ts-check
// Written-out shapes in a report of API Extractor: TypeScript infers the fields of a schema anew wherever it is used.
import ts from 'typescript'

/** @param {string} code */
const parse = (code) => ts.createSourceFile('report.ts', code, ts.ScriptTarget.Latest, true)

/**
 * A type to compare, however it is broken into lines. A union has the order in which its values were met.
 * @param {string} type
 */
const toKey = (type) =>
  type
    .replaceAll(/import\("[^"]*"\)\.|[\s;,]/g, '')
    .replaceAll('"', "'")
    .replaceAll(/([:(<])\|/g, '$1')
    .replaceAll(/'\w*'(?:\|'\w*')+/g, (values) => values.split('|').toSorted().join('|'))

/**
 * Names of the exported types that are inferred from a schema, each by its fields.
 * @param {unknown} given a program of API Extractor, whose TypeScript may be another version @param {string} file an entry
 * @returns {ReadonlyMap<string, string>}
 */
export function inferredShapes(given, file) {
  const program = /** @type {ts.Program} */ (given)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const entry = source && checker.getSymbolAtLocation(source)
  if (!entry) throw new Error(`${file} exports nothing.`)
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias
  return new Map(
    checker.getExportsOfModule(entry).flatMap((symbol) => {
      const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      const declaration = /** @type {ts.TypeAliasDeclaration | undefined} */ (real.declarations?.[0])
      if (!declaration?.type?.getText().startsWith('z.infer')) return []
      const shape = checker.typeToString(checker.getTypeFromTypeNode(declaration.type), declaration, flags)
      return [[toKey(shape), symbol.name]]
    }),
  )
}

/**
 * Writes the fields of a shape that is used once, beside its name, and the name wherever they stand otherwise.
 * @param {string} code @param {ReadonlyMap<string, string>} names
 */
export function nameShapes(code, names) {
  /** @type {Map<string, string>} */
  const shapes = new Map()
  /** @type {(text: string, node: ts.Node, start: number) => string} */
  const named = (text, node, start) => {
    /** @type {{ node: ts.Node, name: string }[]} */
    const found = []
    /** @type {(inner: ts.Node) => void} */
    const visit = (inner) => {
      const name =
        inner !== node && ts.isTypeLiteralNode(inner) ? names.get(toKey(inner.getText())) : undefined
      if (name === undefined) return void ts.forEachChild(inner, visit)
      found.push({ node: inner, name })
      if (!shapes.has(name)) shapes.set(name, named(inner.getText(), inner, inner.getStart()))
    }
    visit(node)
    return found.reduceRight(
      (text, { node, name }) => text.slice(0, node.getStart() - start) + name + text.slice(node.end - start),
      text,
    )
  }
  return named(code, parse(code), 0).replaceAll(
    /^(export type (\w+) = )z\.infer<typeof \w+>/gm,
    (whole, start, name) => (shapes.has(name) ? start + shapes.get(name) : whole),
  )
}

/** Lists of words, which Prettier writes one a line, in lines of 110 columns. @param {string} code */
export const fillLists = (code) =>
  code.replaceAll(/^( *)(?:\| )?'[^' ]*',?(?:\n\1(?:\| )?'[^' ]*',?)+$/gm, (list, indent) => {
    const lines = ['']
    for (const word of list.split('\n').map((line) => line.trim())) {
      const line = `${lines.at(-1)} ${word}`
      if (lines.at(-1) !== '' && indent.length + line.length > 111) lines.push(` ${word}`)
      else lines[lines.length - 1] = line
    }
    return lines.map((line) => indent + line.slice(1)).join('\n')
  })
