import type { Sandbox } from './Sandbox.ts'
import { createSandboxRegistry, type SandboxRegistry } from './createSandboxRegistry.ts'

/** The resolver of one sandbox, or of several, for `http.all('*', sandboxResolver(sandbox))` of MSW 2 or 3. */
export function sandboxResolver(...sandboxes: readonly Sandbox[]): SandboxRegistry['resolver'] {
  const registry = createSandboxRegistry()
  for (const sandbox of sandboxes) registry.register(sandbox)
  return registry.resolver
}
