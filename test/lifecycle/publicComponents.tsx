import type { ReactElement, ReactNode } from 'react'
import type * as surface from '../../src/index.ts'
import type * as staff from '../../src/staff/index.ts'

/** Of the member with a history. */
export interface KnownIds {
  readonly conversationId: string
  /** One that is under way, and so is followed. */
  readonly redemptionId: string
  readonly completedId: string
  readonly interestId: string
}

/** A public component as a host shows it. */
export interface PublicComponent {
  readonly element: ReactElement
  /** Words that it has once all it reads is there, and not before. */
  readonly says: string
  /** Default: the member with a history. */
  readonly member?: 'fresh' | 'staff'
}

/** The library, from its source or from the built package. */
export interface Surfaces {
  readonly surface: typeof surface
  readonly staff: typeof staff
}

/** What the member-facing components need of the operations that are off by default. */
export const assumptions = { operations: { ledger: true, acceptTerms: true } } as const

const offerId = 'fjord-lodge'
const fjord = 'Three nights above the fjord'
const sauna = 'A sauna that floats'

export const componentNames = [
  'ExperienceHub',
  'OfferCatalog',
  'OfferDetail',
  'RedeemOffer',
  'RedemptionList',
  'RedemptionDetail',
  'RedemptionFeedback',
  'InterestForm',
  'InterestSummary',
  'PhoneVerification',
  'ConciergeChat',
  'ConversationList',
  'Wallet',
  'WalletBalance',
  'PointsOverTime',
  'MemberToday',
  'TermsGate',
  'TermsAcceptance',
  'OfferPriceForm',
  'ThemeScope',
] as const

/** Every public component, by its name. A new one has to be added here: a test holds the list to what is exported. */
export function publicComponents(
  { surface: ui, staff: { OfferPriceForm } }: Surfaces,
  ids: KnownIds,
): Readonly<Record<(typeof componentNames)[number], PublicComponent>> {
  const documents = { TERMS_OF_SERVICE: { href: '#terms' } }
  const inside: ReactNode = <ui.WalletBalance />
  return {
    ExperienceHub: { element: <ui.ExperienceHub />, says: fjord },
    OfferCatalog: { element: <ui.OfferCatalog />, says: fjord },
    OfferDetail: { element: <ui.OfferDetail offerId={offerId} />, says: 'Hjørundfjord, Norway' },
    RedeemOffer: {
      element: <ui.RedeemOffer offerId={offerId} open onClose={() => {}} />,
      says: '6,250',
      member: 'fresh',
    },
    RedemptionList: { element: <ui.RedemptionList />, says: sauna },
    RedemptionDetail: { element: <ui.RedemptionDetail redemptionId={ids.redemptionId} />, says: sauna },
    RedemptionFeedback: {
      element: <ui.RedemptionFeedback redemptionId={ids.completedId} />,
      says: '9 of 10',
    },
    InterestForm: { element: <ui.InterestForm offerId={offerId} />, says: 'Send to the concierge' },
    InterestSummary: { element: <ui.InterestSummary interestId={ids.interestId} />, says: 'Anniversary' },
    PhoneVerification: {
      element: <ui.PhoneVerification interestId={ids.interestId} />,
      says: 'Your number is checked',
    },
    ConciergeChat: {
      element: <ui.ConciergeChat conversationId={ids.conversationId} />,
      says: 'One more thing',
    },
    ConversationList: { element: <ui.ConversationList />, says: fjord },
    Wallet: { element: <ui.Wallet />, says: sauna },
    WalletBalance: { element: <ui.WalletBalance />, says: 'Your balance' },
    MemberToday: { element: <ui.MemberToday />, says: fjord },
    PointsOverTime: { element: <ui.PointsOverTime />, says: 'Came in' },
    TermsGate: {
      element: <ui.TermsGate documents={documents}>{inside}</ui.TermsGate>,
      says: 'Accept and go on',
      member: 'fresh',
    },
    TermsAcceptance: {
      element: <ui.TermsAcceptance documents={documents} />,
      says: 'Accept',
      member: 'fresh',
    },
    OfferPriceForm: { element: <OfferPriceForm offerId={offerId} />, says: 'New price', member: 'staff' },
    ThemeScope: {
      element: <ui.ThemeScope theme={{ scheme: 'dark' }}>{inside}</ui.ThemeScope>,
      says: 'Your balance',
    },
  }
}
