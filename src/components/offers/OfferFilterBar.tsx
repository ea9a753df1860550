'use client'

import type { ReactNode } from 'react'
import type { Wallet } from '../../contract/index.ts'
import {
  alertIcon,
  chevronDownIcon,
  cx,
  FilterChips,
  Icon,
  revealFocused,
  SearchField,
  Skeleton,
} from '../../ui/index.ts'
import { MoreFailed, usePrefetchOnHover } from '../common/index.ts'
import { type LazyFilterPart, loadFilterPart } from './loadFilterPart.ts'
import type { OpenFiltersProps } from './OpenFiltersProps.ts'

interface OfferFilterBarProps extends OpenFiltersProps {
  readonly kinds: readonly string[]
  readonly types: readonly string[]
  /** The kinds are not loaded yet: a skeleton reserves their space. */
  readonly isLoading: boolean
  readonly wallet: Wallet | undefined
  readonly filterPart: LazyFilterPart
  readonly searchClassName: string | undefined
  readonly filtersClassName: string | undefined
}

/** Search on one line, and under it one row of filters. */
export function OfferFilterBar(props: OfferFilterBarProps): ReactNode {
  const { words, filters, isLoading, filterPart, open, onChange, searchClassName, filtersClassName } = props
  const { t } = words
  const { part } = filterPart
  const prefetch = usePrefetchOnHover(() => void loadFilterPart().catch(() => undefined))
  const { options, values } = chipsOf(props)

  function handlePress(pressed: string) {
    const [kind, type] = [pressed.slice('kind '.length), pressed.slice('type '.length)]
    if (pressed === 'points') onChange({ isWithinPoints: !filters.isWithinPoints })
    else if (pressed === 'available') onChange({ isAvailable: !filters.isAvailable })
    else if (pressed.startsWith('type ')) onChange({ type: filters.type === type ? null : type })
    else
      onChange({
        kinds: filters.kinds.includes(kind)
          ? filters.kinds.filter((other) => other !== kind)
          : [...filters.kinds, kind],
      })
  }

  return (
    <div className="xp-stack xp-gap-6 xp-offer-bar xp-screen-only" role="search" {...prefetch}>
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
          options={options}
          values={values}
          onValuesChange={(_values, pressed) => handlePress(pressed)}
        >
          {part ? <part.OfferFilterTriggers {...props} /> : <ClosedTriggers {...props} />}
        </FilterChips>
      )}
      {part && open && <part.OfferFilterPanel {...props} open={open} />}
      {open && filterPart.error !== null && (
        <MoreFailed
          icon={alertIcon}
          title={t('offers.more.failed')}
          error={filterPart.error}
          onRetry={() => void filterPart.ask()}
        />
      )}
    </div>
  )
}

/** What opens the filters, until their code is loaded. */
function ClosedTriggers({
  words: { t },
  controls,
  filterPart,
  open,
  onOpenChange,
}: OfferFilterBarProps): ReactNode {
  return (
    controls[0] &&
    (['all', ...controls] as const).map((name) => (
      <button
        key={name}
        type="button"
        className="xp-filter-chip xp-filter-trigger xp-native xp-focus"
        data-filter={name}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-busy={open?.name === name && filterPart.isLoading}
        onFocus={revealFocused}
        onClick={() => {
          onOpenChange({ name, isSheet: name === 'all' })
          void filterPart.ask()
        }}
      >
        {t(name === 'all' ? 'offers.filters' : `offers.filters.${name}`)}
        <Icon drawing={chevronDownIcon} size="small" />
      </button>
    ))
  )
}

/** The filters as chips, and which of them are on. */
function chipsOf({
  words: { t, kind: kindWord, type: typeWord },
  filters,
  kinds,
  types,
  wallet,
  controls,
}: OfferFilterBarProps) {
  // Without a balance there is nothing to compare with.
  const hasPoints = wallet?.balance !== undefined || filters.isWithinPoints
  // The member can switch off a kind that the host set, or whose offers are gone.
  const shownKinds = [...new Set([...kinds, ...filters.kinds])]
  const shownTypes = filters.type === null || types.includes(filters.type) ? types : [...types, filters.type]
  const options = [
    ...shownKinds.map((kind, index) => ({
      value: `kind ${kind}`,
      label: kindWord(kind),
      startsGroup: index === 0 && controls.length > 0,
    })),
    ...shownTypes.map((type, index) => ({
      value: `type ${type}`,
      label: typeWord(type) ?? type,
      startsGroup: index === 0,
    })),
    ...(hasPoints
      ? [{ value: 'points', label: t('offers.filters.withinPoints'), startsGroup: controls.length === 0 }]
      : []),
    {
      value: 'available',
      label: t('offers.filters.available'),
      startsGroup: !hasPoints && controls.length === 0,
    },
  ]
  const values = [
    ...filters.kinds.map((kind) => `kind ${kind}`),
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
