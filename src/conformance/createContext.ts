import type { Offer } from '../contract/index.ts'
import { operations, offerSchema } from '../contract/index.ts'
import {
  type ExchangeInput,
  organisationOperations,
  type WebhookEventName,
} from '../contract/organisation/index.ts'
import { CaseSkipped, check } from './checks.ts'
import type { ConformanceControl, ConformanceOptions, ConformanceReceiver } from './ConformanceOptions.ts'
import type { Caller } from './createCaller.ts'
import { createSubscription, type Subscription } from './createSubscription.ts'

/** A member and their token. */
export interface CaseMember {
  readonly externalUserID: string
  readonly token: string
}

/** All that a case works with; members and webhooks that it makes are taken away when it ends. */
export interface CaseContext extends Caller {
  readonly orgApiKey: string
  /** Empty unless the case needs `live`. */
  readonly liveKey: string
  readonly control: ConformanceControl
  readonly receiver: ConformanceReceiver
  /** A made-up member, new to the Service. Needs `write`. */
  readonly newMember: (profile?: Omit<ExchangeInput, 'externalUserID'>) => Promise<CaseMember>
  /** The member to read with. */
  readonly reader: () => Promise<CaseMember>
  readonly staff: () => Promise<CaseMember>
  /** A new token. */
  readonly tokenFor: (externalUserID: string) => Promise<string>
  readonly offers: (token: string) => Promise<readonly Offer[]>
  readonly newInterest: (
    member: CaseMember,
  ) => Promise<{ readonly id: string; readonly conversationId: string }>
  /** Takes an offer, after a credit of points where the balance is too low. */
  readonly newRedemption: (member: CaseMember) => Promise<{ readonly id: string; readonly offer: Offer }>
  /** An endpoint that nobody answers at. */
  readonly newWebhook: (
    events: readonly WebhookEventName[],
    url?: string,
  ) => Promise<{ readonly id: string; readonly signingSecret: string }>
  /** Registers the receiver for these events. Needs `receiver`. */
  readonly subscribe: (
    events: readonly WebhookEventName[],
    answer?: number | 'nothing',
  ) => Promise<Subscription>
  readonly unique: (text: string) => string
}

let made = 0

export function createContext(
  options: ConformanceOptions,
  caller: Caller,
): { readonly context: CaseContext; readonly cleanUp: () => Promise<void> } {
  const { orgApiKey } = options
  const { call, send } = caller
  const undo: (() => Promise<unknown>)[] = []
  const unique = (text: string) =>
    `conformance-${text}-${Date.now().toString(36)}-${(made += 1).toString(36)}`
  const need = <T>(value: T | undefined): T => {
    if (value === undefined) throw new CaseSkipped('needs an option that was not given')
    return value
  }

  const tokenFor = async (externalUserID: string) =>
    (await call(organisationOperations.exchange, { as: orgApiKey, body: { externalUserID } })).accessToken
  const existing = async (externalUserID: string) => ({
    externalUserID,
    token: await tokenFor(externalUserID),
  })

  const newMember: CaseContext['newMember'] = async (profile = {}) => {
    const externalUserID = unique('member')
    undo.push(() => send(organisationOperations.removeMember, { as: orgApiKey, params: { externalUserID } }))
    const { accessToken } = await call(organisationOperations.exchange, {
      as: orgApiKey,
      body: { externalUserID, ...profile },
    })
    return { externalUserID, token: accessToken }
  }

  const offers: CaseContext['offers'] = async (token) => {
    const { offers: rows } = await call(operations.offers, { as: token, query: { limit: 100 } })
    return rows.flatMap((row) => {
      const read = offerSchema.safeParse(row)
      return read.success ? [read.data] : []
    })
  }

  const firstOffer = async (token: string) => {
    const [offer] = await offers(token)
    if (!offer) throw new CaseSkipped('needs an offer in the catalog')
    return offer
  }

  const newRedemption: CaseContext['newRedemption'] = async ({ externalUserID, token }) => {
    const { balance = 0 } = await call(operations.wallet, { as: token })
    const all = (await offers(token)).filter(
      ({ pointsPrice, availability }) =>
        pointsPrice !== undefined &&
        availability?.isAvailable !== false &&
        (availability?.quantityRemaining ?? Infinity) > 0,
    )
    const byPlaces = all.toSorted(
      (one, other) =>
        (other.availability?.quantityRemaining ?? Infinity) -
        (one.availability?.quantityRemaining ?? Infinity),
    )
    const candidates = [
      ...byPlaces.filter(({ pointsPrice = 0 }) => pointsPrice <= balance),
      ...byPlaces.filter(({ pointsPrice = 0 }) => pointsPrice > balance),
    ]
    for (const offer of candidates.slice(0, 5)) {
      const missing = (offer.pointsPrice ?? 0) - balance
      if (missing > 0)
        await call(organisationOperations.creditWallet, {
          as: orgApiKey,
          params: { externalUserID },
          body: { points: missing },
          key: unique('credit'),
        })
      const answer = await send(operations.createRedemption, {
        as: token,
        body: { offer: offer.id },
        key: unique('redeem'),
      })
      const read = operations.createRedemption.response.safeParse(answer.json)
      // One that is for some tiers only is refused: the next may do.
      if (answer.status < 300 && read.success) return { id: read.data.id, offer }
    }
    throw new CaseSkipped('needs an offer that a new member can redeem')
  }

  const newWebhook: CaseContext['newWebhook'] = async (
    events,
    url = 'https://webhooks.example.com/conformance',
  ) => {
    const webhook = await call(organisationOperations.createWebhook, { as: orgApiKey, body: { url, events } })
    undo.push(() => send(organisationOperations.deleteWebhook, { as: orgApiKey, params: { id: webhook.id } }))
    return webhook
  }

  const context: CaseContext = {
    ...caller,
    orgApiKey,
    liveKey: options.liveKey ?? '',
    get control() {
      return need(options.control)
    },
    get receiver() {
      return need(options.receiver)
    },
    newMember,
    reader: () => (options.externalUserID === undefined ? newMember() : existing(options.externalUserID)),
    staff: () => existing(need(options.staffUserID)),
    tokenFor,
    offers,
    newInterest: async ({ token }) => {
      const { id, conversationId } = await call(operations.createInterest, {
        as: token,
        body: { offer: (await firstOffer(token)).id },
        key: unique('interest'),
      })
      check(conversationId !== null, 'A new interest has no conversation.')
      return { id, conversationId }
    },
    newRedemption,
    newWebhook,
    subscribe: (events, answer) => createSubscription({ context, events, answer, options }),
    unique,
  }
  const cleanUp = async () => {
    for (const each of undo.reverse()) await each().catch(() => {})
  }
  return { context, cleanUp }
}
