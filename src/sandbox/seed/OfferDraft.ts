/** The scenes of `src/sandbox/pictures`. */
type Scene =
  | 'arches'
  | 'city'
  | 'clay'
  | 'court'
  | 'dunes'
  | 'fjord'
  | 'forest'
  | 'night'
  | 'opera'
  | 'sails'
  | 'shore'
  | 'snow'
  | 'spa'
  | 'stage'
  | 'table'
  | 'vineyard'
  | 'wing'

type TimeOfDay = `${string}:${string}`

/**
 * An offer as its editor writes it. Venues, people and events are invented. Days count from the sandbox's first day.
 */
export interface OfferDraft {
  readonly id: string
  readonly title: string
  readonly short?: string
  /** Paragraphs. */
  readonly text?: readonly string[]
  readonly disclaimer?: string
  readonly scenes?: readonly Scene[]
  readonly place?: {
    readonly venue?: string
    readonly address?: string
    readonly city: string
    readonly state?: string
    readonly countryCode: string
    readonly display?: string
  }
  readonly guests?: number
  readonly starts?: readonly [day: number, time: TimeOfDay]
  readonly ends?: readonly [day: number, time: TimeOfDay]
  /** The day on which booking ends. */
  readonly bookBy?: number
  readonly points?: number
  /** Places left; left out, the offer does not say. */
  readonly left?: number
  readonly inclusions?: Readonly<Record<string, readonly string[]>>
  readonly tiers?: readonly string[]
  /** Pictures by address instead of scenes. */
  readonly images?: readonly string[]
  readonly type?: string
}
