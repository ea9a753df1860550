import {
  createMemberSession,
  ExperienceProvider,
  refreshFrom,
  savedInThisBrowser,
  TermsGate,
} from '@experience-program/react'
import { useRef, useState } from 'react'
import { type Member, signOut } from './backend.ts'
import { live } from './live.ts'
import { usePath } from './navigation.ts'
import { Page } from './Page.tsx'
import { resolveImage } from './resolveImage.ts'
import { readRoute } from './route.ts'
import { SiteHeader } from './SiteHeader.tsx'
import { termsDocuments } from './termsDocuments.tsx'
import type { Scheme } from './useScheme.ts'
import { useTitleFocus } from './useTitleFocus.ts'

interface MemberSiteProps {
  readonly member: Member
  readonly scheme: Scheme
  readonly onSchemeChange: (scheme: Scheme) => void
  readonly onSignedOut: () => void
}

const baseUrl = document.querySelector<HTMLMetaElement>('meta[name="experience-service"]')?.content ?? ''

/** What the specification leaves open and this Service has: how terms are accepted, and the history of points. */
const assumptions = { operations: { acceptTerms: true, ledger: true } } as const

/** Members keep what they like for later, in this browser, until they sign out of it. */
const saved = savedInThisBrowser({ clearAtSignOut: true })

/** Everything behind the sign-in. One session for each member who signs in; it ends when they sign out. */
export function MemberSite({ member, scheme, onSchemeChange, onSignedOut }: MemberSiteProps) {
  const [session] = useState(() =>
    createMemberSession({ refresh: refreshFrom('/api/member-token'), memberId: member.id }),
  )
  const main = useRef<HTMLElement>(null)
  const path = usePath()
  const route = readRoute(path)
  // Within the hub the focus is the hub's.
  useTitleFocus(main, route.page === 'rewards' ? route.page : path)

  function handleSignOut() {
    // Ended here at once, whether or not the backend can be told.
    session.end()
    signOut().then(onSignedOut, onSignedOut)
  }

  return (
    <ExperienceProvider
      baseUrl={baseUrl}
      session={session}
      locale="en-GB"
      theme={{ scheme, className: 'marelle' }}
      assumptions={assumptions}
      resolveImage={resolveImage}
      saved={saved}
      live={live}
      slots={{
        signInAgain: () => (
          <button type="button" className="button" onClick={onSignedOut}>
            Sign in again
          </button>
        ),
        healthDataConsent: (
          <p className="small">
            Marelle hands these answers on and keeps no copy. Leave out what you would rather say in person.
          </p>
        ),
        support: () => (
          <p className="small">
            Does it go on? Write to <a href="mailto:members@marelle.example">members@marelle.example</a>.
          </p>
        ),
      }}
    >
      <SiteHeader
        member={member}
        route={route}
        scheme={scheme}
        onSchemeChange={onSchemeChange}
        onSignOut={handleSignOut}
      />
      <main ref={main} id="main">
        <TermsGate presentation="dialog" documents={termsDocuments} classNames={{ banner: 'terms-banner' }}>
          <Page route={route} />
        </TermsGate>
      </main>
    </ExperienceProvider>
  )
}
