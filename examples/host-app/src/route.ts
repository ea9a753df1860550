import { formatHubLocation, type HubLocation, parseHubLocation } from '@experience-program/react'

/** Where in the site the member is. */
export type Route =
  | { readonly page: 'catalog' }
  | { readonly page: 'offer'; readonly offerId: string }
  | { readonly page: 'ask'; readonly offerId: string }
  | { readonly page: 'bookings' }
  | { readonly page: 'booking'; readonly redemptionId: string }
  | { readonly page: 'requests' }
  | { readonly page: 'request'; readonly interestId: string }
  | { readonly page: 'conversation'; readonly conversationId: string }
  | { readonly page: 'points' }
  /** The library's drop-in whole: everything under `/rewards` is a place in it. */
  | { readonly page: 'rewards'; readonly location: HubLocation }
  | { readonly page: 'unknown' }

const rewards = '/rewards'

export const hrefs = {
  catalog: '/',
  offer: (offerId: string) => `/experiences/${encodeURIComponent(offerId)}`,
  ask: (offerId: string) => `/experiences/${encodeURIComponent(offerId)}/ask`,
  bookings: '/bookings',
  booking: (redemptionId: string) => `/bookings/${encodeURIComponent(redemptionId)}`,
  requests: '/requests',
  request: (interestId: string) => `/requests/${encodeURIComponent(interestId)}`,
  conversation: (conversationId: string) => `/conversations/${encodeURIComponent(conversationId)}`,
  points: '/points',
  /** For the organisation's own people, not for members. */
  team: '/team',
  rewards: (location: HubLocation) => rewards + formatHubLocation(location).replace(/^\/(?=$|\?)/, ''),
}

export function readRoute(path: string): Route {
  const [pathname = ''] = path.split('?')
  const [section = '', id, action, ...rest] = pathname.split('/').slice(1).map(decoded)
  if (section === 'rewards') {
    const location = parseHubLocation(path.slice(rewards.length))
    return location ? { page: 'rewards', location } : { page: 'unknown' }
  }
  if (rest.length > 0) return { page: 'unknown' }
  if (section === 'experiences' && id && action === 'ask') return { page: 'ask', offerId: id }
  if (action !== undefined) return { page: 'unknown' }
  if (id) return readOne(section, id)
  switch (section) {
    case '':
      return { page: 'catalog' }
    case 'bookings':
    case 'requests':
    case 'points':
      return { page: section }
    default:
      return { page: 'unknown' }
  }
}

function readOne(section: string, id: string): Route {
  switch (section) {
    case 'experiences':
      return { page: 'offer', offerId: id }
    case 'bookings':
      return { page: 'booking', redemptionId: id }
    case 'requests':
      return { page: 'request', interestId: id }
    case 'conversations':
      return { page: 'conversation', conversationId: id }
    default:
      return { page: 'unknown' }
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
