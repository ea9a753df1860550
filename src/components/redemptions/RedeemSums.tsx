'use client'

import type { ReactNode } from 'react'
import { cx, Fact, Facts } from '../../ui/index.ts'
import { type OfferTerms, SumAmount } from '../common/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'

interface RedeemSumsProps {
  readonly terms: OfferTerms
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** The subtraction, spelt out; without a balance only what it costs. All sums are in one unit. */
export function RedeemSums({ terms: { price, balance, label }, className, t }: RedeemSumsProps): ReactNode {
  if (!price || label?.type === 'soldOut' || label?.type === 'closed') return null
  const result = balance?.after ?? balance?.missing
  if (!balance || !result) {
    return (
      <Facts layout="sums" className={cx('xp-redeem-sums', className)}>
        <Fact label={t('redemptions.redeem.price')} strong>
          <SumAmount sum={price} usd={price.usd} />
        </Fact>
      </Facts>
    )
  }
  // In the unit of the balance: what is left or missing says which that is.
  const cost = balance.after
    ? balance.balance.amount - balance.after.amount
    : balance.balance.amount + result.amount
  return (
    <Facts layout="sums" className={cx('xp-redeem-sums', className)}>
      <Fact label={t('redemptions.redeem.balance')}>
        <SumAmount sum={balance.balance} />
      </Fact>
      <Fact label={t('redemptions.redeem.price')}>
        <SumAmount sum={{ amount: -cost, currency: balance.balance.currency }} />
      </Fact>
      <Fact label={t(balance.after ? 'redemptions.redeem.after' : 'redemptions.redeem.short')} strong>
        <SumAmount sum={result} />
      </Fact>
    </Facts>
  )
}
