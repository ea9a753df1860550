import { type Offer, offerSchema, operations, read } from '../contract/index.ts'
import {
  type ExchangeInput,
  organisationOperations,
  type WebhookEventName,
  webhookHeaders,
} from '../contract/organisation/index.ts'
import type {
  ConformanceControl,
  ConformanceOptions,
  ConformanceReceiver,
  ReceivedDelivery,
} from './ConformanceOptions.ts'
import { CaseSkipped, check, ConformanceFailure, isObject } from './checks.ts'
import type { Caller } from './createCaller.ts'

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
  readonly newWebhook: NewWebhook
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
  const undo: (() => Promise<unknown>)[] = []
  const unique = (text: string) =>
    `conformance-${text}-${Date.now().toString(36)}-${(made += 1).toString(36)}`
  const offers: CaseContext['offers'] = (token) => readOffers(caller, token)
  const members = memberCalls(options, caller, { unique, undo })
  const newWebhook: NewWebhook = async (events, url = 'https://webhooks.example.com/conformance') => {
    const webhook = await caller.call(organisationOperations.createWebhook, {
      as: orgApiKey,
      body: { url, events },
    })
    undo.push(() =>
      caller.send(organisationOperations.deleteWebhook, { as: orgApiKey, params: { id: webhook.id } }),
    )
    return webhook
  }

  const context: CaseContext = {
    ...caller,
    ...members,
    orgApiKey,
    liveKey: options.liveKey ?? '',
    get control() {
      return given(options.control)
    },
    get receiver() {
      return given(options.receiver)
    },
    offers,
    newInterest: (member) => registerInterest(caller, member, unique('interest')),
    newRedemption: (member) => redeemAnOffer(caller, member, { orgApiKey, unique }),
    newWebhook,
    subscribe: (events, answer) => createSubscription({ context, events, answer, options }),
    unique,
  }
  const cleanUp = async () => {
    for (const each of undo.reverse()) await each().catch(() => {})
  }
  return { context, cleanUp }
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new CaseSkipped('needs an option that was not given')
  return value
}

interface Making {
  readonly unique: (text: string) => string
  /** What takes away again what a case made, oldest first. */
  readonly undo: (() => Promise<unknown>)[]
}

function memberCalls(
  { orgApiKey, externalUserID: readerId, staffUserID }: ConformanceOptions,
  { call, send }: Caller,
  { unique, undo }: Making,
): Pick<CaseContext, 'newMember' | 'reader' | 'staff' | 'tokenFor'> {
  const exchange = async (body: ExchangeInput) =>
    (await call(organisationOperations.exchange, { as: orgApiKey, body })).accessToken
  const existing = async (externalUserID: string) => ({
    externalUserID,
    token: await exchange({ externalUserID }),
  })
  const newMember: CaseContext['newMember'] = async (profile = {}) => {
    const externalUserID = unique('member')
    undo.push(() => send(organisationOperations.removeMember, { as: orgApiKey, params: { externalUserID } }))
    return { externalUserID, token: await exchange({ externalUserID, ...profile }) }
  }
  return {
    newMember,
    reader: () => (readerId === undefined ? newMember() : existing(readerId)),
    staff: async () => existing(given(staffUserID)),
    tokenFor: (externalUserID) => exchange({ externalUserID }),
  }
}

async function readOffers({ call }: Caller, token: string): Promise<readonly Offer[]> {
  const { offers } = await call(operations.offers, { as: token, query: { limit: 100 } })
  return offers.flatMap((row) => {
    const reading = read(offerSchema, row)
    return reading.success ? [reading.data] : []
  })
}

async function registerInterest(caller: Caller, { token }: CaseMember, key: string) {
  const [offer] = await readOffers(caller, token)
  if (!offer) throw new CaseSkipped('needs an offer in the catalog')
  const { id, conversationId } = await caller.call(operations.createInterest, {
    as: token,
    body: { offer: offer.id },
    key,
  })
  check(conversationId !== null, 'A new interest has no conversation.')
  return { id, conversationId }
}

async function redeemAnOffer(
  caller: Caller,
  { externalUserID, token }: CaseMember,
  { orgApiKey, unique }: Pick<CaseContext, 'orgApiKey' | 'unique'>,
) {
  const { call, send } = caller
  const { balance = 0 } = await call(operations.wallet, { as: token })
  const candidates = redeemable(await readOffers(caller, token), balance)
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
    const reading = read(operations.createRedemption.response, answer.json)
    // One that is for some tiers only is refused: the next may do.
    if (answer.status < 300 && reading.success) return { id: reading.data.id, offer }
  }
  throw new CaseSkipped('needs an offer that a new member can redeem')
}

/** What the balance pays for first; within that, what has the most places left. */
function redeemable(offers: readonly Offer[], balance: number): readonly Offer[] {
  const placesOf = ({ availability }: Offer) => availability?.quantityRemaining ?? Infinity
  const byPlaces = offers
    .filter(
      (offer) =>
        offer.pointsPrice !== undefined && offer.availability?.isAvailable !== false && placesOf(offer) > 0,
    )
    .toSorted((one, other) => placesOf(other) - placesOf(one))
  return [
    ...byPlaces.filter(({ pointsPrice = 0 }) => pointsPrice <= balance),
    ...byPlaces.filter(({ pointsPrice = 0 }) => pointsPrice > balance),
  ]
}

/** A delivery with its four headers and its body as JSON. */
export interface ReadDelivery extends ReceivedDelivery {
  readonly signature: string | undefined
  readonly timestamp: string | undefined
  readonly event: string | undefined
  readonly id: string | undefined
  readonly json: unknown
  /** Of the envelope. */
  readonly data: Readonly<Record<string, unknown>>
}

interface Subscription {
  readonly signingSecret: string
  /** What has arrived by now. */
  readonly arrived: () => readonly ReadDelivery[]
  /** Waits until so many have arrived, and fails when they do not. */
  readonly first: (count?: number) => Promise<readonly [ReadDelivery, ...ReadDelivery[]]>
}

/** Registers an endpoint that nobody answers at, or one of the receiver. */
type NewWebhook = (
  events: readonly WebhookEventName[],
  url?: string,
) => Promise<{ readonly id: string; readonly signingSecret: string }>

interface SubscriptionOptions {
  readonly context: {
    readonly receiver: ConformanceReceiver
    readonly newWebhook: NewWebhook
    readonly unique: (text: string) => string
  }
  readonly events: readonly WebhookEventName[]
  readonly answer?: number | 'nothing' | undefined
  readonly options: ConformanceOptions
}

async function createSubscription({
  context,
  events,
  answer,
  options,
}: SubscriptionOptions): Promise<Subscription> {
  const { headerPrefix, deliveryTimeoutMs = 20_000, control } = options
  const { receiver, newWebhook, unique } = context
  const path = `/${unique('endpoint')}`
  if (answer !== undefined) receiver.answerWith(path, answer)
  const { signingSecret } = await newWebhook(events, `${receiver.url}${path}`)
  const names = webhookHeaders(headerPrefix?.toLowerCase())
  const arrived = () =>
    receiver
      .received()
      .filter((each) => each.path.endsWith(path))
      .map((each) => readDelivery(each, names))

  async function first(count = 1) {
    await control?.passTime(0)
    const until = performance.now() + deliveryTimeoutMs
    while (arrived().length < count && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 5))
    const found = arrived()
    check(
      found.length >= count,
      `${String(found.length)} deliveries of ${events.join(', ')} arrived and not ${String(count)}.`,
    )
    const [head, ...rest] = found
    if (!head) throw new ConformanceFailure('No delivery arrived.')
    return [head, ...rest] as const
  }

  return { signingSecret, arrived, first }
}

function readDelivery(delivery: ReceivedDelivery, names: ReturnType<typeof webhookHeaders>): ReadDelivery {
  const header = (name: string) => delivery.headers[name.toLowerCase()]
  const json = parse(delivery.body)
  const data = isObject(json) && isObject(json.data) ? json.data : {}
  return {
    ...delivery,
    signature: header(names.signature),
    timestamp: header(names.timestamp),
    event: header(names.event),
    id: header(names.delivery),
    json,
    data,
  }
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
