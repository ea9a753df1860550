import { isLoopback } from '../../base/index.ts'
import {
  organisationOperations,
  type WebhookEventName,
  webhookEventNames,
} from '../../contract/organisation/index.ts'
import { organisationHandler } from '../core/Handler.ts'
import { Refusal } from '../core/answer.ts'
import type { WebhookState } from '../model/World.ts'
import { newestFirst } from '../model/records.ts'

/** Specification, Limits: active endpoints per organisation and environment. */
const mostWebhooks = 10

const isEvent = (name: string): name is WebhookEventName =>
  (webhookEventNames as readonly string[]).includes(name)

const createWebhook = organisationHandler(
  organisationOperations.createWebhook,
  ({ body }, { environment, issuer, world }) => {
    const events = [...new Set(body.events)]
    if (!events.every(isEvent))
      throw new Refusal(422, 'WEBHOOK_EVENT_UNKNOWN', 'An event name is outside the catalog.')
    if (!isWebhookUrlAllowed(body.url, world.allowsLoopbackWebhooks)) {
      throw new Refusal(
        422,
        'WEBHOOK_URL_NOT_ALLOWED',
        'The URL is not HTTPS, or leads where webhooks may not go.',
      )
    }
    if (environment.webhooks.size >= mostWebhooks)
      throw new Refusal(409, 'WEBHOOK_LIMIT_REACHED', 'There are ten active endpoints already.')
    const webhook: WebhookState = {
      id: issuer.id('whk'),
      url: body.url,
      events,
      environment: environment.name,
      createdAt: issuer.timestamp(),
      signingSecret: `whsec_${issuer.secret()}`,
    }
    environment.webhooks.set(webhook.id, webhook)
    return webhook
  },
  201,
)

const webhooks = organisationHandler(organisationOperations.webhooks, (_input, { environment }) => ({
  data: newestFirst(environment.webhooks.values()).map(({ signingSecret: _secret, ...webhook }) => ({
    ...webhook,
    disabledAt: null,
  })),
}))

const deleteWebhook = organisationHandler(
  organisationOperations.deleteWebhook,
  ({ params }, { environment, world }) => {
    if (!environment.webhooks.delete(params.id))
      throw new Refusal(404, 'NOT_FOUND', 'There is no such endpoint.')
    world.dispatcher.drop(params.id)
    return null
  },
  204,
)

/**
 * HTTPS to a public name. Addresses in numbers, names of this machine or of a local network, and credentials in the URL are
 * refused, as a Service must that will not be sent into its own network; `allowsLoopback` also admits http on this machine.
 */
export function isWebhookUrlAllowed(text: string, allowsLoopback: boolean): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/\.$/, '')
  if (isLoopback(host)) return allowsLoopback && (url.protocol === 'http:' || url.protocol === 'https:')
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host)
  const isLocal = !host.includes('.') || /\.(?:local|internal|localhost|lan|home|corp)$/i.test(host)
  return url.protocol === 'https:' && !isAddress && !isLocal
}

export const webhookHandlers = { createWebhook, webhooks, deleteWebhook }
