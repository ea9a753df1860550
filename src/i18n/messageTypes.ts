import type { chatMessages } from './en/chat.ts'
import type { commonMessages } from './en/common.ts'
import type { failureMessages } from './en/failure.ts'
import type { hubMessages } from './en/hub.ts'
import type { interestReceiptMessages } from './en/interestReceipt.ts'
import type { interestsMessages } from './en/interests.ts'
import type { offerDetailMessages } from './en/offerDetail.ts'
import type { offersMessages } from './en/offers.ts'
import type { phoneMessages } from './en/phone.ts'
import type { phoneFieldMessages } from './en/phoneField.ts'
import type { redemptionsMessages } from './en/redemptions.ts'
import type { staffMessages } from './en/staff.ts'
import type { termsMessages } from './en/terms.ts'
import type { walletMessages } from './en/wallet.ts'
import type { PluralMessage } from './MessageDefinitions.ts'

/** All texts of a message: itself, or each of its plural forms. */
type TextsOf<Message> = Message extends string ? Message : Message[keyof Message]

type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never

type TagsIn<Text> = Text extends `${string}</${infer Name}>${infer Rest}` ? Name | TagsIn<Rest> : never

type CountOf<Message> = Message extends string ? never : 'count'

/** The names of the placeholders of a message; a plural message always has `count`. */
export type PlaceholdersOf<Message> = PlaceholdersIn<TextsOf<Message>> | CountOf<Message>

/** The names of the tags of a message, for `t.rich`. */
export type TagsOf<Message> = TagsIn<TextsOf<Message>>

/**
 * The values that a message needs. A number is written in the locale's figures; `count` of a plural message
 * is a number.
 */
export type ValuesOf<Message, Value = string> = {
  readonly [Name in PlaceholdersOf<Message>]: Name extends CountOf<Message> ? number : Value | number
}

/** The arguments after the key: none for a message without placeholders, else its values. */
export type ValuesArguments<Message> = [PlaceholdersOf<Message>] extends [never]
  ? []
  : [values: ValuesOf<Message>]

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
  MessagesOf<typeof commonMessages> &
  MessagesOf<typeof failureMessages> &
  MessagesOf<typeof offersMessages> &
  MessagesOf<typeof offerDetailMessages> &
  MessagesOf<typeof hubMessages> &
  MessagesOf<typeof interestsMessages> &
  MessagesOf<typeof interestReceiptMessages> &
  MessagesOf<typeof walletMessages> &
  MessagesOf<typeof termsMessages> &
  MessagesOf<typeof phoneMessages> &
  MessagesOf<typeof phoneFieldMessages> &
  MessagesOf<typeof staffMessages> &
  MessagesOf<typeof redemptionsMessages> &
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
