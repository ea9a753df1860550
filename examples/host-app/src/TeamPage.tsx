import { useEffect, useState } from 'react'
import { readTold, type Told } from './backend.ts'

/** For the organisation's own people: what the Service told their backend, newest first. Nothing in here is the library's. */
export function TeamPage() {
  const told = useTold()
  return (
    <main className="page" id="main">
      <p className="brand">Marelle</p>
      <h1>What the Service told us</h1>
      <p className="lead">
        Webhooks that arrived with a true signature, each once. Redeem something in another window and watch.
      </p>
      {told === null && <p role="alert">We could not ask. Is the demonstration still running?</p>}
      {told?.length === 0 && <p>Nothing yet.</p>}
      {told && told.length > 0 && (
        <table className="told">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Event</th>
              <th scope="col">Member</th>
              <th scope="col">What</th>
            </tr>
          </thead>
          <tbody>
            {told.map(({ id, type, at, about, detail }) => (
              <tr key={id}>
                <td>
                  <time dateTime={at}>{new Date(at).toLocaleTimeString('en-GB')}</time>
                </td>
                <td>{type}</td>
                <td>{about}</td>
                <td>{detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </main>
  )
}

/** Asks every two seconds while the page is looked at. Null after a failure, undefined at first. */
function useTold(): readonly Told[] | null | undefined {
  const [told, setTold] = useState<readonly Told[] | null>()
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) readTold().then(setTold, () => setTold(null))
    }
    ask()
    const timer = setInterval(ask, 2_000)
    return () => clearInterval(timer)
  }, [])
  return told
}
