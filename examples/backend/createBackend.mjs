// @ts-check
// The organisation's backend: it alone holds the Org-API-Key, knows who is signed in, and exchanges one for a member
// token. Plain node:http, so that nothing of a framework hides what is asked of yours.
import { memberTokenHandler, toNodeHandler } from '@experience-program/react/server'
import { readJson, sendJson } from './json.mjs'
import { findMember, members } from './members.mjs'
import { createNews } from './news.mjs'
import { createRequests } from './requests.mjs'
import { servePage } from './servePage.mjs'
import { createSignIns } from './signIns.mjs'
import { createWebhooks } from './webhooks.mjs'

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {(request: IncomingMessage, response: ServerResponse) => Promise<void> | void} Route */

const webhookPath = '/webhooks/experience-program'

/**
 * @param {object} options
 * @param {string} options.serviceUrl where the Service is
 * @param {string} options.organisationKey the secret; in a real backend from its vault
 * @param {string} options.appFolder the built host app
 * @param {Readonly<Record<string, readonly import('./requests.mjs').KeptRequest[]>>} [options.earlierRequests] by member
 * @returns {{ listener: import('node:http').RequestListener, subscribe: (siteUrl: string) => Promise<void> }}
 */
export function createBackend({ serviceUrl, organisationKey, appFolder, earlierRequests }) {
  const signIns = createSignIns()
  const requests = createRequests(earlierRequests)
  const news = createNews()
  const webhooks = createWebhooks({ serviceUrl, organisationKey, news })
  /** @param {IncomingMessage} request */
  const memberOf = (request) => findMember(signIns.memberIdOf(request.headers.cookie))

  const receiveWebhook = toNodeHandler(webhooks.receive)

  /** @type {Readonly<Record<string, Route>>} */
  const routes = {
    'GET /api/members': (_request, response) => sendJson(response, 200, { members }),

    'GET /api/me': (request, response) => sendJson(response, 200, { member: memberOf(request) ?? null }),

    async 'POST /api/sign-in'(request, response) {
      // A real sign-in asks for more than a name.
      const member = findMember((await readJson(request)).memberId)
      if (!member) return sendJson(response, 400, { message: 'There is no such member.' })
      sendJson(response, 200, { member }, { 'set-cookie': signIns.start(member.id) })
    },

    'POST /api/sign-out': (request, response) =>
      sendJson(response, 200, {}, { 'set-cookie': signIns.end(request.headers.cookie) }),

    // What the library's `refreshFrom('/api/member-token')` calls.
    'POST /api/member-token': toNodeHandler(
      memberTokenHandler({
        baseUrl: serviceUrl,
        orgApiKey: organisationKey,
        // From the cookie, never from anything that the page could choose.
        member(request) {
          const member = findMember(signIns.memberIdOf(request.headers.get('cookie')))
          if (!member) return null
          return {
            externalUserID: member.id,
            displayName: member.name,
            email: member.email,
            tier: member.tier,
          }
        },
        onError: (error) => console.error(error),
      }),
    ),

    // What src/live.ts of the host app listens to. Pages poll as long as it is not there.
    'GET /api/member-news'(request, response) {
      const member = memberOf(request)
      if (!member) return sendJson(response, 401, { message: 'Nobody is signed in.' })
      if (!webhooks.isSubscribed()) return sendJson(response, 503, { message: 'There are no webhooks.' })
      const { searchParams } = new URL(request.url ?? '/', 'http://host')
      const type = searchParams.get('type')
      if (type !== 'conversation' && type !== 'redemption')
        return sendJson(response, 400, { message: 'That is not followed.' })
      news.follow(response, { memberId: member.id, topic: { type, id: searchParams.get('id') ?? '' } })
    },

    // For the organisation's own people: a real backend asks who they are.
    'GET /api/told': (_request, response) => sendJson(response, 200, { told: webhooks.told() }),

    // The Service lists no interests, so the organisation keeps the ids of those that its member made.
    'GET /api/requests'(request, response) {
      const member = memberOf(request)
      if (!member) return sendJson(response, 401, { message: 'Nobody is signed in.' })
      sendJson(response, 200, { requests: requests.of(member.id) })
    },

    async 'POST /api/requests'(request, response) {
      const member = memberOf(request)
      if (!member) return sendJson(response, 401, { message: 'Nobody is signed in.' })
      const { interestId, offerId } = await readJson(request)
      if (typeof interestId !== 'string' || typeof offerId !== 'string')
        return sendJson(response, 400, { message: 'Two ids are needed.' })
      requests.keep(member.id, { interestId, offerId })
      sendJson(response, 200, {})
    },
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  async function answer(request, response) {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    // Not from a page, and not signed in: the signature says who sends it.
    if (pathname === webhookPath) return receiveWebhook(request, response)
    const route = routes[`${request.method} ${pathname}`]
    if (route) {
      if (request.method === 'POST' && !isFromOurPage(request))
        return sendJson(response, 403, { message: 'Another site asked.' })
      return route(request, response)
    }
    if (pathname.startsWith('/api/') || request.method !== 'GET')
      return sendJson(response, 404, { message: 'There is no such route.' })
    await servePage(request, response, { appFolder, serviceUrl })
  }

  /** @type {import('node:http').RequestListener} */
  const listener = (request, response) => {
    Promise.resolve(answer(request, response)).catch((error) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendJson(response, 502, { message: 'That did not work.' })
    })
  }
  return { listener, subscribe: (siteUrl) => webhooks.subscribe(siteUrl + webhookPath) }
}

/**
 * Against forged requests: a browser puts `Origin` on every POST, and a page cannot forge it. Together with the
 * SameSite cookie this is enough for a demonstration; a token of your framework is the usual way.
 * @param {IncomingMessage} request
 */
const isFromOurPage = ({ headers }) => headers.origin === `http://${headers.host}`
