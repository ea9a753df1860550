import type * as described from './descriptions.ts'
import type { DescribedElement } from './ElementDescription.ts'
import type { ElementSettings, provider } from './ElementSettings.ts'

type Types<Description> = Description extends DescribedElement<string, infer _Props, infer _Names, infer _Events> ? NonNullable<Description['types']> : never

/** Listening to an element's own events with their detail; everything else as HTML has it. */
interface Tells<Events> {
  addEventListener<Name extends keyof Events>(type: Name, listener: (this: HTMLElement, event: CustomEvent<Events[Name]>) => void, options?: boolean | AddEventListenerOptions): void
  removeEventListener<Name extends keyof Events>(type: Name, listener: (this: HTMLElement, event: CustomEvent<Events[Name]>) => void, options?: boolean | EventListenerOptions): void
}

type Writable<Settings> = { -readonly [Name in keyof Settings]: Settings[Name] }

type ElementOf<Description> = Tells<Types<Description>['events'] & Types<typeof provider>['events']> & HTMLElement & Writable<Omit<ElementSettings, 'dir'>> & Types<Description>['properties']

/** `<xp-provider>`: settings for all elements inside it. */
export type XpProviderElement = Tells<Types<typeof provider>['events']> & HTMLElement & Writable<Omit<ElementSettings, 'dir'>>
export type XpHubElement = ElementOf<typeof described.hub>
export type XpOfferCatalogElement = ElementOf<typeof described.offerCatalog>
export type XpOfferDetailElement = ElementOf<typeof described.offerDetail>
export type XpRedeemOfferElement = ElementOf<typeof described.redeemOffer>
export type XpRedemptionListElement = ElementOf<typeof described.redemptionList>
export type XpRedemptionDetailElement = ElementOf<typeof described.redemptionDetail>
export type XpRedemptionFeedbackElement = ElementOf<typeof described.redemptionFeedback>
export type XpInterestFormElement = ElementOf<typeof described.interestForm>
export type XpInterestSummaryElement = ElementOf<typeof described.interestSummary>
export type XpPhoneVerificationElement = ElementOf<typeof described.phoneVerification>
export type XpConciergeChatElement = ElementOf<typeof described.conciergeChat>
export type XpConversationListElement = ElementOf<typeof described.conversationList>
export type XpWalletElement = ElementOf<typeof described.wallet>
export type XpWalletBalanceElement = ElementOf<typeof described.walletBalance>
export type XpTermsGateElement = ElementOf<typeof described.termsGate>
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
