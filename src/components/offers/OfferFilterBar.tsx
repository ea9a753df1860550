'use client'

import type { ReactNode } from 'react'
import { cx, FilterChips, SearchField, Skeleton } from '../../ui/index.ts'
import { type OfferFilters } from './OfferFilters.ts'
import type { OfferWords } from '../common/index.ts'

interface OfferFilterBarProps {
  readonly words: OfferWords
  readonly filters: OfferFilters
  readonly kinds: readonly string[]
  readonly types: readonly string[]
  /** The kinds are not loaded yet: a skeleton reserves their space. */
  readonly isLoading: boolean
  /** False while there is no balance to compare with. */
  readonly hasPoints: boolean
  readonly onChange: (part: Partial<OfferFilters>) => void
  readonly searchClassName: string | undefined
  readonly filtersClassName: string | undefined
}

/** Search on one line, and under it one row of filters. */
export function OfferFilterBar({
  words,
  filters,
  kinds,
  types,
  isLoading,
  hasPoints,
  onChange,
  searchClassName,
  filtersClassName,
}: OfferFilterBarProps): ReactNode {
  const { t } = words
  const { options, values } = chipsOf({ words, filters, kinds, types, hasPoints })

  function handlePress(pressed: string) {
    if (pressed === 'points') onChange({ isWithinPoints: !filters.isWithinPoints })
    else if (pressed === 'available') onChange({ isAvailable: !filters.isAvailable })
    else if (pressed.startsWith('type '))
      onChange({ type: values.includes(pressed) ? null : pressed.slice('type '.length) })
    else onChange({ kind: values.includes(pressed) ? null : pressed.slice('kind '.length) })
  }

  return (
    <div className="xp-stack xp-gap-6" role="search">
      <SearchField
        className={searchClassName ?? ''}
        label={t('offers.search')}
        placeholder={t('offers.search.placeholder')}
        clearLabel={t('offers.search.clear')}
        value={filters.search}
        onValueChange={(search) => onChange({ search })}
        autoComplete="off"
      />
      {isLoading ? (
        <FiltersSkeleton className={filtersClassName} />
      ) : (
        <FilterChips
          className={cx('xp-offer-filters', filtersClassName)}
          label={t('offers.filters')}
          allLabel={t('offers.filters.all')}
          options={options}
          values={values}
          onValuesChange={(_values, pressed) => handlePress(pressed)}
          onClear={() => onChange({ kind: null, type: null, isWithinPoints: false, isAvailable: false })}
        />
      )}
    </div>
  )
}

/** The filters as chips, and which of them are on. */
function chipsOf({
  words: { t, kind: kindWord, type: typeWord },
  filters,
  kinds,
  types,
  hasPoints,
}: Pick<OfferFilterBarProps, 'words' | 'filters' | 'kinds' | 'types' | 'hasPoints'>) {
  // The member can switch off a kind that the host set, or whose offers are gone.
  const shownKinds = filters.kind === null || kinds.includes(filters.kind) ? kinds : [...kinds, filters.kind]
  const shownTypes = filters.type === null || types.includes(filters.type) ? types : [...types, filters.type]
  const options = [
    ...shownKinds.map((kind) => ({ value: `kind ${kind}`, label: kindWord(kind) })),
    ...shownTypes.map((type, index) => ({
      value: `type ${type}`,
      label: typeWord(type) ?? type,
      startsGroup: index === 0,
    })),
    ...(hasPoints || filters.isWithinPoints
      ? [{ value: 'points', label: t('offers.filters.withinPoints'), startsGroup: true }]
      : []),
    {
      value: 'available',
      label: t('offers.filters.available'),
      startsGroup: !hasPoints && !filters.isWithinPoints,
    },
  ]
  const values = [
    ...(filters.kind === null ? [] : [`kind ${filters.kind}`]),
    ...(filters.type === null ? [] : [`type ${filters.type}`]),
    ...(filters.isWithinPoints ? ['points'] : []),
    ...(filters.isAvailable ? ['available'] : []),
  ]
  return { options, values }
}

function FiltersSkeleton({ className }: { readonly className: string | undefined }): ReactNode {
  return (
    <div
      className={cx('xp-filter-chips xp-offer-filters xp-offer-filters-waiting', className)}
      aria-hidden="true"
    >
      <Skeleton className="xp-offer-filter-waiting" shape="block" />
      <Skeleton className="xp-offer-filter-waiting" shape="block" />
      <Skeleton className="xp-offer-filter-waiting" shape="block" />
    </div>
  )
}
