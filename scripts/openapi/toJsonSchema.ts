import * as z from 'zod/mini'
import { calendarDateSchema, type Schema } from '../../src/contract/index.ts'
import { components } from './components.ts'
import type { Json } from './Json.ts'

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(components)) registry.add(schema, { id })

/** zod's JSON Schema of what a schema takes on the wire. Resources inside it are references to the components. */
export function toJsonSchema(schema: Schema): Json {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    io: 'input',
    metadata: registry,
    override: ({ zodSchema, jsonSchema }) => correct(zodSchema as unknown as Schema, jsonSchema),
  })
  const id = registry.get(schema)?.id
  const whole = id === undefined ? json : ($defs?.[id] as Json)
  return decorate(JSON.parse(JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json)
}

/** What zod cannot know: how a value is read is no promise of the Service, and which texts are dates. */
function correct(schema: Schema, json: Json) {
  const { def } = schema._zod as unknown as { def: { type: string; shape?: Record<string, Schema> } }
  if (def.type === 'catch') delete json.default
  if (schema === calendarDateSchema) json.format = 'date'
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  // An object may have other fields, kept or not: that is the default.
  if (def.type === 'object' && json.additionalProperties !== false) delete json.additionalProperties
  if (!def.shape || !json.required) return
  // A field with a fallback may be left out.
  const required = Object.entries(def.shape).filter(([, field]) => !field.safeParse(undefined).success)
  if (required.length > 0) json.required = required.map(([key]) => key)
  else delete json.required
}

const dateLists = ['blackoutDates', 'preferredDates']

/** Formats that the specification gives by a field's name: timestamps end in At, two lists are of calendar dates. */
function decorate(json: Json): Json {
  for (const [name, property] of Object.entries((json.properties ?? {}) as Record<string, Json>)) {
    if (name.endsWith('At') && [property.type].flat().includes('string')) property.format = 'date-time'
    if (dateLists.includes(name)) property.items = { type: 'string', format: 'date' }
    decorate(property)
    if (property.items) decorate(property.items as Json)
  }
  return json
}
