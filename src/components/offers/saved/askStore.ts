const maxWaitMs = 20_000

/**
 * Calls a store of the host. Rejects with what it throws, now or later, when it does not answer within 20 s, and at
 * once when the session ends.
 */
export function askStore<Answer>(
  call: () => Promise<Answer> | undefined,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new Error('@experience-program/react: `saved` did not answer within 20 s.'))),
      maxWaitMs,
    )
    const handleAbort = () => settle(() => reject(signal.reason as Error))
    function settle(how: () => void) {
      clearTimeout(timer)
      signal.removeEventListener('abort', handleAbort)
      how()
    }
    signal.addEventListener('abort', handleAbort)
    const ask = async () => call()
    ask().then(
      (answer) => settle(() => resolve(answer)),
      (error) => settle(() => reject(error as Error)),
    )
  })
}
