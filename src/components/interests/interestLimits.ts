import { type CalendarDate, daysBetween } from '../../base/index.ts'
import type { Offer } from '../../contract/index.ts'
import { type CalendarMonth, type Format, monthOf } from '../../i18n/index.ts'

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

/** From two weeks on, the dates of an offer are a season to choose from. */
const shortestSeasonDays = 14

/**
 * The limits that an offer sets. Its dates bind only when they are a season; a shorter span is the event itself, and
 * other days than its own are just what a member asks a concierge for. `expiresAt` is the end of booking, no date of
 * the experience.
 */
export function interestLimits(
  offer: Offer | null | undefined,
  format: Format,
  today: CalendarDate | null,
): InterestLimits {
  const [start, end] = [format.calendarDateOf(offer?.startAt), format.calendarDateOf(offer?.endAt)]
  const maxGuests = offer?.maxGuests !== undefined && offer.maxGuests > 0 ? offer.maxGuests : null
  const isSeason =
    start !== null &&
    end !== null &&
    daysBetween(start, end) >= shortestSeasonDays &&
    (today === null || end >= today)
  if (!isSeason) return { today, min: today, max: null, maxGuests }
  return { today, min: today !== null && today > start ? today : start, max: end, maxGuests }
}

/**
 * The month in which the calendar opens: that of the first day chosen before, else that of the offer, when it
 * is still to come.
 */
export function firstMonth(
  offer: Offer | null | undefined,
  format: Format,
  today: CalendarDate | null,
  saved?: SavedAnswers,
): CalendarMonth | undefined {
  if (today === null) return undefined
  const chosen = [...(saved?.dates ?? [])].sort().find((day) => day >= today)
  const start = format.calendarDateOf(offer?.startAt)
  if (chosen !== undefined) return monthOf(chosen)
  return start !== null && start > today ? monthOf(start) : undefined
}
