'use client'

import { type ReactNode, useDeferredValue } from 'react'
import { useOffers, useWallet } from '../../queries/index.ts'
import { cx, EmptyState, Notice } from '../../ui/index.ts'
import { FailureView, HostSlot, useOfferWords, useViewed } from '../common/index.ts'
import type { OfferCatalogProps } from './OfferCatalog.tsx'
import { OfferFilterBar } from './OfferFilterBar.tsx'
import { needsWholeCatalog } from './OfferFilters.ts'
import { OfferGridSkeleton } from './OfferGrid.tsx'
import { OfferNoMatch } from './OfferNoMatch.tsx'
import { OfferResultList } from './OfferResultList.tsx'
import { OfferSummary } from './OfferSummary.tsx'
import { useOfferFilters } from './useOfferFilters.ts'
import { useOfferResults } from './useOfferResults.ts'
import { useSettledResults } from './useSettledResults.ts'

type ContentProps = Pick<
  OfferCatalogProps,
  'onOpen' | 'hrefFor' | 'filters' | 'defaultFilters' | 'onFiltersChange' | 'title' | 'headingLevel' | 'renderCard' | 'renderEmpty' | 'messages' | 'classNames'
>

export function OfferCatalogContent({ title, headingLevel = 2, renderEmpty, messages, classNames = {}, ...props }: ContentProps): ReactNode {
  const words = useOfferWords(messages)
  const { t } = words
  const list = useOffers()
  const { data: wallet } = useWallet()
  const { filters, change, initial } = useOfferFilters({ filters: props.filters, defaultFilters: props.defaultFilters, onFiltersChange: props.onFiltersChange })
  // Typing stays quick while thousands are searched.
  const settled = useDeferredValue(filters)
  const { results, kinds, isSearching, countWithoutFilters } = useOfferResults(list, wallet, settled, words)
  const isLoading = list.data === undefined || (list.data.length === 0 && list.hasMore)
  const countText = list.hasMore ? t('offers.countSoFar', { count: results.length }) : t('offers.count', { count: results.length })
  useViewed(list.data ? 'catalog' : null, () => ({ name: 'catalog.viewed' }))
  useSettledResults({ filters: settled, initial, count: results.length, countText, isSearching: isSearching || isLoading })

  const Title = `h${headingLevel}` as const
  const innerLevel = deeper(headingLevel)
  const isEmpty = list.data?.length === 0 && !list.hasMore
  const hasFailed = list.data === undefined && list.isError

  return (
    <div className={cx('xp-offer-catalog-body', classNames.body)} data-state={hasFailed ? 'failed' : isLoading ? 'loading' : isEmpty ? 'empty' : results.length === 0 ? 'no-match' : 'ready'}>
      {title !== null && <Title className={cx('xp-offer-catalog-title xp-type-hero', classNames.title)}>{title ?? t('offers.title')}</Title>}
      {!isEmpty && !hasFailed && (
        <OfferFilterBar
          words={words}
          filters={filters}
          kinds={kinds}
          isLoading={isLoading}
          hasPoints={wallet?.balance !== undefined}
          onChange={change}
          searchClassName={classNames.search}
          filtersClassName={classNames.filters}
        />
      )}
      {list.fetchStatus === 'paused' && (
        <Notice className="xp-offer-catalog-notice" role="status" icon="offline" title={t('offers.offline.title')}>
          {t('offers.offline.text')}
        </Notice>
      )}
      {renderState()}
    </div>
  )

  function renderState(): ReactNode {
    if (hasFailed) return <FailureView error={list.error} title={t('offers.failed')} onRetry={() => list.refetch()} />
    if (isEmpty) return renderEmpty ? <HostSlot>{renderEmpty()}</HostSlot> : <CatalogEmpty title={t('offers.empty.title')} text={t('offers.empty.text')} />
    const summary = (
      <OfferSummary words={words} countText={isLoading || (isSearching && results.length === 0) ? null : countText} sort={filters.sort} onSortChange={(sort) => change({ sort })} className={classNames.summary} />
    )
    if (isLoading || (isSearching && results.length === 0)) {
      return (
        <>
          {summary}
          <OfferGridSkeleton label={t('offers.loading')} hasLead={!needsWholeCatalog(settled)} className={classNames.grid} />
        </>
      )
    }
    if (results.length === 0) return <OfferNoMatch words={words} filters={settled} countWithoutFilters={countWithoutFilters} headingLevel={innerLevel} onChange={change} />
    return (
      <>
        {summary}
        <OfferResultList {...props} words={words} list={list} results={results} subject={settled} isSearching={isSearching} headingLevel={innerLevel} classNames={classNames} />
      </>
    )
  }
}

function CatalogEmpty({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  return (
    <EmptyState drawing title={title}>
      {text}
    </EmptyState>
  )
}

function deeper(level: 1 | 2 | 3 | 4): 2 | 3 | 4 {
  return level === 1 ? 2 : level === 2 ? 3 : 4
}
