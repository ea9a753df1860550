'use client'

import { useMemo } from 'react'
import type { Offer } from '../../../contract/index.ts'
import {
  commonMessages,
  countryName,
  type Format,
  type MessageOverrides,
  type offerDetailMessages,
  type offerFilterMessages,
  type offerShareMessages,
  offersMessages,
  type Translate,
  useI18n,
  useMessages,
} from '../../../i18n/index.ts'
import { offerDates, type OfferLabel, shortDate } from './offerFacts.ts'

/** Overrides of what the catalog and an offer say. */
export type OffersMessages = MessageOverrides<
  typeof offersMessages & typeof offerDetailMessages & typeof offerFilterMessages & typeof offerShareMessages
>

/** Where an offer is, in the words of the data. */
interface OfferPlace {
  /** For one line: `Hjørundfjord, Norway`. */
  readonly short: string
  /** For a plate in place of a picture: the shortest name there is. */
  readonly name: string
  /** For a fact of two lines: the venue, and the way to it. Either may be missing. */
  readonly venue: string | undefined
  readonly address: string | undefined
}

/**
 * The place of an offer, or `null` when it names none. `nameOfCountry` gives a country in the member's
 * language, or nothing; `pair` sets two names side by side as that language does.
 */
export function offerPlace(
  { location }: Offer,
  nameOfCountry: (code: string) => string | undefined,
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
  const country = () => (code === undefined ? undefined : nameOfCountry(code))
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

/**
 * The facts of an offer in the member's language. The same object until the language changes, so that cards
 * stay as they are.
 */
export interface OfferWords {
  readonly t: Translate<typeof offersMessages>
  readonly format: Format
  readonly title: (offer: Offer) => string
  readonly kind: (kind: string) => string
  /** A type in the host's words (`offers.type.…`); `null` where it has none: the values are not shown. */
  readonly type: (type: string | undefined) => string | null
  readonly place: (offer: Offer) => OfferPlace | null
  /** What the plate says in place of a picture: the place, else the kind, else the title. */
  readonly plate: (offer: Offer) => string
  /** Two names side by side. */
  readonly pair: (first: string, second: string) => string
  /** `12 – 15 Mar`, `Until May`; `null` without dates. */
  readonly shortDates: (offer: Offer) => string | null
  /** `null` also while the date cannot be written. */
  readonly label: (label: OfferLabel) => string | null
}

export function useOfferWords(messages: OffersMessages | undefined): OfferWords {
  const { format, locale } = useI18n()
  const t = useMessages(offersMessages, messages)
  const c = useMessages(commonMessages)
  return useMemo(() => createOfferWords(t, c, format, locale), [t, c, format, locale])
}

function createOfferWords(
  t: Translate<typeof offersMessages>,
  c: Translate<typeof commonMessages>,
  format: Format,
  locale: string,
): OfferWords {
  const kind = (text: string) => kindLabel(text, t.find)
  const pair = (first: string, second: string) => c('common.pair', { first, second })
  const place = (offer: Offer) => offerPlace(offer, (code) => countryName(code, locale), pair)
  const title = (offer: Offer) => offer.title?.trim() || place(offer)?.short || t('offers.untitled')
  return {
    t,
    format,
    title,
    kind,
    type: (text) => (text?.trim() ? t.find(`offers.type.${text.trim()}`) : null),
    place,
    pair,
    plate: (offer) => place(offer)?.name ?? (offer.kind?.trim() ? kind(offer.kind.trim()) : title(offer)),
    shortDates: (offer) => {
      const dates = offerDates(offer, format, 'short')
      return dates && (dates.type === 'until' ? t('offers.until', { date: dates.day }) : dates.day)
    },
    label: (label) => labelText(label, t, format),
  }
}

function labelText(label: OfferLabel, t: Translate<typeof offersMessages>, format: Format): string | null {
  if (label.type === 'placesLeft') return t('offers.placesLeft', { count: label.count })
  if (label.type !== 'bookBy') return t(label.type === 'soldOut' ? 'offers.soldOut' : 'offers.closed')
  // On the last day the time of it.
  const isToday = format.calendarDateOf(label.timestamp) === format.today()
  if (isToday) {
    const time = format.time(label.timestamp)
    return time === null ? null : t('offers.bookBy.today', { time })
  }
  const date = shortDate(label.timestamp, format)
  return date === null ? null : t('offers.bookBy', { date })
}
