'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { commonMessages, useI18n, useMessages } from '../../i18n/index.ts'
import type { Offer } from '../../contract/index.ts'
import { Amount, replaceable } from '../../ui/index.ts'
import type { OfferCost, Sum } from './offer/offerPrice.ts'

export interface SumAmountProps extends Omit<
  ComponentPropsWithoutRef<typeof Amount>,
  'value' | 'symbol' | 'symbolName'
> {
  readonly sum: Sum
  /** The same in US dollars, as the Service gives it. */
  readonly usd?: number | undefined
}

/**
 * A sum in the figures of the locale, with the symbol of the data (else its name, else *points*), and what it
 * is about in money.
 */
export const SumAmount = forwardRef<HTMLSpanElement, SumAmountProps>(function SumAmount(
  { sum: { amount, currency }, usd, about, ...rest },
  ref,
) {
  const { format } = useI18n()
  const t = useMessages(commonMessages)
  return (
    <Amount
      {...rest}
      ref={ref}
      value={format.number(amount)}
      symbol={currency?.symbol ?? currency?.name ?? t('common.points', { count: amount })}
      symbolName={currency?.symbol === undefined ? undefined : currency.name}
      about={about ?? (usd === undefined ? undefined : t('common.about', { money: format.money(usd) }))}
    />
  )
})

/** Props of the part `OfferPrice`. */
export interface OfferPriceProps extends Omit<SumAmountProps, 'sum' | 'usd' | 'about'> {
  readonly offer: Offer
  readonly cost: OfferCost
}

const BuiltInOfferPrice = forwardRef<HTMLSpanElement, OfferPriceProps>(function OfferPrice(
  { offer: _offer, cost: { shown, taken, differs, usd }, ...rest },
  ref,
) {
  const t = useMessages(commonMessages)
  const about = differs && taken && t.rich('common.taken', { sum: <SumAmount sum={taken} /> }, {})
  return <SumAmount {...rest} ref={ref} sum={shown} usd={usd} about={about || undefined} />
})

/** What an offer costs; beside it what is taken where that is something else, else what it is about in money. */
export const OfferPriceAmount = replaceable('OfferPrice', BuiltInOfferPrice)
