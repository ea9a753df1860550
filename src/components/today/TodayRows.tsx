import type { ReactNode } from 'react'
import type { Wallet } from '../../contract/index.ts'
import { redemptionsMessages, todayMessages, type Translate, useMessages } from '../../i18n/index.ts'
import { useWallet } from '../../queries/index.ts'
import {
  arrowEndIcon,
  clockIcon,
  cx,
  Icon,
  type IconDrawing,
  messageIcon,
  phoneMobileIcon,
  walletIcon,
} from '../../ui/index.ts'
import { type OfferWords, SumAmount, useOfferWords, walletBalance } from '../common/index.ts'
import type { MemberTodayLocation, MemberTodayProps } from './MemberTodayProps.ts'
import { TodayLink } from './TodayLink.tsx'
import type { TodayItem } from './useMemberToday.ts'

type RedemptionsTranslate = Translate<typeof redemptionsMessages>

interface TodayRowsProps extends Pick<MemberTodayProps, 'hrefFor' | 'onOpen' | 'messages'> {
  readonly items: readonly TodayItem[]
  readonly showsPoints: boolean
  readonly classNames: NonNullable<MemberTodayProps['classNames']>
}

/** What waits, row by row, and the balance. */
export function TodayRows({ items, showsPoints, messages, classNames, ...leads }: TodayRowsProps): ReactNode {
  const t = useMessages(todayMessages, messages)
  const r = useMessages(redemptionsMessages, messages)
  const words = useOfferWords(undefined)
  const { data: wallet } = useWallet()
  const rows = items.map((item) => rowOf(item, t, words, r))
  const points = showsPoints ? pointsRow(wallet, t) : null
  const all = points ? [...rows, points] : rows
  if (all.length === 0) return null
  return (
    <ul className="xp-today-rows" aria-label={t('today.title')}>
      {all.map(({ key, icon, title, more, location }) => (
        <li key={key} className={cx('xp-today-row xp-plain', classNames.row)}>
          <TodayLink {...leads} location={location} className="xp-today-row-link xp-native xp-focus">
            <Icon drawing={icon} className="xp-spare" />
            <span className="xp-stack xp-fill">
              <span className="xp-type-body xp-strong">{title}</span>
              {more && <span className="xp-type-small xp-quiet xp-figures">{more}</span>}
            </span>
            {(leads.hrefFor ?? leads.onOpen) && <Icon drawing={arrowEndIcon} className="xp-screen-only" />}
          </TodayLink>
        </li>
      ))}
    </ul>
  )
}

interface TodayRow {
  readonly key: string
  readonly icon: IconDrawing
  readonly title: ReactNode
  readonly more: ReactNode
  readonly location: MemberTodayLocation
}

function rowOf(
  item: TodayItem,
  t: Translate<typeof todayMessages>,
  words: OfferWords,
  r: RedemptionsTranslate,
): TodayRow {
  if (item.type === 'replies') {
    const { conversationId, count, text } = item.replies
    return {
      key: item.key,
      icon: messageIcon,
      title: t('today.replies'),
      more: (
        <span className="xp-today-reply">
          <span>{t('today.replies.new', { count })}</span> {/* the name of the row has no dot between them */}
          {text && <span className="xp-dot xp-spare" aria-hidden="true" />}
          {text && <bdi className="xp-today-reply-text">{text}</bdi>}
        </span>
      ),
      location: { view: 'concierge', conversationId },
    }
  }
  const title = item.offer ? words.title(item.offer) : r('redemptions.offer.unknown')
  if (item.type === 'answer') {
    const { id } = item.redemption
    return {
      key: item.key,
      icon: messageIcon,
      title: r('redemptions.group.needsYou'),
      more: <bdi>{title}</bdi>,
      location: { view: 'redemption', redemptionId: id },
    }
  }
  const { id } = item.interest
  return {
    key: item.key,
    icon: item.type === 'phone' ? phoneMobileIcon : clockIcon,
    title: t(item.type === 'phone' ? 'today.phone' : 'today.asked'),
    more: item.type === 'phone' ? t('today.phone.for', { title }) : <bdi>{title}</bdi>,
    location: { view: 'interest', interestId: id },
  }
}

function pointsRow(wallet: Wallet | undefined, t: Translate<typeof todayMessages>): TodayRow | null {
  const sum = wallet && walletBalance(wallet)
  return sum
    ? {
        key: 'points',
        icon: walletIcon,
        title: t.rich('today.points', { sum: <SumAmount sum={sum} /> }, {}),
        more: null,
        location: { view: 'wallet' },
      }
    : null
}
