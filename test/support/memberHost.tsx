import { Fragment, type ReactNode, StrictMode } from 'react'
import { render } from 'vitest-browser-react'
import {
  createExperienceClient,
  createMemberSession,
  type ExperienceClient,
  type MemberSessionOptions,
} from '../../src/client/index.ts'
import type { AssumptionsInput } from '../../src/contract/index.ts'
import {
  type ExperienceEvent,
  type ExperienceKit,
  ExperienceProvider,
  type ExperienceProviderProps,
  getExperienceKit,
} from '../../src/index.ts'
import { createSandbox, type Sandbox, sandboxMembers, type SandboxOptions } from '../../src/sandbox/index.ts'
import { isMemberEvent } from './isMemberEvent.ts'

export interface MemberHostOptions extends Omit<SandboxOptions, 'assumptions'> {
  readonly member?: string
  readonly assumptions?: AssumptionsInput
  readonly locale?: string
  readonly messages?: ExperienceProviderProps['messages']
  readonly components?: ExperienceProviderProps['components']
  readonly mapHref?: ExperienceProviderProps['mapHref']
  readonly saved?: ExperienceProviderProps['saved']
  readonly saveFile?: ExperienceProviderProps['saveFile']
  /** False: effects run once, as in production. Default true. */
  readonly isStrict?: boolean
  /** Answers in the place of the sandbox; undefined to leave it to it. */
  readonly answer?: (request: Request) => Response | Promise<Response | undefined> | undefined
  /** In the place of a backend that always grants. */
  readonly refresh?: MemberSessionOptions['refresh']
}

export interface MemberHost {
  readonly sandbox: Sandbox
  readonly client: ExperienceClient
  readonly kit: ExperienceKit
  readonly events: ExperienceEvent[]
  readonly errors: unknown[]
  readonly page: (children: ReactNode) => ReactNode
  readonly open: (children: ReactNode) => Promise<Awaited<ReturnType<typeof render>>>
  /** Requests that the sandbox saw of an operation. */
  readonly requests: (operation: string) => readonly Sandbox['log'][number][]
  /** What every live region of the page says. */
  readonly said: () => string
}

/** A page of a host over a real sandbox, for a made-up member. */
export function createMemberHost({
  member = sandboxMembers.fresh,
  assumptions,
  locale = 'en-GB',
  messages,
  components,
  mapHref,
  saved,
  saveFile,
  answer,
  refresh,
  isStrict = true,
  ...options
}: MemberHostOptions = {}): MemberHost {
  const sandbox = createSandbox(options)
  const session = createMemberSession({ refresh: refresh ?? (async () => sandbox.grantFor(member)) })
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    return (await answer?.(request.clone())) ?? sandbox.fetch(request)
  }
  const client = createExperienceClient({ baseUrl: sandbox.baseUrl, session, fetch, assumptions })
  const events: ExperienceEvent[] = []
  const errors: unknown[] = []
  const Mode = isStrict ? StrictMode : Fragment
  const page = (children: ReactNode) => (
    <Mode>
      <ExperienceProvider
        client={client}
        locale={locale}
        messages={messages}
        components={components}
        mapHref={mapHref}
        saved={saved}
        saveFile={saveFile}
        timeZone="Europe/Copenhagen"
        onEvent={(event) => isMemberEvent(event) && events.push(event)}
        onError={(error) => errors.push(error)}
      >
        {children}
      </ExperienceProvider>
    </Mode>
  )
  return {
    sandbox,
    client,
    kit: getExperienceKit(client),
    events,
    errors,
    page,
    open: (children) => render(page(children)),
    requests: (operation) => sandbox.log.filter((entry) => entry.operation === operation),
    said: () => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join(' '),
  }
}
