'use client'

import { useEffect } from 'react'
import { useExperienceKit } from '../../queries/index.ts'
import { useExperience } from '../common/index.ts'

/** Emits `message.sent` once for each message that arrived: when it is confirmed, or when the row of a lost answer shows up. */
export function useSentEvents(conversationId: string): void {
  const { outbox } = useExperienceKit()
  const { emit } = useExperience()
  useEffect(() => {
    const read = () => new Map(outbox.list(conversationId).map(({ id, state }) => [id, state]))
    let before = read()
    let confirmed = outbox.confirmedIds(conversationId).size
    return outbox.subscribe(() => {
      const now = read()
      const isConfirmed = outbox.confirmedIds(conversationId).size > confirmed
      confirmed = outbox.confirmedIds(conversationId).size
      for (const [id, state] of before) {
        const hasBeenSent = state !== 'sent' && now.get(id) === 'sent'
        const hasShownUp = state === 'unknown' && !now.has(id) && isConfirmed
        if (hasBeenSent || hasShownUp) emit({ name: 'message.sent', conversationId })
      }
      before = now
    })
  }, [outbox, conversationId, emit])
}
