'use client'

import { forwardRef } from 'react'
import { commonMessages, useMessages } from '../../../i18n/index.ts'
import { SumAmount, type SumAmountProps } from '../SumAmount.tsx'
import type { OfferPrice } from './offerPrice.ts'

export interface PriceAmountProps extends Omit<SumAmountProps, 'sum' | 'usd' | 'about'> {
  readonly price: OfferPrice
}

/** What an offer costs; beside it what is taken where that is something else, else what it is about in money. */
export const PriceAmount = forwardRef<HTMLSpanElement, PriceAmountProps>(function PriceAmount(
  { price: { shown, taken, differs, usd }, ...rest },
  ref,
) {
  const t = useMessages(commonMessages)
  const about = differs && taken && t.rich('common.taken', { sum: <SumAmount sum={taken} /> }, {})
  return <SumAmount {...rest} ref={ref} sum={shown} usd={usd} about={about || undefined} />
})
