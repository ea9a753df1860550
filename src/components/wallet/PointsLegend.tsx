'use client'

import { type ReactNode, useId } from 'react'
import type { Currency } from '../../contract/index.ts'
import { asTitle, monthName, type pointsOverTimeMessages, type Translate, useI18n } from '../../i18n/index.ts'
import { cx } from '../../ui/index.ts'
import { SumAmount } from '../common/index.ts'
import { LedgerAmount } from './LedgerAmount.tsx'
import type { MonthOfPoints } from './pointsByMonth.ts'
import { HatchPattern } from './PointsChart.tsx'

interface PointsLegendProps {
  readonly each: MonthOfPoints
  readonly currency: Currency | undefined
  readonly className: string | undefined
  readonly t: Translate<typeof pointsOverTimeMessages>
}

/** The figures of the chosen month, each beside what it is drawn as. */
export function PointsLegend({ each, currency, className, t }: PointsLegendProps): ReactNode {
  const { format } = useI18n()
  const hatch = useId()
  const { month, balance, cameIn, wentOut } = each
  return (
    <dl className={cx('xp-wrap xp-points-legend xp-above-4 xp-type-small', className)}>
      <div className="xp-alone">
        <dt className="xp-visually-hidden">{t('wallet.overTime.month')}</dt>
        <dd className="xp-strong">{asTitle(monthName(format, month))}</dd>
      </div>
      <LegendRow
        label={t('wallet.overTime.balance')}
        drawing={<line x2="14" y1="5" y2="5" stroke="var(--xp-brand-ink)" strokeWidth="2" />}
      >
        {balance === null ? t('wallet.overTime.unknown') : <SumAmount sum={{ amount: balance, currency }} />}
      </LegendRow>
      <LegendRow
        label={t('wallet.overTime.cameIn')}
        drawing={
          <rect
            x="2"
            y=".5"
            width="10"
            height="9"
            fill="var(--xp-brand-ink)"
            fillOpacity=".1"
            stroke="var(--xp-brand-ink)"
          />
        }
      >
        <LedgerAmount amount={cameIn} currency={currency} />
      </LegendRow>
      <LegendRow
        label={t('wallet.overTime.wentOut')}
        drawing={
          <>
            <HatchPattern id={hatch} />
            <rect x="2" width="10" height="10" fill={`url(#${hatch})`} />
          </>
        }
      >
        <LedgerAmount amount={wentOut} currency={currency} />
      </LegendRow>
    </dl>
  )
}

interface LegendRowProps {
  readonly label: string
  readonly drawing: ReactNode
  readonly children: ReactNode
}

function LegendRow({ label, drawing, children }: LegendRowProps): ReactNode {
  return (
    <div className="xp-wrap">
      <dt className="xp-row xp-gap-2 xp-fixed xp-quiet">
        <svg className="xp-fixed" width="14" height="10" aria-hidden="true">
          {drawing}
        </svg>
        {label}
      </dt>
      <dd className="xp-strong">{children}</dd>
    </div>
  )
}
