import type { Json } from './Json.ts'

const words: Readonly<Record<string, string>> = {
  '401': 'Authentication is missing or invalid.',
  '403': 'Authenticated, but not permitted to access the resource.',
  '409': 'The idempotency key was used with another body.',
  '429': 'Rate limit exceeded; honour Retry-After.',
  '500': 'Unexpected server error.',
  '4XX':
    'Refused: validation, a missing resource or a state that does not allow it. Which status is not shown.',
}

const requestId = (isPromised: boolean): Json => ({
  'X-Request-Id': isPromised
    ? { $ref: '#/components/headers/RequestId' }
    : { $ref: '#/components/headers/RequestIdWhereGiven' },
})

function errorOf(status: string, isPromised: boolean): Json {
  const wait = status === '429' ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}
  return {
    description: words[status],
    headers: { ...requestId(isPromised), ...wait },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}

const names: Readonly<Record<string, string>> = {
  '401': 'Unauthenticated',
  '403': 'NotPermitted',
  '409': 'KeyReused',
  '429': 'RateLimited',
  '500': 'ServerError',
  '4XX': 'Refused',
}

/** The errors that every operation refers to. */
export const errorResponses: Json = Object.fromEntries(
  Object.entries(names).map(([status, name]) => [name, errorOf(status, false)]),
)

/** Errors of an operation. Of the intake each documented one carries X-Request-Id (Errors, rule 2). */
export function errorsOf({
  takesKey,
  isIntake,
}: {
  readonly takesKey: boolean
  readonly isIntake: boolean
}): Json {
  const statuses = ['401', '403', ...(takesKey ? ['409'] : []), '429', '4XX', '500']
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      isIntake ? errorOf(status, true) : { $ref: `#/components/responses/${names[status] ?? ''}` },
    ]),
  )
}

export function successOf(schema: Json | null, isIntake: boolean): Json {
  return {
    description: 'Success.',
    ...(isIntake ? { headers: requestId(true) } : {}),
    ...(schema ? { content: { 'application/json': { schema } } } : {}),
  }
}

export const headers: Json = {
  RequestId: {
    description: 'Identifies the request; the reference to quote to support.',
    required: true,
    schema: { type: 'string' },
  },
  RequestIdWhereGiven: {
    description: 'As of the intake, where the Service gives it.',
    required: false,
    schema: { type: 'string' },
    'x-assumed': true,
  },
  RetryAfter: { description: 'Seconds, or an HTTP date.', required: false, schema: { type: 'string' } },
}

export const errorSchema: Json = {
  description: 'The shape is not shown. Both are read.',
  'x-assumed': true,
  anyOf: [
    {
      type: 'object',
      required: ['error'],
      properties: { error: { $ref: '#/components/schemas/ErrorDetail' } },
    },
    { $ref: '#/components/schemas/ErrorDetail' },
  ],
}
export const errorDetailSchema: Json = {
  type: 'object',
  'x-assumed': true,
  properties: {
    code: {
      type: 'string',
      description: 'Two are documented: WEBHOOK_EVENT_UNKNOWN and WEBHOOK_URL_NOT_ALLOWED.',
    },
    message: { type: 'string' },
  },
}
