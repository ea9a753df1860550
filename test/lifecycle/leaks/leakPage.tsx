import { heldByPage, type HeldByPage, passTime } from './countApis.ts'
import * as surface from '@experience-program/react'
import { createSandbox, sandboxInterest, sandboxMembers } from '@experience-program/react/sandbox'
import * as staff from '@experience-program/react/staff'
import { type ReactElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { asMember } from '../../support/asMember.ts'
import { assumptions, type PublicComponent, publicComponents } from '../publicComponents.tsx'

/**
 * `one session`: a host that navigates, every other mount gone before it has read anything. `a session each`: a member who
 * signs in and out, again with every other mount gone while its requests are under way.
 */
export type LeakVariant = 'one session' | 'a session each'

export interface LeakPage {
  readonly names: readonly string[]
  /** Mounts and unmounts so many times. */
  readonly mount: (name: string, variant: LeakVariant, times: number) => Promise<void>
  readonly held: () => HeldByPage
  /** Sessions made with `a session each` that are still there; to be asked after garbage collection. */
  readonly livingSessions: () => number
}

declare global {
  interface Window {
    leakPage: LeakPage
  }
}

/** What a test must find: so many bytes, and a listener of the window, with each mount. */
const planted = 'a planted leak'
const kept: unknown[] = []

function Leaking(): ReactElement {
  useEffect(() => {
    kept.push(Array.from({ length: 256 }, (_, index) => kept.length + index + 0.5))
    window.addEventListener('resize', () => kept.length)
  }, [])
  return <p>leaking</p>
}

const sandbox = createSandbox()
let asked = 0
const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
  asked += 1
  return sandbox.fetch(input as Request, init)
}
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const sessions: WeakRef<surface.MemberSession>[] = []
const memberOf = {
  history: sandboxMembers.withHistory,
  fresh: sandboxMembers.fresh,
  staff: sandboxMembers.staff,
}
type Member = keyof typeof memberOf

function newSession(member: Member): surface.MemberSession {
  return surface.createMemberSession({
    refresh: async () => sandbox.grantFor(memberOf[member]),
    memberId: memberOf[member],
  })
}

const shared: Record<Member, surface.MemberSession> = {
  history: newSession('history'),
  fresh: newSession('fresh'),
  staff: newSession('staff'),
}
const components = await listComponents()

async function listComponents(): Promise<Readonly<Record<string, PublicComponent>>> {
  interface Row {
    readonly id: string
    readonly status: string
  }
  const { redemptions } = await asMember<{ readonly redemptions: readonly Row[] }>(
    sandbox,
    memberOf.history,
    '/v1/redemptions',
  )
  const idOf = (status: string) => redemptions.find((each) => each.status === status)?.id ?? ''
  const [first = '', long = ''] = sandbox.control
    .conversationsOf(memberOf.history)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
  sandbox.control.addMessages(first, [{ from: 'member', body: 'One more thing.' }])
  sandbox.control.addMessages(
    long,
    Array.from({ length: 300 }, (_, index) => ({
      from: index % 2 ? ('member' as const) : ('concierge' as const),
      body: `Message ${String(index)} of a long thread`,
    })),
  )
  return {
    ...publicComponents(
      { surface, staff },
      {
        conversationId: first,
        redemptionId: idOf('SUBMITTED'),
        completedId: idOf('COMPLETED'),
        interestId: sandboxInterest,
      },
    ),
    'ConciergeChat, a long thread': {
      element: <surface.ConciergeChat conversationId={long} />,
      says: 'Message 299',
    },
    [planted]: { element: <Leaking />, says: 'leaking' },
  }
}

async function mountOnce(
  { element, says }: PublicComponent,
  session: surface.MemberSession,
  isAwaited: boolean,
): Promise<void> {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(
    <surface.ExperienceProvider
      baseUrl={sandbox.baseUrl}
      session={session}
      fetch={fetch}
      assumptions={assumptions}
      resolveImage={() => ({ src: picture })}
      locale="en-GB"
      timeZone="UTC"
    >
      {element}
    </surface.ExperienceProvider>,
  )
  const before = asked
  // What asks for nothing, since all is known, is not waited for.
  const isUnderWay = (turns: number) => asked > before || turns > 20
  for (
    let turns = 0;
    isAwaited ? !host.textContent?.includes(says) : host.firstChild === null || !isUnderWay(turns);
    turns += 1
  ) {
    if (turns > 50_000) throw new Error(`"${says}" did not come: ${host.textContent ?? ''}`)
    await turn()
  }
  // So that passive effects have run.
  await turn()
  root.unmount()
  host.remove()
}

/** A turn of the event loop, without a timer of the kind that is counted. */
function turn(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

window.leakPage = {
  names: Object.keys(components),
  async mount(name, variant, times) {
    const component = components[name]
    if (!component) throw new Error(`There is no ${name}.`)
    for (let count = 0; count < times; count += 1) {
      const session =
        variant === 'one session'
          ? shared[component.member ?? 'history']
          : newSession(component.member ?? 'history')
      await mountOnce(component, session, count % 2 === 0)
      if (variant === 'one session') continue
      sessions.push(new WeakRef(session))
      session.end()
    }
    // What the component said is taken away after seconds; what was under way has come to its end.
    for (let turns = 0; turns < 20; turns += 1) await turn()
    passTime(60_000)
    sandbox.control.clearLog()
    performance.clearResourceTimings()
  },
  held: heldByPage,
  livingSessions: () => sessions.filter((each) => each.deref() !== undefined).length,
}
