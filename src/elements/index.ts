/** Custom elements, for hosts without React. The entry point `./elements`. */
export { defineElements, type DefineElementsOptions } from './defineElements.ts'
export type { ElementSettings } from './ElementSettings.ts'
export type {
  XpConciergeChatElement,
  XpConversationListElement,
  XpElements,
  XpHubElement,
  XpInterestFormElement,
  XpInterestSummaryElement,
  XpMemberTodayElement,
  XpOfferCatalogElement,
  XpOfferDetailElement,
  XpPhoneVerificationElement,
  XpPointsOverTimeElement,
  XpProviderElement,
  XpRedeemOfferElement,
  XpRedemptionDetailElement,
  XpRedemptionFeedbackElement,
  XpRedemptionListElement,
  XpSavedOffersElement,
  XpTermsAcceptanceElement,
  XpTermsGateElement,
  XpWalletBalanceElement,
  XpWalletElement,
} from './elementTypes.ts'
export type { XpEvent, XpJsxElements, XpSvelteElements, XpVueElements } from './frameworkTypes.ts'
