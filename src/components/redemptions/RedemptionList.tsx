'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode, useState } from 'react'
import { operations, type Redemption } from '../../contract/index.ts'
import { redemptionsMessages, useMessages } from '../../i18n/index.ts'
import { type ListResult, useRedemptions } from '../../queries/index.ts'
import { Button, cx, EmptyState, Loading, Skeleton, TextLink } from '../../ui/index.ts'
import {
  ComponentRoot,
  FailureView,
  hostContent,
  readFailure,
  useFetchMoreWhile,
  useOffersOf,
  useContentShown,
  useSafeHref,
  useWholePage,
} from '../common/index.ts'
import { RedemptionGroups } from './RedemptionGroups.tsx'
import { RedemptionListMore } from './RedemptionListMore.tsx'
import type { RedemptionsMessages, RedemptionsTranslate } from './redemptionStatus.ts'
import { RedemptionStatusFilter } from './RedemptionStatusFilter.tsx'

/** An old redemption is shown without its offer rather than reading a larger catalog for it. */
const maxOffersRead = 1_000

/** The parts of {@link RedemptionList} that take a class. */
export type RedemptionListPart = 'body' | 'title' | 'filter' | 'group' | 'row' | 'more'

/** Props of {@link RedemptionList}; all others go to its `section`. */
export interface RedemptionListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  /**
   * The member opens one. With `hrefFor` it is called for a plain click only, and the browser does not follow
   * the link; a click with a modifier key is left to the browser.
   */
  readonly onOpen?:
    | ((opened: { readonly redemption: Redemption; readonly event: MouseEvent<HTMLElement> }) => void)
    | undefined
  /** The address of a redemption in your app: rows are links then, else buttons. `undefined`: none for this one. */
  readonly hrefFor?: ((redemption: Redemption) => string | undefined) | undefined
  /** The action of an empty list: show the `OfferCatalog`. Without it there is no such button. */
  readonly onExplore?: (() => void) | undefined
  /** Controlled: shows only those with this status; `null` for all. */
  readonly status?: string | null | undefined
  /** Uncontrolled: the first status. Default all. */
  readonly defaultStatus?: string | null | undefined
  readonly onStatusChange?: ((change: { readonly status: string | null }) => void) | undefined
  /** Default: *My experiences*. `null` for none, where your page has its own. */
  readonly title?: ReactNode
  /** Level of the title, 1 to 4; groups are one deeper, rows two. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** In place of the standard text of an empty list. */
  readonly renderEmpty?: (() => ReactNode) | undefined
  /** Overrides of the texts. Keep the object's identity. */
  readonly messages?: RedemptionsMessages | undefined
  readonly classNames?: Partial<Readonly<Record<RedemptionListPart, string>>> | undefined
}

/**
 * The member's redemptions: those that need an answer first, then upcoming ones, both as they begin, then past ones,
 * newest first.
 * Renders a `section`; parts are those of `classNames`. State: `data-state` on `body`.
 */
export const RedemptionList = forwardRef<HTMLElement, RedemptionListProps>(function RedemptionList(
  {
    onOpen,
    hrefFor,
    onExplore,
    status,
    defaultStatus,
    onStatusChange,
    title,
    headingLevel = 2,
    renderEmpty,
    messages,
    classNames = {},
    className,
    ...rest
  },
  ref,
) {
  const content = {
    onOpen,
    hrefFor,
    onExplore,
    status,
    defaultStatus,
    onStatusChange,
    title,
    headingLevel,
    renderEmpty,
    messages,
    classNames,
  }
  return (
    <ComponentRoot
      {...rest}
      ref={ref}
      name="redemption-list"
      needs={operations.redemptions}
      className={cx('xp-redemption-list', className)}
    >
      <Content {...content} />
    </ComponentRoot>
  )
})

interface ContentProps extends Omit<RedemptionListProps, 'headingLevel' | 'classNames' | 'className'> {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<RedemptionListProps['classNames']>
}

function Content({ title, ...props }: ContentProps): ReactNode {
  const t = useMessages(redemptionsMessages, props.messages)
  const shown = useShownRedemptions(props)
  const { headingLevel, classNames } = props
  const Title = `h${headingLevel}` as const
  return (
    <div className={cx('xp-page xp-redemption-list-body', classNames.body)} data-state={shown.state}>
      <div className="xp-redemption-list-head">
        {title !== null && (
          <Title className={cx('xp-type-hero', classNames.title)}>
            {hostContent(title) ?? t('redemptions.title')}
          </Title>
        )}
        {shown.state !== 'empty' && shown.state !== 'failed' && (
          <RedemptionStatusFilter
            redemptions={shown.list.data}
            value={shown.status}
            onChange={shown.setStatus}
            className={classNames.filter}
            t={t}
          />
        )}
      </div>
      <ShownRedemptions {...props} shown={shown} t={t} />
    </div>
  )
}

interface ShownRedemptionsProps extends Omit<ContentProps, 'title'> {
  readonly shown: ReturnType<typeof useShownRedemptions>
  readonly t: RedemptionsTranslate
}

/** The redemptions, or what replaces them. */
function ShownRedemptions({
  shown: { list, redemptions, state, setStatus },
  onExplore,
  renderEmpty,
  onOpen,
  hrefFor,
  headingLevel,
  classNames,
  messages,
  t,
}: ShownRedemptionsProps): ReactNode {
  const safeHrefFor = useSafeHref(hrefFor)
  const ids = list.data?.map(({ offer }) => offer)
  const { offers, isSettled } = useOffersOf(ids, maxOffersRead)
  switch (state) {
    case 'failed':
      return (
        <FailureView
          error={readFailure(list)}
          title={t('redemptions.failed')}
          onRetry={() => list.refetch()}
        />
      )
    case 'empty':
      return renderEmpty ? hostContent(renderEmpty()) : <Empty onExplore={onExplore} t={t} />
    case 'loading':
      return <ListSkeleton label={t('redemptions.loading')} />
    case 'no-match':
      return <NoMatch onShowAll={() => setStatus(null)} t={t} />
    case 'ready':
      return (
        <>
          <RedemptionGroups
            {...{ redemptions, offers, onOpen, headingLevel, classNames, messages, t }}
            hrefFor={safeHrefFor}
            isOffersSettled={isSettled}
          />
          <RedemptionListMore list={list} className={classNames.more} t={t} />
        </>
      )
  }
}

/** The redemptions of the chosen status. While one is chosen, the rest of the list is read in the background. */
function useShownRedemptions({
  status: given,
  defaultStatus = null,
  onStatusChange,
}: Pick<ContentProps, 'status' | 'defaultStatus' | 'onStatusChange'>) {
  const list = useRedemptions()
  useContentShown('redemptions', list.data !== undefined)
  const [own, setOwn] = useState(defaultStatus)
  const status = given === undefined ? own : given
  const { data, hasMore, isFetchingMore, fetchMore, fetchMoreError } = list
  const isSearching = status !== null && hasMore && fetchMoreError === null

  // Only the whole list shows that no other redemption has that status.
  const isWhole = useWholePage(list)
  useFetchMoreWhile(isSearching && isWhole && !isFetchingMore, fetchMore)

  const redemptions = data?.filter((redemption) => status === null || redemption.status === status) ?? []
  return {
    list,
    redemptions,
    state: stateOf(list, redemptions.length, isSearching),
    status,
    setStatus: (next: string | null) => {
      setOwn(next)
      onStatusChange?.({ status: next })
    },
  }
}

function stateOf(
  list: ListResult<Redemption>,
  shownCount: number,
  isSearching: boolean,
): 'failed' | 'empty' | 'loading' | 'no-match' | 'ready' {
  const { data, hasMore } = list
  if (data === undefined) return readFailure(list) === null ? 'loading' : 'failed'
  if (data.length === 0 && !hasMore) return 'empty'
  if (shownCount > 0) return 'ready'
  if (isSearching) return 'loading'
  return hasMore ? 'ready' : 'no-match'
}

function Empty({
  onExplore,
  t,
}: {
  readonly onExplore: (() => void) | undefined
  readonly t: RedemptionsTranslate
}): ReactNode {
  return (
    <EmptyState
      drawing
      title={t('redemptions.empty.title')}
      action={
        onExplore && (
          <Button variant="primary" onClick={() => onExplore()}>
            {t('redemptions.empty.action')}
          </Button>
        )
      }
    >
      {t('redemptions.empty.text')}
    </EmptyState>
  )
}

function NoMatch({
  onShowAll,
  t,
}: {
  readonly onShowAll: () => void
  readonly t: RedemptionsTranslate
}): ReactNode {
  return (
    <EmptyState
      title={t('redemptions.noMatch.title')}
      action={<TextLink onClick={onShowAll}>{t('redemptions.noMatch.action')}</TextLink>}
    >
      {t('redemptions.noMatch.text')}
    </EmptyState>
  )
}

function ListSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label} className="xp-above-12">
      <div className="xp-redemption-group-title xp-type-small" aria-hidden="true">
        <Skeleton length="short" />
      </div>
      <div className="xp-redemption-rows" aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <div key={row} className="xp-experience-row">
            <Skeleton shape="block" className="xp-experience-row-picture" />
            <div className="xp-redemption-row-words">
              <Skeleton length="short" />
              <Skeleton shape="title" length="half" />
              <Skeleton length="short" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
