import { type BodyOf, type Operation, readInput } from '../contract/index.ts'
import { ExperienceError } from './ExperienceError.ts'
import { issuesText } from './issuesText.ts'

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
  fault: string,
  code: string | null = null,
): ExperienceError {
  return new ExperienceError(`@experience-program/react: ${operation.name} was not sent: ${fault}.`, {
    kind: 'invalid-request',
    operation: operation.name,
    code,
  })
}
