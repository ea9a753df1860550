import type { RedemptionStatus } from '../../contract/index.ts'
import type { Issuer } from '../core/createIssuer.ts'
import type {
  ConversationState,
  Environment,
  MemberProfile,
  MemberState,
  RedemptionState,
} from '../model/World.ts'
import { addMessage, conciergeId, openConversation } from '../model/conversation.ts'
import { emptyIntake } from '../model/records.ts'
import { addLedgerEntry } from '../model/ledger.ts'
import { createMemberState } from '../model/members.ts'
import { advanceRedemption, changeQuantity, redeem, type RedemptionChange } from '../model/redemptions.ts'
import type { SeedClock } from './seedOffers.ts'
import { sandboxInterest, sandboxMembers, staffTier } from './knownIds.ts'

/** Puts the known members into an environment. Names are invented. */
export function seedMembers(environment: Environment, clock: SeedClock, issuer: Issuer): void {
  const add = (profile: MemberProfile, points: number): MemberState => {
    const member = createMemberState(profile)
    environment.members.set(profile.externalUserID, member)
    const createdAt = clock.moment(-320, '09:00')
    addLedgerEntry(
      { environment, member, issuer },
      { type: 'CREDIT', amount: points, description: 'Welcome to the programme', createdAt },
    )
    return member
  }
  const accept = (member: MemberState, version: string, day: number) =>
    member.acceptances.set('TERMS_OF_SERVICE', { version, acceptedAt: clock.moment(day, '18:12') })

  const ines = add(
    {
      externalUserID: sandboxMembers.withHistory,
      displayName: 'Ines Marlow',
      email: 'ines.marlow@example.com',
      tier: 'GOLD',
    },
    120_000,
  )
  accept(ines, '3.1', -38)
  seedHistory({ environment, member: ines, clock, issuer })
  add(
    {
      externalUserID: sandboxMembers.fresh,
      displayName: 'Noor Idris',
      email: 'noor.idris@example.com',
      tier: 'CLASSIC',
    },
    48_250,
  )
  add({ externalUserID: sandboxMembers.withFewPoints, displayName: 'Teo Lindqvist', tier: 'CLASSIC' }, 900)
  const mira = add(
    { externalUserID: sandboxMembers.withOldTerms, displayName: 'Mira Castellan', tier: 'GOLD' },
    60_000,
  )
  accept(mira, '3.0', -210)
  accept(
    add({ externalUserID: sandboxMembers.staff, displayName: 'Jonas Feld', tier: staffTier }, 0),
    '3.1',
    -30,
  )
}

interface History {
  readonly environment: Environment
  readonly member: MemberState
  readonly clock: SeedClock
  readonly issuer: Issuer
}

interface Past {
  readonly offer: string
  readonly day: number
  readonly status: RedemptionStatus
  readonly change?: (clock: SeedClock) => RedemptionChange
}

/** One redemption in each of the seven states, oldest first. */
const past: readonly Past[] = [
  {
    offer: 'curtain-up',
    day: -240,
    status: 'COMPLETED',
    change: (clock) => ({ startAt: clock.moment(-200, '18:30'), endAt: clock.moment(-200, '22:00') }),
  },
  {
    offer: 'perfumer-hour',
    day: -90,
    status: 'CANCELED',
    change: () => ({
      canceledReason: 'VENDOR_DECLINED',
      canceledNote:
        'The atelier closes for the harvest that week and could not keep the hour. Your points are back; Madame Roche sends her regrets, and a sample.',
    }),
  },
  { offer: 'fjord-lodge', day: -30, status: 'PURCHASED' },
  { offer: 'chefs-counter', day: -12, status: 'AWAITING_CUSTOMER' },
  { offer: 'city-by-night', day: -6, status: 'AWAITING_VENDOR' },
  { offer: 'courtyard-house', day: -3, status: 'OPEN' },
  { offer: 'sauna-raft', day: -1, status: 'SUBMITTED' },
]

/** A year in the life of an invented member: points, redemptions, an interest and a conversation. */
function seedHistory(history: History): void {
  const { member, clock } = history
  addLedgerEntry(history, {
    type: 'CREDIT',
    amount: 18_500,
    description: 'Points for the spring quarter',
    createdAt: clock.moment(-150, '09:00'),
  })
  const states = past.map((each) => seedRedemption(each, history))
  addLedgerEntry(history, {
    type: 'CREDIT',
    amount: 12_000,
    description: 'Points for the autumn quarter',
    createdAt: clock.moment(-20, '09:00'),
  })

  const purchased = states.find(({ redemption }) => redemption.status === 'PURCHASED')
  const thread = member.conversations.get(purchased?.redemption.conversationId ?? '')
  if (thread) seedMessages(thread, history)
  seedInterest(history)
}

function seedRedemption(
  { offer, day, status, change }: Past,
  { environment, member, clock, issuer }: History,
): RedemptionState {
  const stored = environment.offers.get(offer)
  if (!stored)
    throw new Error(
      `@experience-program/react: the seed data has no offer "${offer}". A past redemption names it. Name one that is there.`,
    )
  const state = redeem(stored, { environment, member, issuer }, clock.moment(day, '11:20'))
  // The catalog counts the places that are left after these.
  if (status !== 'CANCELED') changeQuantity(environment, offer, 1)
  if (status === 'SUBMITTED') return state
  advanceRedemption(
    state,
    status,
    change?.(clock) ?? {},
    { environment, member, issuer },
    clock.moment(day + 2, '15:45'),
  )
  if (status !== 'COMPLETED') return state
  const feedback = {
    rating: 9,
    comment: 'The whisper in the headset was the best part. I would go again tomorrow.',
    submittedAt: clock.moment(-198, '20:04'),
  }
  state.redemption = { ...state.redemption, feedback }
  return state
}

function seedMessages(thread: ConversationState, { environment, member, clock, issuer }: History): void {
  for (const { from, day, time, body, attachments } of historyMessages) {
    const author =
      from === 'member'
        ? { type: 'MEMBER' as const, authorID: member.profile.externalUserID }
        : { type: 'CONCIERGE' as const, authorID: conciergeId }
    addMessage({ environment, member, issuer }, thread, {
      ...author,
      body,
      createdAt: clock.moment(day, time),
      attachments: attachments ?? [],
    })
  }
}

/** An interest whose phone is verified and whose sensitive answers were forwarded. */
function seedInterest({ member, clock, issuer }: History): void {
  const createdAt = clock.moment(-5, '16:30')
  const interest = {
    id: sandboxInterest,
    offer: 'observatory-night',
    createdAt,
    conversationId: openConversation(member, issuer, createdAt).id,
    intake: {
      ...emptyIntake,
      adults: 2,
      preferredDates: [clock.moment(29, '00:00').slice(0, 10), clock.moment(30, '00:00').slice(0, 10)],
      blackoutDates: [clock.moment(35, '00:00').slice(0, 10)],
      contactMethod: 'SMS' as const,
      contactWindow: 'EVENING' as const,
      occasion: 'ANNIVERSARY' as const,
      phone: '+34 600 000 000',
      phoneVerified: true,
      sensitiveDetailsSentAt: clock.moment(-5, '16:31'),
    },
    phoneCode: null,
    sensitiveAnswers: 1,
  }
  member.interests.set(interest.id, interest)
}

type TimeOfDay = `${string}:${string}`

interface HistoryMessage {
  readonly from: 'member' | 'concierge'
  readonly day: number
  readonly time: TimeOfDay
  readonly body: string
  readonly attachments?: readonly { readonly name: string; readonly file: string }[]
}

/** The conversation about the fjord; everybody in it is invented. */
const historyMessages: readonly HistoryMessage[] = [
  {
    from: 'concierge',
    day: -30,
    time: '12:02',
    body: 'Good afternoon, Ines. I am Amélie, and the lodge is mine to arrange. Is there anything about the journey that you would rather not do by boat?',
  },
  {
    from: 'member',
    day: -30,
    time: '18:41',
    body: 'Boats are the reason we are coming. But we land late in Ålesund, around nine.',
  },
  {
    from: 'concierge',
    day: -29,
    time: '08:15',
    body: 'Then I suggest a night in Ålesund first, and the morning boat from Sæbø. I will ask the lodge to hold the room from noon.',
  },
  { from: 'member', day: -29, time: '08:52', body: 'Perfect. Is there somewhere for dinner at that hour?' },
  {
    from: 'concierge',
    day: -29,
    time: '09:10',
    body: 'One place, and they owe me a favour. A table for two at half past nine, by the window.\n\nMenu: https://example.com/alesund-menu',
  },
  { from: 'member', day: -29, time: '09:12', body: 'You are a marvel.' },
  {
    from: 'concierge',
    day: -28,
    time: '14:20',
    body: 'Confirmed by the lodge. Your vouchers are attached; the boatman only needs your name.',
    attachments: [
      { name: 'Lodge voucher.webp', file: 'fjord-3x2-960.webp' },
      { name: 'Where the boat leaves.webp', file: 'sails-3x2-960.webp' },
    ],
  },
  {
    from: 'member',
    day: -2,
    time: '20:33',
    body: 'One more thing: is there a drying room? We would like to walk to the summer farm.',
  },
  {
    from: 'concierge',
    day: -1,
    time: '08:05',
    body: 'There is, and dry socks too, I am told. The path is marked in red; allow three hours up.',
  },
]
