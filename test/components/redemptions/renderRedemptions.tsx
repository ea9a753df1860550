import { type ReactNode, StrictMode } from 'react'
import { render } from 'vitest-browser-react'
import { createMemberSession } from '../../../src/client/index.ts'
import { type AssumptionsInput, operations, type Redemption } from '../../../src/contract/index.ts'
import { createExperienceClient, ExperienceProvider, type ExperienceEvent } from '../../../src/index.ts'
import { createSandbox, sandboxMembers, type SandboxOptions } from '../../../src/sandbox/index.ts'
import { isMemberEvent } from '../../support/isMemberEvent.ts'

export interface HostOptions extends SandboxOptions {
  readonly member?: string
  /** What the host says of the member to the session. */
  readonly memberId?: string
  readonly assumptions?: AssumptionsInput
}

/** A page of a host over a real sandbox. `reload` is the same page after a reload: a new session of the same member. */
export function createHost({
  member = sandboxMembers.fresh,
  memberId,
  assumptions = {},
  ...options
}: HostOptions = {}) {
  const sandbox = createSandbox({ pictures: '/pictures', ...options })
  const events: ExperienceEvent[] = []
  const newSession = () =>
    createMemberSession({
      refresh: async () => sandbox.grantFor(member),
      ...(memberId === undefined ? {} : { memberId }),
    })
  let session = newSession()
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => sandbox.fetch(input as Request, init)
  const page = (children: ReactNode) => (
    <StrictMode>
      <ExperienceProvider
        baseUrl={sandbox.baseUrl}
        session={session}
        fetch={fetch}
        assumptions={assumptions}
        locale="en-GB"
        timeZone="Europe/Copenhagen"
        onEvent={(event) => isMemberEvent(event) && events.push(event)}
      >
        {children}
      </ExperienceProvider>
    </StrictMode>
  )
  return {
    sandbox,
    events,
    render: async (children: ReactNode) => {
      const screen = await render(page(children))
      return { ...screen, rerender: (next: ReactNode) => screen.rerender(page(next)) }
    },
    reload: () => {
      session = newSession()
    },
    endSession: () => session.end(),
    requests: (operation: string) => sandbox.log.filter((entry) => entry.operation === operation),
    balance: () => sandbox.control.walletOf(member).balance,
    redemptions: async (): Promise<readonly Redemption[]> => {
      const client = createExperienceClient({
        baseUrl: sandbox.baseUrl,
        fetch,
        session: createMemberSession({ refresh: async () => sandbox.grantFor(member) }),
      })
      return (await client.call(operations.redemptions, { query: { limit: 100 } })).data.redemptions
    },
    /** What every live region of the page says. */
    said: () => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join(' '),
  }
}
