import type { ReactNode } from 'react'
import {
  formatDaysAhead,
  redemptionsMessages,
  todayMessages,
  useI18n,
  useMessages,
  useTextKey,
} from '../../i18n/index.ts'
import { cx, Picture } from '../../ui/index.ts'
import { useExperience, useOfferWords } from '../common/index.ts'
import { AddToCalendar, whenOf } from '../redemptions/index.ts'
import type { MemberTodayProps } from './MemberTodayProps.ts'
import type { Booking } from './nextBooking.ts'
import { TodayLink } from './TodayLink.tsx'

interface TodayBookingProps extends Pick<
  MemberTodayProps,
  'hrefFor' | 'onOpen' | 'onAddToCalendar' | 'offersCalendar' | 'messages'
> {
  readonly booking: Booking
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<MemberTodayProps['classNames']>
}

/** The next booking: its picture, in how many days it is, when and where. */
export function TodayBooking({
  booking: { redemption, offer, days },
  hrefFor,
  onOpen,
  onAddToCalendar,
  offersCalendar = true,
  headingLevel,
  messages,
  classNames,
}: TodayBookingProps): ReactNode {
  const t = useMessages(todayMessages, messages)
  const r = useMessages(redemptionsMessages, messages)
  const { locale } = useI18n()
  const words = useOfferWords(undefined)
  const { resolveImage } = useExperience()
  const Heading = `h${headingLevel}` as const
  const textKey = useTextKey()
  const location = { view: 'redemption', redemptionId: redemption.id } as const
  const url = offer?.images[0]
  const picture = url === undefined ? null : resolveImage({ url, use: 'lead' })
  const title = offer ? words.title(offer) : r('redemptions.offer.unknown')
  const when = whenOf(redemption, offer, words)
  const place = offer && words.place(offer)?.short
  return (
    <article className="xp-today-booking">
      <Picture
        className={cx('xp-today-picture', classNames.picture)}
        ratio="3:2"
        sizes="(min-width: 1280px) 596px, (min-width: 900px) 50vw, 100vw"
        {...picture}
        plate={offer ? words.plate(offer) : title}
        priority
      />
      <div className="xp-today-head">
        <p key={textKey} className="xp-type-small xp-quiet xp-figures" suppressHydrationWarning>
          {days < 0 ? t('today.now') : formatDaysAhead(locale, days)}
        </p>
        <Heading className={cx('xp-above-1 xp-type-title-1', classNames.title)}>
          <TodayLink {...{ location, hrefFor, onOpen }} className="xp-today-link xp-native xp-focus">
            <bdi>{title}</bdi>
          </TodayLink>
        </Heading>
        {when && (
          <p className="xp-above-3 xp-type-lead xp-figures" suppressHydrationWarning>
            {when}
          </p>
        )}
        {place && <p className="xp-type-body xp-quiet">{place}</p>}
        {offersCalendar && (
          <div className="xp-today-do">
            <AddToCalendar {...{ redemption, offer, onAddToCalendar }} href={hrefFor?.(location)} t={r} />
          </div>
        )}
      </div>
    </article>
  )
}
