import {
  webhookDataSchemas,
  type WebhookEventName,
  webhookEventNames,
  webhookHeaders,
} from '../../src/contract/organisation/index.ts'
import { components } from './components.ts'
import type { Json } from './Json.ts'

const fires: Readonly<Record<WebhookEventName, string>> = {
  'redemption.created': 'A redemption is submitted.',
  'redemption.open': 'A redemption moves to open.',
  'redemption.awaiting_vendor': 'A redemption waits on the vendor.',
  'redemption.awaiting_customer': 'A redemption waits on the customer.',
  'redemption.purchased': 'A redemption is purchased.',
  'redemption.completed': 'The experience is completed.',
  'redemption.canceled': 'A redemption was canceled; its points are refunded.',
  'wallet.credited': 'Points were credited to a member.',
  'wallet.debited': 'Points were debited, for a redemption for example.',
  'member.created': 'A member profile was created.',
  'member.tier_changed': 'A member’s tier changed.',
  'member.removed': 'A member was removed.',
  'conversation.message_created': 'A message was written, from either side. Internal notes emit nothing.',
}

const names = webhookHeaders()

/** The four headers of a delivery. Only the body is signed. */
export const deliveryParameters: Json = {
  Signature: header(
    names.signature,
    'sha256=<hex>, the HMAC-SHA256 of the exact raw body with the endpoint’s signing secret.',
    { pattern: '^sha256=[0-9a-f]{64}$' },
  ),
  Timestamp: header(
    names.timestamp,
    'When it was delivered, for rejecting stale replays. Its format is not shown.',
  ),
  Event: header(names.event, 'The name of the event.', { enum: webhookEventNames }),
  Delivery: header(names.delivery, 'Unique to the delivery and the same in each attempt: deduplicate on it.'),
}

function header(name: string, description: string, schema: Json = {}): Json {
  return { name, in: 'header', required: true, description, schema: { type: 'string', ...schema } }
}

function webhookOf(name: WebhookEventName): Json {
  const dataName =
    Object.entries(components).find(([, schema]) => schema === webhookDataSchemas[name])?.[0] ?? ''
  const envelope: Json = {
    type: 'object',
    'x-assumed': true,
    required: ['id', 'type', 'createdAt', 'environment', 'data'],
    properties: {
      id: { type: 'string' },
      type: { const: name },
      createdAt: { type: 'string', format: 'date-time' },
      environment: { type: 'string', enum: ['SANDBOX', 'LIVE'] },
      data: { $ref: `#/components/schemas/${dataName}` },
    },
  }
  return {
    post: {
      operationId: name,
      tags: ['Events'],
      summary: fires[name],
      description:
        'Retried on any other answer than a 2xx and after 10 seconds without one: 30 seconds later, then ever twice as long, at most an hour; six attempts in all.',
      security: [],
      parameters: Object.keys(deliveryParameters).map((key) => ({ $ref: `#/components/parameters/${key}` })),
      requestBody: { required: true, content: { 'application/json': { schema: envelope } } },
      responses: { '2XX': { description: 'Received.' } },
    },
  }
}

/** The thirteen events as the organisation receives them. */
export const webhooks: Json = Object.fromEntries(webhookEventNames.map((name) => [name, webhookOf(name)]))
