'use client'

import { isForBrowser } from '../../base/index.ts'
import { type MouseEvent, useCallback, useEffect, useRef } from 'react'
import type { Offer } from '../../contract/index.ts'
import { useExperience } from '../common/index.ts'
import type { OfferCatalogProps } from './OfferCatalog.tsx'

/** What a press on a card does. Keeps its identity, so that cards stay as they are while a host writes `onOpen` anew. */
export function useOpenOffer(
  onOpen: OfferCatalogProps['onOpen'],
  isLink: boolean,
): ((offer: Offer, event: MouseEvent<HTMLElement>) => void) | undefined {
  const { emit } = useExperience()
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  const handleOpen = useCallback(
    (offer: Offer, event: MouseEvent<HTMLElement>) => {
      emit({ name: 'offer.opened', offerId: offer.id })
      if (!latest.current || (isLink && isForBrowser(event))) return
      if (isLink) event.preventDefault()
      latest.current({ offer, event })
    },
    [emit, isLink],
  )
  return onOpen || isLink ? handleOpen : undefined
}
