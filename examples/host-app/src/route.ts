/** Where in the site the member is. */
export type Route =
  | { readonly page: 'catalog' }
  | { readonly page: 'offer'; readonly offerId: string }
  | { readonly page: 'ask'; readonly offerId: string }
  | { readonly page: 'requests' }
  | { readonly page: 'request'; readonly interestId: string }
  | { readonly page: 'unknown' }

export const hrefs = {
  catalog: '/',
  offer: (offerId: string) => `/experiences/${encodeURIComponent(offerId)}`,
  ask: (offerId: string) => `/experiences/${encodeURIComponent(offerId)}/ask`,
  requests: '/requests',
  request: (interestId: string) => `/requests/${encodeURIComponent(interestId)}`,
}

export function readRoute(path: string): Route {
  const [section = '', id, action, ...rest] = path.split('/').slice(1).map(decoded)
  if (rest.length > 0) return { page: 'unknown' }
  if (section === '' && id === undefined) return { page: 'catalog' }
  if (section === 'experiences' && id && action === undefined) return { page: 'offer', offerId: id }
  if (section === 'experiences' && id && action === 'ask') return { page: 'ask', offerId: id }
  if (section === 'requests' && id === undefined) return { page: 'requests' }
  if (section === 'requests' && id && action === undefined) return { page: 'request', interestId: id }
  return { page: 'unknown' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
