import type { AssumptionNote } from '../assumptions/index.ts'

/** Each assumption of server mode in words: the second table of the docs, row by row. */
export const organisationAssumptionNotes = {
  creditWallet: {
    notShown: 'Credit of points',
    assumed:
      '`POST /v1/members/{externalUserID}/wallet/credits {points, description?}`, with an idempotency key → Wallet',
    change: 'Fixed',
  },
  memberLedger: {
    notShown: 'Wallet ledger in server mode',
    assumed: '`GET /v1/members/{externalUserID}/wallet/ledger` → `{ entries, nextCursor? }`',
    change: 'Fixed',
  },
  membersCredential: {
    notShown: 'Credential of `GET /v1/members`',
    assumed: 'The Org-API-Key; a member token is refused with 403',
    change: 'Fixed',
  },
  membersPaging: {
    notShown: 'Query names of `GET /v1/members`',
    assumed: '`limit` and `cursor`, as on every list',
    change: 'Sandbox: `paging: { limit, cursor }`',
  },
  tiers: {
    notShown: 'Allowed tiers and attributes',
    assumed: 'Any text; attributes are empty in the sandbox',
    change: 'Fixed',
  },
  displayPrice: {
    notShown: 'Which members may set the organisation’s display price',
    assumed: 'In the sandbox those of the tier `STAFF`; others are refused with 403',
    change: 'Conformance: `staffUserID`',
  },
  removedMember: {
    notShown: 'What a removal does',
    assumed:
      'The member’s tokens stop working at once, the points are retained, and an exchange for the same id brings the member back',
    change: 'Fixed',
  },
  webhookStatuses: {
    notShown: 'Statuses of the two webhook codes and of the eleventh endpoint',
    assumed: '422 for `WEBHOOK_EVENT_UNKNOWN` and `WEBHOOK_URL_NOT_ALLOWED`, 409 for one endpoint too many',
    change: 'Fixed',
  },
  deleteWebhook: {
    notShown: 'Answer to the deletion of a webhook',
    assumed: '204 without a body; 404 the second time',
    change: 'Fixed',
  },
  webhookEnvelope: {
    notShown: 'Envelope of an event',
    assumed:
      'None: the receiver relies on the documented headers and `data` alone. A body that names another event of the catalog than its header, in `type`, `event` or `name`, is refused. The sandbox sends `{ id, type, createdAt, environment, data }`',
    change: 'Sandbox: `webhooks: { envelope }`',
  },
  webhookData: {
    notShown: 'Data of wallet, member, message and other redemption events',
    assumed:
      'As the exported type `WebhookEvent`; every redemption event has the shape of `redemption.canceled`. Data of another shape arrives as it came, as an event of the type `unknown`. A refund emits `wallet.credited` too, and a removed member who returns emits `member.created`',
    change: 'Fixed; `body` of a verified webhook is all that came',
  },
  webhookTimestamp: {
    notShown: 'Format of `X-Service-Timestamp`',
    assumed:
      'Whole seconds since 1970; milliseconds, microseconds, nanoseconds and ISO-8601 (UTC where it names no zone) are read too',
    change: 'Fixed',
  },
  webhookReplayWindow: {
    notShown: 'Whether a retry has a timestamp of its own, and which is too old',
    assumed:
      'Either: the last of six attempts comes up to 17 minutes after the first, so 20 minutes from now, either way, are taken',
    change: '`toleranceMs` of `verifyWebhook` and `webhookHandler`',
  },
  webhookSameBody: {
    notShown: 'Whether two events can have the same body',
    assumed: 'They can: only the delivery id tells duplicates',
    change:
      '`sameBodyIsSameEvent: true` of `webhookHandler`: the same body is the same event, whatever its headers say',
  },
  webhookHeaderNames: {
    notShown: 'The maker’s name in the header names',
    assumed: '`X-Service-…`',
    change: '`headerPrefix` of `verifyWebhook`',
  },
  webhookSecret: {
    notShown: 'Which bytes of the signing secret are the key',
    assumed: 'All of it, `whsec_` included, in UTF-8',
    change: 'Give `verifyWebhook` another text',
  },
  webhookUrls: {
    notShown: 'Which URLs are disallowed',
    assumed:
      'Those with credentials, with an address in numbers, or with a name of this machine or of a local network',
    change: 'Sandbox: `webhooks: { allowLoopback: true }`',
  },
  offerAnalytics: {
    notShown: 'What a signup is',
    assumed:
      'A redemption, whatever became of it; points of canceled ones are not spent; without a rating the average is 0',
    change: 'Fixed',
  },
  memberMessageStream: {
    notShown: 'Analytics summary and time series, stream of concierge messages',
    assumed: 'Not offered',
    change: 'Fixed',
  },
} as const satisfies Record<string, AssumptionNote>
