import ts from 'typescript'
import { table } from '../../docs/markdown.ts'
import { checker, isOurs } from './declarations.ts'

/** A declaration as it stands in the built package, without its own comment and without what only the compiler needs. */
export function declarationText(declaration: ts.Declaration): string {
  // The name of a constant stands in a list in a statement.
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  return statement
    .getText()
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/^( {4})+/gm, (spaces) => spaces.slice(spaces.length / 2))
}

export const codeBlock = (text: string) => `\`\`\`ts\n${text}\n\`\`\``

/** A text in a cell of a table: on one line, with nothing that ends the cell. */
const inCell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()

/** A type in a cell. */
export const codeCell = (text: string) => `\`${inCell(text.replaceAll(/import\("[^"]+"\)\./g, ''))}\``

/** The doc comment, its tags last; of a module, the comment at its top. */
export function docOf(symbol: ts.Symbol): string {
  const [module] = symbol.declarations ?? []
  if (module && ts.isSourceFile(module)) return /^\/\*\*\s*([\s\S]*?)\s*\*\//.exec(module.text)?.[1] ?? ''
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  const tags = symbol
    .getJsDocTags(checker)
    .map(({ name, text: parts }) => `- *${name}* ${ts.displayPartsToString(parts)}`)
  return [text, tags.join('\n')].filter(Boolean).join('\n\n')
}

/** Type of a member as it is declared; what is inferred from a schema, as the compiler makes it out. */
function memberType(member: ts.Symbol): string {
  const [declaration, ...others] = member.declarations ?? []
  if (
    declaration &&
    others.length === 0 &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) &&
    isOurs(declaration) &&
    declaration.type
  ) {
    const text = declaration.type.getText()
    if (!isOfSchema(text)) return text
  }
  return typeText(checker.getTypeOfSymbol(member))
}

/** Whether a type is inferred from a schema, and so says nothing by itself. */
export const isOfSchema = (text: string) => /\bs\.[A-Z]/.test(text)

/** A type as the compiler makes it out. */
export const typeText = (type: ts.Type) =>
  checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias)

const isOptional = (member: ts.Symbol) => (member.flags & ts.SymbolFlags.Optional) !== 0

/** Name, type and doc of each member; a `?` where it may be left out. */
export function memberTable(members: readonly ts.Symbol[], head: string): string {
  return table(
    [head, 'type', 'what for'],
    members.map((member) => [
      `\`${member.name}${isOptional(member) ? '?' : ''}\``,
      codeCell(memberType(member)),
      inCell(docOf(member)),
    ]),
  )
}
