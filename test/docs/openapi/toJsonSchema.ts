import { calendarDateSchema, type Schema } from '../../../src/contract/index.ts'
import { components } from './components.ts'
import type { Json } from './Json.ts'

const names = new Map<unknown, string>(Object.entries(components).map(([name, schema]) => [schema, name]))

/** The JSON Schema of a contract's schema, as it is on the wire. */
export function toJsonSchema(schema: Schema<unknown>): Json {
  return decorate(describe(schema))
}

/** What stands in another: a resource by its name. */
function inner(schema: Schema<unknown>): Json {
  const name = names.get(schema)
  return name === undefined ? describe(schema) : { $ref: `#/components/schemas/${name}` }
}

function describe(schema: Schema<unknown>): Json {
  const { definition } = schema
  switch (definition.type) {
    case 'unknown':
      return {}
    case 'boolean':
      return { type: 'boolean' }
    case 'string':
      return {
        type: 'string',
        ...(definition.minLength > 0 && { minLength: definition.minLength }),
        ...(schema === calendarDateSchema && { format: 'date' }),
      }
    case 'number': {
      const { least, most, above } = definition.limits
      return {
        type: definition.isWhole ? 'integer' : 'number',
        ...(least !== undefined && { minimum: least }),
        ...(most !== undefined && { maximum: most }),
        ...(above !== undefined && { exclusiveMinimum: above }),
      }
    }
    case 'enum':
      return definition.values.length === 1
        ? { type: typeof definition.values[0], const: definition.values[0] }
        : { type: 'string', enum: [...definition.values] }
    case 'array':
      return {
        type: 'array',
        ...(definition.minItems > 0 && { minItems: definition.minItems }),
        items: inner(definition.items),
      }
    case 'record':
      return {
        type: 'object',
        propertyNames: { type: 'string' },
        additionalProperties: inner(definition.values),
      }
    case 'object': {
      const { fields, isStrict } = definition
      // Whether a key may be left out on the wire is what the schema accepts, not what it gives back.
      const required = Object.keys(fields).filter(
        (key) => fields[key]?.safeParse(undefined).success === false,
      )
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, inner(field)])),
        ...(required.length > 0 && { required }),
        // A later version may add fields to an answer; what is sent is closed.
        ...(isStrict && { additionalProperties: false }),
      }
    }
    case 'nullable':
      return orNull(inner(definition.inner))
    case 'optional':
      return inner(definition.inner)
    case 'fallback':
      return definition.value === null ? orNull(inner(definition.inner)) : inner(definition.inner)
  }
}

function orNull(json: Json): Json {
  return typeof json.type === 'string'
    ? { ...json, type: [json.type, 'null'] }
    : { anyOf: [json, { type: 'null' }] }
}

const dateLists = ['blackoutDates', 'preferredDates']

/** Formats that the specification gives by a field's name: timestamps end in At, two lists hold calendar dates. */
function decorate(json: Json): Json {
  for (const [name, property] of Object.entries((json.properties ?? {}) as Record<string, Json>)) {
    if (name.endsWith('At') && [property.type].flat().includes('string')) property.format = 'date-time'
    if (dateLists.includes(name)) property.items = { type: 'string', format: 'date' }
    decorate(property)
    if (property.items) decorate(property.items as Json)
  }
  return json
}
