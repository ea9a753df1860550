import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { root } from '../manifest.ts'

/** A `data-*` attribute that our elements carry. */
interface StateAttribute {
  readonly name: string
  /** Those written out; a value that is worked out is left out. */
  readonly values: ReadonlySet<string>
  readonly files: ReadonlySet<string>
}

const folders = ['components', 'ui', 'staff', 'elements']

/** Every `data-*` attribute in JSX of the shipped components, with the values that are written there. */
export function stateAttributes(): readonly StateAttribute[] {
  const found = new Map<string, { name: string; values: Set<string>; files: Set<string> }>()
  for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tsx') || !folders.includes(path.split(/[\\/]/, 1)[0] ?? '')) continue
    const source = ts.createSourceFile(
      path,
      readFileSync(join(root, 'src', path), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    )
    const visit = (node: ts.Node): void => {
      if (ts.isJsxAttribute(node) && node.name.getText().startsWith('data-')) {
        const name = node.name.getText()
        const entry = found.get(name) ?? { name, values: new Set(), files: new Set() }
        found.set(name, entry)
        entry.files.add(basename(path, '.tsx'))
        for (const value of valuesOf(node.initializer)) entry.values.add(value)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The texts that an attribute can have: its own, or those of the branches of its condition. */
function valuesOf(node: ts.Node | undefined): readonly string[] {
  if (!node) return []
  if (ts.isStringLiteral(node)) return [node.text]
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return valuesOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) return valuesOf(node.right)
  return []
}
