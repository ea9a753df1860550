import { isLoopback, parseUrl } from '../../base/index.ts'
import { redemptionStatuses } from '../../contract/index.ts'
import {
  exchange as operation,
  type Member,
  organisationOperations,
  type WebhookEventName,
  webhookEventNames,
} from '../../contract/organisation/index.ts'
import { type OrganisationContext, organisationHandler } from '../core/Handler.ts'
import { Refusal } from '../core/answer.ts'
import { pageRows, withBrokenRows } from '../core/pageRows.ts'
import type { MemberScope, MemberState, WebhookState } from '../model/World.ts'
import { addLedgerEntry, walletOf } from '../model/ledger.ts'
import { archiveMember, issueGrant, upsertMember } from '../model/members.ts'
import { newestFirst } from '../model/records.ts'

/** Makes the member known on first sight; what is given is stored on the profile (specification, Endpoints, rule 1). */
const exchange = organisationHandler(operation, ({ body }, context) =>
  issueGrant({ ...context, member: upsertMember(context, body) }),
)

/** Newest first, without those who were removed. */
const members = organisationHandler(
  organisationOperations.members,
  ({ query }, { environment, scenario }) => {
    const all = [...environment.members].reverse().map(([id, member]) => ({ id, member }))
    const { rows, nextCursor } = pageRows(
      scenario.empty === true ? [] : all,
      query,
      ({ member }) => member.archivedAt === null,
    )
    return {
      members: withBrokenRows(
        rows.map(({ member }) => presentMember(member)),
        scenario,
      ),
      nextCursor,
    }
  },
)

/** A member as the organisation sees them. The contents of `attributes` are not shown: there are none. */
function presentMember(member: MemberState): Member {
  const { externalUserID, displayName, tier } = member.profile
  const held = [...member.redemptions.values()].map(({ redemption }) => redemption.status)
  const counts = redemptionStatuses.map(
    (status) => [status, held.filter((each) => each === status).length] as const,
  )
  return {
    externalUserID,
    displayName,
    tier,
    attributes: {},
    redemptionCounts: Object.fromEntries(counts),
    wallet: walletOf(member),
  }
}

/** The member whom the organisation names, archived or not. Throws a 404 for one who was never exchanged here. */
function memberKnown({ environment, issuer }: OrganisationContext, externalUserID: string): MemberScope {
  const member = environment.members.get(externalUserID)
  if (member) return { environment, member, issuer }
  throw new Refusal(404, 'NOT_FOUND', 'There is no such member in this environment.')
}

const removeMember = organisationHandler(organisationOperations.removeMember, ({ params }, context) => {
  archiveMember(memberKnown(context, params.externalUserID), context.world)
  return { archived: true, balanceRetained: true, externalUserID: params.externalUserID }
})

const creditWallet = organisationHandler(organisationOperations.creditWallet, ({ params, body }, context) => {
  const scope = memberKnown(context, params.externalUserID)
  if (scope.member.archivedAt !== null) throw new Refusal(422, 'MEMBER_ARCHIVED', 'This member was removed.')
  addLedgerEntry(scope, {
    type: 'CREDIT',
    amount: body.points,
    description: body.description ?? 'Points from your organisation',
  })
  return walletOf(scope.member)
})

const memberLedger = organisationHandler(
  organisationOperations.memberLedger,
  ({ params, query }, context) => {
    const { rows, nextCursor } = pageRows(
      newestFirst(memberKnown(context, params.externalUserID).member.entries),
      query,
    )
    return { entries: rows, nextCursor }
  },
)

/** Specification, Limits: active endpoints per organisation and environment. */
const maxWebhooks = 10

const isEvent = (name: string): name is WebhookEventName =>
  (webhookEventNames as readonly string[]).includes(name)

const createWebhook = organisationHandler(
  organisationOperations.createWebhook,
  ({ body }, { environment, issuer, world }) => {
    const events = [...new Set(body.events)]
    if (!events.every(isEvent)) {
      const unknown = events.filter((name) => !isEvent(name)).join(', ')
      throw new Refusal(422, 'WEBHOOK_EVENT_UNKNOWN', `The catalog has no event of this name: ${unknown}.`)
    }
    if (!isWebhookUrlAllowed(body.url, world.allowsLoopbackWebhooks)) {
      throw new Refusal(
        422,
        'WEBHOOK_URL_NOT_ALLOWED',
        'The URL is not HTTPS, or leads where webhooks may not go.',
      )
    }
    if (environment.webhooks.size >= maxWebhooks)
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
 * HTTPS to a public name. Addresses in numbers, names of this machine or of a local network, and credentials
 * in the URL are refused, as a Service must that will not be sent into its own network; `allowsLoopback` also
 * admits http on this machine.
 */
function isWebhookUrlAllowed(text: string, allowsLoopback: boolean): boolean {
  const url = parseUrl(text)
  if (!url || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/\.$/, '')
  if (isLoopback(host)) return allowsLoopback && (url.protocol === 'http:' || url.protocol === 'https:')
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host)
  const isLocal = !host.includes('.') || /\.(?:local|internal|localhost|lan|home|corp)$/i.test(host)
  return url.protocol === 'https:' && !isAddress && !isLocal
}

export const organisationHandlers = {
  exchange,
  members,
  removeMember,
  creditWallet,
  memberLedger,
  createWebhook,
  webhooks,
  deleteWebhook,
}
