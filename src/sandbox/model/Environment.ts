import type { WebhookEventName } from '../../contract/organisation/index.ts'
import type { Replay } from '../core/replayOnce.ts'
import type { MemberState } from './MemberState.ts'
import type { StoredOffer } from './StoredOffer.ts'
import type { WebhookState } from './WebhookState.ts'

/** The key that is exchanged selects it; the host is the same (specification, Authentication, rule 4). */
export type EnvironmentName = 'SANDBOX' | 'LIVE'

/** The current version of a legal document, which every earlier acceptance must match. */
export interface TermsVersion {
  readonly type: string
  readonly version: string
  readonly publishedAt: string
}

/** Sends an event to an endpoint, not before `at`. */
export type Deliver = (
  webhook: WebhookState,
  event: { readonly event: WebhookEventName; readonly body: string; readonly at: string },
) => void

/** One organisation's data in one environment: nothing is shared with the other. */
export interface Environment {
  readonly name: EnvironmentName
  readonly offers: Map<string, StoredOffer>
  /** By `externalUserID`, in the order of their first exchange; those who were removed stay, archived. */
  readonly members: Map<string, MemberState>
  readonly replays: Map<string, Replay>
  readonly terms: Map<string, TermsVersion>
  readonly webhooks: Map<string, WebhookState>
  readonly deliver: Deliver
}
