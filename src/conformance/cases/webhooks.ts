import { operations, type RedemptionStatus } from '../../contract/index.ts'
import { organisationOperations, type WebhookEventName } from '../../contract/organisation/index.ts'
import type { Cases } from '../ConformanceCase.ts'
import type { Need } from '../ConformanceOptions.ts'
import { check, fields, isObject, list, nullable, oneOf, same, shapes, timestamp } from '../checks.ts'
import type { RawAnswer } from '../createCaller.ts'
import type { CaseContext, CaseMember } from '../createContext.ts'

const url = 'https://webhooks.example.com/conformance'

/** Where the code stands in an error's body is not shown. */
function refusedWith({ status, text }: RawAnswer, code: string): void {
  check(status >= 400 && status < 500, `The answer is ${String(status)} and no 4xx.`)
  check(text.includes(`"${code}"`), `The answer does not say ${code}.`)
}

const subscriptionCases: Cases = {
  'a new endpoint has its fields': {
    rules: ['resources.webhook', 'endpoints.row.create-webhook'],
    needs: ['write'],
    run: async ({ newWebhook, send, orgApiKey }) => {
      const { id } = await newWebhook(['member.removed'], url)
      const { json } = await send(organisationOperations.webhooks, { as: orgApiKey })
      fields({ data: list(shapes.webhook) })(json, 'answer')
      const row =
        isObject(json) && Array.isArray(json.data)
          ? (json.data as readonly unknown[]).find((each) => isObject(each) && each.id === id)
          : undefined
      fields({
        url: (value) => same(value, url, 'url'),
        events: (value) => same(value, ['member.removed'], 'events'),
      })(row, 'endpoint')
    },
  },
  'endpoints are listed under data': {
    rules: ['endpoints.row.webhooks'],
    needs: ['read'],
    run: async ({ send, orgApiKey }) => {
      const { status, json } = await send(organisationOperations.webhooks, { as: orgApiKey })
      same(status, 200, 'The status')
      fields({ data: list(() => {}) })(json, 'answer')
    },
  },
  'an endpoint has the environment of its key': {
    rules: ['resources.webhook.environment'],
    needs: ['write', 'live'],
    run: async ({ send, newWebhook, orgApiKey, liveKey }) => {
      const { id } = await newWebhook(['member.removed'], url)
      const of = async (as: string) => {
        const { json } = await send(organisationOperations.webhooks, { as })
        return isObject(json) && Array.isArray(json.data)
          ? (json.data as readonly Readonly<Record<string, unknown>>[])
          : []
      }
      const own = (await of(orgApiKey)).find((row) => row.id === id)?.environment
      oneOf(['SANDBOX', 'LIVE'])(own, 'environment')
      check(
        !(await of(liveKey)).some((row) => row.id === id || row.environment === own),
        'The other key lists an endpoint of this environment.',
      )
    },
  },
  'disabledAt is in the list': {
    rules: ['resources.webhook.disabled-at'],
    needs: ['write'],
    run: async ({ send, newWebhook, orgApiKey }) => {
      await newWebhook(['member.removed'], url)
      fields({ data: list(fields({ disabledAt: nullable(timestamp) })) })(
        (await send(organisationOperations.webhooks, { as: orgApiKey })).json,
        'answer',
      )
    },
  },
  'the secret is shown once': {
    rules: ['resources.webhook.secret', 'endpoints.9'],
    needs: ['write'],
    run: async ({ send, newWebhook, orgApiKey }) => {
      const { signingSecret } = await newWebhook(['member.removed'], url)
      check(/^whsec_.+/.test(signingSecret), 'signingSecret does not begin with whsec_.')
      const { text } = await send(organisationOperations.webhooks, { as: orgApiKey })
      check(!text.includes(signingSecret) && !text.includes('"signingSecret"'), 'The list shows the secret.')
    },
  },
  'a deleted endpoint is gone': {
    rules: ['endpoints.row.delete-webhook'],
    needs: ['write'],
    run: async ({ call, send, newWebhook, orgApiKey }) => {
      const { id } = await newWebhook(['member.removed'], url)
      const { status } = await send(organisationOperations.deleteWebhook, { as: orgApiKey, params: { id } })
      check(status >= 200 && status < 300, `The deletion answers ${String(status)}.`)
      check(
        !(await call(organisationOperations.webhooks, { as: orgApiKey })).data.some((row) => row.id === id),
        'It is still listed.',
      )
    },
  },
  'webhooks are the organisation’s alone': {
    rules: ['events.server-mode'],
    needs: ['member'],
    run: async ({ send, reader }) => {
      const { token } = await reader()
      const { createWebhook, webhooks, deleteWebhook } = organisationOperations
      const statuses = [
        await send(createWebhook, { as: token, body: { url, events: ['member.removed'] } }),
        await send(webhooks, { as: token }),
        await send(deleteWebhook, { as: token, params: { id: 'none' } }),
      ].map(({ status }) => status)
      same(statuses, [403, 403, 403], 'The statuses for a member token')
    },
  },
  'an unknown event is refused by its code': {
    rules: ['events.subscription.2', 'errors.webhook-event-unknown'],
    needs: ['write'],
    run: async ({ send, orgApiKey }) =>
      refusedWith(
        await send(organisationOperations.createWebhook, {
          as: orgApiKey,
          body: { url, events: ['member.removed', 'member.sang'] },
        }),
        'WEBHOOK_EVENT_UNKNOWN',
      ),
  },
  'a URL that is not HTTPS is refused by its code': {
    rules: ['events.subscription.3', 'errors.webhook-url-not-allowed'],
    needs: ['write'],
    run: async ({ send, orgApiKey }) =>
      refusedWith(
        await send(organisationOperations.createWebhook, {
          as: orgApiKey,
          body: { url: url.replace('https', 'http'), events: ['member.removed'] },
        }),
        'WEBHOOK_URL_NOT_ALLOWED',
      ),
  },
  'the eleventh endpoint is refused, and a deletion makes room': {
    rules: ['events.subscription.1', 'limits.webhooks'],
    needs: ['write'],
    run: async ({ call, send, newWebhook, orgApiKey }) => {
      const { data } = await call(organisationOperations.webhooks, { as: orgApiKey })
      const active = data.filter(({ disabledAt }) => disabledAt === null || disabledAt === undefined).length
      const made: string[] = []
      for (let count = active; count < 10; count += 1)
        made.push((await newWebhook(['member.removed'], url)).id)
      const eleventh = () =>
        send(organisationOperations.createWebhook, {
          as: orgApiKey,
          body: { url, events: ['member.removed'] },
        })
      const { status, json } = await eleventh()
      if (isObject(json) && typeof json.id === 'string')
        await send(organisationOperations.deleteWebhook, { as: orgApiKey, params: { id: json.id } })
      check(status >= 400 && status < 500, `The eleventh answers ${String(status)}.`)
      const last = made.at(-1)
      if (last === undefined) return
      await send(organisationOperations.deleteWebhook, { as: orgApiKey, params: { id: last } })
      await newWebhook(['member.removed'], url)
    },
  },
}

/** What makes the event happen. */
type Trigger = (context: CaseContext, member: CaseMember) => Promise<unknown>

function fires(event: WebhookEventName, trigger: Trigger, needs: readonly Need[] = []): Cases {
  return {
    [`${event} is sent`]: {
      rules: [`events.${event}`],
      needs: ['write', 'receiver', ...needs],
      run: async (context) => {
        const member = await context.newMember({ tier: 'CLASSIC' })
        const { first } = await context.subscribe([event])
        await trigger(context, member)
        const [delivery] = await first()
        same(delivery.event, event, 'The event')
      },
    },
  }
}

const moves =
  (status: RedemptionStatus): Trigger =>
  async ({ newRedemption, control }, member) =>
    control.advance((await newRedemption(member)).id, status)

const catalogCases: Cases = {
  ...fires('redemption.created', ({ newRedemption }, member) => newRedemption(member)),
  ...fires('redemption.open', moves('OPEN'), ['control']),
  ...fires('redemption.awaiting_vendor', moves('AWAITING_VENDOR'), ['control']),
  ...fires('redemption.awaiting_customer', moves('AWAITING_CUSTOMER'), ['control']),
  ...fires('redemption.purchased', moves('PURCHASED'), ['control']),
  ...fires('redemption.completed', moves('COMPLETED'), ['control']),
  ...fires('redemption.canceled', moves('CANCELED'), ['control']),
  ...fires('wallet.credited', ({ call, orgApiKey, unique }, { externalUserID }) =>
    call(organisationOperations.creditWallet, {
      as: orgApiKey,
      params: { externalUserID },
      body: { points: 5 },
      key: unique('credit'),
    }),
  ),
  ...fires('wallet.debited', ({ newRedemption }, member) => newRedemption(member)),
  ...fires('member.created', ({ newMember }) => newMember()),
  ...fires('member.tier_changed', ({ call, orgApiKey }, { externalUserID }) =>
    call(organisationOperations.exchange, { as: orgApiKey, body: { externalUserID, tier: 'GOLD' } }),
  ),
  ...fires('member.removed', ({ call, orgApiKey }, { externalUserID }) =>
    call(organisationOperations.removeMember, { as: orgApiKey, params: { externalUserID } }),
  ),
  ...fires('conversation.message_created', async ({ call, newInterest, unique }, member) =>
    call(operations.sendMessage, {
      as: member.token,
      params: { id: (await newInterest(member)).conversationId },
      body: { message: 'Is there a boat?' },
      key: unique('message'),
    }),
  ),
}

export const webhookCases: Cases = { ...subscriptionCases, ...catalogCases }
