import { useEffect, useRef, useState } from 'react'
import { type Member, readMembers, signIn } from './backend.ts'
import { Link } from './Link.tsx'
import { hrefs } from './route.ts'

/** In place of a real sign-in: the made-up members of this demonstration, to pick one. */
export function SignIn({ onSignedIn }: { readonly onSignedIn: (member: Member) => void }) {
  const [members, setMembers] = useState<readonly Member[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = 'Sign in · Marelle'
    title.current?.focus({ preventScroll: true })
    readMembers().then(setMembers, () => setHasFailed(true))
  }, [])

  function handleChoose(member: Member) {
    setHasFailed(false)
    signIn(member.id).then(onSignedIn, () => setHasFailed(true))
  }

  return (
    <main className="sign-in">
      <p className="brand">Marelle</p>
      <h1 ref={title} tabIndex={-1}>
        Something to look forward to
      </h1>
      <p className="lead">
        What your points are for: a table, a boat, a stage, a quiet house. Choose who you are to look around.
      </p>
      <ul className="sign-in-members" aria-label="Members">
        {members.map((member) => (
          <li key={member.id}>
            <button type="button" className="sign-in-member" onClick={() => handleChoose(member)}>
              <span className="sign-in-name">{member.name}</span>
              <span className="sign-in-note">{member.note}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && <p role="alert">That did not work. Please try again.</p>}
      <p className="small">
        A demonstration on your own machine. Marelle, its members and every place in it are made up. For its
        team there is a page of <Link href={hrefs.team}>what the Service told its backend</Link>.
      </p>
    </main>
  )
}
