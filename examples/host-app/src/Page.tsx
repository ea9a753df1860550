import { OfferCatalog } from '@experience-program/react'
import { useEffect } from 'react'
import { AskPage } from './AskPage.tsx'
import { navigate } from './navigation.ts'
import { NotFound } from './NotFound.tsx'
import { OfferPage } from './OfferPage.tsx'
import { RequestPage } from './RequestPage.tsx'
import { RequestsPage } from './RequestsPage.tsx'
import { hrefs, type Route } from './route.ts'

interface PageProps {
  readonly route: Route
}

const titles: Readonly<Record<Route['page'], string>> = {
  catalog: 'Experiences',
  offer: 'An experience',
  ask: 'Ask for it',
  requests: 'My requests',
  request: 'Your request',
  unknown: 'No such page',
}

/** What of the library is in which page of the site. */
export function Page({ route }: PageProps) {
  useEffect(() => {
    document.title = `${titles[route.page]} · Marelle`
  }, [route.page])

  switch (route.page) {
    case 'catalog':
      return <OfferCatalog headingLevel={1} hrefFor={({ id }) => hrefs.offer(id)} onOpen={({ offer }) => navigate(hrefs.offer(offer.id))} />
    case 'offer':
      return <OfferPage key={route.offerId} offerId={route.offerId} />
    case 'ask':
      return <AskPage key={route.offerId} offerId={route.offerId} />
    case 'requests':
      return <RequestsPage />
    case 'request':
      return <RequestPage key={route.interestId} interestId={route.interestId} />
    case 'unknown':
      return <NotFound />
  }
}
