import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { webhookEventNames } from '../../src/contract/organisation/index.ts'
import { allOperations, createOpenApi } from '../../scripts/openapi/createOpenApi.ts'
import type { Json } from '../../scripts/openapi/Json.ts'

/** As the build writes it; `test/package/files.test.ts` compares the built file with it. */
const text = JSON.stringify(createOpenApi(), null, 2)

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string
            readonly 'x-assumed'?: boolean
            readonly security: unknown
            readonly responses: Json
            readonly parameters: readonly Json[]
          }
        >
      >
    >
  >
  readonly webhooks: Readonly<Record<string, Json>>
  readonly components: {
    readonly schemas: Readonly<
      Record<
        string,
        { readonly required?: readonly string[]; readonly properties: Readonly<Record<string, Json>> }
      >
    >
  }
}
const document = JSON.parse(text) as Document
const described = Object.values(document.paths).flatMap((path) => Object.values(path))
const find = (name: string) => described.find(({ operationId }) => operationId === name)

test('a public validator finds it to be OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(text) as Json)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the validator finds what is none', async () => {
  expect((await new Validator().validate({ ...(JSON.parse(text) as Json), paths: [] })).valid).toBe(false)
})

test('every reference leads somewhere', () => {
  const references = [...text.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, path = '']) => path)
  const at = (path: string) =>
    path.split('/').reduce<unknown>((value, key) => (value as Json | undefined)?.[key], document)
  expect(references.filter((path) => at(path) === undefined)).toEqual([])
  expect(references.length).toBeGreaterThan(100)
})

test('it has every operation and every event', () => {
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    allOperations.map(({ name }) => name).toSorted(),
  )
  expect(Object.keys(document.webhooks)).toEqual(webhookEventNames)
})

test('what is assumed is marked, and nothing else', () => {
  const marked = described.filter((each) => each['x-assumed'] === true).map(({ operationId }) => operationId)
  expect(marked.toSorted()).toEqual(
    allOperations
      .filter(({ source }) => source === 'assumed')
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('required fields stay required', () => {
  const { Interest, Intake, TokenGrant, Offer, Redemption } = document.components.schemas
  expect(Interest?.required).toEqual(['id', 'offer', 'status', 'createdAt', 'conversationId', 'intake'])
  expect(Intake?.required).toEqual([
    'adults',
    'children',
    'blackoutDates',
    'preferredDates',
    'contactMethod',
    'contactWindow',
    'occasion',
    'phone',
    'phoneVerified',
    'sensitiveDetailsSentAt',
  ])
  expect(TokenGrant?.required).toEqual(['accessToken', 'expiresAt'])
  expect([Offer?.required, Redemption?.required]).toEqual([['id'], ['id']])
})

test('lists show their elements', () => {
  const { Offer, Message } = document.components.schemas
  expect(Offer?.properties.images?.items).toEqual({ type: 'string' })
  expect(Offer?.properties.inclusions?.items).toMatchObject({ type: 'object', required: ['name'] })
  expect(Message?.properties.attachments?.items).toMatchObject({
    properties: { expiresAt: { type: 'string', format: 'date-time' } },
  })
})

test('only the intake takes sensitive answers, and no answer has them', () => {
  expect([...text.matchAll(/"dietary"/g)]).toHaveLength(1)
  expect(JSON.stringify(find('submitIntake'))).toContain('"dietary"')
})

test('every answer of the intake carries X-Request-Id', () => {
  for (const response of Object.values(find('submitIntake')?.responses ?? {}))
    expect(response).toMatchObject({
      headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
    })
})

test('the key has two schemes, the member token one', () => {
  expect(find('exchange')?.security).toEqual([{ orgApiKeyBearer: [] }, { orgApiKeyHeader: [] }])
  expect(find('wallet')?.security).toEqual([{ memberToken: [] }])
})
