'use client'

import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import type { ExperienceKit } from './kit.ts'
import { LiveContext } from './KitContext.ts'
import { startWhenLoaded } from './startWhenLoaded.ts'
import type { LiveTopic } from './LiveTransport.ts'

interface LiveOptions {
  readonly queryKey: QueryKey
  readonly topic: LiveTopic
  /** False ends it. */
  readonly isFollowed: boolean
  /** Keeps its identity. */
  readonly waitMs: () => number
}

/** Reads again whenever the provider's transport has news of a topic. Returns whether it is live. */
export function useLive(
  kit: ExperienceKit,
  { queryKey, topic: { type, id }, isFollowed, waitMs }: LiveOptions,
): boolean {
  const transport = useContext(LiveContext)
  const [isLive, setIsLive] = useState(false)
  const queryHash = hashKey(queryKey)
  useEffect(() => {
    if (!transport || !isFollowed) return
    const input = { topic: { type, id }, queryHash, waitMs, onState: setIsLive }
    return startWhenLoaded(async () => {
      const { followLive } = await import('./followLive.ts')
      return () => followLive(kit, transport, input)
    })
  }, [transport, isFollowed, waitMs, kit, queryHash, type, id])
  return isLive
}
