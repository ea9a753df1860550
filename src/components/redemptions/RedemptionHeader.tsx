'use client'

import type { ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import { cx, Picture } from '../../ui/index.ts'
import { offerDates, useExperience, useOfferWords } from '../common/index.ts'
import { redemptionDates } from './redemptionDates.ts'
import type { RedemptionContentProps } from './RedemptionDetailContent.tsx'
import { RedemptionStatusLine } from './RedemptionStatusLine.tsx'
import { reasonWords, statusWords } from './redemptionStatus.ts'

interface RedemptionHeaderProps extends Pick<
  RedemptionContentProps,
  'redemption' | 'headingLevel' | 'classNames' | 't'
> {
  readonly offer: Offer | undefined
  /** What the member has to do now. */
  readonly children: ReactNode
}

/** Where it stands, what it is, and before all else when. */
export function RedemptionHeader({
  redemption,
  offer,
  headingLevel,
  classNames,
  t,
  children,
}: RedemptionHeaderProps): ReactNode {
  const words = useOfferWords(undefined)
  const { resolveImage } = useExperience()
  const Title = `h${headingLevel}` as const
  const isCanceled = redemption.status === 'CANCELED'
  const title = offer ? words.title(offer) : t('redemptions.offer.unknown')
  const place = offer && words.place(offer)
  const url = offer?.images[0]
  const picture = url === undefined ? null : resolveImage({ url, use: 'lead' })
  const dates = offerDates(redemptionDates(redemption, offer), words.format, 'full')
  const when =
    dates &&
    (dates.type === 'until'
      ? words.t('offers.until', { date: dates.day })
      : dates.time
        ? words.format.dateTime(redemptionDates(redemption, offer).startAt)
        : dates.day)
  return (
    <header className="xp-redemption-header">
      <div className="xp-redemption-header-words">
        <RedemptionStatusLine redemption={redemption} t={t} iconSize="regular">
          {isCanceled && <span className="xp-quiet">{reasonWords(redemption, t.find)}</span>}
        </RedemptionStatusLine>
        <Title className={cx('xp-above-2 xp-type-hero', classNames.title)}>
          <bdi>{title}</bdi>
        </Title>
        {!isCanceled && (
          <>
            {when && <p className="xp-above-5 xp-type-lead xp-figures">{when}</p>}
            {place && (
              <p className="xp-type-body xp-quiet">
                {place.venue && place.venue !== place.name ? `${place.venue}, ${place.name}` : place.short}
              </p>
            )}
            <p className="xp-above-5 xp-type-body xp-prose">{statusWords(redemption, 'next', t.find)}</p>
          </>
        )}
        {children && <div className="xp-redemption-do">{children}</div>}
      </div>
      <Picture
        className={cx('xp-redemption-picture', classNames.picture)}
        ratio="3:2"
        sizes="(min-width: 1280px) 524px, (min-width: 700px) 42vw, 100vw"
        {...picture}
        plate={offer ? words.plate(offer) : title}
        priority
      />
    </header>
  )
}
