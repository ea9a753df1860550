import { onTestFinished, vi } from 'vitest'

/** What a test's code throws in microtasks of its own, which would end the run as an uncaught error: a page's console would say it. */
export function catchUncaught(): () => Promise<readonly unknown[]> {
  const errors: unknown[] = []
  const spy = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(
    (run) =>
      void Promise.resolve()
        .then(run)
        .catch((error) => errors.push(error)),
  )
  onTestFinished(() => spy.mockRestore())
  return async () => {
    for (let turns = 0; turns < 3; turns += 1) await Promise.resolve()
    return errors
  }
}
