import { addDays, type CalendarDate } from '../base/index.ts'
import type { CalendarDateRun } from './ranges.ts'

/** Groups dates into runs of days in a row: sorted, each date counted once. */
export function toCalendarDateRuns(dates: readonly CalendarDate[]): CalendarDateRun[] {
  const runs: CalendarDateRun[] = []
  for (const date of [...new Set(dates)].sort()) {
    const run = runs.at(-1)
    if (run && addDays(run.end, 1) === date) runs[runs.length - 1] = { start: run.start, end: date }
    else runs.push({ start: date, end: date })
  }
  return runs
}

/** Every date of a run, whichever end is given first. */
export function datesOfRun(run: CalendarDateRun): CalendarDate[] {
  const [start, end] = run.start <= run.end ? [run.start, run.end] : [run.end, run.start]
  const dates = [start]
  for (let date = start; date < end;) dates.push((date = addDays(date, 1)))
  return dates
}
