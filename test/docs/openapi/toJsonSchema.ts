import * as z from 'zod/mini'
import { calendarDateSchema } from '../../../src/contract/index.ts'
import { components } from './components.ts'
import type { Json } from './Json.ts'

const names = new Map<unknown, string>(Object.entries(components).map(([name, schema]) => [schema, name]))

/** The JSON Schema of a contract's schema, as it is on the wire: `output` for what is read, `input` for what is sent. */
export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const name = names.get(zodSchema)
      if (name !== undefined && (zodSchema as unknown) !== schema) replace(jsonSchema as Json, { $ref: `#/components/schemas/${name}` })
      else adjust(zodSchema, jsonSchema as Json)
    },
  })
  return decorate(json as Json)
}

function replace(json: Json, by: Json): void {
  for (const key of Object.keys(json)) delete json[key]
  Object.assign(json, by)
}

function adjust(schema: z.core.$ZodType, json: Json): void {
  // What stands in for a missing value is our reading, not the Service's promise.
  delete json.default
  if ((schema as unknown) === calendarDateSchema) json.format = 'date'
  if (json.type === 'integer') {
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  }
  const { def } = schema._zod
  if (def.type !== 'object') return
  const { shape, catchall } = def as z.core.$ZodObjectDef
  // Whether a key may be left out on the wire is what the schema accepts, not what it gives back.
  const required = Object.keys(shape).filter((key) => shape[key]?._zod.optin !== 'optional')
  if (required.length > 0) json.required = required
  else delete json.required
  // A later version may add fields to an answer; what is sent is closed.
  if (!catchall) delete json.additionalProperties
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
