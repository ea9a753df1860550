import type * as library from '@experience-program/react'
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

// As in a page without a bundler: the script of the package, by its address.
const script = '/experience-program/elements.js'
const { createMemberSession, refreshFrom } = (await import(/* @vite-ignore */ script)) as typeof library

const place = document.querySelector('main')
const account = document.querySelector('nav')
const who = document.querySelector('#who')
const setting = await readSetting()
let session: ReturnType<typeof createMemberSession> | null = null

function show(member: Member | null) {
  session?.end()
  session = null
  place?.querySelector('xp-provider')?.remove()
  if (who) who.textContent = member ? `Signed in as ${member.name}.` : 'Nobody is signed in.'
  if (!member) return
  const refresh = refreshFrom('/api/member-token')
  session = createMemberSession({ refresh, ...(setting.isMemberNamed && { memberId: member.id }) })
  const provider = Object.assign(document.createElement('xp-provider'), {
    baseUrl: serviceUrl,
    session,
    locale: setting.locale,
    timeZone: 'UTC',
    assumptions: assumptionsOf(setting),
  })
  const gate = Object.assign(document.createElement('xp-terms-gate'), {
    presentation: setting.gate,
    documents: { TERMS_OF_SERVICE: { href: '/elsewhere.html' } },
  })
  const hub = document.createElement('xp-hub')
  hub.setAttribute('history', 'hash')
  hub.addEventListener('xp-interest-created', ({ detail }) => {
    keepRequest(detail).catch(() => {})
  })
  readRequests().then(
    (requests) => hub.setAttribute('interest-ids', requests.map(({ interestId }) => interestId).join(' ')),
    () => {},
  )
  gate.append(hub)
  provider.append(gate)
  place?.append(provider)
}

function addButton(name: string, press: () => Promise<void>) {
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', () => void press().catch(() => {}))
  account?.append(button)
}

for (const { id, name } of members) addButton(`Sign in as ${name}`, async () => show(await signIn(id)))
addButton('Sign out', async () => {
  show(null)
  await signOut()
})
account?.append(
  Object.assign(document.createElement('a'), { href: '/elsewhere.html', textContent: 'Elsewhere' }),
)
show(await readMember())
