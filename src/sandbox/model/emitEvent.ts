import type { WebhookEvent, WebhookEventName } from '../../contract/organisation/index.ts'
import type { Issuer } from '../core/createIssuer.ts'
import type { Environment } from './World.ts'

type DataOf<Name extends WebhookEventName> = Extract<WebhookEvent, { type: Name }>['data']

/**
 * Tells every endpoint that subscribed to this event, from `at` on (default now). Without one, nothing is made or kept.
 */
export function emitEvent<Name extends WebhookEventName>(
  { environment, issuer }: { readonly environment: Environment; readonly issuer: Issuer },
  type: Name,
  data: DataOf<Name>,
  at = issuer.timestamp(),
): void {
  const subscribed = [...environment.webhooks.values()].filter(({ events }) => events.includes(type))
  if (subscribed.length === 0) return
  const event = { id: issuer.id('evt'), type, createdAt: at, environment: environment.name, data }
  for (const webhook of subscribed) environment.deliver(webhook, event)
}
