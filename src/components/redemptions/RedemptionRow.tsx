'use client'

import type { MouseEvent, ReactNode } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { chevronEndIcon, cx, Icon, Picture, Skeleton, VisuallyHidden } from '../../ui/index.ts'
import {
  offerDates,
  offerPrice,
  type OfferWords,
  SumAmount,
  useExperience,
  useOfferWords,
} from '../common/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import { redemptionDates } from './redemptionDates.ts'
import type { RedemptionListProps } from './RedemptionList.tsx'
import { RedemptionStatusLine } from './RedemptionStatusLine.tsx'

interface RedemptionRowProps extends Pick<RedemptionListProps, 'onOpen'> {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  /** False while the offer may still be found. */
  readonly isOfferSettled: boolean
  readonly href: string | undefined
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** One redemption. All of the row is one link. */
export function RedemptionRow({
  redemption,
  offer,
  isOfferSettled,
  onOpen,
  href,
  headingLevel,
  className,
  t,
}: RedemptionRowProps): ReactNode {
  const words = useOfferWords(undefined)
  const { resolveImage } = useExperience()
  const Heading = `h${(headingLevel + 2) as 3 | 4 | 5 | 6}` as const
  const url = offer?.images[0]
  const picture = url === undefined ? null : resolveImage({ url, use: 'thumbnail' })
  const title = offer ? words.title(offer) : t('redemptions.offer.unknown')
  const price = offer && offerPrice(offer)
  const isWaiting = !offer && !isOfferSettled && redemption.offer !== undefined
  const leads = href !== undefined || onOpen !== undefined

  return (
    <li className={cx('xp-redemption-row', className)} data-status={redemption.status}>
      {isWaiting ? (
        <Skeleton shape="block" className="xp-redemption-row-picture xp-redemption-row-waiting" />
      ) : (
        <Picture
          className="xp-redemption-row-picture"
          ratio="fill"
          sizes="auto, (min-width: 700px) 186px, 104px"
          {...picture}
          plate={offer ? words.plate(offer) : title}
        />
      )}
      <div className="xp-redemption-row-words">
        <RedemptionStatusLine redemption={redemption} t={t}>
          {moreOfStatus(redemption, t)}
        </RedemptionStatusLine>
        <Heading className="xp-redemption-row-title xp-type-title-3">
          <RowLink href={href} onOpen={onOpen && ((event) => onOpen({ redemption, event }))}>
            {isWaiting && <Skeleton shape="title" className="xp-redemption-row-title-waiting" />}
            {/* A link and a heading have a name at every moment. */}
            {isWaiting ? <VisuallyHidden>{title}</VisuallyHidden> : <bdi>{title}</bdi>}
          </RowLink>
        </Heading>
        <RowMeta redemption={redemption} offer={offer} words={words} />
      </div>
      {price && <SumAmount className="xp-redemption-row-price xp-type-body" sum={price} />}
      {leads && <Icon drawing={chevronEndIcon} className="xp-redemption-row-chevron" />}
    </li>
  )
}

function moreOfStatus({ status, feedback }: Redemption, t: RedemptionsTranslate): ReactNode {
  if (status === 'CANCELED') return <span className="xp-quiet">{t('redemptions.refunded')}</span>
  // No link of its own: the row leads there.
  if (status === 'COMPLETED' && !feedback)
    return <span className="xp-redemption-rate">{t('redemptions.rate')}</span>
  return null
}

function RowMeta({
  redemption,
  offer,
  words,
}: {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  readonly words: OfferWords
}): ReactNode {
  const span = redemptionDates(redemption, offer)
  const dates = offerDates(span, words.format, 'short')
  const when = dates?.time
    ? words.format.dateTime(span.startAt, { style: 'short' })
    : dates && (dates.type === 'until' ? words.t('offers.until', { date: dates.day }) : dates.day)
  const place = offer && words.place(offer)?.name
  return (
    <p className="xp-above-1 xp-type-small xp-quiet">
      {when && <span>{when}</span>}
      {when && place && <span className="xp-dot" aria-hidden="true" />}
      {place && <span>{place}</span>}
    </p>
  )
}

interface RowLinkProps {
  readonly href: string | undefined
  readonly onOpen: ((event: MouseEvent<HTMLElement>) => void) | undefined
  readonly children: ReactNode
}

/** Lies over the whole row, so that all of it can be pressed and only the title is read. */
function RowLink({ href, onOpen, children }: RowLinkProps): ReactNode {
  const className = 'xp-cover xp-redemption-row-link xp-native xp-focus'
  if (href === undefined) {
    if (!onOpen) return children
    return (
      <button type="button" className={className} onClick={onOpen}>
        {children}
      </button>
    )
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(event)
  }

  return (
    <a className={className} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
