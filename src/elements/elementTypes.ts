// What TypeScript knows of each element: its properties, its events and its tag.

import type {
  conciergeChat,
  conversationList,
  hub,
  interestForm,
  interestSummary,
  memberToday,
  offerCatalog,
  offerDetail,
  phoneVerification,
  pointsOverTime,
  redeemOffer,
  redemptionDetail,
  redemptionFeedback,
  redemptionList,
  savedOffers,
  termsAcceptance,
  termsGate,
  wallet,
  walletBalance,
} from './descriptions.ts'
import type { DescribedElement } from './ElementDescription.ts'
import type { ElementSettings, provider } from './ElementSettings.ts'

/** The types of a described element: its properties, attributes and events. */
export type ElementTypes<Description> =
  Description extends DescribedElement<string, infer _Props, infer _Names, infer _Events, infer _Attributes>
    ? NonNullable<Description['types']>
    : never

/** Listening to an element's own events with their detail; everything else as HTML has it. */
interface WithEvents<Events> {
  addEventListener<Name extends keyof Events>(
    type: Name,
    listener: (this: HTMLElement, event: CustomEvent<Events[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof Events>(
    type: Name,
    listener: (this: HTMLElement, event: CustomEvent<Events[Name]>) => void,
    options?: boolean | EventListenerOptions,
  ): void
}

type Writable<Settings> = { -readonly [Name in keyof Settings]: Settings[Name] }

type ElementOf<Description> = WithEvents<
  ElementTypes<Description>['events'] & ElementTypes<typeof provider>['events']
> &
  HTMLElement &
  Writable<Omit<ElementSettings, 'dir'>> &
  ElementTypes<Description>['properties']

/** `<xp-provider>`: settings for all elements inside it. */
export type XpProviderElement = WithEvents<ElementTypes<typeof provider>['events']> &
  HTMLElement &
  Writable<Omit<ElementSettings, 'dir'>>
/** `<xp-hub>`: its properties and events; those of `<xp-provider>` too. */
export type XpHubElement = ElementOf<typeof hub>
/** `<xp-member-today>`: its properties and events; those of `<xp-provider>` too. */
export type XpMemberTodayElement = ElementOf<typeof memberToday>
/** `<xp-offer-catalog>`: its properties and events; those of `<xp-provider>` too. */
export type XpOfferCatalogElement = ElementOf<typeof offerCatalog>
/** `<xp-offer-detail>`: its properties and events; those of `<xp-provider>` too. */
export type XpOfferDetailElement = ElementOf<typeof offerDetail>
/** `<xp-saved-offers>`: its properties and events; those of `<xp-provider>` too. */
export type XpSavedOffersElement = ElementOf<typeof savedOffers>
/** `<xp-redeem-offer>`: its properties and events; those of `<xp-provider>` too. */
export type XpRedeemOfferElement = ElementOf<typeof redeemOffer>
/** `<xp-redemption-list>`: its properties and events; those of `<xp-provider>` too. */
export type XpRedemptionListElement = ElementOf<typeof redemptionList>
/** `<xp-redemption-detail>`: its properties and events; those of `<xp-provider>` too. */
export type XpRedemptionDetailElement = ElementOf<typeof redemptionDetail>
/** `<xp-redemption-feedback>`: its properties and events; those of `<xp-provider>` too. */
export type XpRedemptionFeedbackElement = ElementOf<typeof redemptionFeedback>
/** `<xp-interest-form>`: its properties and events; those of `<xp-provider>` too. */
export type XpInterestFormElement = ElementOf<typeof interestForm>
/** `<xp-interest-summary>`: its properties and events; those of `<xp-provider>` too. */
export type XpInterestSummaryElement = ElementOf<typeof interestSummary>
/** `<xp-phone-verification>`: its properties and events; those of `<xp-provider>` too. */
export type XpPhoneVerificationElement = ElementOf<typeof phoneVerification>
/** `<xp-concierge-chat>`: its properties and events; those of `<xp-provider>` too. */
export type XpConciergeChatElement = ElementOf<typeof conciergeChat>
/** `<xp-conversation-list>`: its properties and events; those of `<xp-provider>` too. */
export type XpConversationListElement = ElementOf<typeof conversationList>
/** `<xp-wallet>`: its properties and events; those of `<xp-provider>` too. */
export type XpWalletElement = ElementOf<typeof wallet>
/** `<xp-points-over-time>`: its properties and events; those of `<xp-provider>` too. */
export type XpPointsOverTimeElement = ElementOf<typeof pointsOverTime>
/** `<xp-wallet-balance>`: its properties and events; those of `<xp-provider>` too. */
export type XpWalletBalanceElement = ElementOf<typeof walletBalance>
/** `<xp-terms-gate>`: its properties and events; those of `<xp-provider>` too. */
export type XpTermsGateElement = ElementOf<typeof termsGate>
/** `<xp-terms-acceptance>`: its properties and events; those of `<xp-provider>` too. */
export type XpTermsAcceptanceElement = ElementOf<typeof termsAcceptance>

/** The elements by their tags. */
export interface XpElements {
  'xp-provider': XpProviderElement
  'xp-hub': XpHubElement
  'xp-member-today': XpMemberTodayElement
  'xp-offer-catalog': XpOfferCatalogElement
  'xp-offer-detail': XpOfferDetailElement
  'xp-saved-offers': XpSavedOffersElement
  'xp-redeem-offer': XpRedeemOfferElement
  'xp-redemption-list': XpRedemptionListElement
  'xp-redemption-detail': XpRedemptionDetailElement
  'xp-redemption-feedback': XpRedemptionFeedbackElement
  'xp-interest-form': XpInterestFormElement
  'xp-interest-summary': XpInterestSummaryElement
  'xp-phone-verification': XpPhoneVerificationElement
  'xp-concierge-chat': XpConciergeChatElement
  'xp-conversation-list': XpConversationListElement
  'xp-wallet': XpWalletElement
  'xp-points-over-time': XpPointsOverTimeElement
  'xp-wallet-balance': XpWalletBalanceElement
  'xp-terms-gate': XpTermsGateElement
  'xp-terms-acceptance': XpTermsAcceptanceElement
}

declare global {
  interface HTMLElementTagNameMap extends XpElements {}
}
