import { sanitizeText } from '../base/index.ts'
import { type Operation, read } from '../contract/index.ts'
import { ExperienceError } from './ExperienceError.ts'
import { issuePath, issuesText } from './prepareRequest.ts'
import { requestIdOf } from './responseError.ts'
import type { RawAnswer } from './responseError.ts'

/** A row of a list that could not be read and is not among `data`. */
export interface DroppedRow {
  /** Its place in the list as the Service sent it. */
  readonly index: number
  /** Its id, where that could be read. */
  readonly id: string | null
  /** Which of its fields could not be read. */
  readonly paths: readonly string[]
}

interface ReadAnswer {
  readonly data: unknown
  readonly dropped: DroppedRow[]
}

/** Reads the body of a 2xx. Throws `invalid-response` where the contract has no reading for it. */
export function readSuccess(operation: Operation, { response, text }: RawAnswer): ReadAnswer {
  // A page is nobody's answer, also where the answer is ignored: a network that asks to sign in says 200 with one.
  if (/^\s*</.test(text ?? '')) throw unreadable(operation, response, 'a page')
  const result = read(operation.response, parseJson(text))
  if (!result.success) throw unreadable(operation, response, issuesText(result.error.issues))
  if (!operation.rows) return { data: result.data, dropped: [] }
  return readRows(operation.rows, result.data as Record<string, unknown>)
}

/**
 * `undefined` for what is no JSON: only an operation that ignores its answer accepts that. The SyntaxError
 * would quote the text.
 */
function parseJson(text: string | null): unknown {
  try {
    // What names something is sent back: it stays as it is.
    return JSON.parse(text ?? '', (key, value: unknown) =>
      typeof value === 'string' && !/^(id|offer|conversationId|nextCursor)$/.test(key)
        ? sanitizeText(value)
        : value,
    )
  } catch {
    return undefined
  }
}

function readRows(
  { field, schema }: NonNullable<Operation['rows']>,
  envelope: Record<string, unknown>,
): ReadAnswer {
  const rows: unknown[] = []
  const dropped: DroppedRow[] = []
  for (const [index, row] of (envelope[field] as unknown[]).entries()) {
    const result = read(schema, row)
    if (result.success) rows.push(result.data)
    else dropped.push({ index, id: idOf(row), paths: result.error.issues.map(issuePath) })
  }
  return { data: { ...envelope, [field]: rows }, dropped }
}

function idOf(row: unknown): string | null {
  const id: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'id') : null
  return typeof id === 'string' && id !== '' ? id : null
}

function unreadable(operation: Operation, response: Response, issues: string): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: the answer to ${operation.name} cannot be read (${issues}).`,
    {
      kind: 'invalid-response',
      operation: operation.name,
      status: response.status,
      requestId: requestIdOf(response),
    },
  )
}

/** What problem listeners get for dropped rows: the list is shown without them, and the developer should know. */
export function droppedRowsProblem(
  operation: Operation,
  answer: { dropped: readonly DroppedRow[]; status: number; requestId: string | null },
): ExperienceError {
  const rows = answer.dropped.map(({ index, paths }) => `row ${index}: ${paths.join(', ')}`).join('; ')
  return new ExperienceError(
    `@experience-program/react: ${operation.name} left out what cannot be read (${rows}).`,
    {
      kind: 'invalid-response',
      code: 'row-dropped',
      operation: operation.name,
      status: answer.status,
      requestId: answer.requestId,
    },
  )
}
