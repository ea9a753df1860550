'use client'

import { forwardRef, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { isForBrowser, reportDeveloperError } from '../../../base/index.ts'
import type { Offer } from '../../../contract/index.ts'
import { savedMessages, type Translate, useMessages } from '../../../i18n/index.ts'
import { useWallet } from '../../../queries/index.ts'
import { alertIcon, Button, cx, EmptyState, heartIcon, Loading, Notice, TextLink } from '../../../ui/index.ts'
import {
  ComponentRoot,
  FailureView,
  hostContent,
  MoreFailed,
  type OfferWords,
  readFailure,
  SumAmount,
  useExperience,
  useOffersOf,
  useOfferTerms,
  useOfferWords,
} from '../../common/index.ts'
import { OfferCard, OfferCardContext } from '../OfferCard.tsx'
import { SaveButton } from './SaveButton.tsx'
import { SavedCardSkeleton, SavedOfferGone } from './SavedOfferGone.tsx'
import type { SavedOffersProps } from './SavedOffersProps.ts'
import type { SavedOffersState } from './SavedOffersState.ts'
import { useSavedOffers } from './useSavedOffers.ts'

/**
 * What the member saved, newest first: what is sold out, closing soon or no longer offered says so, and what was
 * removed can be brought back. Needs `saved` of the provider. Renders a `section`; parts are those of `classNames`.
 * State: `data-state` on `body`.
 */
export const SavedOffers = forwardRef<HTMLElement, SavedOffersProps>(function SavedOffers(
  { onOpen, hrefFor, onExplore, title, headingLevel = 2, messages, classNames = {}, className, ...rest },
  ref,
) {
  const content = { onOpen, hrefFor, onExplore, title, headingLevel, messages, classNames }
  return (
    <ComponentRoot {...rest} ref={ref} name="saved-offers" className={cx('xp-saved', className)}>
      <SavedContent {...content} />
    </ComponentRoot>
  )
})

type SavedContentProps = Pick<SavedOffersProps, 'onOpen' | 'hrefFor' | 'onExplore' | 'title' | 'messages'> & {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<SavedOffersProps['classNames']>
}

type SavedTranslate = Translate<typeof savedMessages>

function SavedContent({
  onExplore,
  title,
  headingLevel,
  messages,
  classNames,
  ...cards
}: SavedContentProps): ReactNode {
  const words = useOfferWords(messages)
  const t = useMessages(savedMessages, messages)
  useStoreCheck()
  const [saved, state] = useSavedOffers()
  const found = useOffersOf(state.ids, Infinity)
  const failure = failureOf(state, found.list)
  const isLoading = state.status === 'loading' || (state.ids.length > 0 && found.list.data === undefined)
  const grid = useRef<HTMLUListElement>(null)
  const { removed, undo } = useUndo(state, (id) => saved.change(id, true), grid)
  const offer = removed && found.offers.get(removed.offerId)
  const shared = { words, t, headingLevel: headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4 } as const
  const Title = `h${headingLevel}` as const
  const shown = failure ? 'failed' : isLoading ? 'loading' : state.ids.length > 0 ? 'ready' : 'empty'
  return (
    <div className={cx('xp-page xp-offer-catalog-body', classNames.body)} data-state={shown}>
      {title !== null && (
        <Title className={cx('xp-offer-catalog-title xp-type-hero', classNames.title)}>
          {hostContent(title) ?? t('saved.title')}
        </Title>
      )}
      {failure && (
        <FailureView
          error={failure.error}
          title={t('saved.failed')}
          onRetry={() => (failure.isOfStore ? saved.refresh() : found.list.refetch())}
        />
      )}
      {shown === 'loading' && <SavedSkeleton label={t('saved.loading')} />}
      {shown === 'empty' && <SavedEmpty t={t} onExplore={onExplore} />}
      {shown === 'ready' && (
        <SavedGrid
          {...cards}
          {...shared}
          {...found}
          grid={grid}
          ids={state.ids}
          classNames={classNames}
          onRemove={(id) => saved.change(id, false)}
        />
      )}
      {removed && (
        <Removed
          key={removed.offerId}
          title={offer ? words.title(offer) : words.t('offers.untitled')}
          t={t}
          onUndo={undo}
          className={classNames.removed}
        />
      )}
    </div>
  )
}

/** In development, says what is missing. */
function useStoreCheck() {
  const hasStore = useExperience().saved !== undefined
  useEffect(() => {
    if (hasStore) return
    reportDeveloperError(
      'SavedOffers has no store.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        'Nothing can be saved without one. Give the provider `saved`: your own, or savedInThisBrowser().',
    )
  }, [hasStore])
}

/** Why there is nothing to show: the store's list or the catalog could not be read. */
function failureOf({ status, error }: SavedOffersState, list: ReturnType<typeof useOffersOf>['list']) {
  if (status === 'failed' || status === 'unavailable') return { error, isOfStore: true }
  const failure = readFailure(list)
  return failure === null ? null : { error: failure, isOfStore: false }
}

/** What the member removed on this page, and how it comes back. The focus goes to it then. */
function useUndo(
  { ids, removed }: SavedOffersState,
  save: (offerId: string) => void,
  grid: RefObject<HTMLElement | null>,
) {
  const [before] = useState(removed)
  const restored = useRef<string | null>(null)
  useEffect(() => {
    const id = restored.current
    if (id === null || !ids.includes(id)) return
    restored.current = null
    const card = grid.current?.querySelector(`[data-offer-id="${CSS.escape(id)}"]`)
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [ids, grid])
  const current = removed === before ? null : removed
  return {
    removed: current,
    undo() {
      if (!current) return
      restored.current = current.offerId
      save(current.offerId)
    },
  }
}

interface RemovedProps {
  readonly title: string
  readonly t: SavedTranslate
  readonly onUndo: () => void
  readonly className: string | undefined
}

/** Stays until something else is removed or the member leaves. It takes the focus, which was on what went. */
function Removed({ title, t, onUndo, className }: RemovedProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <Notice
      className={cx('xp-saved-removed', className)}
      icon={heartIcon}
      announces="polite"
      title={t('saved.removed')}
      action={
        <TextLink ref={button} tone="ink" onClick={onUndo}>
          {t('saved.undo')}
        </TextLink>
      }
    >
      <bdi>{title}</bdi>
    </Notice>
  )
}

interface SavedGridProps extends Pick<SavedContentProps, 'onOpen' | 'hrefFor' | 'classNames'> {
  readonly grid: RefObject<HTMLUListElement | null>
  readonly ids: readonly string[]
  readonly offers: ReadonlyMap<string, Offer>
  readonly isSettled: boolean
  readonly list: ReturnType<typeof useOffersOf>['list']
  readonly words: OfferWords
  readonly t: SavedTranslate
  readonly headingLevel: 2 | 3 | 4
  readonly onRemove: (offerId: string) => void
}

function SavedGrid({
  grid,
  ids,
  offers,
  isSettled,
  list,
  words,
  t,
  headingLevel,
  onOpen,
  hrefFor,
  classNames,
  onRemove,
}: SavedGridProps): ReactNode {
  const { data: wallet } = useWallet()
  const shared = useMemo(() => ({ words, wallet, SaveButton }), [words, wallet])
  const { shown, showMore } = useMore(grid)
  const handleOpen = useOpening(onOpen, hrefFor !== undefined)
  const isIncomplete = list.fetchMoreError !== null && ids.some((id) => !offers.has(id))
  return (
    <>
      <div className="xp-offer-summary">
        <p className="xp-offer-summary-count xp-type-small xp-figures">
          {t('saved.count', { count: ids.length })}
        </p>
      </div>
      {isIncomplete && (
        <MoreFailed
          className="xp-offer-more-failed"
          icon={alertIcon}
          title={words.t('offers.incomplete')}
          error={list.fetchMoreError}
          onRetry={() => void list.fetchMore()}
        />
      )}
      <OfferCardContext.Provider value={shared}>
        <ul ref={grid} role="list" className={cx('xp-offer-grid xp-saved-grid', classNames.grid)}>
          {ids.slice(0, shown).map((id, index) => (
            <li key={id} className="xp-offer-item">
              <SavedCard
                {...{ id, words, t, headingLevel, onRemove }}
                offer={offers.get(id)}
                isWaiting={!isSettled || isIncomplete}
                isFirst={index < 4}
                href={hrefFor}
                onOpen={handleOpen}
                className={classNames.card}
              />
            </li>
          ))}
        </ul>
      </OfferCardContext.Provider>
      {shown < ids.length && (
        <div className={cx('xp-offer-more', classNames.more)}>
          <Button onClick={showMore}>{words.t('offers.more')}</Button>
        </div>
      )}
    </>
  )
}

/** How the balance stands to a price, under it: that it is enough, or what is missing. */
function SavedReach({ offer, t }: { readonly offer: Offer; readonly t: SavedTranslate }): ReactNode {
  const { data: wallet } = useWallet()
  const { isEnough = null, missing } = useOfferTerms(offer, wallet).balance ?? {}
  if (isEnough === null) return null
  return (
    <span className="xp-saved-reach xp-type-small" data-within={isEnough ? '' : undefined}>
      {missing ? t.rich('saved.missing', { sum: <SumAmount sum={missing} /> }, {}) : t('saved.within')}
    </span>
  )
}

interface SavedCardProps extends Pick<
  SavedGridProps,
  'words' | 't' | 'headingLevel' | 'onRemove' | 'onOpen'
> {
  readonly id: string
  readonly offer: Offer | undefined
  /** An offer that is missing may still come. */
  readonly isWaiting: boolean
  readonly isFirst: boolean
  readonly href: SavedOffersProps['hrefFor']
  readonly className: string | undefined
}

function SavedCard({ id, offer, isWaiting, words, t, onRemove, href, ...card }: SavedCardProps): ReactNode {
  const note = useMemo(() => offer && <SavedReach offer={offer} t={t} />, [offer, t])
  if (offer) return <OfferCard {...card} offer={offer} href={href?.(offer)} note={note} />
  if (isWaiting) return <SavedCardSkeleton />
  const { headingLevel, className } = card
  return <SavedOfferGone {...{ id, words, t, headingLevel, onRemove, className }} />
}

/** Cards that are shown at a time. */
const batch = 24

/** Shows more cards by a button, and moves the focus to the first of them. */
function useMore(grid: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(batch)
  const focusAt = useRef<number | null>(null)
  useEffect(() => {
    if (focusAt.current === null) return
    const card = grid.current?.children[focusAt.current]
    focusAt.current = null
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [shown, grid])
  const showMore = () => {
    focusAt.current = shown
    setShown(shown + batch)
  }
  return { shown, showMore }
}

/** What a press on a card does. */
function useOpening(onOpen: SavedOffersProps['onOpen'], isLink: boolean) {
  const { emit } = useExperience()
  const handleOpen: SavedOffersProps['onOpen'] = ({ offer, event }) => {
    emit({ name: 'offer.opened', offerId: offer.id })
    if (!onOpen || (isLink && isForBrowser(event))) return
    if (isLink) event.preventDefault()
    onOpen({ offer, event })
  }
  return onOpen || isLink ? handleOpen : undefined
}

function SavedEmpty({
  t,
  onExplore,
}: Pick<SavedContentProps, 'onExplore'> & { readonly t: SavedTranslate }): ReactNode {
  return (
    <EmptyState
      drawing
      title={t('saved.empty.title')}
      action={onExplore && <Button onClick={() => onExplore()}>{t('saved.explore')}</Button>}
    >
      {t('saved.empty.text')}
    </EmptyState>
  )
}

const skeletons = [0, 1, 2, 3]

function SavedSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label}>
      <div className="xp-offer-summary" />
      <div className="xp-offer-grid xp-saved-grid" aria-hidden="true">
        {skeletons.map((index) => (
          <div key={index} className="xp-offer-item">
            <SavedCardSkeleton />
          </div>
        ))}
      </div>
    </Loading>
  )
}
