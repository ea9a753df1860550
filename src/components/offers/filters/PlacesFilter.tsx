'use client'

import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Checkbox, TextLink } from '../../../ui/index.ts'
import type { PlaceCount } from './findOffers.ts'
import { choosePlace } from './offerPlaces.ts'
import type { FilterControlProps } from './useFilterWords.ts'

/** So many countries are there at first. */
const shownFirst = 6

const noPlaces: readonly PlaceCount[] = []

/** Countries, and the cities of those that are chosen, with how many there are. */
export function PlacesFilter({ words, filters, findings, onChange }: FilterControlProps): ReactNode {
  const { t, format, reader, placeName } = words
  const places = findings?.places ?? noPlaces
  const [isAll, setIsAll] = useState(false)
  const firstOfMore = useRef<HTMLInputElement>(null)
  function showAll() {
    flushSync(() => setIsAll(true))
    // What was pressed for them is gone.
    firstOfMore.current?.focus()
  }

  const chosen = new Set(filters.places.map((place) => reader.parse(place)?.key))
  const isOpen = ({ key, country }: PlaceCount) =>
    chosen.has(key) || places.some((place) => place.country === country && chosen.has(place.key))
  const tops = useKeptOrder(
    places.filter(({ city, country }) => city === '' || country === ''),
    isOpen,
  )
  if (tops.length === 0) return <p className="xp-type-small xp-quiet">{t('offers.places.none')}</p>

  const row = (place: PlaceCount) => (
    <Checkbox
      key={place.key}
      form=""
      ref={place === tops[shownFirst] ? firstOfMore : undefined}
      className={place.city !== '' && place.country !== '' ? 'xp-filter-city' : ''}
      checked={chosen.has(place.key)}
      onCheckedChange={(isOn) => onChange({ places: choosePlace(filters.places, place, isOn, reader) })}
      label={
        <span className="xp-row xp-gap-3">
          <span className="xp-fill xp-break">
            <bdi>{placeName(place)}</bdi>
          </span>{' '}
          <span className="xp-quiet xp-type-small xp-figures">{format.number(place.count)}</span>
        </span>
      }
    />
  )

  return (
    <div className="xp-filter-places">
      {tops
        .slice(0, isAll ? tops.length : shownFirst)
        .flatMap((top) => [
          row(top),
          ...(top.city === '' && isOpen(top)
            ? places.filter(({ city, country }) => city !== '' && country === top.country).map(row)
            : []),
        ])}
      {!isAll && tops.length > shownFirst && (
        <TextLink tone="ink" onClick={showAll}>
          {t('offers.places.all', { count: tops.length })}
        </TextLink>
      )}
    </div>
  )
}

/** Those that are chosen, then those with most; rows do not move while the member chooses. */
function useKeptOrder(places: readonly PlaceCount[], isChosen: (place: PlaceCount) => boolean) {
  const [order, setOrder] = useState<readonly string[]>([])
  const added = places.filter(({ key }) => !order.includes(key))
  if (added.length > 0) {
    const rank = (place: PlaceCount) => (isChosen(place) ? Infinity : place.count)
    added.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
    setOrder([...order, ...added.map(({ key }) => key)])
  }
  return order.flatMap((key) => places.find((place) => place.key === key) ?? [])
}
