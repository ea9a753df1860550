'use client'

import { type ReactNode, useId } from 'react'
import { useI18n } from '../../i18n/index.ts'
import { replaceable } from '../../ui/index.ts'
import { type ChartScale, chartScale } from './chartScale.ts'
import type { MonthOfPoints } from './pointsByMonth.ts'

/** Props of the part `PointsChart`. */
export interface PointsChartProps {
  /** Without a gap, oldest first. */
  readonly months: readonly MonthOfPoints[]
  /** Which of them is chosen: its figures stand in the legend above. */
  readonly chosen: number
  readonly onChoose: (index: number) => void
  /** What the control is called, and what it says of the chosen month. */
  readonly label: string
  readonly spoken: string
  readonly className: string | undefined
}

/**
 * The balance as a line, what came in and went out as bars, all on one scale. A plain SVG in percent fits any width
 * without measuring. Months are equally far apart, so of a library for scales only its ticks would be used. A native
 * slider over it chooses the month.
 */
function BuiltInPointsChart({
  months,
  chosen,
  onChoose,
  label,
  spoken,
  className,
}: PointsChartProps): ReactNode {
  const hatch = useId()
  const scale = chartScale(months.flatMap(({ balance, cameIn, wentOut }) => [balance ?? 0, cameIn, wentOut]))
  return (
    <div className={className}>
      <ChartAxis ticks={scale.ticks} />
      <div className="xp-points-plot">
        <input
          type="range"
          form=""
          className="xp-choice-input xp-points-range"
          min={0}
          max={months.length - 1}
          value={chosen}
          aria-label={label}
          aria-valuetext={spoken}
          onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        />
        <svg
          className="xp-wallet-bar-drawing xp-points-drawing"
          width="100%"
          height="100%"
          aria-hidden="true"
        >
          <HatchPattern id={hatch} />
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              x2="100%"
              {...at(scale.below(tick))}
              stroke={tick === 0 ? 'var(--xp-edge)' : 'var(--xp-line)'}
            />
          ))}
          <svg x="5%" width="90%" overflow="visible">
            {months.map((each, index) => (
              <MonthBars key={each.month} {...{ each, scale, hatch }} {...place(months.length, index)} />
            ))}
            <BalanceLine {...{ months, scale, chosen }} />
          </svg>
        </svg>
      </div>
      <ChartMonths {...{ months, chosen }} />
    </div>
  )
}

/** The points by month, drawn, and the control that chooses a month. */
export const PointsChart = replaceable('PointsChart', BuiltInPointsChart)

/** Where the middle of a month is, and how wide a bar, in percent. */
function place(count: number, index: number): { readonly middle: number; readonly wide: number } {
  const apart = 100 / Math.max(1, count - 1)
  return { middle: count === 1 ? 50 : index * apart, wide: Math.min(6, apart * 0.32) }
}

const at = (y: number) => ({ y1: `${y}%`, y2: `${y}%` })

/** What went out is hatched, as in the bar of the balance. */
export function HatchPattern({ id }: { readonly id: string }): ReactNode {
  return (
    <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line y2="4" stroke="var(--xp-edge)" strokeWidth="3" />
    </pattern>
  )
}

interface MonthBarsProps extends ReturnType<typeof place> {
  readonly each: MonthOfPoints
  readonly scale: ChartScale
  readonly hatch: string
}

function MonthBars({ each: { cameIn, wentOut }, scale, hatch, middle, wide }: MonthBarsProps): ReactNode {
  const zero = scale.below(0)
  const bar = { x: `${middle - wide / 2}%`, width: `${wide}%` }
  return (
    <>
      {cameIn > 0 && (
        <rect
          {...bar}
          y={`${scale.below(cameIn)}%`}
          height={`${zero - scale.below(cameIn)}%`}
          fill="var(--xp-brand-ink)"
          fillOpacity=".1"
          stroke="var(--xp-brand-ink)"
        />
      )}
      {wentOut < 0 && (
        <rect {...bar} y={`${zero}%`} height={`${scale.below(wentOut) - zero}%`} fill={`url(#${hatch})`} />
      )}
    </>
  )
}

interface BalanceLineProps extends Pick<PointsChartProps, 'months' | 'chosen'> {
  readonly scale: ChartScale
}

/** Interrupted where a balance is not known. */
function BalanceLine({ months, scale, chosen }: BalanceLineProps): ReactNode {
  const points = months.map(({ balance }, index) => ({
    x: `${place(months.length, index).middle}%`,
    y: balance === null ? null : `${scale.below(balance)}%`,
  }))
  const now = points[chosen]
  return (
    <g stroke="var(--xp-brand-ink)" strokeWidth="2" strokeLinecap="round">
      {points.map(({ x, y }, index) => {
        const before = points[index - 1]
        if (y === null || !before || before.y === null) return null
        return <line key={x} x1={before.x} y1={before.y} x2={x} y2={y} />
      })}
      <line x1={now?.x} x2={now?.x} y2="100%" stroke="var(--xp-ink)" strokeDasharray="0 4" />
      {typeof now?.y === 'string' && (
        <circle cx={now.x} cy={now.y} r="5" fill="var(--xp-brand-ink)" stroke="var(--xp-ground)" />
      )}
    </g>
  )
}

function ChartAxis({ ticks }: Pick<ChartScale, 'ticks'>): ReactNode {
  const { format } = useI18n()
  const isLarge = ticks.some((tick) => Math.abs(tick) >= 1e6)
  return (
    <div className="xp-column xp-points-axis xp-type-caption xp-quiet xp-figures" aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick}>
          {format.number(tick, isLarge ? { notation: 'compact' } : { maximumFractionDigits: 2 })}
        </span>
      ))}
    </div>
  )
}

function ChartMonths({ months, chosen }: Pick<PointsChartProps, 'months' | 'chosen'>): ReactNode {
  const { format } = useI18n()
  const short = format.dateFormat({ timeZone: 'UTC', month: 'short' })
  return (
    <div className="xp-row xp-points-months xp-type-caption xp-quiet" aria-hidden="true">
      {months.map(({ month }, index) => (
        <span
          key={month}
          className="xp-points-month"
          // Where not all have room: each third, so that the last one is among them.
          data-minor={months.length > 6 && (months.length - 1 - index) % 3 > 0 ? '' : undefined}
          data-chosen={index === chosen ? '' : undefined}
        >
          {short.format(Date.parse(`${month}-01T00:00:00Z`))}
        </span>
      ))}
    </div>
  )
}
