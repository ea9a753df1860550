'use client'

import { useEffect, useState } from 'react'
import { useExperienceKit } from '../../queries/index.ts'

const seenForm = 'redemption-seen'

/**
 * The redemption of an offer whose success the member has seen on an earlier visit, or `null`. A success stays on
 * screen until it was seen and left, so that coming back never offers the button to one who does not know yet.
 */
export function useSeenRedemption(
  offerId: string,
  isOpen: boolean,
): { readonly seenId: string | null; readonly see: (redemptionId: string) => void } {
  const { drafts } = useExperienceKit()
  const read = () => drafts.get<string>(seenForm, offerId) ?? null
  const [visit, setVisit] = useState(() => ({ isOpen, seenId: read() }))
  // Each opening is a visit; closing is none, since a dialog is still seen while it leaves.
  if (visit.isOpen !== isOpen) setVisit({ isOpen, seenId: isOpen ? read() : visit.seenId })
  return { seenId: visit.seenId, see: (redemptionId) => drafts.set(seenForm, offerId, redemptionId) }
}

/** Marks a redemption as seen while its success is on screen. */
export function useMarkSeen(redemptionId: string | null, see: (redemptionId: string) => void): void {
  useEffect(() => {
    if (redemptionId !== null) see(redemptionId)
  })
}
