import type { Intake, LedgerEntry, Redemption } from '../../contract/index.ts'
import type { Replay } from '../core/replayOnce.ts'

export interface MemberProfile {
  readonly externalUserID: string
  readonly displayName?: string | undefined
  readonly email?: string | undefined
  readonly tier?: string | undefined
}

/** A code that was "sent" to the phone of an intake. */
export interface PhoneCode {
  readonly code: string
  readonly phone: string
  readonly expiresAt: number
}

export interface InterestState {
  readonly id: string
  readonly offer: string
  readonly createdAt: string
  readonly conversationId: string
  intake: Intake
  phoneCode: PhoneCode | null
  /** How many sensitive answers were forwarded, ever. A count is all that is kept of them. */
  sensitiveAnswers: number
}

export interface StoredMessage {
  readonly id: string
  /** `NOTE` is written among the team: the member never gets it. */
  readonly type: 'MEMBER' | 'CONCIERGE' | 'NOTE'
  readonly authorID: string
  readonly body: string
  /** A scripted reply is written ahead of the clock and hidden until then. */
  readonly createdAt: string
  /** File names of pictures that stand in for documents; their links are made when they are read. */
  readonly attachments: readonly { readonly name: string; readonly file: string }[]
}

export interface ConversationState {
  readonly id: string
  readonly createdAt: string
  /** Oldest first. */
  readonly messages: StoredMessage[]
}

export interface RedemptionState {
  redemption: Redemption & { readonly createdAt: string }
  readonly pointsSpent: number
}

/** All that the sandbox knows of one member in one environment. */
export interface MemberState {
  profile: MemberProfile
  /** When the member was removed; null while they are there. */
  archivedAt: string | null
  /** Oldest first, as are all below. */
  readonly entries: (LedgerEntry & { readonly amount: number })[]
  readonly redemptions: Map<string, RedemptionState>
  readonly interests: Map<string, InterestState>
  readonly conversations: Map<string, ConversationState>
  readonly acceptances: Map<string, { readonly version: string; readonly acceptedAt: string }>
  readonly replays: Map<string, Replay>
}

export function createMemberState(profile: MemberProfile): MemberState {
  return {
    profile,
    archivedAt: null,
    entries: [],
    redemptions: new Map(),
    interests: new Map(),
    conversations: new Map(),
    acceptances: new Map(),
    replays: new Map(),
  }
}
