'use client'

import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Offer } from '../../../contract/index.ts'
import type { savedMessages, Translate } from '../../../i18n/index.ts'
import { useWallet } from '../../../queries/index.ts'
import { alertIcon, Button, cx } from '../../../ui/index.ts'
import {
  MoreFailed,
  type OfferWords,
  SumAmount,
  type useOffersOf,
  useOfferTerms,
} from '../../common/index.ts'
import { OfferCard, OfferCardContext } from '../OfferCard.tsx'
import { useOfferLinks } from '../useOfferLinks.ts'
import { SaveButton } from './SaveButton.tsx'
import { SavedCardSkeleton, SavedOfferGone } from './SavedOfferGone.tsx'
import type { SavedOffersProps } from './SavedOffersProps.ts'

export type SavedTranslate = Translate<typeof savedMessages>

interface SavedGridProps extends Pick<SavedOffersProps, 'onOpen' | 'hrefFor'> {
  readonly classNames: NonNullable<SavedOffersProps['classNames']>
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

/** The saved offers as cards, some at a time. */
export function SavedGrid({
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
  const linkOf = useOfferLinks({ onOpen, hrefFor })
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
                linkOf={linkOf}
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

interface SavedCardProps extends Pick<SavedGridProps, 'words' | 't' | 'headingLevel' | 'onRemove'> {
  readonly id: string
  readonly offer: Offer | undefined
  /** An offer that is missing may still come. */
  readonly isWaiting: boolean
  readonly isFirst: boolean
  readonly linkOf: ReturnType<typeof useOfferLinks>
  readonly className: string | undefined
}

function SavedCard({ id, offer, isWaiting, words, t, onRemove, linkOf, ...card }: SavedCardProps): ReactNode {
  const note = useMemo(() => offer && <SavedReach offer={offer} t={t} />, [offer, t])
  if (offer) return <OfferCard {...card} offer={offer} {...linkOf(offer)} note={note} />
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
