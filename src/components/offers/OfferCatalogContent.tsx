'use client'

import { type ReactNode, useDeferredValue } from 'react'
import { useOffers, useWallet } from '../../queries/index.ts'
import { cx, EmptyState, Notice, offlineIcon } from '../../ui/index.ts'
import { FailureView, hostContent, useOfferWords, useViewed } from '../common/index.ts'
import type { OfferCatalogProps } from './OfferCatalogProps.ts'
import { OfferFilterBar } from './OfferFilterBar.tsx'
import { OfferFound } from './OfferFound.tsx'
import { useOfferFilters } from './useOfferFilters.ts'
import { useOfferResults } from './useOfferResults.ts'
import { useSettledResults } from './useSettledResults.ts'

export type OfferCatalogContentProps = Pick<
  OfferCatalogProps,
  | 'onOpen'
  | 'onPrefetch'
  | 'hrefFor'
  | 'filters'
  | 'defaultFilters'
  | 'onFiltersChange'
  | 'title'
  | 'headingLevel'
  | 'renderCard'
  | 'renderEmpty'
  | 'messages'
  | 'classNames'
>

/** What is inside the root of `OfferCatalog`. */
export function OfferCatalogContent({
  title,
  headingLevel = 2,
  renderEmpty,
  messages,
  classNames = {},
  ...props
}: OfferCatalogContentProps): ReactNode {
  const words = useOfferWords(messages)
  const { t } = words
  const list = useOffers()
  const { data: wallet } = useWallet()
  const { filters, change, initial } = useOfferFilters({
    filters: props.filters,
    defaultFilters: props.defaultFilters,
    onFiltersChange: props.onFiltersChange,
  })
  // Typing stays quick while thousands are searched.
  const found = useOfferResults(list, wallet, useDeferredValue(filters), words)
  const count = found.results.length
  const countText = list.hasMore ? t('offers.countSoFar', { count }) : t('offers.count', { count })
  const hasFailed = list.data === undefined && list.isError
  const isEmpty = list.data?.length === 0 && !list.hasMore
  const isLoading = list.data === undefined || (list.data.length === 0 && found.isSearching)
  const state = hasFailed
    ? 'failed'
    : isEmpty
      ? 'empty'
      : isLoading || (count === 0 && found.isSearching)
        ? 'loading'
        : count === 0 && !found.isIncomplete
          ? 'no-match'
          : 'ready'
  useViewed(list.data ? 'catalog' : null, () => ({ name: 'catalog.viewed' }))
  useSettledResults({
    filters: found.subject,
    initial,
    count,
    countText,
    isSearching: found.isSearching || isLoading,
    isComplete: !found.isIncomplete,
  })

  const Title = `h${headingLevel}` as const
  return (
    <div className={cx('xp-page xp-offer-catalog-body', classNames.body)} data-state={state}>
      {title !== null && (
        <Title className={cx('xp-offer-catalog-title xp-type-hero', classNames.title)}>
          {hostContent(title) ?? t('offers.title')}
        </Title>
      )}
      {state !== 'failed' && state !== 'empty' && (
        <OfferFilterBar
          words={words}
          filters={filters}
          kinds={found.kinds}
          isLoading={isLoading}
          hasPoints={wallet?.balance !== undefined}
          onChange={change}
          searchClassName={classNames.search}
          filtersClassName={classNames.filters}
        />
      )}
      {list.isPaused && (
        <Notice
          className="xp-above-6"
          announces="polite"
          icon={offlineIcon}
          title={t('offers.offline.title')}
        >
          {t('offers.offline.text')}
        </Notice>
      )}
      {state === 'failed' ? (
        <FailureView error={list.error} title={t('offers.failed')} onRetry={() => list.refetch()} />
      ) : state === 'empty' ? (
        renderEmpty ? (
          hostContent(renderEmpty())
        ) : (
          <CatalogEmpty title={t('offers.empty.title')} text={t('offers.empty.text')} />
        )
      ) : (
        <OfferFound
          {...props}
          state={state}
          words={words}
          list={list}
          found={found}
          countText={countText}
          filters={filters}
          onChange={change}
          headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
          classNames={classNames}
        />
      )}
    </div>
  )
}

function CatalogEmpty({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  return (
    <EmptyState drawing title={title}>
      {text}
    </EmptyState>
  )
}
