import { daysBetween } from '../../../base/index.ts'
import type { Offer } from '../../../contract/index.ts'
import type { Format } from '../../../i18n/index.ts'

/** When an offer is: on which days, and at what time of the day where it is one day. */
export interface OfferDates {
  readonly day: string
  /** `until` when only its end is known. */
  readonly type: 'days' | 'until'
  /** Only for one day. The zone is to be named beside it. */
  readonly time: { readonly time: string; readonly zone: string | null } | null
}

type DateFormat = Pick<
  Format,
  'calendarDateOf' | 'calendarDateRun' | 'date' | 'dateRange' | 'timeRange' | 'today' | 'zoneName'
>

/**
 * The dates of an offer, or `null` when it has none or the member's time zone is not known yet. `short` is for a card:
 * it leaves the year out where none can be mistaken.
 */
export function offerDates(
  { startAt, endAt }: Pick<Offer, 'startAt' | 'endAt'>,
  format: DateFormat,
  style: 'short' | 'full',
): OfferDates | null {
  const [first, last] = [format.calendarDateOf(startAt), format.calendarDateOf(endAt)]
  if (first === null) {
    const day = style === 'short' ? shortDate(endAt, format) : format.date(endAt)
    return day === null ? null : { type: 'until', day, time: null }
  }
  const isOneDay = last === null || last <= first
  const day =
    style === 'full'
      ? format.dateRange(startAt, endAt)
      : format.calendarDateRun({ start: first, end: isOneDay ? first : last }, { today: format.today() })
  if (day === null) return null
  return {
    type: 'days',
    day,
    // Written when it is asked for: a card shows the days alone.
    get time() {
      return isOneDay ? timeOf(startAt, last === null ? undefined : endAt, format) : null
    },
  }
}

/** `23 Nov`, with the year only where it could be mistaken; `null` for a timestamp that cannot be written. */
export function shortDate(
  timestamp: string | undefined,
  format: Pick<Format, 'calendarDateOf' | 'calendarDateRun' | 'today'>,
): string | null {
  const date = format.calendarDateOf(timestamp)
  return date === null ? null : format.calendarDateRun({ start: date, end: date }, { today: format.today() })
}

function timeOf(
  startAt: string | undefined,
  endAt: string | undefined,
  format: Pick<Format, 'timeRange' | 'zoneName'>,
): OfferDates['time'] {
  const time = format.timeRange(startAt, endAt)
  return time === null ? null : { time, zone: format.zoneName(startAt) }
}

/** Where an offer is, in the words of the data. */
export interface OfferPlace {
  /** For one line: `Hjørundfjord, Norway`. */
  readonly short: string
  /** For a plate in place of a picture: the shortest name there is. */
  readonly name: string
  /** For a fact of two lines: the venue, and the way to it. Either may be missing. */
  readonly venue: string | undefined
  readonly address: string | undefined
}

/**
 * The place of an offer, or `null` when it names none. `countryName` gives a country in the member's
 * language, or nothing; `pair` sets two names side by side as that language does.
 */
export function offerPlace(
  { location }: Offer,
  countryName: (code: string) => string | undefined,
  pair: (first: string, second: string) => string,
): OfferPlace | null {
  const join = (parts: readonly (string | undefined)[]): string | undefined => {
    const names = new Set(parts.filter((part) => part !== undefined))
    // Each part once: a city state is city, state and country.
    return names.size === 0 ? undefined : [...names].reduce(pair)
  }
  if (!location) return null
  const [venue, city, state, display, street] = [
    location.venue,
    location.city,
    location.state,
    location.display,
    location.address,
  ].map(clean)
  const code = clean(location.countryCode)
  const country = () => (code === undefined ? undefined : countryName(code))
  const short = display ?? join([city ?? state ?? venue, country()])
  if (short === undefined) return null
  return {
    short,
    name: city ?? display ?? venue ?? short,
    venue,
    // Written when it is asked for: a card does not show it, and the names of countries are dear to load.
    get address() {
      const address = join([street, city, state, country()]) ?? display
      return address === venue ? undefined : address
    },
  }
}

function clean(text: string | undefined): string | undefined {
  return text?.trim() || undefined
}

/** The one thing about an offer's availability that is worth a label. */
export type OfferLabel =
  | { readonly type: 'soldOut' }
  /** Its time to book has passed. */
  | { readonly type: 'closed' }
  | { readonly type: 'placesLeft'; readonly count: number }
  /** ISO-8601. */
  | { readonly type: 'bookBy'; readonly timestamp: string }

const fewPlaces = 4
const soonDays = 30

/**
 * The label of an offer now, or `null` when it can be had and there is no hurry. Days are those of the member's time
 * zone; booking closes at the moment itself. What shows it renders again then, by `useMoments`.
 */
export function offerLabel(
  { availability, expiresAt }: Offer,
  format: Pick<Format, 'calendarDateOf' | 'msUntil' | 'today'>,
): OfferLabel | null {
  const { isAvailable, quantityRemaining } = availability ?? {}
  if (isAvailable === false || (quantityRemaining !== undefined && quantityRemaining <= 0))
    return { type: 'soldOut' }
  const [today, lastDay] = [format.today(), format.calendarDateOf(expiresAt)]
  const daysLeft = today && lastDay ? daysBetween(today, lastDay) : null
  if ((format.msUntil(expiresAt) ?? 1) <= 0) return { type: 'closed' }
  if (quantityRemaining !== undefined && quantityRemaining <= fewPlaces)
    return { type: 'placesLeft', count: quantityRemaining }
  if (daysLeft !== null && daysLeft <= soonDays && expiresAt) return { type: 'bookBy', timestamp: expiresAt }
  return null
}

/** Whether the offer can still be redeemed, as far as the Service says. */
export function isBookable(label: OfferLabel | null): boolean {
  return label?.type !== 'soldOut' && label?.type !== 'closed'
}

/** The kinds of some offers, each once, in the order in which they first occur. */
export function offerKinds(offers: readonly Offer[]): readonly string[] {
  const kinds = new Set<string>()
  for (const { kind } of offers) kinds.add(kind?.trim() ?? '')
  kinds.delete('')
  return [...kinds]
}

/**
 * A kind in words: those of the host for it, else the data's own text in sentence case (`FINE_DINING` is
 * *Fine dining*).
 */
export function kindLabel(kind: string, findMessage: (key: string) => string | null): string {
  return findMessage(`offers.kind.${kind}`) ?? sentenceCase(kind)
}

function sentenceCase(text: string): string {
  const words = text.replace(/[_\s]+/g, ' ').trim()
  // Text in both cases is somebody's spelling; short capitals without a gap are a name (NBA).
  const isShouted = words === words.toUpperCase() && words !== words.toLowerCase() && [...words].length > 3
  const quiet = isShouted ? words.toLowerCase() : words
  return quiet.replace(/^./u, (letter) => letter.toUpperCase())
}
