import type { Operation } from '../../contract/index.ts'
import type { Environment, MemberState, Organisation, World } from '../model/World.ts'
import type { ScenarioSettings } from '../scenario/scenarios.ts'
import type { Issuer } from './createIssuer.ts'

export interface OrganisationContext {
  readonly world: World
  readonly organisation: Organisation
  readonly environment: Environment
  readonly issuer: Issuer
  readonly scenario: ScenarioSettings
  /** Where the pictures of this request's answers are, without a trailing slash. */
  readonly pictures: string
}

export interface MemberContext extends OrganisationContext {
  readonly member: MemberState
}

interface RequestInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** An operation and what the Service does for it. `run` returns the JSON of the answer or throws a `Refusal`. */
export type Handler = { readonly operation: Operation; readonly status: number } & (
  | { readonly credential: 'member'; readonly run: (input: RequestInput, context: MemberContext) => unknown }
  | {
      readonly credential: 'organisation'
      readonly run: (input: RequestInput, context: OrganisationContext) => unknown
    }
)

interface Input<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
}

/** A handler in member mode: runs only for a living member token. */
export function memberHandler<N extends string, P, Q, B, R>(
  operation: Operation<N, P, Q, B, R>,
  run: (input: Input<P, Q, B>, context: MemberContext) => unknown,
  status = 200,
): Handler {
  // The input was parsed with this operation's own schemas just before.
  return {
    operation,
    status,
    credential: 'member',
    run: (input, context) => run(input as Input<P, Q, B>, context),
  }
}

/** A handler in server mode: runs only for an Org-API-Key. */
export function organisationHandler<N extends string, P, Q, B, R>(
  operation: Operation<N, P, Q, B, R>,
  run: (input: Input<P, Q, B>, context: OrganisationContext) => unknown,
  status = 200,
): Handler {
  return {
    operation,
    status,
    credential: 'organisation',
    run: (input, context) => run(input as Input<P, Q, B>, context),
  }
}
