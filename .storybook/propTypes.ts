import type { ArgTypesEnhancer } from 'storybook/internal/types'

interface DocumentedProp {
  readonly tsType?: { readonly name: string; readonly raw?: string }
}

/** A prop's type as its source writes it. Storybook's own word for most of them is *union*: each may be undefined. */
export const withTypesAsWritten: ArgTypesEnhancer = ({ argTypes, component }) => {
  const documented = (component as { __docgenInfo?: { props?: Record<string, DocumentedProp> } } | undefined)
    ?.__docgenInfo?.props
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = documented?.[name]?.tsType
      if (type === undefined) return [name, argType]
      const summary = withoutUndefined(type.raw ?? type.name)
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }]
    }),
  )
}

/** A prop that must be given has a mark at its name. So `| undefined` says nothing that the table does not. */
function withoutUndefined(type: string): string {
  const written = type
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
  return isInParentheses(written) ? written.slice(1, -1) : written
}

/** Whether the first one is closed by the last. */
function isInParentheses(type: string): boolean {
  let open = 0
  for (const [index, letter] of [...type].entries()) {
    open += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (open === 0) return index > 0 && index === type.length - 1
  }
  return false
}
