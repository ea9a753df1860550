'use client'

import { forwardRef, type ReactNode } from 'react'
import { operations } from '../../contract/index.ts'
import { cx, EmptyState, Notice, offlineIcon } from '../../ui/index.ts'
import { ComponentRoot, FailureView, hostContent, type OfferWords, useOfferWords } from '../common/index.ts'
import type { OfferCatalogProps } from './OfferCatalogProps.ts'
import { OfferFilterBar } from './OfferFilterBar.tsx'
import { OfferFound } from './OfferFound.tsx'
import { useCatalog } from './useCatalog.ts'

type OfferCatalogContentProps = Pick<
  OfferCatalogProps,
  | 'onOpen'
  | 'onPrefetch'
  | 'hrefFor'
  | 'filters'
  | 'defaultFilters'
  | 'onFiltersChange'
  | 'filterControls'
  | 'title'
  | 'headingLevel'
  | 'renderCard'
  | 'renderEmpty'
  | 'messages'
  | 'classNames'
>

/** What is inside the root of `OfferCatalog`. */
function OfferCatalogContent({
  title,
  headingLevel = 2,
  renderEmpty,
  messages,
  classNames = {},
  ...props
}: OfferCatalogContentProps): ReactNode {
  const words = useOfferWords(messages)
  const { t } = words
  const catalog = useCatalog(props, words)
  const { state, list } = catalog
  const Title = `h${headingLevel}` as const
  return (
    <div className={cx('xp-page xp-offer-catalog-body', classNames.body)} data-state={state}>
      {title !== null && (
        <Title className={cx('xp-offer-catalog-title xp-type-hero', classNames.title)}>
          {hostContent(title) ?? t('offers.title')}
        </Title>
      )}
      {catalog.hasFilterBar && (
        <OfferFilterBar
          {...catalog.filterBar}
          words={words}
          messages={messages}
          searchClassName={classNames.search}
          filtersClassName={classNames.filters}
        />
      )}
      {list.isPaused && <OfflineNotice t={t} />}
      {state === 'failed' ? (
        <FailureView title={t('offers.failed')} {...catalog.failure} />
      ) : state === 'empty' ? (
        renderEmpty ? (
          hostContent(renderEmpty())
        ) : (
          <CatalogEmpty title={t('offers.empty.title')} text={t('offers.empty.text')} />
        )
      ) : (
        <OfferFound
          {...props}
          {...catalog.found}
          messages={messages}
          state={state}
          words={words}
          list={list}
          headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
          classNames={classNames}
        />
      )}
    </div>
  )
}

function OfflineNotice({ t }: Pick<OfferWords, 't'>): ReactNode {
  return (
    <Notice className="xp-above-6" announces="polite" icon={offlineIcon} title={t('offers.offline.title')}>
      {t('offers.offline.text')}
    </Notice>
  )
}

function CatalogEmpty({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  return (
    <EmptyState drawing title={title}>
      {text}
    </EmptyState>
  )
}

/**
 * The catalog: search, filters, order, and a grid of cards that grows as one scrolls. Renders a `section`; parts are
 * those of `classNames`. Emits `catalog.viewed`, `catalog.searched`, `catalog.nothingFound`, `offer.opened`.
 */
export const OfferCatalog = forwardRef<HTMLElement, OfferCatalogProps>(function OfferCatalog(
  {
    onOpen,
    onPrefetch,
    hrefFor,
    filters,
    defaultFilters,
    onFiltersChange,
    filterControls,
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
    filterControls,
    title,
    headingLevel,
    renderCard,
    renderEmpty,
    messages,
    classNames,
  }
  return (
    <ComponentRoot
      {...rest}
      ref={ref}
      name="offer-catalog"
      needs={operations.offers}
      className={cx('xp-offer-catalog', className)}
    >
      <OfferCatalogContent {...content} />
    </ComponentRoot>
  )
})
