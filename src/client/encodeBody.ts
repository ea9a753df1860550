import { type BodyOf, type Issue, type Operation, readInput } from '../contract/index.ts'
import { ExperienceError } from './ExperienceError.ts'

/**
 * Gives the bytes that an operation sends for `body`, so that a repeated request can send the very same ones.
 * Throws `invalid-request`, with paths and codes but no values, for a body that the contract does not allow.
 */
export function encodeBody<O extends Operation>(operation: O, body: BodyOf<O>): Uint8Array {
  if (operation.body === null) throw invalidRequest(operation, 'it takes no body')
  const parsed = readInput(operation.body, body)
  if (!parsed.success) throw invalidRequest(operation, issuesText(parsed.error.issues))
  return new TextEncoder().encode(JSON.stringify(parsed.data))
}

/** An error for a request that was never sent. */
export function invalidRequest(
  operation: Operation,
  problem: string,
  code: string | null = null,
): ExperienceError {
  return new ExperienceError(`@experience-program/react: ${operation.name} was not sent: ${problem}.`, {
    kind: 'invalid-request',
    operation: operation.name,
    code,
  })
}

/** `intake.adults: invalid_type, (root): unrecognized_keys`: where and what, never the value that was found there. */
export function issuesText(issues: readonly Issue[]): string {
  return issues.map((issue) => `${issuePath(issue)}: ${issue.code}`).join(', ')
}

export function issuePath({ path }: Issue): string {
  return path.length === 0 ? '(root)' : path.map(String).join('.')
}
