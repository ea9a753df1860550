import ts from 'typescript'
import type { SourceFile } from './imports.ts'

/** Attributes whose text a member reads or hears. */
const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'alt',
  'title',
  'placeholder',
  'label',
  'description',
  'heading',
  'hint',
])

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** The literals that an expression may come to: `a ? 'Yes' : 'No'`, `name ?? 'Nobody'`, `` `Hello ${name}` ``. */
function literalsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isStringLiteralLike(node)) return hasLetters(node.text) ? [node] : []
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .filter(({ text }) => hasLetters(text))
      .slice(0, 1)
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) {
    const isChoice = [
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ].includes(node.operatorToken.kind)
    return [...(isChoice ? literalsOf(node.left) : []), ...literalsOf(node.right)]
  }
  return []
}

function literalsShownBy(node: ts.Node): readonly ts.Node[] {
  if (ts.isJsxText(node)) return hasLetters(node.text) ? [node] : []
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
    return node.expression ? literalsOf(node.expression) : []
  if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText())) {
    const value = node.initializer
    if (!value) return []
    return ts.isJsxExpression(value)
      ? value.expression
        ? literalsOf(value.expression)
        : []
      : literalsOf(value)
  }
  return []
}

/** Text written into a component, which no message file could translate. */
export function literalTextFaults(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    const faults: string[] = []
    const visit = (node: ts.Node) => {
      for (const literal of literalsShownBy(node)) {
        const { line } = source.getLineAndCharacterOfPosition(literal.getStart(source))
        faults.push(
          `${path}:${line + 1} shows the literal ${literal.getText(source).trim().slice(0, 60)}. Text comes from a message file or a prop.`,
        )
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return faults
  })
}
