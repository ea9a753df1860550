import type { WebhookEventName } from '../../contract/organisation/index.ts'
import type { EnvironmentName } from './Environment.ts'

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
