'use client'

import type { Interest, Offer, Redemption } from '../../contract/index.ts'
import { type Format, useI18n, useToday } from '../../i18n/index.ts'
import {
  type ExperienceKit,
  interestQuery,
  type ReadResult,
  threadQuery,
  useExperienceKit,
  useMadeInterests,
  useReads,
  useRedemptions,
  useWallet,
} from '../../queries/index.ts'
import { useOffersOf, useWholePage } from '../common/index.ts'
import type { MemberTodayProps } from './MemberTodayProps.ts'
import { type Booking, isOpen, nextBooking } from './nextBooking.ts'
import { isOwnMessage, type UnreadReplies, useUnreadReplies } from './useUnreadReplies.ts'

/** One thing that waits: for the member, or for the concierge. */
export type TodayItem = { readonly key: string } & (
  | { readonly type: 'replies'; readonly replies: UnreadReplies }
  | { readonly type: 'answer'; readonly redemption: Redemption; readonly offer: Offer | undefined }
  | { readonly type: 'phone' | 'asked'; readonly interest: Interest; readonly offer: Offer | undefined }
)

/** More than three are a list, which has a page of its own. */
const maxItems = 3
const maxInterests = 5
const maxOffersRead = 1_000
/** The Service does not say when a request is done: an older one is shown on its own page alone. */
const recentMs = 30 * 24 * 60 * 60_000

/** What lies ahead of the member. `isSettled` once all that is waited for is there, or has failed. */
export function useMemberToday({
  interestIds = [],
  lastSeenAt = {},
  readsAll = true,
  showsPoints,
}: Pick<MemberTodayProps, 'interestIds' | 'lastSeenAt' | 'readsAll' | 'showsPoints'>): {
  readonly isSettled: boolean
  readonly booking: Booking | null
  readonly items: readonly TodayItem[]
} {
  const kit = useExperienceKit()
  const { client } = kit
  const { format } = useI18n()
  const today = useToday()
  const redemptions = useRedemptions()
  const isWhole = useWholePage(redemptions)
  const open = (redemptions.data ?? []).filter(isOpen)
  const ids = [...new Set([...useMadeInterests(), ...interestIds])].slice(0, maxInterests)
  const interestReads = useReads(
    ids.map((id) => interestQuery(client, { id })),
    readsAll ? 'always' : 'never',
  )
  const interests = interestReads.flatMap(({ data }) => (data ? [data] : []))
  const { offers, isSettled, list } = useOffersOf(
    [...open, ...interests].map(({ offer }) => offer),
    readsAll ? maxOffersRead : 0,
  )
  const { replies, reads } = useUnreadReplies(
    [...open, ...interests].flatMap(({ conversationId }) => conversationId ?? []),
    lastSeenAt,
    readsAll,
  )
  const wallet = useWallet()

  const items = [
    ...replies.map((each) => ({
      key: `replies ${each.conversationId}`,
      type: 'replies' as const,
      replies: each,
    })),
    ...open
      .filter(({ status }) => status === 'AWAITING_CUSTOMER')
      .map((redemption) => answerItem(redemption, offers)),
    ...interests.flatMap((interest) => interestItem(interest, offers, kit, format) ?? []),
  ]
  return {
    isSettled:
      today !== null &&
      isWhole &&
      [redemptions, ...(showsPoints ? [wallet] : []), ...interestReads, ...reads].every(isOver) &&
      (isSettled || isOver(list)),
    booking: nextBooking(open, offers, format),
    // What needs the member before what the concierge has to do.
    items: [
      ...items.filter(({ type }) => type !== 'asked'),
      ...items.filter(({ type }) => type === 'asked'),
    ].slice(0, maxItems),
  }
}

type Offers = ReadonlyMap<string, Offer>

function answerItem(redemption: Redemption, offers: Offers): TodayItem {
  const offer = redemption.offer === undefined ? undefined : offers.get(redemption.offer)
  return { key: `answer ${redemption.id}`, type: 'answer', redemption, offer }
}

function interestItem(
  interest: Interest,
  offers: Offers,
  kit: ExperienceKit,
  format: Pick<Format, 'msUntil'>,
): TodayItem | null {
  const type = waitsForCode(interest) ? 'phone' : waitsForAnswer(kit, interest, format) ? 'asked' : null
  return type && { key: `interest ${interest.id}`, type, interest, offer: offers.get(interest.offer) }
}

function waitsForCode({ intake }: Interest): boolean {
  return intake !== null && !!intake.phone?.trim() && !intake.phoneVerified
}

/** Recent, and without a message of the concierge as far as its conversation is known. */
function waitsForAnswer(
  kit: ExperienceKit,
  { createdAt, conversationId }: Interest,
  format: Pick<Format, 'msUntil'>,
): boolean {
  const { queryKey } = threadQuery(kit.client, { id: conversationId ?? '' })
  const messages = kit.queryClient.getQueryData(queryKey)?.rows ?? []
  return (
    (format.msUntil(createdAt) ?? -Infinity) > -recentMs &&
    messages.every((message) => isOwnMessage(kit, conversationId ?? '', message))
  )
}

/** There, or not waited for: switched off, failed once, or offline. */
function isOver({
  data,
  fetchStatus,
  failureCount,
}: Pick<ReadResult<unknown>, 'data' | 'fetchStatus' | 'failureCount'>): boolean {
  return data !== undefined || fetchStatus !== 'fetching' || failureCount > 0
}
