'use client'

import {
  type ComponentType,
  createContext,
  memo,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
} from 'react'
import type { Offer, Wallet } from '../../contract/index.ts'
import { useMoments } from '../../i18n/index.ts'
import { useWallet } from '../../queries/index.ts'
import { clockIcon, cx, Icon, Picture, replaceable } from '../../ui/index.ts'
import {
  isBookable,
  offerLabel,
  offerPrice,
  type OfferWords,
  OfferPriceAmount,
  type SaveButtonProps,
  SumAmount,
  useExperience,
  useOfferWords,
} from '../common/index.ts'
import { OfferKindAndPlace } from './OfferKindAndPlace.tsx'

/** Props of the part `OfferCard`. */
export interface OfferCardProps {
  readonly offer: Offer
  /** As wide as two, with its short description. Default `false`. */
  readonly isLead?: boolean | undefined
  /** In the first row: its picture loads at once. Default `false`. */
  readonly isFirst?: boolean | undefined
  /** Default 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined
  readonly href?: string | undefined
  /** Keeps its identity. Left out, the card leads nowhere. */
  readonly onOpen?:
    ((opened: { readonly offer: Offer; readonly event: MouseEvent<HTMLElement> }) => void) | undefined
  /** What is to be asked, after the price. Keeps its identity. */
  readonly note?: ReactNode
  readonly className?: string | undefined
}

interface OfferCardContextValue {
  /** Says what a price takes of it. */
  readonly wallet: Wallet | undefined
  readonly words: OfferWords
  /** The heart, once it is loaded. */
  readonly SaveButton?: ComponentType<SaveButtonProps> | undefined
}

/** What all cards of a catalog share. */
export const OfferCardContext = createContext<OfferCardContextValue | null>(null)

const BuiltInOfferCard = memo(function BuiltInOfferCard(props: OfferCardProps) {
  const shared = useContext(OfferCardContext)
  return shared ? <Card {...shared} {...props} /> : <CardAlone {...props} />
})

/** Outside a catalog. */
function CardAlone(props: OfferCardProps): ReactNode {
  const words = useOfferWords(undefined)
  const { data: wallet } = useWallet()
  return <Card {...{ words, wallet }} {...props} />
}

/** An offer in the grid. All of it is one link. */
export const OfferCard = replaceable('OfferCard', BuiltInOfferCard)

function Card({
  offer,
  wallet,
  words,
  note,
  isLead = false,
  isFirst = false,
  headingLevel = 3,
  href,
  onOpen,
  className,
  SaveButton,
}: OfferCardProps & OfferCardContextValue): ReactNode {
  const { expiresAt } = offer
  useMoments(useMemo(() => [expiresAt], [expiresAt]))
  const label = offerLabel(offer, words.format)
  const canBook = isBookable(label)
  const Heading = `h${headingLevel}` as const

  return (
    <article
      className={cx('xp-offer-card', className)}
      data-lead={isLead ? '' : undefined}
      data-label={label?.type}
      data-offer-id={offer.id}
    >
      <OfferCardPicture {...{ offer, words, isLead, isFirst, label, canBook }} />
      <OfferCardMeta offer={offer} words={words} />
      <Heading className="xp-offer-card-title xp-type-title-3">
        <CardLink href={href} onOpen={onOpen && ((event) => onOpen({ offer, event }))}>
          {words.title(offer)}
        </CardLink>
      </Heading>
      {isLead && offer.shortDescription && (
        <p className="xp-offer-card-text xp-type-fact xp-quiet">
          <bdi>{offer.shortDescription}</bdi>
        </p>
      )}
      <OfferCardPrice {...{ offer, wallet, words, note, canBook }} />
      {SaveButton && <SaveButton offerId={offer.id} title={words.title(offer)} />}
    </article>
  )
}

interface OfferCardPictureProps {
  readonly offer: Offer
  readonly words: OfferWords
  readonly isLead: boolean
  readonly isFirst: boolean
  readonly label: ReturnType<typeof offerLabel>
  readonly canBook: boolean
}

function OfferCardPicture({
  offer,
  words,
  isLead,
  isFirst,
  label,
  canBook,
}: OfferCardPictureProps): ReactNode {
  const { resolveImage } = useExperience()
  const labelText = label && words.label(label)
  const [url] = offer.images
  const picture = url === undefined ? null : resolveImage({ url, use: isLead ? 'lead' : 'card' })

  return (
    <Picture
      className="xp-offer-card-picture"
      ratio="fill"
      sizes={
        isLead
          ? '(min-width: 1080px) 784px, 100vw'
          : `${isFirst ? '' : 'auto, '}(min-width: 1080px) 376px, (min-width: 700px) 50vw, 92vw`
      }
      {...picture}
      plate={words.plate(offer)}
      priority={isFirst}
      muted={!canBook}
      label={
        labelText && (
          <>
            {label.type === 'bookBy' && <Icon drawing={clockIcon} size="small" />}
            <span suppressHydrationWarning>{labelText}</span>
          </>
        )
      }
    />
  )
}

interface CardLinkProps {
  readonly href: string | undefined
  readonly onOpen: ((event: MouseEvent<HTMLElement>) => void) | undefined
  readonly children: string
}

/** Lies over the whole card, so that all of it can be pressed and only the title is read. */
function CardLink({ href, onOpen, children }: CardLinkProps) {
  const title = (
    // The data's words keep their own direction: a full stop, or what is left out, stays at their end.
    <span className="xp-offer-card-name" dir="auto">
      {children}
    </span>
  )
  const className = 'xp-cover xp-offer-card-link xp-native xp-focus'
  if (href !== undefined) {
    return (
      <a className={className} href={href} onClick={onOpen}>
        {title}
      </a>
    )
  }
  if (!onOpen) return title
  return (
    <button type="button" className={className} onClick={onOpen}>
      {title}
    </button>
  )
}

function OfferCardPrice({
  offer,
  wallet,
  words,
  note,
  canBook,
}: Pick<OfferCardProps, 'offer' | 'note'> &
  OfferCardContextValue & { readonly canBook: boolean }): ReactNode {
  const price = offerPrice(offer, wallet)
  const asks = !canBook || !price
  return (
    <p className="xp-offer-card-price xp-type-body" data-unavailable={canBook ? undefined : ''}>
      {price && (canBook ? <OfferPriceAmount offer={offer} cost={price} /> : <SumAmount sum={price.shown} />)}
      {asks && <span className="xp-offer-card-ask xp-screen-only">{words.t('offers.ask')}</span>}
      {!asks && note}
    </p>
  )
}

/**
 * Kind and place at the start, the dates at the end, or below where a line has no room for both. Keeps its line when
 * there is none of them, so that titles align.
 */
function OfferCardMeta({ offer, words }: { readonly offer: Offer; readonly words: OfferWords }): ReactNode {
  const dates = words.shortDates(offer)
  return (
    <p className="xp-offer-card-meta xp-type-small xp-quiet">
      <OfferKindAndPlace offer={offer} words={words} />
      {dates && (
        <span className="xp-offer-card-dates" suppressHydrationWarning>
          {dates}
        </span>
      )}
    </p>
  )
}
