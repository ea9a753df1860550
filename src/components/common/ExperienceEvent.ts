/**
 * What `onEvent` of the provider is told, for a host's analytics. Ids and kinds only: never a token, a message's
 * text, what was searched for, or a sensitive answer.
 */
export type ExperienceEvent =
  | { readonly name: 'catalog.viewed' }
  /** `results` as far as the catalog was read; `isComplete` when it was read to its end. */
  | { readonly name: 'catalog.searched'; readonly results: number; readonly isComplete: boolean }
  | { readonly name: 'offer.opened'; readonly offerId: string }
  | { readonly name: 'offer.viewed'; readonly offerId: string }
  | { readonly name: 'redemption.started'; readonly offerId: string }
  | { readonly name: 'redemption.created'; readonly offerId: string; readonly redemptionId: string }
  | { readonly name: 'redemption.viewed'; readonly redemptionId: string }
  | { readonly name: 'feedback.submitted'; readonly redemptionId: string; readonly rating: number }
  | { readonly name: 'interest.started'; readonly offerId: string }
  | { readonly name: 'interest.created'; readonly offerId: string; readonly interestId: string }
  /** Everything the member answered has arrived. Whether sensitive answers were among it is not told. */
  | { readonly name: 'interest.submitted'; readonly offerId: string; readonly interestId: string }
  /** Changed answers have arrived, which replace the earlier ones. */
  | { readonly name: 'interest.changed'; readonly offerId: string; readonly interestId: string }
  | { readonly name: 'interest.viewed'; readonly interestId: string }
  | { readonly name: 'phone.codeSent'; readonly interestId: string }
  | { readonly name: 'phone.verified'; readonly interestId: string }
  | { readonly name: 'conversation.opened'; readonly conversationId: string }
  | { readonly name: 'message.sent'; readonly conversationId: string }
  | { readonly name: 'wallet.viewed' }
  | { readonly name: 'terms.shown'; readonly types: readonly string[] }
  | { readonly name: 'terms.accepted'; readonly type: string; readonly version: string }
  | { readonly name: 'session.ended' }

/** The name of an event. */
export type ExperienceEventName = ExperienceEvent['name']
