import type { MemberSession } from '../client/index.ts'
import type { Operation } from '../contract/index.ts'

/**
 * `['xp', session id, operation name, input]`: the key of every read, so that one prefix is all that a member
 * ever read.
 */
export type ExperienceQueryKey<Input = unknown> = readonly ['xp', string, string, Input]

export function queryKey<Input>(
  session: MemberSession,
  operation: Operation,
  input: Input,
): ExperienceQueryKey<Input> {
  return ['xp', session.id, operation.name, input]
}
