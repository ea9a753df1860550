/** The React surface: re-exports only. */

// The provider and what it takes
export type { CalendarDate } from './base/index.ts'
export {
  ExperienceProvider,
  type ExperienceProviderProps,
  ThemeScope,
  type ThemeScopeProps,
} from './components/provider/index.ts'
export type {
  ExperienceEvent,
  ExperienceEventName,
  ExperienceSlots,
  LeaveBlocker,
  LeaveChoice,
  LeaveRequest,
  ResolveImage,
} from './components/common/index.ts'
export { useLeaveBlocker } from './components/common/index.ts'
export type { Messages, TextDirection } from './i18n/index.ts'

// The theme
export {
  type ColourPair,
  colourPairs,
  type ColourToken,
  type CreatedTheme,
  createTheme,
  type DesignToken,
  type DesignTokens,
  type MeasuredPair,
  type Scheme,
  type Theme,
  type ThemeCorrection,
  type ThemeInput,
  themeToCss,
  type ThemeToCssOptions,
  themeToDesignTokens,
  type ThemeTokens,
  type TokenName,
  tokenNames,
} from './theme/index.ts'

// The token provider and the client
export {
  type CallInput,
  type CallOptions,
  type CallResult,
  createExperienceClient,
  createMemberSession,
  type DroppedRow,
  type ExperienceClient,
  type ExperienceClientOptions,
  ExperienceError,
  type ExperienceErrorKind,
  isExperienceError,
  isOutcomeUnknown,
  isRefreshFailure,
  type MemberGrant,
  type MemberSession,
  type MemberSessionOptions,
  type MemberSessionStatus,
  type Refresh,
  refreshFrom,
  type RefreshFromOptions,
  type RefreshReason,
} from './client/index.ts'

// The contract
export {
  type Assumptions,
  type AssumptionsInput,
  type Currency,
  type Interest,
  type InterestInput,
  type Intake,
  type Message,
  type Offer,
  operations,
  type OrdinaryAnswers,
  type Redemption,
  type SensitiveAnswers,
  type TermsDocument,
  type Wallet as MemberWallet,
} from './contract/index.ts'

// Queries and hooks
export {
  type AcceptedDocument,
  conversationsQuery,
  eligibilityQuery,
  type ExperienceKit,
  getExperienceKit,
  interestQuery,
  type WriteOutcome,
  ledgerQuery,
  type ListResult,
  offerQuery,
  offersQuery,
  type OutboxEntry,
  type OutboxResult,
  type ReadOptions,
  type ReadResult,
  redemptionQuery,
  redemptionsQuery,
  termsQuery,
  type Thread,
  threadQuery,
  type ThreadResult,
  useAcceptTerms,
  useConversations,
  useCreateInterest,
  useCreateRedemption,
  useEligibility,
  useExperienceKit,
  useInterest,
  useIssuePhoneCode,
  useLedger,
  useMadeInterests,
  useOffer,
  useOffers,
  useOutbox,
  useRedemption,
  useRedemptions,
  useRegisterInterest,
  useSubmitFeedback,
  useSubmitIntake,
  useTerms,
  useThread,
  useVerifyPhone,
  useWallet,
  walletQuery,
  type WriteResult,
  type WriteState,
} from './queries/index.ts'

// Components
export {
  OfferCatalog,
  type OfferCatalogPart,
  type OfferCatalogProps,
  OfferDetail,
  type OfferDetailPart,
  type OfferDetailProps,
  filtersFromSearch,
  filtersToSearch,
  type OfferFilterControl,
  type OfferFilters,
  type OfferSort,
  type OffersMessages,
} from './components/offers/index.ts'
export { type PhonePart, PhoneVerification, type PhoneVerificationProps } from './components/phone/index.ts'
export {
  type AcceptDocument,
  TermsAcceptance,
  type TermsAcceptanceProps,
  type TermsDocuments,
  type TermsDocumentText,
  TermsGate,
  type TermsGateProps,
  type TermsMessages,
  type TermsOptions,
  type TermsPart,
} from './components/terms/index.ts'
export {
  Wallet,
  WalletBalance,
  type WalletBalanceProps,
  type WalletMessages,
  type WalletPart,
  type WalletProps,
} from './components/wallet/index.ts'
export {
  InterestForm,
  type InterestFormPart,
  type InterestFormProps,
  InterestSummary,
  type InterestSummaryPart,
  type InterestSummaryProps,
  type SubmittedInterest,
} from './components/interests/index.ts'
export {
  bookingToCalendar,
  type BookingToCalendarOptions,
  RedeemOffer,
  type RedeemOfferPart,
  type RedeemOfferProps,
  RedemptionDetail,
  type RedemptionDetailPart,
  type RedemptionDetailProps,
  RedemptionFeedback,
  type RedemptionFeedbackPart,
  type RedemptionFeedbackProps,
  RedemptionList,
  type RedemptionListPart,
  type RedemptionListProps,
  type RedemptionsMessages,
} from './components/redemptions/index.ts'
export {
  type ChatMessages,
  ConciergeChat,
  type ConciergeChatPart,
  type ConciergeChatProps,
  ConversationList,
  type ConversationListPart,
  type ConversationListProps,
} from './components/chat/index.ts'
export {
  ExperienceHub,
  type ExperienceHubPart,
  type ExperienceHubProps,
  formatHubLocation,
  type HubFeatures,
  type HubHistoryOptions,
  type HubLocation,
  parseHubLocation,
  useHubHistory,
} from './components/hub/index.ts'
