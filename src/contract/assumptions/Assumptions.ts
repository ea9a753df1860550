import { developerError, withDefaults } from '../../base/index.ts'
import type { Message } from '../conversation.ts'
import type { AssumedOperationName } from './operations.ts'

/** `false` switches an operation off, and its affordance out of the UI; `{ path }` moves it. */
export type OperationAssumption = boolean | { readonly path: string }

/** What we assume where the specification is silent. Give the provider or the client a part of it to change it. */
export interface Assumptions {
  readonly operations: Readonly<Record<AssumedOperationName, OperationAssumption>>
  /** Header that carries the idempotency key. */
  readonly idempotencyHeader: string
  /** Whether writes that the specification does not list as idempotent take the header all the same. */
  readonly idempotentWrites: { readonly createRedemption: boolean; readonly sendMessage: boolean }
  /** Names of the two paging parameters, and the page size that we ask for (1 to 100). */
  readonly paging: { readonly limit: string; readonly cursor: string; readonly size: number }
  /**
   * How the catalog is searched. `parameter`: the query parameter with which the Service searches; `null`: the page
   * reads the catalog and searches it. `limit`: after how many offers, from 1, it stops until the member wants more.
   */
  readonly offerSearch: { readonly parameter: string | null; readonly limit: number }
  /** Whether a message was written by the member. `memberId` is the one that the host gave, else null. */
  readonly isOwnMessage: (message: Message, member: { readonly memberId: string | null }) => boolean
  /** The usual length of a phone code: a hint only, no other length is refused. */
  readonly phoneCodeLength: number
  /**
   * How often the newest page of an open thread is read, in milliseconds: while it is active, and at most when idle.
   */
  readonly messagePolling: { readonly activeMs: number; readonly idleMs: number }
  /** How often an open redemption is read, in milliseconds: while it is active, and at most when idle. */
  readonly redemptionPolling: { readonly activeMs: number; readonly idleMs: number }
}

/** A part of `Assumptions`: what is left out keeps its default. */
export type AssumptionsInput = {
  readonly [K in keyof Assumptions]?: Assumptions[K] extends (...input: never) => unknown
    ? Assumptions[K]
    : Assumptions[K] extends object
      ? Partial<Assumptions[K]>
      : Assumptions[K]
}

export const defaultAssumptions: Assumptions = {
  // In words here, with every name checked by the compiler: read from the operations, it would bring all
  // their schemas along.
  operations: {
    offers: true,
    offer: false,
    eligibility: false,
    createRedemption: true,
    redemption: true,
    redemptions: true,
    conversations: true,
    ledger: false,
    acceptTerms: false,
    issuePhoneCode: true,
  },
  idempotencyHeader: 'Idempotency-Key',
  idempotentWrites: { createRedemption: true, sendMessage: true },
  paging: { limit: 'limit', cursor: 'cursor', size: 100 },
  offerSearch: { parameter: null, limit: 2_000 },
  isOwnMessage: (message, { memberId }) => message.type === 'MEMBER' || message.authorID === memberId,
  phoneCodeLength: 6,
  messagePolling: { activeMs: 4_000, idleMs: 30_000 },
  redemptionPolling: { activeMs: 15_000, idleMs: 120_000 },
}

/** Merges once; an unknown key or operation name is a developer error, since it would silently change nothing. */
export function mergeAssumptions(input: AssumptionsInput = {}): Assumptions {
  refuseUnknownKeys(input, defaultAssumptions, 'assumptions')
  refuseUnknownKeys(input.operations ?? {}, defaultAssumptions.operations, 'assumptions.operations')
  const paging = withDefaults(defaultAssumptions.paging, input.paging)
  if (!Number.isInteger(paging.size) || paging.size < 1 || paging.size > 100) {
    throw developerError(
      `assumptions.paging.size is ${String(paging.size)}.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        'The Service takes a whole number from 1 to 100. Give one, or leave it out for 100.',
    )
  }
  return withDefaults(defaultAssumptions, {
    ...input,
    operations: withDefaults(defaultAssumptions.operations, input.operations),
    idempotentWrites: withDefaults(defaultAssumptions.idempotentWrites, input.idempotentWrites),
    paging,
    offerSearch: withDefaults(defaultAssumptions.offerSearch, input.offerSearch),
    messagePolling: withDefaults(defaultAssumptions.messagePolling, input.messagePolling),
    redemptionPolling: withDefaults(defaultAssumptions.redemptionPolling, input.redemptionPolling),
  })
}

function refuseUnknownKeys(input: object, known: object, name: string): void {
  for (const key of Object.keys(input)) {
    if (Object.hasOwn(known, key)) continue
    throw developerError(
      `${name} has no key "${key}".`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        `It would change nothing. Use one of: ${Object.keys(known).join(', ')}.`,
    )
  }
}
