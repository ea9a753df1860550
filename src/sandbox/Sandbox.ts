import type { AssumptionsInput, RedemptionStatus, Wallet } from '../contract/index.ts'
import type { TokenGrant } from '../contract/organisation/index.ts'
import type { Schedule } from './core/createDispatcher.ts'
import type { LogEntry } from './core/requestLog.ts'
import type { RedemptionChange } from './model/redemptions.ts'
import type {
  Concierge,
  EnvironmentName,
  SandboxDelivery,
  SandboxEvent,
  SandboxOrganisation,
} from './model/World.ts'
import type { ScenarioName, ScenarioSettings } from './scenario/scenarios.ts'

/** Resolves after `ms`, or rejects immediately when the request is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** How a sandbox is made. All is optional. */
export interface SandboxOptions {
  /** Where the sandbox says it is: for `createSandboxRegistry` and for the client. Default `https://sandbox.test`. */
  readonly baseUrl?: string
  /** The same seed and clock give the same answers, ids and tokens. Default `sandbox`. */
  readonly seed?: string
  /**
   * The clock, in milliseconds since 1970. Dates of the seed data are relative to its first reading. Default
   * `Date.now`.
   */
  readonly now?: () => number
  /** Organisations and their keys. Default: one, `defaultOrganisation`. */
  readonly organisations?: readonly SandboxOrganisation[]
  /** Life of a member token, in milliseconds. Default 15 minutes. */
  readonly grantLifeMs?: number
  /**
   * Other wire details than the default ones; `operations: { x: false }` takes an assumed operation away.
   * Default: all are served.
   */
  readonly assumptions?: Pick<AssumptionsInput, 'idempotencyHeader' | 'operations' | 'paging' | 'offerSearch'>
  /**
   * Where the pictures are, without a trailing slash. Default: `/pictures` at the origin that is asked
   * (`serveSandbox` serves them there).
   */
  readonly pictures?: string
  /** How the Service behaves at first. Default `default`: well. */
  readonly scenario?: ScenarioName | ScenarioSettings
  /** Texts that the log looks for in each request. It notes where one was, never the text. */
  readonly markers?: readonly string[]
  /** Answers messages. Default: nobody does. */
  readonly concierge?: Concierge
  /** How latency waits. Default: by a timer. */
  readonly wait?: Wait
  /** Is told of a mistake of the sandbox's own, which it answers with a 500. */
  readonly onError?: (error: unknown) => void
  /** How webhooks are delivered. Default: they are kept for `control.deliveries` and go nowhere. */
  readonly webhooks?: SandboxWebhooks
}

/** Delivery of webhooks. */
export interface SandboxWebhooks {
  /** Sends them. Default: the global `fetch` with `allowLoopback`; without it nothing is sent. */
  readonly fetch?: typeof globalThis.fetch
  /** Allows endpoints on this machine, by http too. The Service does not. Default `false`. */
  readonly allowLoopback?: boolean
  /**
   * Runs something after some milliseconds, and gives what takes it back: retries and time-outs. Default: by a timer.
   */
  readonly schedule?: Schedule
  /**
   * Makes the body of a delivery, of which the specification shows `data` alone: a receiver of yours should take
   * others than ours. Default: the event itself.
   */
  readonly envelope?: (event: SandboxEvent) => unknown
}

/** A message for `control.addMessages`. */
export interface SandboxMessage {
  readonly from: 'member' | 'concierge'
  readonly body: string
  /** ISO-8601. Default: now. */
  readonly createdAt?: string
  /** Names of files. */
  readonly attachments?: readonly string[]
}

/** What a test or a story does to the Service from behind. */
export interface SandboxControl {
  /** How the Service behaves from now on; replaces the scenario before. */
  readonly scenario: (scenario: ScenarioName | ScenarioSettings) => void
  /** Everything as at the start, but for the clock: data, tokens and log. */
  readonly reset: () => void
  readonly clearLog: () => void
  /** Life of tokens issued from now on, in milliseconds. */
  readonly grantLife: (lifeMs: number) => void
  /** Makes every token issued so far invalid, or those of one member: the next request gets a 401. */
  readonly revokeTokens: (externalUserID?: string) => void
  /** Moves a redemption. CANCELED refunds its points. Throws for an unknown id, and for a canceled one. */
  readonly advance: (redemptionId: string, status: RedemptionStatus, change?: RedemptionChange) => void
  /** The code last "sent" for an interest, or null. */
  readonly lastPhoneCode: (interestId: string) => string | null
  /** How many sensitive answers were forwarded for an interest, ever. Their text is nowhere. */
  readonly sensitiveAnswers: (interestId: string) => number
  /** Writes as the concierge. */
  readonly conciergeSays: (conversationId: string, body: string) => void
  /** Writes an internal note, with names of files: the team sees it, the member does not, and no event tells of it. */
  readonly addNote: (conversationId: string, body: string, attachments?: readonly string[]) => void
  /** Writes a whole history at once, from both sides. */
  readonly addMessages: (conversationId: string, messages: readonly SandboxMessage[]) => void
  /** Ids of a member's conversations, newest first. */
  readonly conversationsOf: (externalUserID: string) => readonly string[]
  /**
   * Publishes a new version of a legal document: earlier acceptances are outstanding. Default type `TERMS_OF_SERVICE`.
   */
  readonly publishTerms: (version: string, type?: string) => void
  /** Adds points. */
  readonly credit: (externalUserID: string, points: number, description?: string) => void
  readonly walletOf: (externalUserID: string) => Wallet
  /** Each event on its way to each endpoint since the start or the reset, oldest first. */
  readonly deliveries: () => readonly SandboxDelivery[]
}

/** Picks an organisation's environment. Default: the first organisation, SANDBOX. */
export interface SandboxPlace {
  readonly organisation?: string
  readonly environment?: EnvironmentName
}

/** The Service in memory. Its state belongs to this object alone. */
export interface Sandbox {
  readonly baseUrl: string
  /**
   * Answers as the Service would. Rejects with a `TypeError` where a connection fails, and with the signal's
   * reason on an abort.
   */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** Each request since the start, the reset or `clearLog`, in order of arrival. */
  readonly log: readonly LogEntry[]
  readonly control: SandboxControl
  /** A grant without a request: what the organisation's backend would answer the page of this member. */
  readonly grantFor: (
    externalUserID: string,
    place?: SandboxPlace,
  ) => TokenGrant & { readonly memberId: string }
}
