/**
 * Calls code of the host (a listener, an event handler, a resolver). What it throws surfaces as an uncaught error, as
 * from a DOM event listener, and never in our caller.
 *
 * @param onThrow called instead, in a microtask, so never while React renders. `false`: nobody heard, and it surfaces.
 * @returns the call's result, or `undefined` when it threw.
 */
export function callSafely<Result>(
  call: () => Result,
  onThrow?: (error: unknown) => boolean,
): Result | undefined {
  try {
    return call()
  } catch (error) {
    queueMicrotask(() => {
      if (!onThrow?.(error)) throw error
    })
    return undefined
  }
}
