import ts from 'typescript'
import { checker, isOurs } from './declarations.ts'
import { codeBlock, declarationText, docOf, isOfSchema, memberTable, typeText } from './printing.ts'

/** The chapters of a page, in their order. */
export const chapters = ['Components', 'Hooks', 'Functions', 'Classes', 'Constants', 'Types'] as const

export interface Described {
  readonly name: string
  readonly chapter: (typeof chapters)[number]
  readonly markdown: string
}

/** One export: its doc comment, and its shape. */
export function describeExport(name: string, symbol: ts.Symbol): Described {
  const [declaration] = symbol.declarations ?? []
  if (!declaration) throw new Error(`${name} is declared nowhere.`)
  const { chapter, shape } = shapeOf(name, symbol, declaration)
  return { name, chapter, markdown: [`### \`${name}\``, docOf(symbol), shape].filter(Boolean).join('\n\n') }
}

function shapeOf(
  name: string,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
): { readonly chapter: Described['chapter']; readonly shape: string } {
  if (ts.isSourceFile(declaration)) return { chapter: 'Constants', shape: namesIn(symbol) }
  if (ts.isClassDeclaration(declaration))
    return { chapter: 'Classes', shape: classShape(symbol, declaration) }
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return { chapter: 'Types', shape: typeShape(symbol, declaration) }
  const props = /^[A-Z]/.test(name) ? propsOf(symbol) : null
  if (props)
    return {
      chapter: 'Components',
      shape: `${codeBlock(declarationText(declaration))}\n\n${memberTable(props, 'prop')}`,
    }
  const isFunction = checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
  const chapter = !isFunction ? 'Constants' : /^use[A-Z]/.test(name) ? 'Hooks' : 'Functions'
  return { chapter, shape: codeBlock((symbol.declarations ?? []).map(declarationText).join('\n')) }
}

/** What a component takes of our own; attributes of an element are React's. Null for what is no component. */
function propsOf(symbol: ts.Symbol): readonly ts.Symbol[] | null {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
  const [parameter] = signature?.getParameters() ?? []
  return parameter ? ownMembers(checker.getTypeOfSymbol(parameter)) : null
}

const ownMembers = (type: ts.Type) =>
  checker.getPropertiesOfType(type).filter(({ declarations }) => declarations?.some(isOurs))

function namesIn(symbol: ts.Symbol): string {
  return checker
    .getExportsOfModule(symbol)
    .map((member) => `- \`${member.name}\``)
    .toSorted()
    .join('\n')
}

function classShape(symbol: ts.Symbol, declaration: ts.ClassDeclaration): string {
  const heritage = declaration.heritageClauses?.map((clause) => clause.getText()).join(' ') ?? ''
  const constructors = declaration.members
    .filter(ts.isConstructorDeclaration)
    .map((each) => `  ${each.getText()}`)
  const head = codeBlock([`class ${symbol.name} ${heritage} {`, ...constructors, '}'].join('\n'))
  return `${head}\n\n${memberTable(ownMembers(checker.getDeclaredTypeOfSymbol(symbol)), 'member')}`
}

function typeShape(
  symbol: ts.Symbol,
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
): string {
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  if (ts.isInterfaceDeclaration(declaration)) {
    const heritage = declaration.heritageClauses?.map((clause) => clause.getText()).join(' ')
    const parameters = declaration.typeParameters
      ? `<${declaration.typeParameters.map((each) => each.getText()).join(', ')}>`
      : ''
    const head =
      heritage === undefined && parameters === ''
        ? ''
        : codeBlock(`interface ${symbol.name}${parameters} ${heritage ?? ''}`.trim())
    // Props stand with their component.
    if (symbol.name.endsWith('Props'))
      return [head, `Props of \`${symbol.name.slice(0, -5)}\`.`].filter(Boolean).join('\n\n')
    return [head, bodyOf(type)].filter(Boolean).join('\n\n')
  }
  if (!isOfSchema(declaration.getText())) return codeBlock(declarationText(declaration))
  const isObject = !type.isUnion() && ownMembers(type).length > 0
  return isObject
    ? memberTable(checker.getPropertiesOfType(type), 'field')
    : codeBlock(`type ${symbol.name} = ${typeText(type)}`)
}

function bodyOf(type: ts.Type): string {
  const members = ownMembers(type)
  const calls = type
    .getCallSignatures()
    .map((signature) => checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation))
  return [
    calls.length > 0 ? codeBlock(calls.join('\n')) : '',
    members.length > 0 ? memberTable(members, 'member') : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
