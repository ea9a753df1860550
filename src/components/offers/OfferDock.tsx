'use client'

import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Offer } from '../../contract/index.ts'
import { Button, cx } from '../../ui/index.ts'
import { type OfferTerms, SumAmount } from '../common/index.ts'
import type { OfferDetailProps } from './OfferDetail.tsx'
import type { OfferDetailWords } from './useOfferDetailWords.ts'

export interface OfferDockProps extends Pick<OfferDetailProps, 'onAsk' | 'onRedeem'> {
  readonly offer: Offer
  readonly terms: OfferTerms
  readonly words: OfferDetailWords
  /** The buttons of the panel: while they are seen, there is no need for a second one. */
  readonly actions: RefObject<HTMLElement | null>
  readonly className: string | undefined
}

/** On a phone, price and the first action stay in reach at the lower edge. */
export function OfferDock({
  offer,
  terms: { price, canRedeem },
  words: { t },
  onAsk,
  onRedeem,
  actions,
  className,
}: OfferDockProps): ReactNode {
  const isAway = useIsAway(actions)
  const redeems = canRedeem && onRedeem !== undefined
  if (!redeems && !onAsk) return null
  return (
    <div className={cx('xp-offer-dock', className)} data-hidden={isAway ? undefined : ''}>
      {price && <SumAmount className="xp-offer-dock-price" sum={price} usd={price.usd} />}
      {redeems ? (
        <Button variant="primary" onClick={() => onRedeem({ offer })}>
          {t('offers.redeem')}
        </Button>
      ) : (
        <Button variant="primary" onClick={() => onAsk?.({ offer })}>
          {t('offers.ask')}
        </Button>
      )}
    </div>
  )
}

/** Whether an element is off the screen; `false` until it is known. */
function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last) setIsAway(!last.isIntersecting)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAway
}
