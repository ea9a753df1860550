// @ts-check
// What the Service tells the organisation: verified, acted on once, and kept for the page of the team.
import { webhookEventNames, webhookHandler } from '@experience-program/react/server'

/** @typedef {{ id: string, type: string, at: string, about: string, detail: string }} Told */

const mostKept = 100

/**
 * @param {object} options
 * @param {string} options.serviceUrl
 * @param {string} options.organisationKey
 * @param {ReturnType<typeof import('./news.mjs').createNews>} options.news
 */
export function createWebhooks({ serviceUrl, organisationKey, news }) {
  /** @type {Told[]} */
  const told = []
  /** @type {((request: Request) => Promise<Response>) | null} */
  let handle = null

  return {
    /** Newest first. */
    told: () => told,

    /** Whether the Service tells this backend anything. */
    isSubscribed: () => handle !== null,

    /**
     * Registers this backend with the Service. The secret is shown this once: a real backend keeps it in its vault.
     * @param {string} url where the Service reaches `receive`
     */
    async subscribe(url) {
      const response = await fetch(`${serviceUrl}/v1/webhooks`, {
        method: 'POST',
        headers: { 'x-api-key': organisationKey, 'content-type': 'application/json' },
        body: JSON.stringify({ url, events: webhookEventNames }),
      })
      if (!response.ok) throw new Error(`The Service refused the webhook with ${response.status}.`)
      const { signingSecret } = await response.json()
      handle = webhookHandler({
        secret: signingSecret,
        // One process, which remembers what it acted on by itself. Several share a store: docs/organisation.md.
        onEvent({ event, deliveryId, sentAt }) {
          news.tell(event)
          told.unshift({
            id: deliveryId,
            type: event.type === 'unknown' ? event.name : event.type,
            at: new Date(sentAt).toISOString(),
            ...inWords(event),
          })
          told.length = Math.min(told.length, mostKept)
        },
        onError: (error) => console.error(error),
      })
    },

    /**
     * @param {Request} request
     * @returns {Promise<Response>}
     */
    receive: (request) => (handle ? handle(request) : Promise.resolve(new Response(null, { status: 503 }))),
  }
}

/**
 * Whom and what it is about. The words of a message are not kept here: whoever may read them reads them at the Service.
 * @param {import('@experience-program/react/server').WebhookEvent | import('@experience-program/react/server').UnknownWebhookEvent} event
 * @returns {{ about: string, detail: string }}
 */
function inWords(event) {
  switch (event.type) {
    case 'unknown':
      return { about: '', detail: '' }
    case 'wallet.credited':
    case 'wallet.debited':
      return {
        about: event.data.externalUserID,
        detail: `${event.data.amount} points, ${event.data.balance ?? 'unknown'} after it`,
      }
    case 'member.created':
    case 'member.tier_changed':
    case 'member.removed':
      return {
        about: event.data.externalUserID,
        detail: [event.data.previousTier, event.data.tier].filter(Boolean).join(' → '),
      }
    case 'conversation.message_created':
      return {
        about: event.data.externalUserID ?? '',
        detail: event.data.message.type === 'MEMBER' ? 'from the member' : 'from the concierge',
      }
    default:
      return {
        about: event.data.externalUserID ?? '',
        detail: [event.data.offer, event.data.canceledReason].filter(Boolean).join(', '),
      }
  }
}
