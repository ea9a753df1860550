'use client'

import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import type { FilterControlProps } from './useFilterWords.ts'
import { priceStops } from './priceStops.ts'

/** From the lowest to the highest price: two ends of one line, each a native range. */
export function PointsFilter({ words, label, filters, findings, onChange }: FilterControlProps): ReactNode {
  const { t, sum, texts } = words
  const stops = priceStops(findings?.prices ?? [], filters.points)
  const last = stops.length - 1
  if (last < 1) return <p className="xp-type-small xp-quiet">{t('offers.points.none')}</p>
  const { min = 0, max = null } = filters.points ?? {}
  const from = min === 0 ? 0 : stops.indexOf(min)
  const to = max === null ? last : stops.indexOf(max)

  function change(first: number, end: number) {
    const points = {
      min: first === 0 ? 0 : (stops[first] ?? 0),
      max: end === last ? null : (stops[end] ?? null),
    }
    onChange({ points: points.min === 0 && points.max === null ? null : points })
  }

  function handlePress({ currentTarget, target, clientX }: MouseEvent<HTMLElement>) {
    if (target !== currentTarget) return
    const { left, right, width } = currentTarget.getBoundingClientRect()
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
    const at = Math.round(((isRightToLeft ? right - clientX : clientX - left) / width) * last)
    if (at - from < to - at) change(Math.min(at, to - 1), to)
    else change(from, Math.max(at, from + 1))
  }

  const ends = { className: 'xp-filter-end', form: '', min: 0, max: last, step: 1 }
  const range = { '--xp-from': from / last, '--xp-to': to / last } as CSSProperties
  return (
    <div role="group" aria-label={label}>
      <p className="xp-filter-sum xp-type-small xp-figures">
        <bdi>{texts.points(filters) || t('offers.points.any')}</bdi>
      </p>
      {/* A keyboard has the ends themselves; who cannot drag them presses where they should be (WCAG 2.5.7). */}
      <div role="presentation" className="xp-filter-range" style={range} onClick={handlePress}>
        <input
          {...ends}
          type="range"
          aria-label={t('offers.points.min')}
          aria-valuetext={sum(stops[from] ?? 0)}
          value={from}
          onChange={({ target }) => change(Math.min(target.valueAsNumber, to - 1), to)}
        />
        <input
          {...ends}
          type="range"
          aria-label={t('offers.points.max')}
          aria-valuetext={sum(stops[to] ?? 0)}
          value={to}
          onChange={({ target }) => change(from, Math.max(target.valueAsNumber, from + 1))}
        />
      </div>
    </div>
  )
}
