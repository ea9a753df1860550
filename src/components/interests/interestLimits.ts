import type { CalendarDate } from '../../base/index.ts'

/** What limits an answer. `null`: not known, so no rule. */
export interface InterestLimits {
  readonly today: CalendarDate | null
  /** First and last day that can be chosen. */
  readonly min: CalendarDate | null
  readonly max: CalendarDate | null
  readonly maxGuests: number | null
  /** The offer may set more of them once it is read. */
  readonly isPending?: boolean
  /** Of an intake that is changed: what was sent once is not judged again. */
  readonly saved?: SavedAnswers | undefined
}

/** What the Service already stores when an intake is changed. */
export interface SavedAnswers {
  readonly dates: readonly CalendarDate[]
  /** How many were coming. */
  readonly guests: number
  readonly phone: string | null
}
