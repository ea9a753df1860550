'use client'

import type { ReactNode } from 'react'
import { createMemberSession, type MemberSession } from '../../client/index.ts'
import type { ExperienceEvent } from '../../components/common/index.ts'
import { ExperienceProvider, type ExperienceProviderProps } from '../../components/provider/index.ts'
import { createSandbox, type Sandbox, sandboxMembers, type SandboxOptions } from '../index.ts'

/** The sandbox, the member, and anything of `ExperienceProvider` but where the Service is. */
export interface TestProviderOptions extends Omit<
  ExperienceProviderProps,
  'baseUrl' | 'session' | 'client' | 'fetch' | 'memberId' | 'children'
> {
  /** One that you made, shared by several. Default: a new one. */
  readonly sandbox?: Sandbox | undefined
  /** How a new one is made. */
  readonly sandboxOptions?: SandboxOptions | undefined
  /** How it behaves: a name such as `'failing'`, or settings. */
  readonly scenario?: SandboxOptions['scenario'] | undefined
  /**
   * Whose session it is, an `externalUserID`. Default `sandboxMembers.fresh`, who has points and has done nothing yet.
   */
  readonly member?: string | undefined
}

/** A page's worth of a host, without a network. */
export interface TestProvider {
  /** For Testing Library's `wrapper`, or around what is rendered. */
  readonly Provider: (props: { readonly children?: ReactNode }) => ReactNode
  /** What the Service did and does: `sandbox.log`, `sandbox.control`. */
  readonly sandbox: Sandbox
  readonly session: MemberSession
  /** What `onEvent` was told. */
  readonly events: readonly ExperienceEvent[]
  /** What `onError` was told. */
  readonly errors: readonly unknown[]
}

/**
 * Makes a provider with a sandbox behind it: `render(<OfferCatalog />, { wrapper: createTestProvider().Provider })`.
 * Make one for each test: a session, its cache and its data belong to it alone.
 */
export function createTestProvider({
  sandbox: given,
  sandboxOptions,
  scenario,
  member = sandboxMembers.fresh,
  onEvent,
  onError,
  ...rest
}: TestProviderOptions = {}): TestProvider {
  const sandbox = given ?? createSandbox(sandboxOptions)
  if (scenario !== undefined) sandbox.control.scenario(scenario)
  const session = createMemberSession({
    refresh: () => Promise.resolve(sandbox.grantFor(member)),
    memberId: member,
  })
  const events: ExperienceEvent[] = []
  const errors: unknown[] = []
  const handleEvent = (event: ExperienceEvent) => {
    events.push(event)
    onEvent?.(event)
  }
  const handleError = (error: unknown) => {
    errors.push(error)
    onError?.(error)
  }
  const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(input, init)
  fillJsdom()
  return {
    sandbox,
    session,
    events,
    errors,
    Provider: ({ children }) => (
      <ExperienceProvider
        {...rest}
        baseUrl={sandbox.baseUrl}
        session={session}
        fetch={fetch}
        onEvent={handleEvent}
        onError={handleError}
      >
        {children}
      </ExperienceProvider>
    ),
  }
}

/**
 * jsdom knows the element `dialog` and has no way to open one, measures nothing and scrolls nowhere. Every browser
 * does: there nothing is changed.
 */
function fillJsdom(): void {
  if (typeof HTMLDialogElement === 'undefined') return
  globalThis.ResizeObserver ??= Unmeasured
  Element.prototype.scrollIntoView ??= () => undefined
  const { prototype } = HTMLDialogElement
  if ('showModal' in prototype) return
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}

class Unmeasured implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
