import type * as described from './descriptions.ts'
import type { DescribedElement } from './ElementDescription.ts'
import type { ElementSettings, provider } from './ElementSettings.ts'

type Types<Description> =
  Description extends DescribedElement<string, infer _Props, infer _Names, infer _Events>
    ? NonNullable<Description['types']>
    : never

/** Listening to an element's own events with their detail; everything else as HTML has it. */
interface Tells<Events> {
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

type ElementOf<Description> = Tells<Types<Description>['events'] & Types<typeof provider>['events']> &
  HTMLElement &
  Writable<Omit<ElementSettings, 'dir'>> &
  Types<Description>['properties']

/** `<xp-provider>`: settings for all elements inside it. */
export type XpProviderElement = Tells<Types<typeof provider>['events']> &
  HTMLElement &
  Writable<Omit<ElementSettings, 'dir'>>
/** `<xp-hub>`: its properties and events; those of `<xp-provider>` too. */
export type XpHubElement = ElementOf<typeof described.hub>
/** `<xp-offer-catalog>`: its properties and events; those of `<xp-provider>` too. */
export type XpOfferCatalogElement = ElementOf<typeof described.offerCatalog>
/** `<xp-offer-detail>`: its properties and events; those of `<xp-provider>` too. */
export type XpOfferDetailElement = ElementOf<typeof described.offerDetail>
/** `<xp-redeem-offer>`: its properties and events; those of `<xp-provider>` too. */
export type XpRedeemOfferElement = ElementOf<typeof described.redeemOffer>
/** `<xp-redemption-list>`: its properties and events; those of `<xp-provider>` too. */
export type XpRedemptionListElement = ElementOf<typeof described.redemptionList>
/** `<xp-redemption-detail>`: its properties and events; those of `<xp-provider>` too. */
export type XpRedemptionDetailElement = ElementOf<typeof described.redemptionDetail>
/** `<xp-redemption-feedback>`: its properties and events; those of `<xp-provider>` too. */
export type XpRedemptionFeedbackElement = ElementOf<typeof described.redemptionFeedback>
/** `<xp-interest-form>`: its properties and events; those of `<xp-provider>` too. */
export type XpInterestFormElement = ElementOf<typeof described.interestForm>
/** `<xp-interest-summary>`: its properties and events; those of `<xp-provider>` too. */
export type XpInterestSummaryElement = ElementOf<typeof described.interestSummary>
/** `<xp-phone-verification>`: its properties and events; those of `<xp-provider>` too. */
export type XpPhoneVerificationElement = ElementOf<typeof described.phoneVerification>
/** `<xp-concierge-chat>`: its properties and events; those of `<xp-provider>` too. */
export type XpConciergeChatElement = ElementOf<typeof described.conciergeChat>
/** `<xp-conversation-list>`: its properties and events; those of `<xp-provider>` too. */
export type XpConversationListElement = ElementOf<typeof described.conversationList>
/** `<xp-wallet>`: its properties and events; those of `<xp-provider>` too. */
export type XpWalletElement = ElementOf<typeof described.wallet>
/** `<xp-wallet-balance>`: its properties and events; those of `<xp-provider>` too. */
export type XpWalletBalanceElement = ElementOf<typeof described.walletBalance>
/** `<xp-terms-gate>`: its properties and events; those of `<xp-provider>` too. */
export type XpTermsGateElement = ElementOf<typeof described.termsGate>
/** `<xp-terms-acceptance>`: its properties and events; those of `<xp-provider>` too. */
export type XpTermsAcceptanceElement = ElementOf<typeof described.termsAcceptance>

declare global {
  interface HTMLElementTagNameMap {
    'xp-provider': XpProviderElement
    'xp-hub': XpHubElement
    'xp-offer-catalog': XpOfferCatalogElement
    'xp-offer-detail': XpOfferDetailElement
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
    'xp-wallet-balance': XpWalletBalanceElement
    'xp-terms-gate': XpTermsGateElement
    'xp-terms-acceptance': XpTermsAcceptanceElement
  }
}
