'use client'

import type { MouseEvent, ReactNode } from 'react'
import { isForBrowser, parseTimestamp } from '../../base/index.ts'
import type { Offer, Redemption } from '../../contract/index.ts'
import { type Format, redemptionsMessages, useI18n, useMessages } from '../../i18n/index.ts'
import { useSubmitFeedback } from '../../queries/index.ts'
import { chevronEndIcon, cx, Icon, Picture, replaceable, Skeleton, VisuallyHidden } from '../../ui/index.ts'
import { offerDates, type OfferWords, useExperience, useOfferWords } from '../common/index.ts'
import { redemptionDates, type RedemptionsMessages, type RedemptionsTranslate } from './redemptionStatus.ts'
import { RedemptionStatusLine } from './RedemptionStatusLine.tsx'

interface RedemptionGroupsProps {
  readonly redemptions: readonly Redemption[]
  /** By id. */
  readonly offers: ReadonlyMap<string, Offer>
  /** False while a missing offer may still be found. */
  readonly isOffersSettled: boolean
  readonly onOpen:
    | ((opened: { readonly redemption: Redemption; readonly event: MouseEvent<HTMLElement> }) => void)
    | undefined
  readonly hrefFor: ((redemption: Redemption) => string | undefined) | undefined
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: Readonly<Partial<Record<'group' | 'row', string>>>
  readonly messages: RedemptionsMessages | undefined
  readonly t: RedemptionsTranslate
}

/** Redemptions in groups: those that need an answer, upcoming ones, past ones. */
export function RedemptionGroups({
  redemptions,
  offers,
  isOffersSettled,
  onOpen,
  hrefFor,
  headingLevel,
  classNames,
  messages,
  t,
}: RedemptionGroupsProps): ReactNode {
  const Heading = `h${(headingLevel + 1) as 2 | 3 | 4 | 5}` as const
  const { format } = useI18n()
  return groupRedemptions(redemptions, offers, format).map(({ name, redemptions: inGroup }) => (
    <div key={name} className={cx('xp-above-12', classNames.group)}>
      <Heading className="xp-redemption-group-title xp-type-small">{t(`redemptions.group.${name}`)}</Heading>
      <ul className="xp-redemption-rows">
        {inGroup.map((redemption) => {
          const offer = redemption.offer === undefined ? undefined : offers.get(redemption.offer)
          return (
            <li key={redemption.id} className="xp-plain">
              <RedemptionRow
                redemption={redemption}
                offer={offer}
                isWaiting={!offer && !isOffersSettled && redemption.offer !== undefined}
                onOpen={onOpen}
                href={hrefFor?.(redemption)}
                headingLevel={(headingLevel + 2) as 3 | 4 | 5 | 6}
                messages={messages}
                className={classNames.row}
              />
            </li>
          )
        })}
      </ul>
    </div>
  ))
}

const groupNames = ['needsYou', 'comingUp', 'past'] as const
type GroupName = (typeof groupNames)[number]

interface RedemptionGroup {
  readonly name: GroupName
  readonly redemptions: readonly Redemption[]
}

/** A status that this version does not know counts as upcoming. */
function groupOf({ status }: Pick<Redemption, 'status'>): GroupName {
  if (status === 'AWAITING_CUSTOMER') return 'needsYou'
  return status === 'COMPLETED' || status === 'CANCELED' ? 'past' : 'comingUp'
}

/**
 * What is ahead in the order in which it begins, then what has no date yet; past ones and those without a date newest
 * first. Empty groups are left out.
 */
function groupRedemptions(
  redemptions: readonly Redemption[],
  offers: ReadonlyMap<string, Offer>,
  format: Pick<Format, 'msUntil'>,
): readonly RedemptionGroup[] {
  // The order of the Service's list is an assumption. The sorts are stable: rows of the same date, or none, keep it.
  const sorted = [...redemptions].sort((a, b) => createdTime(b) - createdTime(a))
  const starts = new Map(sorted.map((row) => [row, startTime(row, offers.get(row.offer ?? ''), format)]))
  const startOf = (row: Redemption) => starts.get(row) ?? Number.MAX_VALUE
  return groupNames.flatMap((name) => {
    const inGroup = sorted.filter((redemption) => groupOf(redemption) === name)
    if (name !== 'past') inGroup.sort((a, b) => startOf(a) - startOf(b))
    return inGroup.length > 0 ? [{ name, redemptions: inGroup }] : []
  })
}

/** An offer that can be had since long says nothing of when: only a start that is agreed, or still ahead. */
function startTime(
  redemption: Redemption,
  offer: Offer | undefined,
  { msUntil }: Pick<Format, 'msUntil'>,
): number | null {
  const { startAt } = redemptionDates(redemption, offer)
  return redemption.startAt !== undefined || (msUntil(startAt) ?? 0) > 0 ? parseTimestamp(startAt) : null
}

function createdTime({ createdAt }: Redemption): number {
  return parseTimestamp(createdAt) ?? 0
}

/** Props of the part `RedemptionRow`. */
export interface RedemptionRowProps {
  readonly redemption: Redemption
  /** What was redeemed; missing while it is being read, and where it is gone. */
  readonly offer?: Offer | undefined
  /** The offer may still be found. Default `false`. */
  readonly isWaiting?: boolean | undefined
  readonly href?: string | undefined
  readonly onOpen?:
    | ((opened: { readonly redemption: Redemption; readonly event: MouseEvent<HTMLElement> }) => void)
    | undefined
  /** Default 3. */
  readonly headingLevel?: 3 | 4 | 5 | 6 | undefined
  /** Other words. Keep the object's identity. */
  readonly messages?: RedemptionsMessages | undefined
  readonly className?: string | undefined
}

function BuiltInRedemptionRow({
  redemption,
  offer,
  isWaiting = false,
  href,
  onOpen,
  headingLevel = 3,
  messages,
  className,
}: RedemptionRowProps): ReactNode {
  const t = useMessages(redemptionsMessages, messages)
  const words = useOfferWords(undefined)
  const { resolveImage } = useExperience()
  // The list may be read from a copy that does not have the answer yet.
  const isAnswered = useSubmitFeedback(redemption.id).status === 'done'
  const Heading = `h${headingLevel}` as const
  const url = offer?.images[0]
  const picture = url === undefined ? null : resolveImage({ url, use: 'thumbnail' })
  const title = offer ? words.title(offer) : t('redemptions.offer.unknown')
  const leads = href !== undefined || onOpen !== undefined

  return (
    <div className={cx('xp-redemption-row xp-experience-row', className)} data-status={redemption.status}>
      {isWaiting ? (
        <Skeleton shape="block" className="xp-experience-row-picture" />
      ) : (
        <Picture
          className="xp-experience-row-picture"
          ratio="fill"
          sizes="auto, (min-width: 700px) 186px, 104px"
          {...picture}
          plate={offer ? words.plate(offer) : title}
        />
      )}
      <div className="xp-redemption-row-words">
        <RedemptionStatusLine redemption={redemption} messages={messages}>
          {moreOfStatus(redemption, isAnswered, t)}
        </RedemptionStatusLine>
        <Heading className="xp-redemption-row-title xp-type-title-3">
          <RowLink href={href} onOpen={onOpen && ((event) => onOpen({ redemption, event }))}>
            {isWaiting && <Skeleton shape="title" className="xp-redemption-row-title-waiting" />}
            {/* A link and a heading always have a name. */}
            {isWaiting ? <VisuallyHidden>{title}</VisuallyHidden> : <bdi>{title}</bdi>}
          </RowLink>
        </Heading>
        <RowMeta redemption={redemption} offer={offer} words={words} />
      </div>
      {leads && <Icon drawing={chevronEndIcon} className="xp-experience-row-chevron xp-screen-only" />}
    </div>
  )
}

/** One redemption; the whole row is one link. */
export const RedemptionRow = replaceable('RedemptionRow', BuiltInRedemptionRow)

function moreOfStatus(
  { status, feedback }: Redemption,
  isAnswered: boolean,
  t: RedemptionsTranslate,
): ReactNode {
  if (status === 'CANCELED') return <span className="xp-quiet">{t('redemptions.refunded')}</span>
  // Not a link of its own: the row is one.
  if (status === 'COMPLETED' && !feedback && !isAnswered)
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
    ? words.format.dateTime(span.startAt, { style: 'short', zone: true })
    : dates && (dates.type === 'until' ? words.t('offers.until', { date: dates.day }) : dates.day)
  const place = offer && words.place(offer)?.name
  return (
    <p className="xp-wrap xp-dotted xp-above-1 xp-type-small xp-quiet">
      {when && <span suppressHydrationWarning>{when}</span>}
      {place && (
        <span>
          {when && <span className="xp-dot" aria-hidden="true" />}
          {place}
        </span>
      )}
    </p>
  )
}

interface RowLinkProps {
  readonly href: string | undefined
  readonly onOpen: ((event: MouseEvent<HTMLElement>) => void) | undefined
  readonly children: ReactNode
}

/** Covers the whole row, so that all of it can be clicked and only the title is read out. */
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
    if (!onOpen || isForBrowser(event)) return
    event.preventDefault()
    onOpen(event)
  }

  return (
    <a className={className} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
