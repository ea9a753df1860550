import type { ConciergeChatProps, ConversationListProps } from '../components/chat/index.ts'
import type { ExperienceHubProps, HubHistoryOptions } from '../components/hub/index.ts'
import type { InterestFormProps, InterestSummaryProps } from '../components/interests/index.ts'
import type { OfferCatalogProps, OfferDetailProps, SavedOffersProps } from '../components/offers/index.ts'
import type { PhoneVerificationProps } from '../components/phone/index.ts'
import type {
  RedeemOfferProps,
  RedemptionDetailProps,
  RedemptionFeedbackProps,
  RedemptionListProps,
} from '../components/redemptions/index.ts'
import type { TermsAcceptanceProps, TermsGateProps } from '../components/terms/index.ts'
import type { PointsOverTimeProps, WalletBalanceProps, WalletProps } from '../components/wallet/index.ts'
import {
  choice,
  describe,
  type DescribedElement,
  flag,
  list,
  oneOf,
  someOf,
  text,
  textOrNone,
} from './ElementDescription.ts'
import type { ElementSettings, provider } from './ElementSettings.ts'

/** Props of the hub's element: where the location lives is a word here, a hook in React. */
export interface HubElementProps extends ExperienceHubProps {
  /** Lets the address bar own the location. Without it the hub keeps its own, or follows `location`. */
  readonly history?: HubHistoryOptions['mode']
  /** With `history="path"`: where the hub lives. */
  readonly base?: string | undefined
}

const level = oneOf(1, 2, 3, 4)
const upperLevel = oneOf(1, 2, 3)
const filterNames = someOf('when', 'places', 'guests', 'points')

const hub = describe<HubElementProps>()('xp-hub', {
  load: async () => (await import('./HubElement.tsx')).HubElement,
  attributes: { history: choice('hash', 'path'), base: text, interestIds: list, filterControls: filterNames },
  objects: ['location', 'defaultLocation', 'features'],
  functions: ['hrefFor'],
  events: { onLocationChange: 'always', onInterestCreated: 'always', onDirtyChange: 'always' },
})

const offerCatalog = describe<OfferCatalogProps>()('xp-offer-catalog', {
  load: async () => (await import('../components/offers/index.ts')).OfferCatalog,
  attributes: {
    heading: textOrNone,
    headingLevel: level,
    defaultFilters: text,
    filterControls: filterNames,
  },
  objects: ['filters', 'defaultFilters'],
  functions: ['hrefFor'],
  events: { onOpen: 'open', onPrefetch: 'always', onFiltersChange: 'always' },
})

const offerDetail = describe<OfferDetailProps>()('xp-offer-detail', {
  load: async () => (await import('../components/offers/index.ts')).OfferDetail,
  attributes: { offerId: text, backHref: text, href: text, headingLevel: level },
  objects: [],
  functions: [],
  events: { onAsk: 'action', onRedeem: 'action', onBack: 'link' },
})

const savedOffers = describe<SavedOffersProps>()('xp-saved-offers', {
  load: async () => (await import('../components/offers/index.ts')).SavedOffers,
  attributes: { heading: textOrNone, headingLevel: level },
  objects: [],
  functions: ['hrefFor'],
  events: { onOpen: 'open', onExplore: 'action' },
})

const redeemOffer = describe<RedeemOfferProps>()('xp-redeem-offer', {
  load: async () => (await import('../components/redemptions/index.ts')).RedeemOffer,
  attributes: { offerId: text, open: flag, headingLevel: level },
  objects: [],
  functions: [],
  events: { onRedeemed: 'always', onClose: 'action', onAsk: 'action', onOpenRedemption: 'action' },
})

const redemptionList = describe<RedemptionListProps>()('xp-redemption-list', {
  load: async () => (await import('../components/redemptions/index.ts')).RedemptionList,
  attributes: { status: textOrNone, defaultStatus: textOrNone, heading: textOrNone, headingLevel: level },
  objects: [],
  functions: ['hrefFor'],
  events: { onOpen: 'open', onStatusChange: 'always', onExplore: 'action' },
})

const redemptionDetail = describe<RedemptionDetailProps>()('xp-redemption-detail', {
  load: async () => (await import('../components/redemptions/index.ts')).RedemptionDetail,
  attributes: {
    redemptionId: text,
    backHref: text,
    href: text,
    offersCalendar: flag,
    headingLevel: level,
  },
  objects: [],
  functions: [],
  events: { onOpenConversation: 'action', onAsk: 'action', onBack: 'link', onAddToCalendar: 'action' },
})

const redemptionFeedback = describe<RedemptionFeedbackProps>()('xp-redemption-feedback', {
  load: async () => (await import('../components/redemptions/index.ts')).RedemptionFeedback,
  attributes: { redemptionId: text, headingLevel: oneOf(2, 3, 4, 5) },
  objects: [],
  functions: [],
  events: { onSubmitted: 'always' },
})

const interestForm = describe<InterestFormProps>()('xp-interest-form', {
  load: async () => (await import('../components/interests/index.ts')).InterestForm,
  attributes: { offerId: text, backHref: text, country: textOrNone, headingLevel: upperLevel },
  objects: [],
  functions: [],
  events: {
    onCreated: 'always',
    onSubmitted: 'always',
    onDirtyChange: 'always',
    onOpenConversation: 'action',
    onBack: 'link',
  },
})

const interestSummary = describe<InterestSummaryProps>()('xp-interest-summary', {
  load: async () => (await import('../components/interests/index.ts')).InterestSummary,
  attributes: {
    interestId: text,
    requestId: text,
    canChangeAnswers: flag,
    country: textOrNone,
    headingLevel: upperLevel,
  },
  objects: [],
  functions: [],
  events: {
    onChanged: 'always',
    onDirtyChange: 'always',
    onOpenConversation: 'action',
    onChangeAnswers: 'action',
  },
})

const phoneVerification = describe<PhoneVerificationProps>()('xp-phone-verification', {
  load: async () => (await import('../components/phone/index.ts')).PhoneVerification,
  attributes: { interestId: text, country: textOrNone, headingLevel: level },
  objects: [],
  functions: [],
  events: { onVerified: 'always', onNumberChanged: 'always' },
})

const conciergeChat = describe<ConciergeChatProps>()('xp-concierge-chat', {
  load: async () => (await import('../components/chat/index.ts')).ConciergeChat,
  attributes: { conversationId: text, lastSeenAt: text, heading: textOrNone, headingLevel: level },
  objects: [],
  functions: ['subscribe'],
  events: { onSeen: 'always', onBack: 'action' },
})

const conversationList = describe<ConversationListProps>()('xp-conversation-list', {
  load: async () => (await import('../components/chat/index.ts')).ConversationList,
  attributes: { activeId: text, heading: textOrNone, headingLevel: level },
  objects: ['titles'],
  functions: ['hrefFor'],
  events: { onOpen: 'open' },
})

const wallet = describe<WalletProps>()('xp-wallet', {
  load: async () => (await import('../components/wallet/index.ts')).Wallet,
  attributes: {
    offersDownload: flag,
    showsPointsOverTime: flag,
    exploreHref: text,
    headingLevel: upperLevel,
  },
  objects: [],
  functions: [],
  events: { onExplore: 'link' },
})

const pointsOverTime = describe<PointsOverTimeProps>()('xp-points-over-time', {
  load: async () => (await import('../components/wallet/index.ts')).PointsOverTime,
  attributes: { headingLevel: level },
  objects: [],
  functions: [],
  events: {},
})

const walletBalance = describe<WalletBalanceProps>()('xp-wallet-balance', {
  load: async () => (await import('../components/wallet/index.ts')).WalletBalance,
  attributes: { href: text },
  objects: [],
  functions: [],
  events: { onOpen: 'link' },
})

const termsGate = describe<TermsGateProps>()('xp-terms-gate', {
  load: async () => (await import('../components/terms/index.ts')).TermsGate,
  attributes: { presentation: choice('page', 'dialog', 'banner'), headingLevel: upperLevel },
  objects: ['documents'],
  functions: ['accept'],
  events: { onAccepted: 'always', onDecline: 'action' },
  hasContent: true,
})

const termsAcceptance = describe<TermsAcceptanceProps>()('xp-terms-acceptance', {
  load: async () => (await import('../components/terms/index.ts')).TermsAcceptance,
  attributes: { headingLevel: upperLevel },
  objects: ['documents'],
  functions: ['accept'],
  events: { onAccepted: 'always', onDecline: 'action' },
})

/** Every element that shows something, in the order of the docs. */
export const componentElements = [
  hub,
  offerCatalog,
  offerDetail,
  savedOffers,
  redeemOffer,
  redemptionList,
  redemptionDetail,
  redemptionFeedback,
  interestForm,
  interestSummary,
  phoneVerification,
  conciergeChat,
  conversationList,
  wallet,
  pointsOverTime,
  walletBalance,
  termsGate,
  termsAcceptance,
] as const

type Types<Description> =
  Description extends DescribedElement<string, infer _Props, infer _Names, infer _Events>
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

type ElementOf<Description> = WithEvents<Types<Description>['events'] & Types<typeof provider>['events']> &
  HTMLElement &
  Writable<Omit<ElementSettings, 'dir'>> &
  Types<Description>['properties']

/** `<xp-provider>`: settings for all elements inside it. */
export type XpProviderElement = WithEvents<Types<typeof provider>['events']> &
  HTMLElement &
  Writable<Omit<ElementSettings, 'dir'>>
/** `<xp-hub>`: its properties and events; those of `<xp-provider>` too. */
export type XpHubElement = ElementOf<typeof hub>
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
/** `<xp-wallet-balance>`: its properties and events; those of `<xp-provider>` too. */
export type XpWalletBalanceElement = ElementOf<typeof walletBalance>
/** `<xp-terms-gate>`: its properties and events; those of `<xp-provider>` too. */
export type XpTermsGateElement = ElementOf<typeof termsGate>
/** `<xp-terms-acceptance>`: its properties and events; those of `<xp-provider>` too. */
export type XpTermsAcceptanceElement = ElementOf<typeof termsAcceptance>

declare global {
  interface HTMLElementTagNameMap {
    'xp-provider': XpProviderElement
    'xp-hub': XpHubElement
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
    'xp-wallet-balance': XpWalletBalanceElement
    'xp-terms-gate': XpTermsGateElement
    'xp-terms-acceptance': XpTermsAcceptanceElement
  }
}
