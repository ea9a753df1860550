import { type WebhookEventName, webhookHeaders } from '../contract/organisation/index.ts'
import { check, ConformanceFailure, isObject } from './checks.ts'
import type { ConformanceOptions, ConformanceReceiver, ReceivedDelivery } from './ConformanceOptions.ts'

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

export interface Subscription {
  readonly signingSecret: string
  /** What has arrived by now. */
  readonly arrived: () => readonly ReadDelivery[]
  /** Waits until so many have arrived, and fails when they do not. */
  readonly first: (count?: number) => Promise<readonly [ReadDelivery, ...ReadDelivery[]]>
}

/** Registers an endpoint that nobody answers at, or one of the receiver. */
export type NewWebhook = (
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

export async function createSubscription({
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
      .map((each) => read(each, names))

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

function read(delivery: ReceivedDelivery, names: ReturnType<typeof webhookHeaders>): ReadDelivery {
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
