import { operations, type Operation } from '../../src/contract/index.ts'
import { organisationOperations } from '../../src/contract/organisation/index.ts'
import { setOfferPrice } from '../../src/contract/staff/index.ts'
import { alwaysThere, assumedComponents, components, knownValues, refinements } from './components.ts'
import { descriptions, isDescribed } from './descriptions.ts'
import type { Json } from './Json.ts'
import { errorDetailSchema, errorResponses, errorSchema, errorsOf, headers, successOf } from './responses.ts'
import { toJsonSchema } from './toJsonSchema.ts'
import { deliveryParameters, webhooks } from './webhooks.ts'

const forOrganisations: readonly Operation[] = Object.values(organisationOperations)
/** Every operation of the contract. */
export const allOperations: readonly Operation[] = [
  ...Object.values(operations),
  setOfferPrice,
  ...forOrganisations,
]

/** The service as an OpenAPI 3.1 document. `x-assumed` marks what the specification does not show. */
export function createOpenApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Experience Program API',
      version: '1.4.0',
      description:
        'Made from the contract of @experience-program/react. `x-assumed: true` marks what the specification does not show and the package takes for granted meanwhile.',
    },
    servers: [
      {
        url: '{base_url}',
        variables: {
          base_url: {
            default: 'https://service.example',
            description: 'The key that is exchanged selects sandbox or live data, never the address.',
          },
        },
      },
    ],
    tags: [...new Set(Object.values(descriptions).map(({ tag }) => tag)), 'Events'].map((name) => ({ name })),
    paths: pathsOf(),
    webhooks,
    components: {
      schemas: {
        ...Object.fromEntries(Object.keys(components).map((name) => [name, componentOf(name)])),
        Error: errorSchema,
        ErrorDetail: errorDetailSchema,
      },
      responses: errorResponses,
      parameters: {
        ...deliveryParameters,
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          'x-assumed': true,
          description:
            'A retry with the same key replays the original response; with another body it is a 409. The header’s name is not shown.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      },
      headers,
      securitySchemes: {
        memberToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The member token that an exchange gave.',
        },
        orgApiKeyBearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The Org-API-Key. Held by the organisation’s backend only.',
        },
        orgApiKeyHeader: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: 'The Org-API-Key. Held by the organisation’s backend only.',
        },
      },
    },
  }
}

function componentOf(name: string): Json {
  const schema = components[name]
  if (!schema) throw new Error(`There is no component ${name}.`)
  const json = toJsonSchema(schema)
  const { properties: refined, ...rest } = refinements[name] ?? {}
  const properties = { ...(json.properties as Record<string, Json>), ...refined }
  for (const [key, values] of Object.entries(knownValues[name] ?? {})) {
    const property = properties[key] ?? {}
    if (property.type === 'array') property.items = { type: 'string', enum: values }
    else property.enum = [property.type].flat().includes('null') ? [...values, null] : values
  }
  const required = [
    ...new Set([...((json.required as string[] | undefined) ?? []), ...(alwaysThere[name] ?? [])]),
  ]
  return {
    ...json,
    ...rest,
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...(assumedComponents.includes(name) ? { 'x-assumed': true } : {}),
  }
}

function pathsOf(): Json {
  const paths: Record<string, Json> = {}
  for (const operation of allOperations)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: operationOf(operation),
    }
  return Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function operationOf(operation: Operation): Json {
  const { name, body, idempotency, source, sensitive } = operation
  if (!isDescribed(name)) throw new Error(`descriptions.ts says nothing of ${name}.`)
  const { tag, summary, details, status } = descriptions[name]
  const takesKey = idempotency === 'key'
  const isIntake = sensitive === true
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(details === undefined ? {} : { description: details }),
    ...(source === 'assumed' ? { 'x-assumed': true } : {}),
    security: forOrganisations.includes(operation)
      ? [{ orgApiKeyBearer: [] }, { orgApiKeyHeader: [] }]
      : [{ memberToken: [] }],
    parameters: [
      ...parametersOf(operation, 'path'),
      ...parametersOf(operation, 'query'),
      ...(takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(body) } } } }
      : {}),
    responses: {
      [status === undefined ? '2XX' : String(status)]: successOf(answerOf(operation), isIntake),
      ...errorsOf({ takesKey, isIntake }),
    },
  }
}

/** The names of query parameters are not shown anywhere. */
function parametersOf(operation: Operation, place: 'path' | 'query'): readonly Json[] {
  const json = toJsonSchema(place === 'path' ? operation.params : operation.query)
  return Object.entries((json.properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path',
    ...(place === 'query' ? { 'x-assumed': true } : {}),
    schema,
  }))
}

/** Null where the specification shows no body. Rows of a list are read one by one, so the schema of the whole does not know them. */
function answerOf({ response, rows }: Operation): Json | null {
  const holder = toJsonSchema(rows ? rows.schema : response)
  if (Object.keys(holder).length === 0) return null
  const component = Object.keys(components).find(
    (name) => components[name] === (rows ? rows.schema : response),
  )
  const schema = component === undefined ? holder : { $ref: `#/components/schemas/${component}` }
  if (!rows) return schema
  const nextCursor = { type: ['string', 'null'], description: 'Absent, null or empty at the end.' }
  return {
    type: 'object',
    required: [rows.field],
    properties: { [rows.field]: { type: 'array', items: schema }, nextCursor },
  }
}
