'use client'

import { type MouseEvent, useMemo } from 'react'
import { isForBrowser } from '../../base/index.ts'
import type { Offer } from '../../contract/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { useExperience, useSafeHref } from '../common/index.ts'
import type { OfferCardProps } from './OfferCard.tsx'
import type { OfferCatalogProps } from './OfferCatalogProps.ts'

/**
 * Where each card leads: to the host's address, or to `onOpen` alone where it names none. What a card is given keeps
 * its identity, so that none renders again when a host passes a new `onOpen`.
 */
export function useOfferLinks({
  onOpen,
  hrefFor,
}: Pick<OfferCatalogProps, 'onOpen' | 'hrefFor'>): (offer: Offer) => Pick<OfferCardProps, 'href' | 'onOpen'> {
  const { emit } = useExperience()
  const latest = useLatestRef(onOpen)
  const safeHrefFor = useSafeHref(hrefFor)
  const handlers = useMemo(() => {
    const openBy =
      (isLink: boolean) =>
      ({ offer, event }: { readonly offer: Offer; readonly event: MouseEvent<HTMLElement> }) => {
        emit({ name: 'offer.opened', offerId: offer.id })
        if (!latest.current || (isLink && isForBrowser(event))) return
        if (isLink) event.preventDefault()
        latest.current({ offer, event })
      }
    return { link: openBy(true), button: openBy(false) }
  }, [emit, latest])
  return (offer) => {
    const href = safeHrefFor?.(offer)
    if (href !== undefined) return { href, onOpen: handlers.link }
    return { href, onOpen: onOpen && handlers.button }
  }
}
