import { type ComponentType, createElement } from 'react'

/** Both at once: an element waits for the later one. */
async function styled<Component>(
  component: Promise<Component>,
  sheet: Promise<{ readonly default: string }>,
) {
  const [loaded, { default: styles }] = await Promise.all([component, sheet])
  return { component: loaded, styles }
}

/** The component once it has its `prop`: a page often learns an id after it has added the element. */
function onceGiven<Props extends object>(Component: ComponentType<Props>, prop: keyof Props) {
  return function OnceGiven(props: Props) {
    return props[prop] === undefined ? null : createElement(Component, props)
  }
}

/** What each element loads when the first of its kind is connected: its component and, beside it, its style sheet. */
export const loadElement = {
  hub: () =>
    styled(
      import('./HubElement.tsx').then(({ HubElement }) => HubElement),
      import('../theme/sheets/hub.css?inline'),
    ),
  memberToday: () =>
    styled(
      import('../components/today/index.ts').then(({ MemberToday }) => MemberToday),
      import('../theme/sheets/member-today.css?inline'),
    ),
  offerCatalog: () =>
    styled(
      import('../components/offers/index.ts').then(({ OfferCatalog }) => OfferCatalog),
      import('../theme/sheets/offer-catalog.css?inline'),
    ),
  offerDetail: () =>
    styled(
      import('../components/offers/index.ts').then(({ OfferDetail }) => OfferDetail),
      import('../theme/sheets/offer-detail.css?inline'),
    ),
  savedOffers: () =>
    styled(
      import('../components/offers/index.ts').then(({ SavedOffers }) => SavedOffers),
      import('../theme/sheets/saved-offers.css?inline'),
    ),
  redeemOffer: () =>
    styled(
      import('../components/redemptions/index.ts').then(({ RedeemOffer }) =>
        onceGiven(RedeemOffer, 'offerId'),
      ),
      import('../theme/sheets/redeem-offer.css?inline'),
    ),
  redemptionList: () =>
    styled(
      import('../components/redemptions/index.ts').then(({ RedemptionList }) => RedemptionList),
      import('../theme/sheets/redemption-list.css?inline'),
    ),
  redemptionDetail: () =>
    styled(
      import('../components/redemptions/index.ts').then(({ RedemptionDetail }) => RedemptionDetail),
      import('../theme/sheets/redemption-detail.css?inline'),
    ),
  redemptionFeedback: () =>
    styled(
      import('../components/redemptions/index.ts').then(({ RedemptionFeedback }) => RedemptionFeedback),
      import('../theme/sheets/redemption-feedback.css?inline'),
    ),
  interestForm: () =>
    styled(
      import('../components/interests/index.ts').then(({ InterestForm }) => InterestForm),
      import('../theme/sheets/interest-form.css?inline'),
    ),
  interestSummary: () =>
    styled(
      import('../components/interests/index.ts').then(({ InterestSummary }) => InterestSummary),
      import('../theme/sheets/interest-summary.css?inline'),
    ),
  phoneVerification: () =>
    styled(
      import('../components/phone/index.ts').then(({ PhoneVerification }) => PhoneVerification),
      import('../theme/sheets/phone-verification.css?inline'),
    ),
  conciergeChat: () =>
    styled(
      import('../components/chat/index.ts').then(({ ConciergeChat }) => ConciergeChat),
      import('../theme/sheets/concierge-chat.css?inline'),
    ),
  conversationList: () =>
    styled(
      import('../components/chat/index.ts').then(({ ConversationList }) => ConversationList),
      import('../theme/sheets/conversation-list.css?inline'),
    ),
  wallet: () =>
    styled(
      import('../components/wallet/index.ts').then(({ Wallet }) => Wallet),
      import('../theme/sheets/wallet.css?inline'),
    ),
  pointsOverTime: () =>
    styled(
      import('../components/wallet/index.ts').then(({ PointsOverTime }) => PointsOverTime),
      import('../theme/sheets/points-over-time.css?inline'),
    ),
  walletBalance: () =>
    styled(
      import('../components/wallet/index.ts').then(({ WalletBalance }) => WalletBalance),
      import('../theme/sheets/wallet-balance.css?inline'),
    ),
  termsGate: () =>
    styled(
      import('../components/terms/index.ts').then(({ TermsGate }) => TermsGate),
      import('../theme/sheets/terms-gate.css?inline'),
    ),
  termsAcceptance: () =>
    styled(
      import('../components/terms/index.ts').then(({ TermsAcceptance }) => TermsAcceptance),
      import('../theme/sheets/terms-acceptance.css?inline'),
    ),
}
