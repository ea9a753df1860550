import type { chatMessages } from './en/chat.ts'
import type { chatFileMessages } from './en/chatFile.ts'
import type { chatSearchMessages } from './en/chatSearch.ts'
import type { conversationListMessages } from './en/conversationList.ts'
import type { commonMessages } from './en/common.ts'
import type { failureMessages } from './en/failure.ts'
import type { hubMessages } from './en/hub.ts'
import type { interestReceiptMessages } from './en/interestReceipt.ts'
import type { interestsMessages } from './en/interests.ts'
import type { offerDetailMessages } from './en/offerDetail.ts'
import type { offerFilterMessages } from './en/offerFilters.ts'
import type { offerShareMessages } from './en/offerShare.ts'
import type { offersMessages } from './en/offers.ts'
import type { phoneMessages } from './en/phone.ts'
import type { phoneFieldMessages } from './en/phoneField.ts'
import type { pointsOverTimeMessages } from './en/pointsOverTime.ts'
import type { redemptionsMessages } from './en/redemptions.ts'
import type { savedMessages } from './en/saved.ts'
import type { staffMessages } from './en/staff.ts'
import type { termsMessages } from './en/terms.ts'
import type { todayMessages } from './en/today.ts'
import type { walletMessages } from './en/wallet.ts'
import type { placeMessages } from './en/place.ts'
import type { walletBalanceMessages } from './en/walletBalance.ts'
import type { walletDownloadMessages } from './en/walletDownload.ts'
import type { PluralMessage } from './MessageDefinitions.ts'

/** The same messages in any language: a plain message stays plain, a plural one plural. */
export type MessagesOf<Definitions> = {
  readonly [Key in keyof Definitions]: Definitions[Key] extends string ? string : PluralMessage
}

/** Some of the messages, in other words or another language. */
export type MessageOverrides<Definitions> = Partial<MessagesOf<Definitions>>

/**
 * Every message of the library, in any language: the shape of a `locales/xx` file. A host's `messages` are a
 * part of it. Keys of the Service's own words are open: a host may add a type of offer or a status that we do
 * not know.
 */
export type Messages = MessagesOf<typeof chatMessages> &
  MessagesOf<typeof chatFileMessages> &
  MessagesOf<typeof chatSearchMessages> &
  MessagesOf<typeof conversationListMessages> &
  MessagesOf<typeof commonMessages> &
  MessagesOf<typeof failureMessages> &
  MessagesOf<typeof offersMessages> &
  MessagesOf<typeof offerDetailMessages> &
  MessagesOf<typeof offerFilterMessages> &
  MessagesOf<typeof offerShareMessages> &
  MessagesOf<typeof hubMessages> &
  MessagesOf<typeof interestsMessages> &
  MessagesOf<typeof interestReceiptMessages> &
  MessagesOf<typeof walletMessages> &
  MessagesOf<typeof placeMessages> &
  MessagesOf<typeof walletBalanceMessages> &
  MessagesOf<typeof walletDownloadMessages> &
  MessagesOf<typeof pointsOverTimeMessages> &
  MessagesOf<typeof termsMessages> &
  MessagesOf<typeof phoneMessages> &
  MessagesOf<typeof phoneFieldMessages> &
  MessagesOf<typeof staffMessages> &
  MessagesOf<typeof redemptionsMessages> &
  MessagesOf<typeof savedMessages> &
  MessagesOf<typeof todayMessages> &
  OpenMessages

interface OpenMessages {
  readonly [
    key:
      | `offers.kind.${string}`
      | `offers.type.${string}`
      | `interests.status.${string}`
      | `redemptions.${'status' | 'next' | 'reason'}.${string}`
      | `terms.type.${string}`
      | `terms.consent.${string}`
      | `wallet.ledger.type.${string}`
  ]: string
}

/** Overrides of messages, the strongest first. */
export type MessageLayers = readonly (
  Readonly<Record<string, string | PluralMessage | undefined>> | undefined
)[]
