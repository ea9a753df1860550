import type { SandboxOptions } from '../../src/sandbox/index.ts'

/**
 * Options of a sandbox whose answers to these operations (all without names) wait until `release`. What a test does
 * meanwhile may take as long as its machine needs: no pause is long enough for the slowest.
 */
export function holdAnswers(...operations: readonly string[]) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const latencyMs = operations.length > 0 ? Object.fromEntries(operations.map((name) => [name, 1])) : 1
  return {
    scenario: { latencyMs },
    wait: () => released,
    release: () => release(),
  } satisfies SandboxOptions & { release: () => void }
}
