'use client'

import { type ComponentPropsWithoutRef, type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Offer } from '../../contract/index.ts'
import { prefetchOffer, useExperienceKit } from '../../queries/index.ts'
import { mayReadAhead } from '../common/index.ts'
import type { OfferCatalogProps } from './OfferCatalog.tsx'

/** A pointer that only passes by rests for less. */
const dwellMs = 100

type GridHandlers = Pick<ComponentPropsWithoutRef<'ul'>, 'onPointerOver' | 'onPointerOut' | 'onFocus' | 'onBlur'>

/** Reads an offer ahead once a mouse rests on its link, or a keyboard stands on it; `offers` are those of the grid, in its order. */
export function useOfferIntent(offers: readonly Offer[], onIntent: OfferCatalogProps['onIntent']): GridHandlers {
  const kit = useExperienceKit()
  const current = useRef<{ readonly link: Element; readonly timer: ReturnType<typeof setTimeout> } | null>(null)

  function begin({ target, currentTarget }: PointerEvent | FocusEvent) {
    const link = (target as Element).closest('a, button')
    const item = link?.closest('.xp-offer-item')
    const offer = item && offers[[...currentTarget.children].indexOf(item)]
    if (!offer || current.current?.link === link) return
    end()
    const timer = setTimeout(() => {
      if (!mayReadAhead()) return
      prefetchOffer(kit, offer.id)
      onIntent?.({ offer })
    }, dwellMs)
    current.current = { link: link as Element, timer }
  }

  function end() {
    clearTimeout(current.current?.timer)
    current.current = null
  }
  useEffect(() => end, [])

  return {
    // A finger that scrolls comes over a link as well.
    onPointerOver: (event) => event.pointerType === 'mouse' && begin(event),
    onPointerOut: ({ relatedTarget }) => {
      if (!current.current?.link.contains(relatedTarget as Element | null)) end()
    },
    onFocus: (event) => event.target.matches(':focus-visible') && begin(event),
    onBlur: end,
  }
}
