import {
  createMemberSession,
  ExperienceHub,
  ExperienceProvider,
  refreshFrom,
  TermsGate,
  useHubHistory,
} from '@experience-program/react'
import { ar } from '@experience-program/react/locales/ar'
import '@experience-program/react/styles.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Setting } from '../Setting.ts'
import {
  assumptionsOf,
  keepRequest,
  type Member,
  members,
  readMember,
  readRequests,
  readSetting,
  serviceUrl,
  signIn,
  signOut,
} from './account.ts'

const documents = { TERMS_OF_SERVICE: { title: 'Terms of the programme', content: <p>Be kind.</p> } }

/** The site's backend cannot be reached: the page stays as it is. */
const giveUp = () => {}

function Site({ setting, first }: { readonly setting: Setting; readonly first: Member | null }): ReactNode {
  const [visit, setVisit] = useState(() => startVisit(setting, first))

  async function handleSignIn(id: string) {
    const member = await signIn(id)
    visit?.session.end()
    setVisit(startVisit(setting, member))
  }

  async function handleSignOut() {
    visit?.session.end()
    setVisit(null)
    await signOut()
  }

  return (
    <>
      <header>
        <nav aria-label="Account">
          {members.map(({ id, name }) => (
            <button key={id} type="button" onClick={() => void handleSignIn(id).catch(giveUp)}>
              Sign in as {name}
            </button>
          ))}
          <button type="button" onClick={() => void handleSignOut().catch(giveUp)}>
            Sign out
          </button>
          <a href="/elsewhere.html">Elsewhere</a>
        </nav>
        <p>{visit ? `Signed in as ${visit.member.name}.` : 'Nobody is signed in.'}</p>
      </header>
      <main>
        <h1>Rewards</h1>
        {visit && (
          <ExperienceProvider
            baseUrl={serviceUrl}
            session={visit.session}
            locale={setting.locale}
            {...(setting.locale === 'ar' ? { messages: ar } : {})}
            timeZone="UTC"
            assumptions={assumptionsOf(setting)}
          >
            <TermsGate presentation={setting.gate} documents={documents}>
              <Hub setting={setting} />
            </TermsGate>
          </ExperienceProvider>
        )}
      </main>
    </>
  )
}

function Hub({ setting }: { readonly setting: Setting }): ReactNode {
  const history = useHubHistory(setting.host === 'path' ? { mode: 'path', base: '/rewards' } : {})
  const [interestIds, setInterestIds] = useState<readonly string[]>([])
  useEffect(() => {
    readRequests().then((requests) => setInterestIds(requests.map(({ interestId }) => interestId)), giveUp)
  }, [])
  return (
    <ExperienceHub
      {...history}
      interestIds={interestIds}
      onInterestCreated={(made) => {
        keepRequest(made).catch(giveUp)
      }}
    />
  )
}

function startVisit({ isMemberNamed }: Setting, member: Member | null) {
  if (!member) return null
  const refresh = refreshFrom('/api/member-token')
  return { member, session: createMemberSession({ refresh, ...(isMemberNamed && { memberId: member.id }) }) }
}

const container = document.querySelector('#app')
if (!container) throw new Error('The page has no place for the site.')
const [setting, first] = await Promise.all([readSetting(), readMember()]).catch(() => [null, null])
if (setting) createRoot(container).render(<Site setting={setting} first={first} />)
