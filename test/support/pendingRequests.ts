let pending = 0
const { fetch } = globalThis

/** Counts what the page asks for, from here on. */
globalThis.fetch = async (...asked) => {
  pending += 1
  try {
    return await fetch(...asked)
  } finally {
    pending -= 1
  }
}

/** Whether a request of the page still waits for its answer. */
export const hasPendingRequests = (): boolean => pending > 0
