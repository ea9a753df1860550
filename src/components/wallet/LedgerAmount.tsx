'use client'

import type { ReactNode } from 'react'
import type { Currency } from '../../contract/index.ts'
import { commonMessages, useI18n, useMessages } from '../../i18n/index.ts'
import { Amount } from '../../ui/index.ts'

interface LedgerAmountProps {
  readonly amount: number
  /** That of `ledgerCurrency`. */
  readonly currency: Currency | undefined
  readonly className?: string
}

/** An amount of the ledger, with its sign. */
export function LedgerAmount({ amount, currency, className }: LedgerAmountProps): ReactNode {
  const { format } = useI18n()
  const c = useMessages(commonMessages)
  return (
    <Amount
      className={className}
      value={format.number(amount, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })}
      symbol={currency?.symbol ?? currency?.name ?? c('common.points', { count: amount })}
      symbolName={currency?.symbol === undefined ? undefined : currency.name}
    />
  )
}
