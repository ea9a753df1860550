import { developerError } from '../base/index.ts'
import { type Assumptions, type Operation, readInput } from '../contract/index.ts'
import { invalidRequest } from './encodeBody.ts'
import { isExchangeEndpoint } from './isExchangeEndpoint.ts'
import { issuesText } from './issuesText.ts'

/** Gives path and query of a request, from the first slash on. Throws `invalid-request` for input that makes no address. */
export function buildPath(
  operation: Operation,
  assumptions: Assumptions,
  input: { params?: unknown; query?: unknown },
): string {
  const params = parsed(operation, 'params', input.params)
  const query = parsed(operation, 'query', input.query)
  const path = operationPath(operation, assumptions).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeSegment(operation, name, params[name]),
  )
  const search = new URLSearchParams()
  const { limit, cursor, size } = assumptions.paging
  // A list always asks for pages of the assumed size: the Service's own default is not shown.
  if (operation.rows && query.limit === undefined) query.limit = size
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined)
      search.set(key === 'limit' ? limit : key === 'cursor' ? cursor : key, String(value))
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

/** Where an operation is: its own path, or the one that the assumptions move it to. Throws a developer error for one that cannot be. */
export function operationPath(operation: Operation, assumptions: Assumptions): string {
  const assumption = Object.entries(assumptions.operations).find(([name]) => name === operation.name)?.[1]
  const path = typeof assumption === 'object' ? assumption.path : operation.path
  // The placeholders must be the same: a path for one offer without its {id} would answer the same for all.
  if (!/^\/(?![/\\])[^?#\\\s]*$/.test(path) || placeholders(path) !== placeholders(operation.path)) {
    throw developerError(
      `assumptions.operations.${operation.name}.path does not fit the operation.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        `It must be a path with the placeholders of ${operation.path}, and no query. Correct it, or leave it out for the default.`,
    )
  }
  if (isExchangeEndpoint(path)) {
    throw developerError(
      'A client was asked to call the exchange endpoint.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        "It takes the organisation's secret key, which has no business here. Exchange on your own backend and let refresh ask that backend.",
    )
  }
  return path
}

function placeholders(path: string): string {
  return (path.match(/\{\w+\}/g) ?? []).sort().join()
}

function parsed(
  operation: Operation,
  part: 'params' | 'query',
  value: unknown = {},
): Record<string, unknown> {
  const result = readInput<unknown>(operation[part], value)
  if (!result.success) throw invalidRequest(operation, `${part}: ${issuesText(result.error.issues)}`)
  return { ...(result.data as Record<string, unknown>) }
}

/** `.` and `..` survive percent-encoding and would lead to another path; a lone surrogate cannot be encoded at all. */
function encodeSegment(operation: Operation, name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  if (text === '' || text === '.' || text === '..' || /\p{Surrogate}/u.test(text)) {
    throw invalidRequest(operation, `params.${name} is no path segment`)
  }
  return encodeURIComponent(text)
}
