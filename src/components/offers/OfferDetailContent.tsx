'use client'

import { type ReactNode, useId, useRef } from 'react'
import type { Offer, Wallet } from '../../contract/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { cx, Fact, Facts, Gallery } from '../../ui/index.ts'
import {
  FailureView,
  offerDates,
  PlaceFact,
  useExperience,
  useExtraPart,
  useOfferTerms,
} from '../common/index.ts'
import { OfferKindAndPlace } from './OfferKindAndPlace.tsx'
import type { OfferDetailProps } from './OfferDetailProps.ts'
import { OfferDock, OfferPricePanel } from './OfferPricePanel.tsx'
import type { OfferDetailWords } from './useOfferDetailWords.ts'

const loadSaveButton = () => import('./saved/SaveButton.tsx')

interface OfferDetailContentProps extends Pick<OfferDetailProps, 'onAsk' | 'onRedeem'> {
  readonly offer: Offer
  /** `undefined` while it loads, and when it cannot be read: then it is not mentioned. */
  readonly wallet: Wallet | undefined
  readonly isWalletPending: boolean
  readonly words: OfferDetailWords
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<OfferDetailProps['classNames']>
}

interface OfferInclusionsProps {
  readonly offer: Offer
  readonly title: string
  readonly headingLevel: 2 | 3 | 4 | 5
  readonly className: string | undefined
}

/** What is included, in the groups and the order of the data. */
function OfferInclusions({ offer, title, headingLevel, className }: OfferInclusionsProps): ReactNode {
  const groups = groupInclusions(offer)
  if (groups.length === 0) return null
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx('xp-stack xp-gap-5', className)}>
      <Heading className="xp-type-title-2">{title}</Heading>
      <div className="xp-offer-inclusion-groups">
        {groups.map(({ name, items }) => (
          <InclusionGroup key={name} name={name} items={items} headingLevel={headingLevel} />
        ))}
      </div>
    </div>
  )
}

function InclusionGroup({
  name,
  items,
  headingLevel,
}: InclusionsOfGroup & { readonly headingLevel: 2 | 3 | 4 | 5 }): ReactNode {
  const id = useId()
  const Heading = `h${headingLevel === 2 ? 3 : headingLevel === 3 ? 4 : headingLevel === 4 ? 5 : 6}` as const
  return (
    <div className="xp-offer-inclusion-group">
      {name && (
        <Heading id={id} className="xp-offer-inclusion-name xp-type-small">
          <bdi>{name}</bdi>
        </Heading>
      )}
      <ul className="xp-line-above" aria-labelledby={name ? id : undefined}>
        {items.map((item, index) => (
          <li key={index} className="xp-offer-inclusion xp-type-fact">
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface InclusionsOfGroup {
  /** Empty for those that stand in no group. */
  readonly name: string
  readonly items: readonly string[]
}

/** The inclusions by group, each group where it first occurs. */
export function groupInclusions({ inclusions }: Pick<Offer, 'inclusions'>): readonly InclusionsOfGroup[] {
  const groups = new Map<string, string[]>()
  for (const { group, name } of inclusions) {
    const key = group?.trim() ?? ''
    if (!name.trim()) continue
    groups.set(key, [...(groups.get(key) ?? []), name.trim()])
  }
  return [...groups].map(([name, items]) => ({ name, items }))
}

export function OfferDetailContent({
  offer,
  wallet,
  isWalletPending,
  words,
  headingLevel,
  onAsk,
  onRedeem,
  classNames,
}: OfferDetailContentProps): ReactNode {
  const actions = useRef<HTMLDivElement>(null)
  const innerLevel = headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : headingLevel === 3 ? 4 : 5
  const terms = useOfferTerms(offer, wallet)
  const choices = { offer, terms, words, onAsk, onRedeem }

  return (
    <>
      <OfferGallery offer={offer} words={words} className={classNames.gallery} />
      <div className="xp-offer-detail-columns">
        <OfferHead {...{ offer, words, headingLevel }} className={classNames.title} />
        <div className="xp-offer-detail-aside">
          <OfferPricePanel
            {...choices}
            ref={actions}
            isWalletPending={isWalletPending}
            headingLevel={innerLevel}
            className={classNames.panel}
          />
          <OfferFacts offer={offer} words={words} className={classNames.facts} />
        </div>
        <div className="xp-offer-detail-text">
          {offer.description && <Prose text={offer.description} className={classNames.text} />}
          <OfferInclusions
            offer={offer}
            title={words.t('offers.detail.inclusions')}
            headingLevel={innerLevel}
            className={classNames.inclusions}
          />
          {offer.disclaimer && (
            <p className="xp-offer-detail-disclaimer xp-type-caption xp-quiet xp-prose" dir="auto">
              {offer.disclaimer}
            </p>
          )}
        </div>
      </div>
      <OfferDock {...choices} actions={actions} className={classNames.dock} />
    </>
  )
}

interface OfferHeadProps extends Pick<OfferDetailContentProps, 'offer' | 'words' | 'headingLevel'> {
  readonly className: string | undefined
}

function OfferHead({ offer, words, headingLevel, className }: OfferHeadProps): ReactNode {
  const Title = `h${headingLevel}` as const
  return (
    <header className="xp-offer-detail-head">
      <p className="xp-type-small xp-quiet">
        <OfferKindAndPlace offer={offer} words={words} />
      </p>
      <Title className={cx('xp-above-1 xp-type-hero', className)}>
        <bdi>{words.title(offer)}</bdi>
      </Title>
      {offer.shortDescription && (
        <p className="xp-above-4 xp-type-lead xp-prose">
          <bdi>{offer.shortDescription}</bdi>
        </p>
      )}
    </header>
  )
}

/** Text as it was written: paragraphs and line breaks, never markup. */
function Prose({
  text,
  className,
}: {
  readonly text: string
  readonly className: string | undefined
}): ReactNode {
  const paragraphs = text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (paragraph.trim() ? [paragraph.trim()] : []))
  return (
    <div className={cx('xp-stack xp-gap-4 xp-prose xp-quiet', className)}>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="xp-offer-detail-paragraph xp-type-body" dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

function OfferGallery({
  offer,
  words,
  className,
}: {
  readonly offer: Offer
  readonly words: OfferDetailWords
  readonly className: string | undefined
}): ReactNode {
  const { t } = words
  const c = useMessages(commonMessages)
  const { resolveImage, canSave } = useExperience()
  const heart = useExtraPart(loadSaveButton, canSave)
  const pictures = offer.images.flatMap((url) => resolveImage({ url, use: 'gallery' }) ?? [])
  return (
    <Gallery
      className={cx('xp-offer-detail-gallery', className)}
      pictures={pictures}
      plate={words.plate(offer)}
      renderFailure={(error, retry) => <FailureView error={error} onRetry={retry} />}
      labels={{
        gallery: t('offers.detail.pictures', { title: words.title(offer) }),
        all: t('offers.detail.allPictures', { count: pictures.length }),
        close: c('common.close'),
        counter: (position, count) => t('offers.detail.pictureCounter', { position, count }),
        picture: (position, count) => t('offers.detail.picture', { position, count }),
      }}
    >
      {heart && <heart.SaveButton offerId={offer.id} title={words.title(offer)} />}
    </Gallery>
  )
}

/**
 * When, where, for how many, how many are left, until when. A missing fact has no row, and without any there
 * is no list.
 */
function OfferFacts({
  offer,
  words,
  className,
}: {
  readonly offer: Offer
  readonly words: OfferDetailWords
  readonly className: string | undefined
}): ReactNode {
  const { t, format } = words
  const { maxGuests, availability, expiresAt } = offer
  const place = words.place(offer)
  const when = whenOf(offer, words)
  const places = availability?.isAvailable === false ? undefined : availability?.quantityRemaining
  // On the last day the time of it.
  const isToday = format.calendarDateOf(expiresAt) === format.today()
  const bookBy = isToday ? format.dateTime(expiresAt) : format.date(expiresAt)
  const hasGuests = maxGuests !== undefined && maxGuests > 0
  const hasPlaces = places !== undefined && places > 0
  if (!when && !place && !hasGuests && !hasPlaces && !bookBy) return null
  return (
    <Facts className={cx('xp-offer-facts', className)} aria-label={t('offers.detail.facts')}>
      <Fact label={t('offers.detail.when')} note={when?.time}>
        {when?.day}
      </Fact>
      <PlaceFact label={t('offers.detail.where')} {...{ offer, words }} />
      <Fact label={t('offers.detail.guests')}>
        {hasGuests && t('offers.detail.guestsUpTo', { count: maxGuests })}
      </Fact>
      <Fact label={t('offers.detail.placesLeft')}>{hasPlaces && format.number(places)}</Fact>
      <Fact label={t('offers.detail.bookBy')}>{bookBy}</Fact>
    </Facts>
  )
}

function whenOf(
  offer: Offer,
  { t, format }: OfferDetailWords,
): { readonly day: string; readonly time: string | undefined } | null {
  const dates = offerDates(offer, format, 'full')
  if (!dates) return null
  if (dates.type === 'until') return { day: t('offers.until', { date: dates.day }), time: undefined }
  if (!dates.time) return { day: dates.day, time: undefined }
  const { time, zone } = dates.time
  return { day: dates.day, time: zone === null ? time : t('offers.detail.zone', { time, zone }) }
}
