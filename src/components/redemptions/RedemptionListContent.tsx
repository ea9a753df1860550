'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { redemptionsMessages, useMessages } from '../../i18n/index.ts'
import { useRedemptions } from '../../queries/index.ts'
import { Button, cx, EmptyState, TextLink } from '../../ui/index.ts'
import { FailureView, hostContent } from '../common/index.ts'
import { groupRedemptions } from './groupRedemptions.ts'
import type { RedemptionListProps } from './RedemptionList.tsx'
import { RedemptionListMore } from './RedemptionListMore.tsx'
import { RedemptionListSkeleton } from './RedemptionListSkeleton.tsx'
import { RedemptionRow } from './RedemptionRow.tsx'
import { RedemptionStatusFilter } from './RedemptionStatusFilter.tsx'
import { useOffersOf } from './useOffersOf.ts'

interface ContentProps extends Omit<RedemptionListProps, 'headingLevel' | 'classNames' | 'className'> {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<RedemptionListProps['classNames']>
}

export function RedemptionListContent({
  title,
  headingLevel,
  messages,
  classNames,
  onExplore,
  renderEmpty,
  ...props
}: ContentProps): ReactNode {
  const t = useMessages(redemptionsMessages, messages)
  const list = useRedemptions()
  const { offers, isSettled } = useOffersOf(list.data)
  const [status, setStatus] = useStatus(props)
  const { data, hasMore, isFetchingMore, fetchMore, fetchMoreError } = list
  const isSearching = status !== null && hasMore && fetchMoreError === null

  // Only the whole list can say that no other one has that status.
  useEffect(() => {
    if (isSearching && !isFetchingMore) void fetchMore()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `data.length`: the page that came may not be the last
  }, [isSearching, isFetchingMore, data?.length])

  const Title = `h${headingLevel}` as const
  const shown = data?.filter((redemption) => status === null || redemption.status === status) ?? []
  const hasFailed = data === undefined && list.isError
  const isEmpty = data?.length === 0 && !hasMore
  const isLoading = data === undefined || (shown.length === 0 && isSearching)
  const state = hasFailed
    ? 'failed'
    : isEmpty
      ? 'empty'
      : isLoading
        ? 'loading'
        : shown.length === 0 && !hasMore
          ? 'no-match'
          : 'ready'

  return (
    <div className={cx('xp-page xp-redemption-list-body', classNames.body)} data-state={state}>
      <div className="xp-redemption-list-head">
        {title !== null && (
          <Title className={cx('xp-type-hero', classNames.title)}>{title ?? t('redemptions.title')}</Title>
        )}
        {!isEmpty && !hasFailed && (
          <RedemptionStatusFilter
            redemptions={data ?? []}
            value={status}
            onChange={setStatus}
            className={classNames.filter}
            t={t}
          />
        )}
      </div>
      {renderState()}
    </div>
  )

  function renderState(): ReactNode {
    switch (state) {
      case 'failed':
        return (
          <FailureView error={list.error} title={t('redemptions.failed')} onRetry={() => list.refetch()} />
        )
      case 'empty':
        return renderEmpty ? hostContent(renderEmpty()) : <Empty onExplore={onExplore} t={t} />
      case 'loading':
        return <RedemptionListSkeleton label={t('redemptions.loading')} />
      case 'no-match':
        return (
          <EmptyState
            title={t('redemptions.noMatch.title')}
            action={<TextLink onClick={() => setStatus(null)}>{t('redemptions.noMatch.action')}</TextLink>}
          >
            {t('redemptions.noMatch.text')}
          </EmptyState>
        )
      default:
        return (
          <>
            {groupRedemptions(shown).map(({ name, redemptions }) => (
              <Group
                key={name}
                title={t(`redemptions.group.${name}`)}
                headingLevel={headingLevel}
                className={classNames.group}
              >
                {redemptions.map((redemption) => (
                  <RedemptionRow
                    key={redemption.id}
                    redemption={redemption}
                    offer={redemption.offer === undefined ? undefined : offers.get(redemption.offer)}
                    isOfferSettled={isSettled}
                    onOpen={props.onOpen}
                    href={props.hrefFor?.(redemption)}
                    headingLevel={headingLevel}
                    className={classNames.row}
                    t={t}
                  />
                ))}
              </Group>
            ))}
            <RedemptionListMore list={list} className={classNames.more} t={t} />
          </>
        )
    }
  }
}

function useStatus({
  status,
  defaultStatus = null,
  onStatusChange,
}: Pick<ContentProps, 'status' | 'defaultStatus' | 'onStatusChange'>) {
  const [own, setOwn] = useState(defaultStatus)
  const change = (next: string | null) => {
    setOwn(next)
    onStatusChange?.({ status: next })
  }
  return [status === undefined ? own : status, change] as const
}

interface GroupProps {
  readonly title: string
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly className: string | undefined
  readonly children: ReactNode
}

function Group({ title, headingLevel, className, children }: GroupProps): ReactNode {
  const Heading = `h${(headingLevel + 1) as 2 | 3 | 4 | 5}` as const
  return (
    <div className={cx('xp-above-12', className)}>
      <Heading className="xp-redemption-group-title xp-type-small">{title}</Heading>
      <ul className="xp-redemption-rows">{children}</ul>
    </div>
  )
}

function Empty({
  onExplore,
  t,
}: {
  readonly onExplore: (() => void) | undefined
  readonly t: Parameters<typeof RedemptionStatusFilter>[0]['t']
}): ReactNode {
  return (
    <EmptyState
      drawing
      title={t('redemptions.empty.title')}
      action={onExplore && <Button onClick={() => onExplore()}>{t('redemptions.empty.action')}</Button>}
    >
      {t('redemptions.empty.text')}
    </EmptyState>
  )
}
