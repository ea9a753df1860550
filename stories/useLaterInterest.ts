import { useState } from 'react'
import { interestQuery, useExperienceKit } from '../src/index.ts'
import { sandboxOffers } from '../src/sandbox/index.ts'

/** Saves an interest, and returns its id, with choices of a later version of the Service, which no sandbox makes. */
export function useLaterInterest(phone: string | null): string {
  const kit = useExperienceKit()
  useState(() => {
    const intake = {
      adults: 2,
      children: null,
      blackoutDates: [],
      preferredDates: ['2027-05-04'],
      contactMethod: 'PIGEON',
      contactWindow: 'FULL_MOON',
      occasion: 'JUBILEE',
      phone,
      phoneVerified: false,
      sensitiveDetailsSentAt: null,
    }
    kit.queryClient.setQueryData(
      interestQuery(kit.client, { id: 'later' }).queryKey,
      {
        id: 'later',
        offer: sandboxOffers.complete,
        status: 'SIMMERING',
        createdAt: '2026-03-04T13:02:00Z',
        conversationId: null,
        intake,
      },
      // Never stale: the sandbox would answer that there is none.
      { updatedAt: Number.MAX_SAFE_INTEGER },
    )
    return null
  })
  return 'later'
}
