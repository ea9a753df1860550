'use client'

import { Fragment, type ReactNode } from 'react'
import { type pointsOverTimeMessages, type Translate, useI18n } from '../../i18n/index.ts'
import { cx } from '../../ui/index.ts'
import type { MonthOfPoints } from './pointsByMonth.ts'

interface PointsTableProps {
  readonly months: readonly MonthOfPoints[]
  readonly className: string | undefined
  readonly t: Translate<typeof pointsOverTimeMessages>
}

/** A figure that has no room on a line goes on after one of its marks of thousands, never within three digits. */
function inThousands(figure: string): ReactNode {
  const [first, ...rest] = figure.split(/(?<=\p{Nd}\P{Nd})(?=\p{Nd}{3})/u)
  return [
    first,
    ...rest.map((group, at) => (
      <Fragment key={at}>
        <wbr />
        {group}
      </Fragment>
    )),
  ]
}

/** The same as a table, newest first as the history is. */
export function PointsTable({ months, className, t }: PointsTableProps): ReactNode {
  const { format } = useI18n()
  const short = format.dateFormat({ timeZone: 'UTC', month: 'short', year: 'numeric' })
  const cell = 'xp-points-cell'
  const number = (amount: number, signDisplay: 'negative' | 'exceptZero') =>
    format.number(amount, { maximumFractionDigits: 2, signDisplay })
  const isShort = months.every(
    ({ balance, cameIn, wentOut }) => Math.max(Math.abs(balance ?? 0), cameIn, -wentOut) < 1e6,
  )
  const figure = (amount: number, signDisplay: 'negative' | 'exceptZero') =>
    inThousands(number(amount, signDisplay))
  const row = cx(cell, 'xp-points-entry')
  return (
    <table
      data-whole={isShort ? '' : undefined}
      className={cx('xp-points-table xp-above-4 xp-type-caption xp-figures', className)}
    >
      <caption className="xp-visually-hidden">{t('wallet.overTime')}</caption>
      <thead>
        <tr>
          {(['month', 'balance', 'cameIn', 'wentOut'] as const).map((column) => (
            <th key={column} scope="col" className={cx(cell, 'xp-quiet')}>
              {t(`wallet.overTime.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, balance, cameIn, wentOut }) => (
          <tr key={month}>
            <th scope="row" className={row}>
              {short.format(Date.parse(`${month}-01T00:00:00Z`))}
            </th>
            <td className={row}>
              {balance === null ? t('wallet.overTime.unknown') : figure(balance, 'negative')}
            </td>
            <td className={row}>{figure(cameIn, 'exceptZero')}</td>
            <td className={row}>{figure(wentOut, 'exceptZero')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
