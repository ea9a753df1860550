import type { AssumedOperationName } from './operations.ts'

export interface AssumptionNote {
  /** What the specification leaves out. */
  readonly notShown: string
  /** What we do meanwhile. */
  readonly assumed: string
  /** How an integrator changes it or switches it off. */
  readonly change: string
}

/** Each assumption in words: the table of docs/assumptions.md, row by row. */
export const assumptionNotes = {
  cors: {
    notShown: 'CORS',
    assumed:
      'The Service allows the page’s origin and exposes `X-Request-Id` and `Retry-After`, and `Date`, from which a `Retry-After` that is a date is counted. Where it does not, the default wait, the member’s clock and no reference are used.',
    change:
      '`baseUrl: "/xp"`, a same-origin path that your server proxies; say it to `memberTokenHandler` too: `publicBaseUrl: "/xp"`',
  },
  idempotencyHeader: {
    notShown: 'Name of the idempotency header',
    assumed: '`Idempotency-Key`, a UUID; a retry sends the same bytes',
    change: '`idempotencyHeader`',
  },
  idempotentWrites: {
    notShown: 'Which writes take the header',
    assumed:
      'Exchange and interests (documented), messages and redemptions. PUTs replace. Accepting terms and issuing a phone code take none.',
    change:
      '`idempotentWrites: { createRedemption: false }`: never sent again by itself. With or without, an unknown outcome reads the list of redemptions first: one counts if it was not known before the attempt, and was created at most 10 minutes before it by the member’s clock (one without a time that can be read does not count: the key knows). Without the key a day, and no clock where the list had been read to its end before, as it is where no header is taken; a new one that does not name its offer leaves the outcome unknown, and an empty list has the last word a minute after the attempt: until then the Service may be at work on it. `{ sendMessage: false }`: a message of unknown outcome is never sent again by itself, and the member reads that trying again could send it twice',
  },
  requiredInterestFields: {
    notShown: 'Required fields of `POST /v1/interests`',
    assumed: '`offer` only; `externalUserID` is never sent in member mode',
    change: 'Fixed',
  },
  requiredParty: {
    notShown: 'Whether an interest needs the number of guests',
    assumed:
      'The Service takes one without. The form of a new interest asks for adults and children, from 2 and 0, and sends both; the intake of an earlier one may stay without',
    change: 'Fixed; `useRegisterInterest` sends what you give it',
  },
  tokenLife: {
    notShown: 'Life of a member token',
    assumed:
      'Unknown. One that arrives with less life than the refresh skew (30 s) is refreshed at half of that life, against the letter of the refresh contract, so that no storm of refreshes follows',
    change: '`skewMs` and `shortLife: "strict"` of `createMemberSession`',
  },
  paging: {
    notShown: 'Paging parameters, and the order of lists',
    assumed:
      '`limit` (we ask for 100; the Service may give fewer at a time) and `cursor`; `nextCursor` is absent, null or empty at the end. Redemptions, conversations and the ledger come newest first, as messages do; a ledger that does not is read to its end before its months are shown. Where an old cursor is refused, the list is read again from its first page as far as it is known, and then on',
    change: '`paging: { limit, cursor, size }`',
  },
  offerSearch: {
    notShown: 'Search of the catalog',
    assumed:
      'The Service has none: the page reads the catalog and searches it, also for filters and another order. It stops after 2,000 offers, says so and offers to go on',
    change:
      '`offerSearch: { limit }`, `Infinity` for none; `offerSearch: { parameter: "search" }` asks `GET /v1/offers?search=…` with what the member typed, and takes every offer of the answer as a match',
  },
  interests: {
    notShown: 'Interests list',
    assumed: 'None exists: those made in this session are known; `onCreated` gives the id to store',
    change: 'Fixed',
  },
  termsText: {
    notShown: 'The terms’ text',
    assumed: 'The host gives a link or content per document type',
    change: '`documents` of `TermsGate`',
  },
  phoneCodeLength: {
    notShown: 'Length of a phone code',
    assumed: '6, as a hint only: another length is never refused',
    change: '`phoneCodeLength`',
  },
  units: {
    notShown: 'Units of prices',
    assumed:
      '`pointsPrice` and `balance` share points; `display.amount` and `*Display` share `currency`; shown is `display.amount`, else `pointsPrice`; what is taken is `pointsPrice`: it decides what suffices and what is left, put into `currency` by the wallet’s own ratio, and is named beside a display price that says something else. A redemption’s cost and refund are shown from the ledger alone. `unitsPerUSD` stands in where a Display value is missing',
    change: 'Fixed',
  },
  valueUSD: {
    notShown: 'Unit of `valueUSD`',
    assumed:
      'Dollars where the wallet’s `unitsPerUSD` makes the same of the price, to one in a hundred; left out otherwise',
    change: 'Fixed',
  },
  timeZone: {
    notShown: 'Time zone of `startAt`, `endAt`',
    assumed: 'Shown in the provider’s `timeZone` (default the member’s), with the zone named',
    change: '`timeZone` of the provider',
  },
  interestStatus: {
    notShown: 'Interest status values',
    assumed: 'Not shown to the member unless your messages name them',
    change: '`messages` of the provider',
  },
  isOwnMessage: {
    notShown: 'Whose message it is (`type`, `authorID`)',
    assumed: '`type` is `MEMBER`, or `authorID` is the `memberId` that the host gives',
    change: '`isOwnMessage`',
  },
  readState: {
    notShown: 'Read state of a thread',
    assumed: 'None in the Service: kept in memory, from a `lastSeenAt` that the host may give',
    change: '`lastSeenAt` of the chat',
  },
  attachmentKind: {
    notShown: 'Kind of an attachment',
    assumed: 'Guessed from its name',
    change: 'Fixed',
  },
  redemptionOffer: {
    notShown: 'Format of a redemption’s `offer`',
    assumed: 'The offer’s id; otherwise the redemption is shown without its offer',
    change: 'Fixed',
  },
  emailContact: {
    notShown: 'E-mail address for contact',
    assumed:
      'No field in the intake: that of the member profile, which the exchange takes. The form says “the address your organisation holds”',
    change: '`email` of the exchange; `messages` of the provider',
  },
  intakeAfterEdit: {
    notShown: '`phoneVerified` and `sensitiveDetailsSentAt` after a later edit',
    assumed:
      'What the response says; before saving, the form says when earlier answers were sent and that they are not sent again',
    change: 'Fixed',
  },
  errorBody: {
    notShown: 'Error body',
    assumed: '`{ error: { code, message } }` or `{ code, message }`; anything else is never shown',
    change: 'Fixed',
  },
  successStatus: {
    notShown: 'Success status where not documented',
    assumed: 'Any 2xx',
    change: 'Fixed',
  },
  feedbackRefusal: {
    notShown: 'Refusal of feedback when not COMPLETED',
    assumed:
      'Any 4xx, with the status re-read; `rating` is required by the form, `comment` left out when empty',
    change: 'Fixed',
  },
  textLengths: {
    notShown: 'Text lengths',
    assumed: 'None; a 413 or another 4xx keeps the text',
    change: 'Fixed',
  },
  retryAfter: {
    notShown: 'Wait without `Retry-After`',
    assumed:
      '1 s, then 2 and 4 s, or by chance up to ten times as long, at most 30 s, so that many tabs do not come back in one moment. After a `Retry-After` by chance up to as long again, never earlier',
    change: 'Fixed',
  },
  messagePolling: {
    notShown: 'Stream of concierge messages',
    assumed:
      'The newest page is polled while the thread is active (4 s open and visible, up to 30 s idle, each a quarter more or less by chance; slower while it fails; none hidden or offline). Windows that show one conversation side by side poll it once for all',
    change: '`messagePolling`; `live` of the provider in place of polls, `subscribe` of the chat beside them',
  },
  redemptionPolling: {
    notShown: 'Stream of a redemption’s changes',
    assumed:
      'An open one is read again while it is active (15 s open and visible, up to 2 minutes idle, by chance and after failures as a thread; none hidden, offline, completed or canceled)',
    change: '`redemptionPolling`; `live` of the provider in place of polls',
  },
} as const satisfies Record<string, AssumptionNote>

/** What the docs add to the declaration of an assumed operation, from which they take request, answer and default. */
interface OperationNote {
  readonly notShown: string
  /** The answer in a few words, where it is no list. */
  readonly answer?: string
  readonly remark?: string
  /** What a host has while the operation is off. */
  readonly whenOff?: string
}

export const operationNotes: Readonly<Record<AssumedOperationName, OperationNote>> = {
  offers: { notShown: 'Offers list' },
  offer: {
    notShown: 'One offer',
    answer: 'Offer',
    whenOff: 'It is read out of the list; an offer that is no longer listed shows as no longer offered',
  },
  createRedemption: {
    notShown: 'Creating a redemption',
    answer: 'Redemption',
    whenOff: 'the hub offers to ask alone, and `RedeemOffer` is empty',
  },
  redemption: { notShown: 'One redemption', answer: 'Redemption', whenOff: 'it is read out of the list' },
  redemptions: {
    notShown: 'Redemptions list',
    whenOff:
      '`RedemptionList` is empty, and *My experiences* of the hub has what was asked for, or is not there. Sending again under the same key tells what became of a lost answer; without keys nothing does',
  },
  eligibility: { notShown: 'Eligibility', answer: '{ eligible, reason? }' },
  ledger: {
    notShown: 'Wallet ledger',
    remark: '`redemption` of a row is the id of the one that it paid or gave back',
    whenOff: 'What a redemption cost and gave back is not shown',
  },
  conversations: {
    notShown: 'Conversations list',
    remark: 'only `id` of a row is certain',
    whenOff:
      '`ConversationList` is empty, and *Concierge* of the hub is not there: a conversation opens from what it is about',
  },
  acceptTerms: {
    notShown: 'Accepting terms',
    answer: '{ documents }',
    whenOff: 'The host’s own `accept` function',
  },
  issuePhoneCode: {
    notShown: 'Issuing a phone code',
    remark: 'any 2xx; a code is taken to be sent when a phone is first saved',
    whenOff: 'no “send again”',
  },
}
