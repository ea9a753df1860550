'use client'

import { sanitizeText } from '../../base/index.ts'
import type { ReactNode } from 'react'
import { Chip, EmptyState, TextLink } from '../../ui/index.ts'
import { countFilters, noFilters, type OfferFilters } from './OfferFilters.ts'
import type { OfferWords } from '../common/index.ts'

export interface OfferNoMatchProps {
  readonly words: OfferWords
  readonly filters: OfferFilters
  readonly countWithoutFilters: number
  readonly headingLevel: 2 | 3 | 4
  readonly onChange: (part: Partial<OfferFilters>) => void
}

/** Nothing matches: what is in the way, each with its way out. */
export function OfferNoMatch({
  words: { t, kind },
  filters,
  countWithoutFilters,
  headingLevel,
  onChange,
}: OfferNoMatchProps): ReactNode {
  // Pasted from anywhere, and quoted among our words.
  const search = sanitizeText(filters.search.trim())
  const hasFilters = countFilters(filters) > 0
  const tags: readonly { readonly label: string; readonly off: Partial<OfferFilters> }[] = [
    ...(search ? [{ label: search, off: { search: '' } }] : []),
    ...(filters.kind === null ? [] : [{ label: kind(filters.kind), off: { kind: null } }]),
    ...(filters.isWithinPoints
      ? [{ label: t('offers.filters.withinPoints'), off: { isWithinPoints: false } }]
      : []),
    ...(filters.isAvailable ? [{ label: t('offers.filters.available'), off: { isAvailable: false } }] : []),
  ]
  const action = (
    <>
      {tags.map(({ label, off }) => (
        <Chip
          key={Object.keys(off).join()}
          onRemove={() => onChange(off)}
          removeLabel={t('offers.filters.remove', { filter: label })}
        >
          {label}
        </Chip>
      ))}
      <TextLink onClick={() => onChange({ ...noFilters, sort: filters.sort })}>
        {t('offers.filters.clear')}
      </TextLink>
    </>
  )
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={search ? t('offers.noMatch.search', { search }) : t('offers.noMatch.filters')}
      action={action}
    >
      {hasFilters && countWithoutFilters > 0
        ? t('offers.noMatch.without', { count: countWithoutFilters })
        : t('offers.noMatch.words')}
    </EmptyState>
  )
}
