import { isCalendarDate, withDefaults } from '../../../base/index.ts'
import { noFilters, type OfferFilters, offerSorts } from '../OfferFilters.ts'

/** So many kinds, and so many places, are read from an address. */
const maxValues = 50

/**
 * The filters as the search of an address, without a question mark: `when=2027-05-01..2027-05-31&where=NO&guests=4`.
 * The same filters give the same text; what is off, or is no filter, is left out. Keys: `q` (the words), `kind` and
 * `where` (once for each), `type`, `when`, `guests`, `points` (`0..48250`, without an upper end `500..`),
 * `within-points` and `available` (`1`), `sort`.
 */
export function filtersToSearch(filters: Partial<OfferFilters>): string {
  const { search, kinds, type, when, places, guests, points, sort, ...flags } = withDefaults(
    noFilters,
    filters,
  )
  const pairs: readonly (readonly [key: string, value: string | false | null])[] = [
    ['q', search],
    ...kinds.map((kind) => ['kind', kind] as const),
    ['type', type],
    ['when', isDateRange(when) && `${when.from}..${when.to}`],
    ...places.map((place) => ['where', isPlace(place) && place] as const),
    ['guests', isGuests(guests) && String(guests)],
    ['points', isPoints(points) && `${points.min}..${points.max ?? ''}`],
    ['within-points', flags.isWithinPoints && '1'],
    ['available', flags.isAvailable && '1'],
    ['sort', sort !== noFilters.sort && sort],
  ]
  return pairs.flatMap(([key, value]) => (value ? `${key}=${encode(value)}` : [])).join('&')
}

/**
 * The filters of an address' search, with or without its question mark: what `filtersToSearch` wrote comes back as it
 * was. A value that is none is left out, each by itself; other keys are ignored; at most 50 kinds and 50 places.
 */
export function filtersFromSearch(search: string): OfferFilters {
  const params = new URLSearchParams(search)
  const all = (key: string) => params.getAll(key).slice(0, maxValues)
  const [from = '', to = ''] = rangeOf(params.get('when'))
  const [min = '', max = ''] = rangeOf(params.get('points'))
  const when = { from, to }
  const points = { min: toNumber(min), max: max === '' ? null : toNumber(max) }
  const guests = toNumber(params.get('guests'))
  return {
    search: params.get('q') ?? noFilters.search,
    kinds: all('kind').filter((kind) => kind !== ''),
    type: params.get('type') || null,
    isWithinPoints: params.get('within-points') === '1',
    isAvailable: params.get('available') === '1',
    when: isDateRange(when) ? when : null,
    places: all('where').filter(isPlace),
    guests: isGuests(guests) ? guests : null,
    points: isPoints(points) ? points : null,
    sort: offerSorts.find((sort) => sort === params.get('sort')) ?? noFilters.sort,
  }
}

/** As a query may be written (RFC 3986, section 3.4): slashes stay, so that a place can be read. */
function encode(value: string): string {
  // Half a pair of surrogates cannot be encoded.
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replaceAll('%20', '+')
    .replaceAll('%2F', '/')
}

/** The two ends of `a..b`. */
function rangeOf(text: string | null): readonly string[] {
  const ends = (text ?? '').split('..')
  return ends.length === 2 ? ends : []
}

/** A number as JavaScript writes it, from 0; `NaN` for any other text. */
function toNumber(text: string | null): number {
  return /^\d+(\.\d+)?(e[+-]?\d+)?$/.test(text ?? '') ? Number(text) : Number.NaN
}

function isDateRange(when: OfferFilters['when']): when is NonNullable<OfferFilters['when']> {
  return when !== null && isCalendarDate(when.from) && isCalendarDate(when.to) && when.from <= when.to
}

/** `NO`, `NO/Oslo` or `/Oslo`. */
function isPlace(place: string): boolean {
  return /^([a-z]{2}(\/.*\S.*)?|\/.*\S.*)$/i.test(place)
}

function isGuests(guests: number | null): guests is number {
  return Number.isSafeInteger(guests) && Number(guests) >= 1
}

function isPoints(points: OfferFilters['points']): points is NonNullable<OfferFilters['points']> {
  if (points === null) return false
  const { min, max } = points
  return Number.isFinite(min) && min >= 0 && (max === null || (Number.isFinite(max) && max >= min))
}
