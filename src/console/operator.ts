import { createContext, useContext, useEffect, useState } from 'react'
import { type OperatorAction, operatorHeader, operatorPath } from '../sandbox/operator/index.ts'

/** The two environments of the organisation: a key chooses in earnest, the operator here. */
export type ConsoleEnvironment = 'SANDBOX' | 'LIVE'

const noAnswer = 'The sandbox does not answer. It may have been stopped: look at its terminal.'

async function call(path: string, environment: ConsoleEnvironment, init: RequestInit): Promise<unknown> {
  const url = `${operatorPath}${path}${path.includes('?') ? '&' : '?'}environment=${environment}`
  let response: Response
  try {
    response = await fetch(url, {
      ...init,
      headers: { [operatorHeader]: '1', ...(init.body ? { 'content-type': 'application/json' } : {}) },
    })
  } catch (error) {
    throw init.signal?.aborted ? error : new Error(noAnswer)
  }
  const answer = (await response.json().catch(() => ({}))) as {
    readonly error?: { readonly message?: string }
  }
  if (!response.ok) throw new Error(answer.error?.message ?? noAnswer)
  return answer
}

/** Reads what the page shows. Rejects with an error whose message can be shown. */
async function readOperator<Answer>(
  path: string,
  environment: ConsoleEnvironment,
  signal: AbortSignal,
): Promise<Answer> {
  return (await call(path, environment, { signal })) as Answer
}

/** Does something. Rejects with an error whose message can be shown. */
export async function sendAction(action: OperatorAction, environment: ConsoleEnvironment): Promise<void> {
  await call('/actions', environment, { method: 'POST', body: JSON.stringify(action) })
}

/** Does something to the Service, tells in `done` that it was done, and reads anew. False when it was refused. */
export type Act = (action: OperatorAction, done: string) => Promise<boolean>

export const OperatorContext = createContext<Act>(() => Promise.resolve(false))

export const useAct = (): Act => useContext(OperatorContext)

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
