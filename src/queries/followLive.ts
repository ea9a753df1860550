import { callSafely } from '../base/index.ts'
import type { ExperienceKit } from './kit.ts'
import type { LiveTopic, LiveTransport } from './LiveTransport.ts'

interface LiveRead {
  readonly topic: LiveTopic
  readonly queryHash: string
  /** The time of a poll, at the moment. */
  readonly waitMs: () => number
  readonly onState: (isLive: boolean) => void
}

/**
 * Reads a topic again whenever the transport has news of it, and once after it has become live or is so no longer.
 * Returns the function that ends it, as the end of the session does. Loaded where a host has a transport.
 */
export function followLive(
  { queryClient, session }: ExperienceKit,
  transport: LiveTransport,
  { topic, queryHash, waitMs, onState }: LiveRead,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let [isLive, isReading, hasMore, isOver] = [false, false, false, false]

  async function read() {
    hasMore = true
    if (isReading) return
    isReading = true
    while (hasMore && !isOver) {
      hasMore = false
      await queryClient.invalidateQueries({ predicate: (query) => query.queryHash === queryHash })
    }
    isReading = false
  }

  function handleState(state: boolean) {
    if (isOver || state === isLive) return
    isLive = state
    onState(state)
    clearTimeout(timer)
    // What was not told is read by chance within the time of a poll: many pages lose a server, or find it, at once.
    timer = setTimeout(handleNews, Math.random() * waitMs())
  }

  function handleNews() {
    if (!isOver) void read()
  }

  const stop = callSafely(() => transport(topic, { onNews: handleNews, onState: handleState }))
  // It may have said that it is live, and then thrown: nobody would ever say that it is not.
  if (!stop) handleState(false)
  const end = () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    stopListening()
    callSafely(() => stop?.())
    onState(false)
  }
  const stopListening = session.subscribe(() => {
    if (session.status === 'ended') end()
  })
  return end
}
