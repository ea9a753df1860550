import type { Issuer } from '../core/createIssuer.ts'
import type { Environment } from './Environment.ts'
import type { MemberState } from './MemberState.ts'

/** A member where they are, and the clock: all that a change of theirs needs, and its event too. */
export interface MemberScope {
  readonly environment: Environment
  readonly member: MemberState
  readonly issuer: Issuer
}
