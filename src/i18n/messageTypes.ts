/** A message whose wording depends on a count: one text for each plural rule of the language, `other` always. */
export type PluralMessage = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string }

/**
 * The messages of one feature: flat keys, each a text with `{name}` placeholders and `<b>tags</b>`, or a plural message.
 * Declare them with `as const satisfies MessageDefinitions`, so that keys and placeholders are checked where they are used.
 */
export type MessageDefinitions = Readonly<Record<string, string | PluralMessage>>

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

/** The values that a message needs. A number is written in the locale's figures; `count` of a plural message is a number. */
export type ValuesOf<Message, Value = string> = {
  readonly [Name in PlaceholdersOf<Message>]: Name extends CountOf<Message> ? number : Value | number
}

/** The arguments after the key: none for a message without placeholders, else its values. */
export type ValuesArguments<Message> = [PlaceholdersOf<Message>] extends [never]
  ? []
  : [values: ValuesOf<Message>]

/** The shape of the same messages in any language: plain stays plain, plural stays plural. */
export type MessagesOf<Definitions> = {
  readonly [Key in keyof Definitions]: Definitions[Key] extends string ? string : PluralMessage
}

/** Some of the messages, in other words or in another language. */
export type MessageOverrides<Definitions> = Partial<MessagesOf<Definitions>>
