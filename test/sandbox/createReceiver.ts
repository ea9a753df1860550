import type { createTestClock } from './createTestClock.ts'

export interface Received {
  readonly url: string
  readonly headers: Headers
  readonly body: string
  /** Milliseconds since the first one. */
  readonly after: number
}

/** An organisation's endpoint. `answer` gives a status, or never anything. */
export function createReceiver(
  { now, unlessTimePasses }: ReturnType<typeof createTestClock>,
  answer: (received: Received) => number | 'nothing' | 'broken' = () => 204,
) {
  const received: Received[] = []
  let first: number | null = null
  const fetch: typeof globalThis.fetch = async (input, init) => {
    first ??= now()
    const each: Received = {
      url: String(input),
      headers: new Headers(init?.headers),
      body: String(init?.body),
      after: now() - first,
    }
    received.push(each)
    const result = answer(each)
    if (result === 'broken') throw new TypeError('fetch failed')
    if (result === 'nothing')
      return unlessTimePasses(
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
      )
    return new Response(null, { status: result })
  }
  return { received, fetch }
}
