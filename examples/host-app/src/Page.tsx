import {
  ConciergeChat,
  OfferCatalog,
  RedemptionDetail,
  RedemptionList,
  Wallet,
} from '@experience-program/react'
import { useEffect } from 'react'
import { AskPage } from './AskPage.tsx'
import { navigate } from './navigation.ts'
import { NotFound } from './NotFound.tsx'
import { OfferPage } from './OfferPage.tsx'
import { pressTo } from './pressTo.ts'
import { RequestPage } from './RequestPage.tsx'
import { RequestsPage } from './RequestsPage.tsx'
import { RewardsPage } from './RewardsPage.tsx'
import { hrefs, type Route } from './route.ts'

const titles: Readonly<Record<Route['page'], string>> = {
  catalog: 'Experiences',
  offer: 'An experience',
  ask: 'Ask for it',
  bookings: 'Bookings',
  booking: 'Your booking',
  requests: 'My requests',
  request: 'Your request',
  conversation: 'Your concierge',
  points: 'Points',
  rewards: 'Rewards',
  unknown: 'No such page',
}

/** What the library calls *My experiences* has another name here. */
const bookingMessages = { 'redemptions.detail.back': titles.bookings }

/** What of the library is in which page of the site: single components, and under `/rewards` the whole. */
export function Page({ route }: { readonly route: Route }) {
  useEffect(() => {
    document.title = `${titles[route.page]} · Marelle`
  }, [route.page])

  switch (route.page) {
    case 'catalog':
      return (
        <OfferCatalog
          headingLevel={1}
          hrefFor={({ id }) => hrefs.offer(id)}
          onOpen={({ offer }) => navigate(hrefs.offer(offer.id))}
        />
      )
    case 'offer':
      return <OfferPage key={route.offerId} offerId={route.offerId} />
    case 'ask':
      return <AskPage key={route.offerId} offerId={route.offerId} />
    case 'bookings':
      return (
        <RedemptionList
          headingLevel={1}
          title={titles.bookings}
          hrefFor={({ id }) => hrefs.booking(id)}
          onOpen={({ redemption }) => navigate(hrefs.booking(redemption.id))}
          onExplore={() => navigate(hrefs.catalog)}
        />
      )
    case 'booking':
      return (
        <RedemptionDetail
          headingLevel={1}
          redemptionId={route.redemptionId}
          messages={bookingMessages}
          backHref={hrefs.bookings}
          onBack={({ event }) => pressTo(hrefs.bookings, event)}
          onAsk={({ offer }) => navigate(hrefs.ask(offer.id))}
          onOpenConversation={({ conversationId }) => navigate(hrefs.conversation(conversationId))}
        />
      )
    case 'requests':
      return <RequestsPage />
    case 'request':
      return <RequestPage key={route.interestId} interestId={route.interestId} />
    case 'conversation':
      return <ConciergeChat className="conversation" headingLevel={1} conversationId={route.conversationId} />
    case 'points':
      return (
        <>
          <h1 className="page-title">Points</h1>
          <Wallet />
        </>
      )
    case 'rewards':
      return <RewardsPage location={route.location} />
    case 'unknown':
      return <NotFound />
  }
}
