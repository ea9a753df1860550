import type { Sandbox } from '../Sandbox.ts'
import type { SandboxCore } from './createFetch.ts'

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
