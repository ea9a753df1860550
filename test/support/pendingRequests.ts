const pending = new Set<symbol>()
const { fetch } = globalThis

/** Counts what the page asks for, from here on. */
globalThis.fetch = async (...asked) => {
  const request = Symbol('request')
  pending.add(request)
  try {
    return await fetch(...asked)
  } finally {
    pending.delete(request)
  }
}

/** Whether a request of the page still waits for its answer. */
export const hasPendingRequests = (): boolean => pending.size > 0

/** Counts no more what was asked for until now: what a story before this one holds for good is not waited for. */
export const forgetPendingRequests = (): void => pending.clear()
