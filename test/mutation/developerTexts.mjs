// @ts-check
// A plugin for Stryker: leaves prose for developers alone, in errors and in the tables that the documentation prints. Which
// error it is (its class, kind, code and status) is logic and stays.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Who takes prose, and in how many of its first arguments. */
const proseArguments = new Map([
  ['developerError', 3],
  ['reportDeveloperError', 3],
  ['sessionEnded', 1],
  ['Error', 1],
  ['TypeError', 1],
  ['RangeError', 1],
  ['DOMException', 1],
  ['ExperienceError', 1],
])

/** Tables in words, which the documentation prints; a test compares them. */
const proseTables = ['assumptionNotes', 'operationNotes', 'organisationAssumptionNotes']

/** `process.env.NODE_ENV !== 'production'` or the constant of it. @param {{ type?: string, name?: string, left?: { property?: { name?: string } } } | undefined} node */
const isMode = (node) => node?.left?.property?.name === 'NODE_ENV'

const developerTexts = {
  /** @param {{ node: { type: string, body?: { left?: { name?: string, left?: { property?: { name?: string } } } }, id?: { name?: string }, left?: { name?: string, left?: { property?: { name?: string } } }, right?: { type: string } }, parent: unknown, key: unknown, listKey: unknown }} path */
  shouldIgnore({ node, parent, key, listKey }) {
    if (node.type === 'VariableDeclarator' && proseTables.includes(node.id?.name ?? ''))
      return 'Words for the documentation: prose, no logic.'
    // Development hints, which production leaves out: `test/package` proves that.
    if (
      node.type === 'LogicalExpression' &&
      isMode(node.left) &&
      /^(String|Template)Literal$/.test(node.right?.type ?? '')
    )
      return 'Words for developers: prose, no logic.'
    if (node.type === 'ArrowFunctionExpression' && isMode(node.body?.left))
      return 'Words for developers: prose, no logic.'
    if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined
    const { type, callee } = /** @type {{ type?: string, callee?: { name?: string } }} */ (parent ?? {})
    if ((type !== 'CallExpression' && type !== 'NewExpression') || listKey !== 'arguments') return undefined
    const count = proseArguments.get(callee?.name ?? '') ?? 0
    return Number(key) < count ? 'Words for developers: prose, no logic.' : undefined
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'developer-texts', developerTexts)]
