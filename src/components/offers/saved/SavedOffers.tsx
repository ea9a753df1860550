'use client'

import { forwardRef, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { reportDeveloperError } from '../../../base/index.ts'
import { savedMessages, useMessages } from '../../../i18n/index.ts'
import {
  Button,
  cx,
  EmptyState,
  heartIcon,
  isFocusLost,
  Loading,
  Notice,
  TextLink,
} from '../../../ui/index.ts'
import {
  ComponentRoot,
  FailureView,
  hostContent,
  readFailure,
  useExperience,
  useOffersOf,
  useOfferWords,
} from '../../common/index.ts'
import { SavedGrid, type SavedTranslate } from './SavedGrid.tsx'
import { SavedCardSkeleton } from './SavedOfferGone.tsx'
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
  const hasStore = useExperience().canSave
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
    const cards = [...(grid.current?.querySelectorAll<HTMLElement>('[data-offer-id]') ?? [])]
    const card = cards.find(({ dataset }) => dataset.offerId === id)
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

/**
 * Stays until something else is removed or the member leaves. It takes the focus, which was on what went; not where it
 * was removed elsewhere on the page.
 */
function Removed({ title, t, onUndo, className }: RemovedProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current && isFocusLost(button.current)) button.current.focus({ preventScroll: true })
  }, [])
  return (
    <Notice
      className={cx('xp-saved-removed xp-screen-only', className)}
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

function SavedEmpty({
  t,
  onExplore,
}: Pick<SavedContentProps, 'onExplore'> & { readonly t: SavedTranslate }): ReactNode {
  return (
    <EmptyState
      drawing
      title={t('saved.empty.title')}
      action={
        onExplore && (
          <Button variant="primary" onClick={() => onExplore()}>
            {t('saved.explore')}
          </Button>
        )
      }
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
