import {
  createExperienceClient,
  createMemberSession,
  type ExperienceClientOptions,
  type MemberSessionOptions,
} from '../../src/client/index.ts'
import { type ExperienceKit, getExperienceKit } from '../../src/queries/index.ts'
import { createSandbox, type Sandbox, sandboxMembers, type SandboxOptions } from '../../src/sandbox/index.ts'

export interface MemberKitOptions extends SandboxOptions {
  readonly member?: string
  readonly client?: Partial<ExperienceClientOptions>
  readonly session?: Partial<MemberSessionOptions>
}

export interface MemberKit {
  readonly sandbox: Sandbox
  readonly kit: ExperienceKit
  /** Requests that the sandbox saw of an operation. */
  readonly requests: (operation: string) => readonly Sandbox['log'][number][]
}

/** A made-up member of a fresh sandbox, with a session, a client and a kit. */
export function createMemberKit({
  member = sandboxMembers.fresh,
  client,
  session,
  ...options
}: MemberKitOptions = {}): MemberKit {
  const sandbox = createSandbox({ ...options })
  const kit = getExperienceKit(
    createExperienceClient({
      baseUrl: sandbox.baseUrl,
      session: createMemberSession({
        refresh: async () => sandbox.grantFor(member),
        server: true,
        ...session,
      }),
      fetch: (input, init) => sandbox.fetch(input as Request, init),
      ...client,
    }),
  )
  return {
    sandbox,
    kit,
    requests: (operation) => sandbox.log.filter((entry) => entry.operation === operation),
  }
}
