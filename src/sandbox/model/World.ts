import type { Identity } from '../core/authenticate.ts'
import type { Dispatcher } from '../core/createDispatcher.ts'
import type { Concierge } from './Concierge.ts'
import type { Environment } from './Environment.ts'
import type { MemberState } from './MemberState.ts'
import type { Organisation } from './Organisation.ts'

export interface TokenRecord extends Identity {
  readonly member: MemberState
  readonly expiresAt: number
}

/** Everything that a reset makes anew. */
export interface World {
  readonly organisations: readonly Organisation[]
  readonly keys: ReadonlyMap<
    string,
    { readonly organisation: Organisation; readonly environment: Environment }
  >
  readonly tokens: Map<string, TokenRecord>
  /** Life of the next grant, in milliseconds. */
  grantLifeMs: number
  readonly concierge: Concierge | null
  readonly dispatcher: Dispatcher
  /** Whether webhooks may go to this machine, by http too. */
  readonly allowsLoopbackWebhooks: boolean
}
