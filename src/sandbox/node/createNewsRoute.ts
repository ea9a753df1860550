import type { IncomingMessage, ServerResponse } from 'node:http'
import { coreOf } from '../core/SandboxCore.ts'
import { readMessages } from '../model/conversation.ts'
import { environmentAt } from '../model/records.ts'
import type { Sandbox } from '../Sandbox.ts'

/** Where the docs have the stream of news of a backend. */
export const newsRoutePath = '/api/member-news'

/** So often it is looked whether something has changed. */
const lookMs = 200
/** A page that hears nothing for three times as long takes the stream for dead. */
const pingMs = 15_000

/**
 * Stands in for the stream of news of a backend that is not there yet: an EventSource for one conversation or
 * redemption of the member who is always signed in. It carries no content: `data: changed` says that there is something
 * to read, `event: ping` that the stream lives. Without CORS headers, as the token route. Gives true when the request
 * was for it.
 */
export function createNewsRoute(
  sandbox: Sandbox,
  externalUserID: string,
): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  return ({ method, url = '', headers }, outgoing) => {
    const [path, query] = url.split('?', 2)
    if (path !== newsRoutePath) return false
    const topic = new URLSearchParams(query)
    const read = () => readTopic(sandbox, externalUserID, topic)
    if (method !== 'GET') refuse(outgoing, 405)
    else if (headers['sec-fetch-site'] === 'cross-site') refuse(outgoing, 403)
    else if (read() === undefined) refuse(outgoing, 404)
    else stream(outgoing, read)
    return true
  }
}

function refuse(outgoing: ServerResponse, status: number): void {
  outgoing.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end()
}

function stream(outgoing: ServerResponse, read: () => string | undefined): void {
  let last = read()
  outgoing.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'text/event-stream' })
  outgoing.write('event: ping\ndata: 0\n\n')
  const looks = setInterval(() => {
    const now = read()
    if (now !== last) outgoing.write('data: changed\n\n')
    last = now
  }, lookMs)
  const pings = setInterval(() => outgoing.write('event: ping\ndata: 0\n\n'), pingMs)
  outgoing.on('close', () => {
    clearInterval(looks)
    clearInterval(pings)
  })
}

/** What the member would read of it; `undefined` where it is not theirs. */
function readTopic(sandbox: Sandbox, externalUserID: string, topic: URLSearchParams): string | undefined {
  const { world, issuer } = coreOf(sandbox)
  const member = environmentAt(world, {}).environment.members.get(externalUserID)
  const id = topic.get('id') ?? ''
  switch (topic.get('type')) {
    case 'conversation': {
      const conversation = member?.conversations.get(id)
      return (
        conversation &&
        readMessages(conversation, issuer, '')
          .map((message) => message.id)
          .join()
      )
    }
    case 'redemption': {
      const found = member?.redemptions.get(id)
      return found && JSON.stringify(found.redemption)
    }
    default:
      return undefined
  }
}
