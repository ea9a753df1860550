import type { Intake, LedgerEntry, Offer, Redemption } from '../../contract/index.ts'
import type { WebhookEventName } from '../../contract/organisation/index.ts'
import type { Issuer } from '../core/createIssuer.ts'
import type { Answer } from '../core/answer.ts'

interface TokenRecord extends Identity {
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

export interface Organisation {
  readonly id: string
  readonly environments: Readonly<Record<EnvironmentName, Environment>>
}

/** An organisation of a sandbox, and the secrets that its backend would hold. */
export interface SandboxOrganisation {
  readonly id: string
  /** Org-API-Keys by environment: the key that is exchanged selects the data. */
  readonly keys: Readonly<Record<EnvironmentName, string>>
}

/** The organisation of a sandbox that is given none. Its keys are made up and open nothing else. */
export const defaultOrganisation: SandboxOrganisation = {
  id: 'marelle',
  keys: { SANDBOX: 'made-up-org-key-sandbox', LIVE: 'made-up-org-key-live' },
}

/** The key that is exchanged selects it; the host is the same (specification, Authentication, rule 4). */
export type EnvironmentName = 'SANDBOX' | 'LIVE'

/** The current version of a legal document, which every earlier acceptance must match. */
interface TermsVersion {
  readonly type: string
  readonly version: string
  readonly publishedAt: string
}

/** One event as the sandbox makes it: the body of its deliveries, unless `webhooks.envelope` makes another of it. */
export interface SandboxEvent {
  readonly id: string
  readonly type: WebhookEventName
  /** ISO-8601. */
  readonly createdAt: string
  readonly environment: EnvironmentName
  readonly data: unknown
}

/** Sends an event to an endpoint, not before its `createdAt`. */
type Deliver = (webhook: WebhookState, event: SandboxEvent) => void

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

/** A member where they are, and the clock: all that a change of theirs needs, and its event too. */
export interface MemberScope {
  readonly environment: Environment
  readonly member: MemberState
  readonly issuer: Issuer
}

export interface MemberProfile {
  readonly externalUserID: string
  readonly displayName?: string | undefined
  readonly email?: string | undefined
  readonly tier?: string | undefined
}

/** A code that was "sent" to the phone of an intake. */
interface PhoneCode {
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

/** An offer as the sandbox keeps it. */
export interface StoredOffer {
  readonly id: string
  /** As served, but `images` hold file names below the pictures' base. */
  readonly offer: Partial<Offer> & { readonly id: string }
  /** Tiers that may redeem it; left out, all may. */
  readonly tiers?: readonly string[]
}

/** An endpoint that the organisation registered. */
export interface WebhookState {
  readonly id: string
  readonly url: string
  readonly events: readonly WebhookEventName[]
  readonly environment: EnvironmentName
  readonly createdAt: string
  readonly signingSecret: string
}

/** One try at a delivery. */
export interface DeliveryAttempt {
  /** ISO-8601. */
  readonly at: string
  /** Of the answer; null for a time-out or a connection that failed. */
  readonly status: number | null
}

/** `dead`: six attempts failed, and no more are made. `dropped`: its endpoint was deleted meanwhile. */
export type DeliveryStatus = 'pending' | 'delivered' | 'dead' | 'dropped'

/** One event on its way to one endpoint. */
export interface SandboxDelivery {
  readonly id: string
  readonly webhookId: string
  readonly event: WebhookEventName
  /** The exact text that is signed and sent, the same in every attempt. */
  readonly body: string
  readonly status: DeliveryStatus
  readonly attempts: readonly DeliveryAttempt[]
  /** When the next attempt is due, ISO-8601; null when there is none. */
  readonly nextAttemptAt: string | null
}

/** A scripted other side of every conversation. */
export interface Concierge {
  /** What the concierge answers to a message, or null for nothing. */
  readonly reply: (to: { readonly conversationId: string; readonly message: string }) => string | null
  /** How long after the message the answer is there, by the sandbox's clock. Default 0. */
  readonly delayMs?: number
}

export interface Dispatcher {
  readonly deliver: Deliver
  /** Oldest first. */
  readonly deliveries: readonly SandboxDelivery[]
  /** What is on its way to a deleted endpoint goes no further. */
  readonly drop: (webhookId: string) => void
  /** Nothing that is on its way goes any further. */
  readonly stop: () => void
  /** Takes on what an earlier sandbox had: what is still on its way goes on. */
  readonly resume: (
    deliveries: readonly { readonly delivery: SandboxDelivery; readonly webhook: WebhookState }[],
  ) => void
}

/** Who asks. With an Org-API-Key there is no member. */
export interface Identity {
  readonly organisation: Organisation
  readonly environment: Environment
  readonly member: MemberState | null
}

/** What was asked under a key, and what was answered. The intake takes no key, so no health data gets here. */
export interface Replay {
  readonly request: string
  readonly answer: Answer
}
