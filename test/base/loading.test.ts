import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Whether `process` is read while the module loads, and not in a function that runs later. */
function readsProcess(path: string): boolean {
  const visit = (node: ts.Node): boolean | undefined =>
    ts.isFunctionLike(node) || ts.isTypeNode(node)
      ? undefined
      : (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'process') ||
        ts.forEachChild(node, visit)
  return visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)) ?? false
}

test('no module of a page reads `process` while it loads: a page without a bundler has none', () => {
  const sources = readdirSync('src', { encoding: 'utf8', recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !/(^|[\\/])node[\\/]/.test(path))
    .map((path) => `src/${path}`)
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter(readsProcess)).toEqual([])
})
