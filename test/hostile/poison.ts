import type * as z from 'zod/mini'
import type { Schema } from '../../src/contract/index.ts'

/** Gives what stands in a field instead. `field`: `offer.location.city`, `offer.images[]`. */
export type Write = (field: string, value: string | undefined) => string | undefined

/**
 * Writes into each text field that a schema of the contract has, also into those that the sandbox leaves out: a field
 * that is added to the contract is poisoned without a word here.
 */
export function poison(schema: Schema, value: unknown, field: string, write: Write): unknown {
  return visit(schema, value, field, write, false)
}

function visit(schema: Schema, value: unknown, field: string, write: Write, mayMiss: boolean): unknown {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return value === null || value === undefined || typeof value === 'string'
        ? write(field, value ?? undefined)
        : value
    case 'object': {
      if (value === null) return null
      const found = isRecord(value) ? value : {}
      const written = Object.entries(def.shape).map(
        ([key, inner]) =>
          [key, visit(inner as unknown as Schema, found[key], `${field}.${key}`, write, false)] as const,
      )
      return { ...found, ...Object.fromEntries(written.filter(([, each]) => each !== undefined)) }
    }
    case 'array': {
      const items: readonly unknown[] =
        Array.isArray(value) && value.length > 0 ? (value as unknown[]) : [undefined]
      return items.map((item) => visit(def.element as unknown as Schema, item, `${field}[]`, write, false))
    }
    case 'optional':
    case 'nullable':
    case 'catch':
      return visit(def.innerType as unknown as Schema, value, field, write, true)
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
