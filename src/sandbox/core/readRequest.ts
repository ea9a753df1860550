import { type Assumptions, type Operation, sensitiveKeys } from '../../contract/index.ts'
import { Refusal } from './answer.ts'

export interface RequestInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

interface RawRequest {
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
  readonly contentType: string | null
  readonly body: string
}

/** Reads a request as strictly as the contract writes it: a key that is not known is a refusal. */
export function readRequest(operation: Operation, raw: RawRequest, assumptions: Assumptions): RequestInput {
  return {
    params: parse(operation.params, raw.params, 'path'),
    query: parse(operation.query, readQuery(raw.url, assumptions), 'query'),
    body: readBody(operation, raw),
  }
}

function readQuery(url: URL, { paging }: Assumptions): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const [name, text] of url.searchParams) {
    const known = name === paging.limit ? 'limit' : name === paging.cursor ? 'cursor' : `?${name}`
    if (Object.hasOwn(query, known))
      throw new Refusal(422, 'INVALID_REQUEST', 'A query parameter is given twice.')
    query[known] = known === 'limit' && /^\d+$/.test(text) ? Number(text) : text
  }
  return query
}

function readBody(operation: Operation, { body, contentType }: RawRequest): unknown {
  if (operation.body === null) {
    if (body !== '') throw new Refusal(422, 'INVALID_REQUEST', 'This operation takes no body.')
    return undefined
  }
  if (!/^application\/json\b/i.test(contentType ?? '')) {
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.')
  }
  const value = parseJson(body)
  if (value === undefined) throw new Refusal(400, 'INVALID_JSON', 'The body is not JSON.')
  return parse(operation.body, value, 'body')
}

function parse(schema: Operation['params'], value: unknown, part: 'path' | 'query' | 'body'): unknown {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const failures = read.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownKeys(issue.keys ?? [])
      : `${issue.path.map(String).join('.') || 'value'}: ${issue.code}`,
  )
  throw new Refusal(422, 'INVALID_REQUEST', `Invalid ${part}: ${failures.join('; ')}.`)
}

/** A key's name may be something that a member typed, so only the three known ones are named. */
function unknownKeys(keys: readonly string[]): string {
  const refused = sensitiveKeys.filter((key) => keys.includes(key))
  return refused.length > 0
    ? `${refused.join(', ')} not accepted here, only by the intake`
    : 'a key that is not known'
}

/** The value, or undefined where the text is no JSON: JSON itself knows no undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
