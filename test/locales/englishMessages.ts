import * as i18n from '../../src/i18n/index.ts'

/** A message in any language. */
export type Message = string | Readonly<Record<string, string>>

/** Every English message, by its key: what `src/i18n` exports under a name that ends in `Messages`. */
export const englishMessages: Readonly<Record<string, Message>> = Object.assign(
  {},
  ...Object.entries(i18n as Readonly<Record<string, unknown>>)
    .filter(([name]) => name.endsWith('Messages') && name !== 'useMessages')
    .map(([, messages]) => messages),
)

/** The texts of a message: itself, or each of its plural forms. */
export const textsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message)

/** `{name}` placeholders and `<name>` tags, sorted, each once. */
export function partsOf(message: Message): readonly string[] {
  return [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}|<\/?\w+>/g) ?? []))].sort()
}
