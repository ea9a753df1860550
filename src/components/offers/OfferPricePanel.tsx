'use client'

import { forwardRef, type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Offer } from '../../contract/index.ts'
import { Button, cx, Fact, Facts, Skeleton } from '../../ui/index.ts'
import { OfferPriceAmount, type OfferTerms, SumAmount } from '../common/index.ts'
import type { OfferDetailProps } from './OfferDetailProps.ts'
import type { OfferDetailWords } from './useOfferDetailWords.ts'

interface OfferPricePanelProps extends Pick<OfferDetailProps, 'onAsk' | 'onRedeem'> {
  readonly offer: Offer
  readonly terms: OfferTerms
  readonly isWalletPending: boolean
  readonly words: OfferDetailWords
  readonly headingLevel: 2 | 3 | 4 | 5
  readonly className: string | undefined
}

/**
 * The one block that matters on the page: what it costs, what that leaves, and the two ways to have it. `ref`
 * reaches the buttons.
 */
export const OfferPricePanel = forwardRef<HTMLDivElement, OfferPricePanelProps>(function OfferPricePanel(
  { offer, terms, isWalletPending, words, onAsk, onRedeem, headingLevel, className },
  ref,
) {
  const { t } = words
  const { price, label, canRedeem } = terms
  const Heading = `h${headingLevel}` as const
  const isPossible = label?.type !== 'soldOut' && label?.type !== 'closed'
  const redeems = canRedeem && onRedeem !== undefined
  const note = isPossible
    ? t('offers.askNote')
    : t(label.type === 'soldOut' ? 'offers.soldOutNote' : 'offers.closedNote')

  return (
    <div className={cx('xp-opens xp-offer-panel', className)} data-label={label?.type}>
      <Heading className="xp-visually-hidden">{t('offers.price')}</Heading>
      {!isPossible && <p className="xp-offer-panel-label">{words.label(label)}</p>}
      {price ? (
        <OfferPriceAmount
          className="xp-offer-panel-price"
          offer={offer}
          cost={price}
          data-unavailable={isPossible ? undefined : ''}
          data-waiting={isWalletPending ? '' : undefined}
        />
      ) : (
        isPossible && <p className="xp-offer-panel-agreed xp-type-title-2">{t('offers.price.agreed')}</p>
      )}
      {price && isPossible && (
        <BalanceRows
          terms={terms}
          isPending={isWalletPending}
          isRedeemable={onRedeem !== undefined}
          words={words}
        />
      )}
      {(redeems || onAsk) && (
        <div ref={ref} className="xp-offer-panel-actions">
          {redeems && price && (
            <Button variant="primary" wide onClick={() => onRedeem({ offer })}>
              {price.taken && !isWalletPending
                ? t.rich(
                    'offers.redeemFor',
                    { price: <SumAmount sum={price.taken} className="xp-one-colour" /> },
                    {},
                  )
                : t('offers.redeem')}
            </Button>
          )}
          {onAsk && (
            <Button variant={redeems ? 'outlined' : 'primary'} wide onClick={() => onAsk({ offer })}>
              {t('offers.ask')}
            </Button>
          )}
        </div>
      )}
      {onAsk && <p className="xp-screen-only xp-type-small xp-quiet">{note}</p>}
    </div>
  )
})

interface BalanceRowsProps {
  readonly terms: OfferTerms
  readonly isPending: boolean
  /** Where the host offers no way to redeem, what would be left after it says nothing. */
  readonly isRedeemable: boolean
  readonly words: OfferDetailWords
}

function BalanceRows({
  terms: { balance },
  isPending,
  isRedeemable,
  words: { t },
}: BalanceRowsProps): ReactNode {
  if (isPending) {
    const waiting = <Skeleton className="xp-waiting-word" />
    return (
      <Facts layout="sums" className="xp-screen-only">
        <Fact label={t('offers.price.balance')}>{waiting}</Fact>
        {isRedeemable && <Fact label={t('offers.price.after')}>{waiting}</Fact>}
      </Facts>
    )
  }
  if (!balance) return null
  return (
    <Facts layout="sums" className="xp-screen-only">
      <Fact label={t('offers.price.balance')}>
        <SumAmount sum={balance.balance} />
      </Fact>
      <Fact label={t('offers.price.after')} strong>
        {isRedeemable && balance.after && <SumAmount sum={balance.after} />}
      </Fact>
      <Fact label={t('offers.price.short')} strong>
        {balance.missing && <SumAmount sum={balance.missing} />}
      </Fact>
    </Facts>
  )
}

interface OfferDockProps extends Pick<OfferDetailProps, 'onAsk' | 'onRedeem'> {
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
      {price && <OfferPriceAmount className="xp-offer-dock-price" offer={offer} cost={price} />}
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
