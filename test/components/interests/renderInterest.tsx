import type { ReactElement } from 'react'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { createExperienceClient, createMemberSession } from '../../../src/client/index.ts'
import type { ExperienceEvent, ExperienceSlots } from '../../../src/components/common/index.ts'
import { ExperienceProvider } from '../../../src/components/provider/index.ts'
import { getExperienceKit } from '../../../src/queries/index.ts'
import { createSandbox, sandboxMembers, type SandboxOptions } from '../../../src/sandbox/index.ts'
import { isMemberEvent } from '../../support/isMemberEvent.ts'

/** What a member types into the three questions, in the tests. The sandbox's log looks for them. */
export const markers = ['zq-diet-7713', 'zq-allergy-7714', 'zq-access-7715'] as const

interface HostOptions {
  readonly scenario?: SandboxOptions['scenario']
  readonly wait?: SandboxOptions['wait']
  readonly member?: string
  readonly locale?: string
  readonly slots?: ExperienceSlots
}

/** A page of a host over a Service in memory. */
export function createHost({
  scenario = 'default',
  wait,
  member = sandboxMembers.fresh,
  locale = 'en-GB',
  slots,
}: HostOptions = {}) {
  const sandbox = createSandbox({ scenario, markers, ...(wait ? { wait } : {}) })
  const session = createMemberSession({ refresh: () => Promise.resolve(sandbox.grantFor(member)) })
  const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(input as Request, init)
  const client = createExperienceClient({ baseUrl: sandbox.baseUrl, session, fetch })
  const events: ExperienceEvent[] = []
  const errors: unknown[] = []
  const wrap = (children: ReactElement | null) => (
    <ExperienceProvider
      client={client}
      locale={locale}
      timeZone="Europe/Copenhagen"
      slots={slots}
      onEvent={(event) => isMemberEvent(event) && events.push(event)}
      onError={(error) => errors.push(error)}
    >
      {children}
    </ExperienceProvider>
  )
  return {
    sandbox,
    events,
    errors,
    kit: getExperienceKit(client),
    wrap,
    render: (children: ReactElement) => render(wrap(children)),
    /** The writes that arrived, as `POST /v1/interests 201`. */
    writes: () =>
      sandbox.log
        .filter(({ method }) => method === 'POST' || method === 'PUT')
        .map(({ method, operation, status }) => `${method} ${operation ?? '?'} ${String(status)}`),
  }
}

/** What the tests press and fill in, by role and label. */
export const form = {
  title: () => page.getByRole('heading', { name: 'Ask for it' }),
  adults: () => page.getByRole('spinbutton', { name: 'Adults' }),
  children: () => page.getByRole('spinbutton', { name: 'Children' }),
  way: (name: string) => page.getByRole('radio', { name }),
  phone: () => page.getByRole('textbox', { name: 'Phone' }),
  occasion: (name: string) => page.getByRole('radio', { name }),
  diet: () => page.getByRole('textbox', { name: 'Diet' }),
  allergies: () => page.getByRole('textbox', { name: 'Allergies' }),
  access: () => page.getByRole('textbox', { name: 'Accessibility' }),
  send: () => page.getByRole('button', { name: /Send to the concierge|Try again in/ }),
  change: () => page.getByRole('button', { name: 'Change your answers' }),
  changeTitle: () => page.getByRole('heading', { name: 'Change your answers' }),
  save: () => page.getByRole('button', { name: /Save your answers|Try again in/ }),
  cancel: () => page.getByRole('button', { name: 'Cancel' }),
  sensitiveGroup: () => page.getByRole('group', { name: /^Diet, allergies, access/ }),
  /** The notice of such a title, and not what is announced of it for seven seconds. */
  notice: (title: string) => page.getByRole('strong').filter({ hasText: title }),
  receipt: () => page.getByRole('heading', { name: 'Your concierge has it' }),
}

/** Types a marker into each of the three questions. */
export async function typeSensitive(): Promise<void> {
  await form.diet().fill(markers[0])
  await form.allergies().fill(markers[1])
  await form.access().fill(markers[2])
}
