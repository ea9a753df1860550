'use client'

import type { CalendarDate } from '../../base/index.ts'
import type { ReactNode } from 'react'
import type { Currency } from '../../contract/index.ts'
import { commonMessages, monthName, monthOf, useI18n, useMessages } from '../../i18n/index.ts'
import { Amount, cx } from '../../ui/index.ts'
import type { DatedEntry, LedgerMonth } from './ledgerMonths.ts'
import type { WalletProps, WalletTranslate } from './Wallet.tsx'

interface WalletLedgerMonthProps {
  readonly group: LedgerMonth
  /** `null` while the time zone is not known: then nothing has a date, and the group no title. */
  readonly today: CalendarDate | null
  readonly currency: Currency | undefined
  readonly headingLevel: 2 | 3 | 4
  readonly classNames: NonNullable<WalletProps['classNames']>
  readonly t: WalletTranslate
}

/** One month of the ledger. */
export function WalletLedgerMonth({
  group: { month, entries },
  today,
  currency,
  headingLevel,
  classNames,
  t,
}: WalletLedgerMonthProps): ReactNode {
  const { format } = useI18n()
  const Heading = `h${headingLevel}` as const

  function title(): string | null {
    if (today === null) return null
    if (month === null) return t('wallet.ledger.undated')
    if (month === monthOf(today)) return t('wallet.ledger.thisMonth')
    return monthName(format, month, { year: month.slice(0, 4) !== today.slice(0, 4) })
  }

  return (
    <div className={cx('xp-above-9', classNames.month)}>
      {title() !== null && <Heading className="xp-ledger-month-title xp-type-small">{title()}</Heading>}
      <ul className="xp-ledger-entries">
        {entries.map((dated) => (
          <WalletLedgerEntry key={dated.entry.id} {...{ dated, currency, t }} className={classNames.entry} />
        ))}
      </ul>
    </div>
  )
}

interface WalletLedgerEntryProps extends Pick<WalletLedgerMonthProps, 'currency' | 't'> {
  readonly dated: DatedEntry
  readonly className: string | undefined
}

function WalletLedgerEntry({
  dated: { entry, date },
  currency,
  className,
  t,
}: WalletLedgerEntryProps): ReactNode {
  const { format } = useI18n()
  const c = useMessages(commonMessages)
  const { amount, type, description } = entry
  // A kind that a later Service invents is not shown as its code: the description, the sign and the sum tell enough.
  const kind = type === undefined ? null : t.find(`wallet.ledger.type.${type}`)
  const what =
    description !== undefined && description !== '' ? description : (kind ?? t('wallet.ledger.entry'))
  return (
    <li
      className={cx('xp-ledger-entry xp-focus', className)}
      tabIndex={-1}
      data-direction={amount === undefined || amount === 0 ? undefined : amount > 0 ? 'credit' : 'debit'}
    >
      <span className="xp-ledger-what">{what}</span>
      {kind !== null && kind !== what && <span className="xp-ledger-kind">{kind}</span>}
      {date !== null && (
        <time className="xp-ledger-date xp-figures" dateTime={date}>
          {format.calendarDate(date, 'short')}
        </time>
      )}
      {amount !== undefined && (
        <Amount
          className="xp-ledger-amount"
          // A true minus, as wide as the plus.
          value={format
            .number(amount, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
            .replace('-', '−')}
          symbol={currency?.symbol ?? currency?.name ?? c('common.points', { count: amount })}
          symbolName={currency?.symbol === undefined ? undefined : currency.name}
        />
      )}
    </li>
  )
}
