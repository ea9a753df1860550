import { ExchangeError, type ExchangeErrorKind } from './ExchangeError.ts'

/** A page waits for this: what asks for more patience is told to the page instead. */
const longestWaitMs = 2_000

const passing: readonly ExchangeErrorKind[] = ['network', 'timeout', 'service']

/** Tries up to so many times, with waits of up to 200, 400, … ms in between. Rejects with the last error, or when `ended` says that nobody waits. */
export async function tryAgain<Result>(
  run: () => Promise<Result>,
  attempts: number,
  ended: AbortSignal,
): Promise<Result> {
  for (let made = 1; ; made += 1) {
    try {
      return await run()
    } catch (error) {
      const waitMs = made < attempts && !ended.aborted ? waitAfter(error, made) : null
      if (waitMs === null) throw error
      await wait(waitMs, ended)
      if (ended.aborted) throw error
    }
  }
}

/** Null when another attempt would not help, or would come too late. */
function waitAfter(error: unknown, made: number): number | null {
  if (!(error instanceof ExchangeError)) return null
  const { kind, retryAfterMs } = error
  if (retryAfterMs !== null)
    return (kind === 'rate-limit' || kind === 'service') && retryAfterMs <= longestWaitMs
      ? retryAfterMs
      : null
  // Full jitter: backends that failed together do not come back together.
  return passing.includes(kind) ? Math.random() * 100 * 2 ** made : null
}

function wait(ms: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      ended.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    ended.addEventListener('abort', done)
  })
}
