/** As much of a zod schema as is needed to find the texts in what it reads. */
interface SchemaNode {
  readonly _zod: {
    readonly def: {
      readonly type: string
      readonly shape?: Readonly<Record<string, SchemaNode>>
      readonly innerType?: SchemaNode
      readonly element?: SchemaNode
      readonly in?: SchemaNode
      readonly out?: SchemaNode
    }
  }
}

/** Gives what stands in a field instead. `field`: `offer.location.city`, `offer.images[]`. */
export type Write = (field: string, value: string | undefined) => string | undefined

/**
 * Writes into each text field that a schema of the contract has, also into those that the sandbox leaves out: a field
 * that is added to the contract is poisoned without a word here.
 */
export function poison(schema: unknown, value: unknown, field: string, write: Write): unknown {
  return visit(schema as SchemaNode, value, field, write, false)
}

function visit({ _zod: { def } }: SchemaNode, value: unknown, field: string, write: Write, mayMiss: boolean): unknown {
  switch (def.type) {
    case 'string':
      return value === null || value === undefined || typeof value === 'string' ? write(field, value ?? undefined) : value
    case 'object': {
      if (value === null) return null
      const found = isRecord(value) ? value : {}
      const written = Object.entries(def.shape ?? {}).map(([key, inner]) => [key, visit(inner, found[key], `${field}.${key}`, write, false)] as const)
      return { ...found, ...Object.fromEntries(written.filter(([, each]) => each !== undefined)) }
    }
    case 'array': {
      const items: readonly unknown[] = Array.isArray(value) && value.length > 0 ? (value as unknown[]) : [undefined]
      return def.element === undefined ? value : items.map((item) => visit(def.element as SchemaNode, item, `${field}[]`, write, false))
    }
    case 'optional':
    case 'nullable':
    case 'catch':
    case 'default':
    case 'readonly':
      return def.innerType === undefined ? value : visit(def.innerType, value, field, write, true)
    case 'pipe': {
      const side = def.out?._zod.def.type === 'transform' ? def.in : def.out
      return side === undefined ? value : visit(side, value, field, write, mayMiss)
    }
    case 'number':
      return value === undefined && !mayMiss ? 1 : value
    case 'boolean':
      return value === undefined && !mayMiss ? true : value
    default:
      return value
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
