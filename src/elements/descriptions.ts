import type { ConciergeChatProps, ConversationListProps } from '../components/chat/index.ts'
import type { InterestFormProps, InterestSummaryProps } from '../components/interests/index.ts'
import type { OfferCatalogProps, OfferDetailProps, SavedOffersProps } from '../components/offers/index.ts'
import type { PhoneVerificationProps } from '../components/phone/index.ts'
import type {
  RedeemOfferProps,
  RedemptionDetailProps,
  RedemptionFeedbackProps,
  RedemptionListProps,
} from '../components/redemptions/index.ts'
import type { MemberTodayProps } from '../components/today/index.ts'
import type { TermsAcceptanceProps, TermsGateProps } from '../components/terms/index.ts'
import type { PointsOverTimeProps, WalletBalanceProps, WalletProps } from '../components/wallet/index.ts'
import type { HubElementProps } from './HubElement.tsx'
import { loadElement } from './loadElement.ts'
import { choice, describe, flag, link, list, oneOf, someOf, text, textOrNone } from './ElementDescription.ts'

const level = oneOf(1, 2, 3, 4)
const upperLevel = oneOf(1, 2, 3)
const filterNames = someOf('when', 'places', 'guests', 'points')

export const hub = describe<HubElementProps>()('xp-hub', {
  load: loadElement.hub,
  attributes: { history: choice('hash', 'path'), base: link, interestIds: list, filterControls: filterNames },
  objects: ['location', 'defaultLocation', 'features', 'pages', 'defaultAnswers'],
  functions: ['hrefFor'],
  events: { onLocationChange: 'always', onInterestCreated: 'always', onDirtyChange: 'always' },
  parts: ['header', 'navigation', 'view'],
})

export const memberToday = describe<MemberTodayProps>()('xp-member-today', {
  load: loadElement.memberToday,
  attributes: {
    interestIds: list,
    readsAll: flag,
    showsPoints: flag,
    offersCalendar: flag,
    headingLevel: level,
  },
  objects: ['lastSeenAt'],
  functions: ['hrefFor'],
  events: { onOpen: 'open', onAddToCalendar: 'action', onReady: 'always' },
  parts: ['body', 'picture', 'row', 'title'],
})

export const offerCatalog = describe<OfferCatalogProps>()('xp-offer-catalog', {
  load: loadElement.offerCatalog,
  attributes: {
    heading: textOrNone,
    headingLevel: level,
    defaultFilters: text,
    filterControls: filterNames,
  },
  objects: ['filters', 'defaultFilters'],
  functions: ['hrefFor'],
  events: { onOpen: 'open', onPrefetch: 'always', onFiltersChange: 'always' },
  parts: ['body', 'card', 'filters', 'grid', 'more', 'search', 'summary', 'title'],
})

export const offerDetail = describe<OfferDetailProps>()('xp-offer-detail', {
  load: loadElement.offerDetail,
  attributes: { offerId: text, backHref: link, href: link, headingLevel: level },
  objects: [],
  functions: [],
  events: { onAsk: 'action', onRedeem: 'action', onBack: 'link' },
  parts: ['back', 'body', 'dock', 'facts', 'gallery', 'inclusions', 'panel', 'text', 'title'],
})

export const savedOffers = describe<SavedOffersProps>()('xp-saved-offers', {
  load: loadElement.savedOffers,
  attributes: { heading: textOrNone, headingLevel: level },
  objects: [],
  functions: ['hrefFor'],
  events: { onOpen: 'open', onExplore: 'action' },
  parts: ['body', 'card', 'grid', 'more', 'removed', 'title'],
})

export const redeemOffer = describe<RedeemOfferProps>()('xp-redeem-offer', {
  load: loadElement.redeemOffer,
  attributes: { offerId: text, open: flag, headingLevel: level },
  objects: [],
  functions: [],
  events: { onRedeemed: 'always', onClose: 'action', onAsk: 'action', onOpenRedemption: 'action' },
  parts: ['actions', 'dialog', 'offer', 'sums', 'title'],
})

export const redemptionList = describe<RedemptionListProps>()('xp-redemption-list', {
  load: loadElement.redemptionList,
  attributes: { status: textOrNone, defaultStatus: textOrNone, heading: textOrNone, headingLevel: level },
  objects: [],
  functions: ['hrefFor'],
  events: { onOpen: 'open', onStatusChange: 'always', onExplore: 'action' },
  parts: ['body', 'filter', 'group', 'more', 'row', 'title'],
})

export const redemptionDetail = describe<RedemptionDetailProps>()('xp-redemption-detail', {
  load: loadElement.redemptionDetail,
  attributes: {
    redemptionId: text,
    backHref: link,
    href: link,
    offersCalendar: flag,
    headingLevel: level,
  },
  objects: [],
  functions: [],
  events: { onOpenConversation: 'action', onAsk: 'action', onBack: 'link', onAddToCalendar: 'action' },
  parts: ['back', 'body', 'concierge', 'facts', 'feedback', 'note', 'picture', 'progress', 'refund', 'title'],
})

export const redemptionFeedback = describe<RedemptionFeedbackProps>()('xp-redemption-feedback', {
  load: loadElement.redemptionFeedback,
  attributes: { redemptionId: text, headingLevel: oneOf(2, 3, 4, 5) },
  objects: [],
  functions: [],
  events: { onSubmitted: 'always' },
  parts: ['body'],
})

export const interestForm = describe<InterestFormProps>()('xp-interest-form', {
  load: loadElement.interestForm,
  attributes: { offerId: text, backHref: link, country: textOrNone, headingLevel: upperLevel },
  objects: ['defaultAnswers'],
  functions: [],
  events: {
    onCreated: 'always',
    onSubmitted: 'always',
    onDirtyChange: 'always',
    onOpenConversation: 'action',
    onBack: 'link',
  },
  parts: ['form', 'offer', 'section', 'send', 'sensitive', 'title'],
})

export const interestSummary = describe<InterestSummaryProps>()('xp-interest-summary', {
  load: loadElement.interestSummary,
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
  parts: [
    'answers',
    'form',
    'forwarded',
    'offer',
    'phone',
    'reference',
    'section',
    'send',
    'sensitive',
    'title',
  ],
})

export const phoneVerification = describe<PhoneVerificationProps>()('xp-phone-verification', {
  load: loadElement.phoneVerification,
  attributes: { interestId: text, country: textOrNone, headingLevel: level },
  objects: [],
  functions: [],
  events: { onVerified: 'always', onNumberChanged: 'always' },
  parts: ['actions', 'body', 'field', 'title', 'verified'],
})

export const conciergeChat = describe<ConciergeChatProps>()('xp-concierge-chat', {
  load: loadElement.conciergeChat,
  attributes: { conversationId: text, lastSeenAt: text, heading: textOrNone, headingLevel: level },
  objects: [],
  functions: ['subscribe'],
  events: { onSeen: 'always', onBack: 'action' },
  parts: ['attachment', 'body', 'bubble', 'composer', 'header', 'message', 'thread', 'title'],
})

export const conversationList = describe<ConversationListProps>()('xp-conversation-list', {
  load: loadElement.conversationList,
  attributes: { activeId: text, heading: textOrNone, headingLevel: level },
  objects: ['titles'],
  functions: ['hrefFor'],
  events: { onOpen: 'open' },
  parts: ['body', 'conversation', 'list', 'title'],
})

export const wallet = describe<WalletProps>()('xp-wallet', {
  load: loadElement.wallet,
  attributes: {
    offersDownload: flag,
    showsPointsOverTime: flag,
    exploreHref: link,
    headingLevel: upperLevel,
  },
  objects: [],
  functions: [],
  events: { onExplore: 'link' },
  parts: ['balance', 'bar', 'body', 'entry', 'figures', 'ledger', 'month', 'more', 'overTime'],
})

export const pointsOverTime = describe<PointsOverTimeProps>()('xp-points-over-time', {
  load: loadElement.pointsOverTime,
  attributes: { headingLevel: level },
  objects: [],
  functions: [],
  events: {},
  parts: ['body', 'chart', 'legend', 'table'],
})

export const walletBalance = describe<WalletBalanceProps>()('xp-wallet-balance', {
  load: loadElement.walletBalance,
  attributes: { href: link },
  objects: [],
  functions: [],
  events: { onOpen: 'link' },
  parts: ['balance'],
  isInline: true,
})

export const termsGate = describe<TermsGateProps>()('xp-terms-gate', {
  load: loadElement.termsGate,
  attributes: { presentation: choice('page', 'dialog', 'banner'), headingLevel: upperLevel },
  objects: ['documents'],
  functions: ['accept'],
  events: { onAccepted: 'always', onDecline: 'action' },
  parts: ['actions', 'banner', 'body', 'consent', 'document', 'title'],
  hasContent: true,
})

export const termsAcceptance = describe<TermsAcceptanceProps>()('xp-terms-acceptance', {
  load: loadElement.termsAcceptance,
  attributes: { headingLevel: upperLevel },
  objects: ['documents'],
  functions: ['accept'],
  events: { onAccepted: 'always', onDecline: 'action' },
  parts: ['actions', 'banner', 'body', 'consent', 'document', 'title'],
})

/** Every element that shows something, in the order of the docs. */
export const componentElements = [
  hub,
  memberToday,
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
