'use client'

import { type ReactNode, useState } from 'react'
import type { CalendarDate } from '../../base/index.ts'
import type { Currency, LedgerEntry, Wallet } from '../../contract/index.ts'
import {
  commonMessages,
  type MessageOverrides,
  monthName,
  pointsOverTimeMessages,
  type Translate,
  useI18n,
  useMessages,
} from '../../i18n/index.ts'
import { cx, TextLink } from '../../ui/index.ts'
import { ledgerCurrency } from './ledger.ts'
import { type MonthOfPoints, pointsByMonth } from './pointsByMonth.ts'
import { PointsChart } from './PointsChart.tsx'
import { PointsLegend } from './PointsLegend.tsx'
import { PointsTable } from './PointsTable.tsx'

interface PointsMonthsProps {
  /** What was read of the ledger, and whether there is more. */
  readonly entries: readonly LedgerEntry[]
  readonly hasMore: boolean
  /** Without it no balance is known. */
  readonly wallet: Wallet | undefined
  readonly today: CalendarDate
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly messages: MessageOverrides<typeof pointsOverTimeMessages> | undefined
  readonly classNames: Readonly<Partial<Record<'legend' | 'chart' | 'table', string>>>
}

/** The points of each month as a chart or a table, and since when. The wallet loads it once it has a history. */
export function PointsMonths({
  wallet,
  headingLevel,
  messages,
  classNames,
  ...read
}: PointsMonthsProps): ReactNode {
  const t = useMessages(pointsOverTimeMessages, messages)
  const Heading = `h${headingLevel}` as const
  const { format } = useI18n()
  const { months, since, leftOut } = pointsByMonth(read.entries, {
    ...read,
    balance: wallet?.balance ?? null,
    dateOf: format.calendarDateOf,
  })
  const [isTable, setIsTable] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const currency = ledgerCurrency(wallet)
  const last = months.length - 1
  const known = months.findIndex(({ month }) => month === chosen)
  const index = known < 0 ? last : known
  const each = months[index]
  const spoken = useSpoken(each, currency, t)
  return (
    <>
      <Heading className="xp-type-title-2">{t('wallet.overTime')}</Heading>
      <p className="xp-above-1 xp-type-small xp-quiet">
        <span>
          {since !== null &&
            (since.endsWith('-01')
              ? t('wallet.overTime.sinceMonth', { month: monthName(format, since.slice(0, 7)) })
              : t('wallet.overTime.since', { date: format.calendarDate(since) }))}
        </span>{' '}
        <span>{leftOut > 0 && t('wallet.overTime.leftOut', { count: leftOut })}</span>
      </p>
      {each && isTable && <PointsTable {...{ months, t }} className={classNames.table} />}
      {each && !isTable && (
        <>
          <PointsLegend {...{ each, currency, t }} className={classNames.legend} />
          <PointsChart
            months={months}
            chosen={index}
            onChoose={(next) => setChosen(months[next]?.month ?? null)}
            label={t('wallet.overTime.month')}
            spoken={spoken}
            className={cx('xp-points-chart xp-above-6', classNames.chart)}
          />
        </>
      )}
      {each && (
        <p className="xp-above-5 xp-type-small">
          <TextLink tone="ink" onClick={() => setIsTable(!isTable)}>
            {t(isTable ? 'wallet.overTime.chart' : 'wallet.overTime.table')}
          </TextLink>
        </p>
      )}
    </>
  )
}

/** A month in one sentence, for who listens. */
function useSpoken(
  each: MonthOfPoints | undefined,
  currency: Currency | undefined,
  t: Translate<typeof pointsOverTimeMessages>,
): string {
  const { format } = useI18n()
  const c = useMessages(commonMessages)
  if (!each) return ''
  const { month, balance, cameIn, wentOut } = each
  const unit = (amount: number) => currency?.name ?? currency?.symbol ?? c('common.points', { count: amount })
  const sum = (amount: number) => c('common.sum', { figure: format.number(amount), unit: unit(amount) })
  return t('wallet.overTime.spoken', {
    month: monthName(format, month),
    balance: balance === null ? t('wallet.overTime.unknown') : sum(balance),
    cameIn: format.number(cameIn),
    wentOut: format.number(Math.abs(wentOut)),
  })
}
