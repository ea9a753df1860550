'use client'

import { forwardRef } from 'react'
import { cx } from '../../ui/index.ts'
import { ComponentRoot } from '../common/index.ts'
import { OfferCatalogContent } from './OfferCatalogContent.tsx'
import type { OfferCatalogProps } from './OfferCatalogProps.ts'

/**
 * The catalog: search, filters, order, and a grid of cards that grows as one scrolls. Renders a `section`; parts are
 * those of `classNames`. Emits `catalog.viewed`, `catalog.searched`, `offer.opened`.
 */
export const OfferCatalog = forwardRef<HTMLElement, OfferCatalogProps>(function OfferCatalog(
  {
    onOpen,
    onPrefetch,
    hrefFor,
    filters,
    defaultFilters,
    onFiltersChange,
    title,
    headingLevel,
    renderCard,
    renderEmpty,
    messages,
    classNames,
    className,
    ...rest
  },
  ref,
) {
  const content = {
    onOpen,
    onPrefetch,
    hrefFor,
    filters,
    defaultFilters,
    onFiltersChange,
    title,
    headingLevel,
    renderCard,
    renderEmpty,
    messages,
    classNames,
  }
  return (
    <ComponentRoot {...rest} ref={ref} name="offer-catalog" className={cx('xp-offer-catalog', className)}>
      <OfferCatalogContent {...content} />
    </ComponentRoot>
  )
})
