// @ts-check
// Tells a member's pages that the Service has something new for them, as soon as its webhook says so. Never what it is: a
// page reads that at the Service.

/** @typedef {import('@experience-program/react').LiveTopic} Topic */
/** @typedef {import('@experience-program/react/server').WebhookEvent | import('@experience-program/react/server').UnknownWebhookEvent} Event */

/** A page that hears nothing for three times as long takes the stream for dead. */
const pingMs = 15_000

export function createNews() {
  /** @type {Map<import('node:http').ServerResponse, { memberId: string, topic: Topic }>} */
  const pages = new Map()

  return {
    /**
     * Keeps the answer open for an EventSource.
     * @param {import('node:http').ServerResponse} response
     * @param {{ memberId: string, topic: Topic }} follower
     */
    follow(response, follower) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      const ping = () => response.write('event: ping\ndata: 0\n\n')
      ping()
      const pings = setInterval(ping, pingMs)
      pages.set(response, follower)
      response.on('close', () => {
        clearInterval(pings)
        pages.delete(response)
      })
    },

    /** @param {Event} event */
    tell(event) {
      const changed = topicOf(event)
      if (!changed) return
      for (const [response, { memberId, topic }] of pages) {
        // What could not be read, which one it is or whose, holds nobody off: all are told who may follow it.
        const isIt = changed.id === undefined || topic.id === changed.id
        const isTheirs = changed.memberId === undefined || memberId === changed.memberId
        if (topic.type === changed.type && isIt && isTheirs) response.write('data: changed\n\n')
      }
    },
  }
}

/**
 * What of whom has changed.
 * @param {Event} event
 * @returns {{ type: Topic['type'], id?: string, memberId?: string | undefined } | null}
 */
function topicOf(event) {
  const name = event.type === 'unknown' ? event.name : event.type
  const [type] = name.split('.')
  if (type !== 'conversation' && type !== 'redemption') return null
  if (event.type === 'conversation.message_created')
    return { type, id: event.data.conversationId, memberId: event.data.externalUserID }
  if (event.type !== 'unknown' && 'id' in event.data)
    return { type, id: event.data.id, memberId: event.data.externalUserID }
  return { type }
}
