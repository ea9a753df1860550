import { useOffer } from '@experience-program/react'
import type { KeptRequest } from './backend.ts'
import { Link } from './Link.tsx'
import { hrefs } from './route.ts'
import { useKeptRequests } from './useKeptRequests.ts'

/** The organisation's own page: what this member has asked for. Each leads to the library's receipt. */
export function RequestsPage() {
  const { requests, hasFailed } = useKeptRequests()

  return (
    <div className="page">
      <h1>My requests</h1>
      {hasFailed && <p role="alert">We could not load your requests. Please reload the page.</p>}
      {requests?.length === 0 && (
        <p className="lead">
          Nothing yet. <Link href={hrefs.catalog}>Find something to ask for</Link>
        </p>
      )}
      <ul className="requests">
        {requests?.map((request) => (
          <li key={request.interestId}>
            <RequestLink {...request} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One of the library's hooks in a part of our own: the offer comes out of the cache that its components fill. */
function RequestLink({ interestId, offerId }: KeptRequest) {
  const { data: offer } = useOffer(offerId)
  return (
    <Link href={hrefs.request(interestId)}>
      {offer?.title ?? 'A request'}
      <span className="small">{offer?.location?.display}</span>
    </Link>
  )
}
