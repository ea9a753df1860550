import type { Sandbox, Wait } from '../Sandbox.ts'
import type { Assumptions } from '../../contract/index.ts'
import type { World } from '../model/World.ts'
import type { createFailureFinder } from '../scenario/injectedFailures.ts'
import type { ScenarioSettings } from '../scenario/scenarios.ts'
import type { Issuer } from './createIssuer.ts'
import type { Handler } from './Handler.ts'
import type { LogEntry } from './requestLog.ts'

/** What one sandbox is made of; `world` and `scenario` change under a running sandbox. */
export interface SandboxCore {
  readonly assumptions: Assumptions
  readonly basePath: string
  readonly issuer: Issuer
  readonly markers: readonly string[]
  readonly pictures: string | undefined
  readonly routes: readonly Route[]
  readonly wait: Wait
  /** Receives a mistake of the sandbox itself, which it answers with a 500. */
  readonly onError: (error: unknown) => void
  log: Mutable<LogEntry>[]
  world: World
  scenario: ScenarioSettings
  findFailure: ReturnType<typeof createFailureFinder>
}

interface Route {
  readonly handler: Handler
  readonly pattern: RegExp
  readonly names: readonly string[]
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const cores = new WeakMap<Sandbox, SandboxCore>()

export function rememberCore(sandbox: Sandbox, core: SandboxCore): void {
  cores.set(sandbox, core)
}

/** What is inside a sandbox, for its snapshot and for the console's operator, who see more than a test should. */
export function coreOf(sandbox: Sandbox): SandboxCore {
  const core = cores.get(sandbox)
  if (core) return core
  throw new TypeError(
    '@experience-program/react: this is no sandbox of createSandbox. Its data cannot be reached. Give the object that createSandbox returned, of the same copy of the package.',
  )
}
