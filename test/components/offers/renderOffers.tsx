import { QueryClient, QueryClientProvider, IsRestoringProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import {
  createMemberSession,
  type ExperienceEvent,
  ExperienceProvider,
  type ExperienceProviderProps,
} from '../../../src/index.ts'
import {
  createSandbox,
  type Sandbox,
  sandboxMembers,
  type SandboxOptions,
} from '../../../src/sandbox/index.ts'
import { isMemberEvent } from '../../support/isMemberEvent.ts'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

export interface HostOptions extends Pick<SandboxOptions, 'scenario' | 'wait'> {
  readonly member?: string
  /** Default: one of its own. */
  readonly sandbox?: Sandbox
  readonly provider?: Partial<ExperienceProviderProps>
  /** Renders inside a host that restores its own cache for ever. */
  readonly isRestoring?: boolean
}

/** A host page with its own sandbox. */
export function createHost({
  scenario = 'default',
  member = sandboxMembers.fresh,
  provider,
  isRestoring = false,
  wait,
  sandbox = createSandbox({ scenario, ...(wait ? { wait } : {}) }),
}: HostOptions = {}) {
  const events: ExperienceEvent[] = []
  const errors: unknown[] = []
  const session = createMemberSession({ refresh: () => Promise.resolve(sandbox.grantFor(member)) })
  const wrap = (children: ReactNode) => (
    <QueryClientProvider client={new QueryClient()}>
      <IsRestoringProvider value={isRestoring}>
        <ExperienceProvider
          {...({
            baseUrl: sandbox.baseUrl,
            session,
            fetch: sandbox.fetch as typeof fetch,
            locale: 'en-GB',
            timeZone: 'Europe/Copenhagen',
            resolveImage: () => ({ src: pixel }),
            onEvent: (event: ExperienceEvent) => void (isMemberEvent(event) && events.push(event)),
            onError: (error: unknown) => void errors.push(error),
            ...provider,
          } as ExperienceProviderProps)}
        >
          {children}
        </ExperienceProvider>
      </IsRestoringProvider>
    </QueryClientProvider>
  )
  return {
    sandbox,
    events,
    errors,
    /** How many pages of the catalog were asked for. */
    reads: () => sandbox.log.filter(({ operation }) => operation === 'offers').length,
    render: (children: ReactNode) => render(wrap(children)),
  }
}
