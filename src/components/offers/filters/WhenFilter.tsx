'use client'

import { type ReactNode, useState } from 'react'
import { addDays, type CalendarDate } from '../../../base/index.ts'
import { datesOfRun, useToday } from '../../../i18n/index.ts'
import { FilterChips, LazyCalendar, Notice } from '../../../ui/index.ts'
import { RetryLink } from '../../common/index.ts'
import type { FilterControlProps } from './useFilterWords.ts'
import { whenPresets } from './whenPresets.ts'

/** Days that lie further ahead are not drawn: an address may hold thousands of years. */
const drawnDays = 800

/** The days: some by name, any in the calendar. */
export function WhenFilter({ words, label, filters: { when }, onChange }: FilterControlProps): ReactNode {
  const { t } = words
  const today = useToday()
  const [turns, setTurns] = useState(0)
  const presets = today === null ? [] : whenPresets(today, words)
  const isChosen = (days: NonNullable<typeof when>) => when?.from === days.from && when.to === days.to
  const chosen = presets.filter(({ days }) => isChosen(days))

  return (
    <div className="xp-stack xp-gap-4">
      <FilterChips
        className="xp-filter-presets"
        label={label}
        options={presets.map((preset) => ({ value: preset.label, label: preset.label }))}
        values={chosen.map((preset) => preset.label)}
        onValuesChange={(_values, pressed) => {
          const days = presets.find((preset) => preset.label === pressed)?.days ?? null
          onChange({ when: days && isChosen(days) ? null : days })
          setTurns(turns + 1)
        }}
      />
      <LazyCalendar
        // Days by name show their own month.
        key={turns}
        label={t('offers.when.calendar')}
        labels={{
          previousMonth: t('offers.when.previousMonth'),
          nextMonth: t('offers.when.nextMonth'),
          today: t('offers.when.today'),
          unavailable: t('offers.when.unavailable'),
        }}
        kinds={[{ id: 'when', label: t('offers.when.chosen'), appearance: 'range' }]}
        selects="run"
        values={{ when: today === null ? [] : drawn(when, today) }}
        activeKind="when"
        onValuesChange={({ when: dates }) => {
          const [from, to] = [dates[0], dates.at(-1)]
          onChange({ when: from && to ? { from, to } : null })
        }}
        min={today ?? undefined}
        renderFailure={(error, retry) => (
          <Notice
            tone="wrong"
            announces="assertive"
            title={t('offers.when.failed')}
            action={<RetryLink error={error} tone="ink" onRetry={retry} />}
          />
        )}
      />
    </div>
  )
}

function drawn(when: FilterControlProps['filters']['when'], today: CalendarDate): readonly CalendarDate[] {
  const end = addDays(today, drawnDays)
  const start = addDays(today, -31)
  if (!when || when.to < start || when.from > end) return []
  return datesOfRun({ start: when.from < start ? start : when.from, end: when.to > end ? end : when.to })
}
