/** A message whose wording depends on a count: one text for each plural rule of the language, `other` always. */
export type PluralMessage = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string }

/**
 * The messages of one feature: flat keys, each a text with `{name}` placeholders and `<b>tags</b>`, or a
 * plural message. Declare them with `as const satisfies MessageDefinitions`, so that keys and placeholders
 * are checked where they are used.
 */
export type MessageDefinitions = Readonly<Record<string, string | PluralMessage>>
