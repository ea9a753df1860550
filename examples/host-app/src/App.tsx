import { useEffect, useState } from 'react'
import { type Member, readMember } from './backend.ts'
import { MemberSite } from './MemberSite.tsx'
import { guardLeaving, navigate, usePath } from './navigation.ts'
import { hrefs } from './route.ts'
import { SignIn } from './SignIn.tsx'
import { TeamPage } from './TeamPage.tsx'
import { useScheme } from './useScheme.ts'

/** The organisation's site: its sign-in page, or the site of the member who is signed in. */
export function App() {
  const [member, setMember] = useState<Member | null>()
  const [scheme, setScheme] = useScheme()
  const path = usePath()

  useEffect(() => {
    readMember().then(setMember, () => setMember(null))
  }, [])

  function handleSignedOut() {
    // Over already: there is nothing left to stay for.
    guardLeaving(null)
    // The next member starts at the beginning, not in a page of the last one.
    navigate('/')
    setMember(null)
  }

  if (path === hrefs.team) return <TeamPage />
  if (member === undefined) return null
  if (member === null) return <SignIn onSignedIn={setMember} />
  return (
    <MemberSite
      key={member.id}
      member={member}
      scheme={scheme}
      onSchemeChange={setScheme}
      onSignedOut={handleSignedOut}
    />
  )
}
