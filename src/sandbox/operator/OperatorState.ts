import type { RedemptionStatus } from '../../contract/index.ts'
import type { WebhookEventName } from '../../contract/organisation/index.ts'
import type { LogEntry } from '../core/requestLog.ts'
import type { DeliveryAttempt, DeliveryStatus } from '../model/World.ts'
import type { InjectedFailureKind, ScenarioName } from '../scenario/scenarios.ts'

/** A member in the console's list. */
interface OperatorMember {
  readonly externalUserID: string
  readonly displayName: string | null
  readonly tier: string | null
  readonly balance: number
  readonly redemptions: number
  readonly interests: number
  readonly archivedAt: string | null
}

/** One event on its way to an endpoint; its body stays inside. */
export interface OperatorDelivery {
  readonly id: string
  readonly webhookId: string
  readonly event: WebhookEventName
  readonly status: DeliveryStatus
  readonly attempts: readonly DeliveryAttempt[]
  readonly nextAttemptAt: string | null
}

/** An endpoint without its secret. */
export interface OperatorWebhook {
  readonly id: string
  readonly url: string
  readonly events: readonly WebhookEventName[]
  readonly createdAt: string
}

/** A rule that still breaks requests. */
export interface OperatorFailure {
  readonly kind: InjectedFailureKind
  readonly operations: readonly string[]
  /** How many more requests; null is all. */
  readonly times: number | null
}

interface OperatorPhoneCode {
  readonly code: string
  readonly phone: string
  readonly expiresAt: string
  readonly interestId: string
  readonly externalUserID: string
}

/**
 * What the console shows of one environment, and of the Service. Lists are newest first, and cut to what a
 * page can show.
 */
export interface OperatorState {
  readonly now: string
  readonly members: readonly OperatorMember[]
  readonly requests: readonly Omit<LogEntry, 'markersIn'>[]
  readonly requestCount: number
  readonly webhooks: readonly OperatorWebhook[]
  readonly deliveries: readonly OperatorDelivery[]
  readonly terms: readonly { readonly type: string; readonly version: string; readonly publishedAt: string }[]
  readonly lastPhoneCode: OperatorPhoneCode | null
  /** Null when it is none of the named ones. */
  readonly scenario: ScenarioName | null
  readonly latencyMs: number | null
  readonly failures: readonly OperatorFailure[]
  /** Names of the operations that a failure can be set for. */
  readonly operations: readonly string[]
}

export interface OperatorRedemption {
  readonly id: string
  readonly title: string
  readonly status: RedemptionStatus | (string & {})
  readonly createdAt: string
  readonly pointsSpent: number
  readonly conversationId: string | null
  readonly canceledReason: string | null
  readonly canceledNote: string | null
  readonly rating: number | null
}

export interface OperatorInterest {
  readonly id: string
  readonly title: string
  readonly createdAt: string
  readonly conversationId: string
  /** The ordinary answers that were given, in words of the contract. */
  readonly answers: readonly { readonly name: string; readonly value: string }[]
  readonly phoneVerified: boolean
  readonly sensitiveDetailsSentAt: string | null
  readonly sensitiveAnswers: number
  readonly phoneCode: { readonly code: string; readonly expiresAt: string } | null
}

export interface OperatorMessage {
  readonly id: string
  readonly type: 'MEMBER' | 'CONCIERGE' | 'NOTE'
  readonly body: string
  readonly createdAt: string
  readonly attachments: readonly string[]
}

export interface OperatorConversation {
  readonly id: string
  readonly createdAt: string
  /** What it is about. */
  readonly title: string | null
  /** Oldest first. */
  readonly messages: readonly OperatorMessage[]
}

/** Everything about one member. */
export interface OperatorMemberDetail extends OperatorMember {
  readonly email: string | null
  readonly amountReceived: number
  readonly amountSpent: number
  readonly symbol: string
  readonly acceptances: readonly {
    readonly type: string
    readonly version: string
    readonly acceptedAt: string
  }[]
  readonly entries: readonly {
    readonly id: string
    readonly amount: number
    readonly description: string
    readonly createdAt: string
  }[]
  readonly redemptionList: readonly OperatorRedemption[]
  readonly interestList: readonly OperatorInterest[]
  readonly conversations: readonly OperatorConversation[]
}
