/** Specification, Resources and their fields, in words of our own. */
export const resourceRules = {
  'resources.camel-case': 'Field names are camelCase.',
  'resources.timestamps': 'Timestamps are ISO-8601 strings.',
  'resources.calendar-dates': 'A calendar date is YYYY-MM-DD and no datetime.',
  'resources.request-id': 'Answers of the intake endpoint carry X-Request-Id.',
  'resources.token-grant': 'TokenGrant: accessToken and an ISO-8601 expiresAt, both required.',
  'resources.offer': 'Offer: the fields have the listed types.',
  'resources.offer.inclusions': 'Offer: inclusions are objects of a group and a name.',
  'resources.offer.location': 'Offer: location holds six strings.',
  'resources.offer.availability': 'Offer: availability holds a boolean and a whole number.',
  'resources.offer.display': 'Offer: display holds an amount, a currency and a source.',
  'resources.redemption': 'Redemption: the fields have the listed types.',
  'resources.redemption.canceled':
    'Redemption: canceledReason is one of six values, canceledNote is text for the member.',
  'resources.redemption.feedback': 'Redemption: feedback holds comment, rating and submittedAt.',
  'resources.interest': 'Interest: six required keys; conversationId and intake may be null.',
  'resources.intake': 'Intake: ten required keys, of the listed types.',
  'resources.intake.enums': 'Intake: the values of contactMethod, contactWindow and occasion.',
  'resources.intake.sensitive': 'Intake: the sensitive answers are never part of it.',
  'resources.intake.sensitive-sent-at':
    'Intake: sensitiveDetailsSentAt is the time they were forwarded, else null.',
  'resources.wallet': 'Wallet: nine amounts, and a currency of name, symbol and unitsPerUSD.',
  'resources.member': 'Member: the fields have the listed types.',
  'resources.member.counts': 'Member: redemptionCounts holds a whole number for each of the seven statuses.',
  'resources.message': 'Message: the fields have the listed types.',
  'resources.message.attachments': 'Message: an attachment has a name, a url and an expiresAt.',
  'resources.analytics-row': 'Offer analytics row: seven fields of the listed types.',
  'resources.terms': 'Terms document: type, version, publishedAt and acceptedAt.',
  'resources.terms.accepted-at':
    'Terms document: acceptedAt is null until the current version is accepted; an older acceptance does not count.',
  'resources.webhook': 'Webhook endpoint: id, url, events, environment and createdAt.',
  'resources.webhook.environment': 'Webhook endpoint: environment is that of the key used.',
  'resources.webhook.disabled-at': 'Webhook endpoint: disabledAt is present in list results.',
  'resources.webhook.secret':
    'Webhook endpoint: signingSecret begins with whsec_ and is in the creation’s answer only.',
} as const
