import type { ReactElement } from 'react'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createExperienceClient, createMemberSession } from '../../../src/client/index.ts'
import type { ExperienceEvent } from '../../../src/components/common/index.ts'
import type { AssumptionsInput } from '../../../src/contract/index.ts'
import { ConciergeChat, type ConciergeChatProps, ExperienceProvider } from '../../../src/index.ts'
import { getExperienceKit } from '../../../src/queries/index.ts'
import {
  createSandbox,
  type SandboxMessage,
  sandboxMembers,
  type SandboxOptions,
} from '../../../src/sandbox/index.ts'
import { isMemberEvent } from '../../support/isMemberEvent.ts'

interface HostOptions extends Pick<SandboxOptions, 'scenario' | 'wait' | 'concierge' | 'pictures'> {
  /** Written before the page opens, in a conversation that had nothing in it. */
  readonly history?: readonly SandboxMessage[]
  readonly assumptions?: AssumptionsInput
  readonly member?: string
}

/** Quick enough for a test to see the next poll. */
const quick: AssumptionsInput = { messagePolling: { activeMs: 150, idleMs: 150 } }

/** A host's page with one conversation, over a Service in memory. */
export function createChatHost({
  history = [],
  assumptions = quick,
  member = sandboxMembers.withHistory,
  ...options
}: HostOptions = {}) {
  const sandbox = createSandbox({ pictures: 'https://files.test/pictures', ...options })
  const id = sandbox.control.conversationsOf(member)[0] ?? ''
  if (history.length > 0) sandbox.control.addMessages(id, history)
  const session = createMemberSession({ refresh: () => Promise.resolve(sandbox.grantFor(member)) })
  const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(input as Request, init)
  const client = createExperienceClient({ baseUrl: sandbox.baseUrl, session, fetch, assumptions })
  const events: ExperienceEvent[] = []
  const wrap = (children: ReactElement | null) => (
    <ExperienceProvider
      client={client}
      locale="en-GB"
      timeZone="Europe/Copenhagen"
      onEvent={(event) => isMemberEvent(event) && events.push(event)}
    >
      <div style={{ blockSize: 600, inlineSize: 800 }}>{children}</div>
    </ExperienceProvider>
  )
  const chat = (props: Partial<ConciergeChatProps> = {}) =>
    wrap(<ConciergeChat conversationId={id} {...props} />)
  return {
    sandbox,
    id,
    events,
    kit: getExperienceKit(client),
    wrap,
    chat,
    open: (props: Partial<ConciergeChatProps> = {}) => render(chat(props)),
    reads: () => sandbox.log.filter(({ operation }) => operation === 'messages').length,
    sent: () => sandbox.log.filter(({ operation }) => operation === 'sendMessage'),
    /** What the Service has of the conversation, oldest first. */
    stored: async () => {
      const { data } = await client.call(
        (await import('../../../src/contract/index.ts')).operations.messages,
        { params: { id }, query: { limit: 100 } },
      )
      return data.messages.map(({ body }) => body).reverse()
    },
  }
}

/** Messages one minute apart, the last of them now. */
export function manyMessages(count: number, from: 'both' | 'concierge' = 'both'): readonly SandboxMessage[] {
  const start = Date.now() - count * 60_000
  return Array.from({ length: count }, (_, index) => ({
    from: from === 'both' && index % 3 === 0 ? ('member' as const) : ('concierge' as const),
    body:
      index % 5 === 0
        ? `message ${index + 1}, which is longer than the others, so that rows are not of one height. `.repeat(
            4,
          )
        : `message ${index + 1}.`,
    createdAt: new Date(start + index * 60_000).toISOString(),
  }))
}

export const field = () => page.getByRole('textbox', { name: 'Write to your concierge' })
export const frame = () => page.getByRole('group', { name: 'Messages' }).element() as HTMLElement
export const spoken = () => [...document.querySelectorAll('[aria-live] p')].map((line) => line.textContent)

export async function write(text: string): Promise<void> {
  await field().click()
  await userEvent.keyboard(`${text}{Enter}`)
}

/** The bubbles on screen, oldest first. */
export const bubbles = () =>
  [...document.querySelectorAll('.xp-chat-bubble')].map(({ textContent }) => textContent)

/** Distance of a message from the top of its frame, in pixels. */
export function topOf(text: RegExp): number {
  const bubble = [...document.querySelectorAll('.xp-chat-bubble')].find(({ textContent }) =>
    text.test(textContent ?? ''),
  )
  if (!bubble) throw new Error(`No message ${text}.`)
  return bubble.getBoundingClientRect().top - frame().getBoundingClientRect().top
}

export const isAtEnd = () => frame().scrollHeight - frame().scrollTop - frame().clientHeight < 2

/** Two frames: scroll listeners have run, and the result is painted. */
export const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Until a scroll counts as ended, which virtua takes 150 ms for. */
export async function settled(): Promise<void> {
  for (const end = performance.now() + 250; performance.now() < end;) await painted()
}
