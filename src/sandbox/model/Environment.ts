import type { Replay } from '../core/replayOnce.ts'
import type { MemberState } from './MemberState.ts'
import type { StoredOffer } from './StoredOffer.ts'

/** The key that is exchanged selects it; the host is the same (specification, Authentication, rule 4). */
export type EnvironmentName = 'SANDBOX' | 'LIVE'

/** The current version of a legal document, which every earlier acceptance must match. */
export interface TermsVersion {
  readonly type: string
  readonly version: string
  readonly publishedAt: string
}

/** One organisation's data in one environment: nothing is shared with the other. */
export interface Environment {
  readonly name: EnvironmentName
  readonly offers: Map<string, StoredOffer>
  readonly members: Map<string, MemberState>
  readonly replays: Map<string, Replay>
  readonly terms: Map<string, TermsVersion>
}
