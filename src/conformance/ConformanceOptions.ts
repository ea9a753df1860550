import type { AssumptionsInput, RedemptionStatus } from '../contract/index.ts'
import type { ConformanceRuleId } from './rules.ts'

type Awaitable<T> = T | Promise<T>

/** What only the Service's other side can do. `sandboxControl` makes one of a sandbox. */
export interface ConformanceControl {
  /** Moves a redemption. */
  readonly advance: (
    redemptionId: string,
    status: RedemptionStatus,
    change?: { readonly canceledReason?: string; readonly canceledNote?: string },
  ) => Awaitable<void>
  /** The code last sent for an interest. */
  readonly lastPhoneCode: (interestId: string) => Awaitable<string | null>
  /** Writes as the concierge, with names of files. */
  readonly conciergeSays: (conversationId: string, body: string, files?: readonly string[]) => Awaitable<void>
  /** Writes an internal note, with names of files. */
  readonly addNote: (conversationId: string, body: string, files?: readonly string[]) => Awaitable<void>
  /** Publishes a new version of the terms of service. */
  readonly publishTerms: (version: string) => Awaitable<void>
  /** Answers the next request of this operation with the status; a 429 with Retry-After. */
  readonly failNext: (operation: string, status: 429 | 500) => Awaitable<void>
  /** Moves the Service's clock, and resolves when everything that is due has been done. */
  readonly passTime: (ms: number) => Promise<void>
}

/** One request that reached the receiver. */
export interface ReceivedDelivery {
  readonly method: string
  readonly path: string
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** The exact bytes. */
  readonly body: Uint8Array
  /** Whether the Service gave up before it was answered. */
  readonly isGivenUp: () => boolean
}

/** An endpoint for webhooks. `serveReceiver` of `./sandbox/node` is one. */
export interface ConformanceReceiver {
  /** How the Service reaches it, without a trailing slash. */
  readonly url: string
  /** Oldest first. */
  readonly received: () => readonly ReceivedDelivery[]
  /** What requests of a path get: a status, or never an answer. Without a rule, 204. */
  readonly answerWith: (path: string, answer: number | 'nothing') => void
}

/** What `runConformance` is given. */
export interface ConformanceOptions {
  /** Where the Service is; a trailing slash or `/v1` is accepted. */
  readonly baseUrl: string
  /** A secret: from the environment of the process, never from a command line. */
  readonly orgApiKey: string
  /** The key of the other environment, for the cases that compare the two. It only reads. */
  readonly liveKey?: string
  /**
   * An existing member to read with. Reading takes an exchange, which for an unknown id makes a member:
   * without it, and without `writes`, what needs a member token is skipped.
   */
  readonly externalUserID?: string
  /** A member who may set the organisation's display prices. */
  readonly staffUserID?: string
  /**
   * Allows cases that change something: made-up members (removed afterwards), interests, redemptions,
   * webhooks (deleted afterwards). Default `false`.
   */
  readonly writes?: boolean
  readonly control?: ConformanceControl
  readonly receiver?: ConformanceReceiver
  /** How long an answer may take, in milliseconds. Default 30 seconds. */
  readonly requestTimeoutMs?: number
  /** How long a delivery may take to arrive, in milliseconds. Default 20 seconds. */
  readonly deliveryTimeoutMs?: number
  /** What the names of the webhook headers begin with. Default `X-Service`. */
  readonly headerPrefix?: string
  /** Default: the global one. */
  readonly fetch?: (request: Request) => Promise<Response>
  /**
   * Other paths, or `false` for an operation that the Service has not; and the names of header and query parameters.
   */
  readonly assumptions?: Pick<AssumptionsInput, 'idempotencyHeader' | 'operations' | 'paging'>
  /** Is told of each case as it ends. */
  readonly onResult?: (result: CaseResult) => void
}

/** What a case needs of a run. Reading is always there. */
export type Need = 'read' | 'write' | 'member' | 'live' | 'staff' | 'control' | 'receiver'

/** What became of one case. */
export interface CaseResult {
  readonly name: string
  readonly rules: readonly ConformanceRuleId[]
  /** `observed`: the Service does it in its own way, where the specification leaves it open. */
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'observed'
  /** What was found, or what the case would need; null when it passed. */
  readonly message: string | null
}

/** What `runConformance` found. */
export interface ConformanceReport {
  readonly baseUrl: string
  readonly results: readonly CaseResult[]
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly observed: number
}
