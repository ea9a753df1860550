/** Resolves after `ms`, or rejects at once when the request is given up. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

export const waitByTimer: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const handleAbort = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', handleAbort)
      resolve()
    }, ms)
    signal.addEventListener('abort', handleAbort, { once: true })
  })

/** Never resolves: ends only when the caller gives up. */
export function waitForAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
