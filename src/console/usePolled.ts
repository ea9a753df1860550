import { useEffect, useState } from 'react'
import { type ConsoleEnvironment, readOperator } from './callOperator.ts'

interface Polled<Answer> {
  /** What was read last for this path; null until then. */
  readonly data: Answer | null
  /** Why the last read failed, while it does. */
  readonly failure: string | null
}

interface PollOptions {
  readonly environment: ConsoleEnvironment
  readonly isLive: boolean
  /** Another number reads at once. */
  readonly revision: number
}

const everyMs = 1_000

/** Reads a path now, and while `isLive` each second as long as the page is seen. */
export function usePolled<Answer>(
  path: string,
  { environment, isLive, revision }: PollOptions,
): Polled<Answer> {
  const source = `${environment} ${path}`
  const [read, setRead] = useState<Polled<Answer> & { readonly source: string }>({
    source,
    data: null,
    failure: null,
  })

  useEffect(() => {
    const givenUp = new AbortController()
    let timer: number | undefined

    async function readOnce() {
      window.clearTimeout(timer)
      try {
        const data = await readOperator<Answer>(path, environment, givenUp.signal)
        if (!givenUp.signal.aborted) setRead({ source, data, failure: null })
      } catch (error) {
        if (givenUp.signal.aborted) return
        const failure = error instanceof Error ? error.message : String(error)
        setRead((before) => ({ source, data: before.source === source ? before.data : null, failure }))
      }
      if (isLive && !givenUp.signal.aborted && document.visibilityState === 'visible')
        timer = window.setTimeout(() => void readOnce(), everyMs)
    }

    function handleVisibility() {
      if (isLive && document.visibilityState === 'visible') void readOnce()
    }

    void readOnce()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      givenUp.abort()
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [path, environment, source, isLive, revision])

  return read.source === source ? read : { data: null, failure: null }
}
