import { logError, reportDeveloperError } from '../base/index.ts'
import type { Operation } from '../contract/index.ts'
import { isExperienceError } from './ExperienceError.ts'
import { isRefreshFailure } from './isRefreshFailure.ts'

/** What was told. A page asks for many things, and all fail alike. */
const told = new Set<string>()

/** Logs a failure that no retry mends: the page, or what it asks, is set up wrongly. Each once, in development. */
export function reportSetUp(problem: unknown, { method, path }: Operation, baseUrl: string): void {
  if (isRefreshFailure(problem)) {
    if (isSetUpOfRefresh(problem) && isNew(problem.message)) logError(problem.message)
    return
  }
  // What has an id may be gone. A list is there, be it empty.
  const isList = method === 'GET' && !path.includes('{')
  const isElsewhere =
    isExperienceError(problem, 'not-found') ||
    (isExperienceError(problem, 'invalid-response') && problem.code !== 'row-dropped')
  if (!isList || !isElsewhere || !isNew(`${baseUrl} ${path}`)) return
  const got = problem.status === null ? 'one that cannot be read' : `status ${String(problem.status)}`
  reportDeveloperError(
    `${method} ${path} at "${baseUrl}" got no answer of the Service, but ${got}.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      'Whoever answers there does not have it, or gives something else, such as a page. Correct baseUrl, and what is between the page and the Service; or switch the operation off in assumptions, where yours has none.',
  )
}

/** A grant, or an answer of `refreshFrom`, that cannot be used. The message is ours: it quotes neither. */
function isSetUpOfRefresh(problem: unknown): problem is Error {
  if (!isExperienceError(problem)) return false
  const { code, kind } = problem
  if (code === 'malformed-grant') return true
  return (
    code === 'refresh-failed' && ['invalid-response', 'not-found', 'permission', 'rejected'].includes(kind)
  )
}

function isNew(text: string): boolean {
  if (told.has(text)) return false
  told.add(text)
  return true
}
