import { createElement, Fragment, type ReactNode } from 'react'
import { checkOverrides } from './checkOverrides.ts'
import { isolate } from './isolate.ts'
import { fillPlaceholders, parseMessage, type MessagePart } from './formatMessage.ts'
import { findMessage, type MessageLayers } from './findMessage.ts'
import type { I18n } from './createI18n.ts'
import type { MessageDefinitions, PlaceholdersOf, TagsOf, ValuesArguments, ValuesOf } from './messageTypes.ts'

/** Bundlers write the value in, so that nothing of the check is left in what members load: unlike a flag of ours, which keeps its module. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

type Writers<Message> = { readonly [Name in TagsOf<Message>]: (chunk: ReactNode) => ReactNode }

/** Writes the messages of one feature. */
export interface Translate<Definitions extends MessageDefinitions> {
  /** The text of a message. An unknown key, a missing or a surplus value does not compile. */
  <Key extends keyof Definitions & string>(key: Key, ...values: ValuesArguments<Definitions[Key]>): string
  /** A message with parts that are more than text: values may be nodes, and each `<tag>` of the message is written by the function of its name. */
  rich<Key extends keyof Definitions & string>(
    key: Key,
    values: [PlaceholdersOf<Definitions[Key]>] extends [never]
      ? Record<never, never>
      : ValuesOf<Definitions[Key], ReactNode>,
    tags: Writers<Definitions[Key]>,
  ): ReactNode
  /** The text for a word of the service that may be new to us (`interests.status.NEW`), or `null` when neither we nor the host have one. */
  find(key: string): string | null
}

type LooseValues = Readonly<Record<string, ReactNode>>

/** Makes the writer of a feature's messages; `layers` are overrides, those that win first. */
export function createTranslate<const Definitions extends MessageDefinitions>(
  i18n: I18n,
  definitions: Definitions,
  layers: MessageLayers,
): Translate<Definitions> {
  if (process.env.NODE_ENV !== 'production') checkOverrides(i18n, definitions, layers)
  const find = (key: string, values: LooseValues): string | null =>
    findMessage(i18n, definitions, layers, key, typeof values.count === 'number' ? values.count : undefined)
  const write = (value: ReactNode): ReactNode => {
    if (typeof value === 'number') return i18n.format.number(value)
    return typeof value === 'string' ? isolate(value, i18n.dir) : value
  }

  const translate = (key: string, values: LooseValues = {}): string =>
    fillPlaceholders(find(key, values) ?? key, (name) => String(write(values[name]) ?? ''))

  const rich = (
    key: string,
    values: LooseValues,
    tags: Readonly<Record<string, (chunk: ReactNode) => ReactNode>>,
  ): ReactNode => {
    const node = (part: MessagePart): ReactNode => {
      if (part.type === 'text') return part.text
      if (part.type === 'value') return write(values[part.name])
      const chunk = nodes(part.parts)
      return tags[part.name]?.(chunk) ?? chunk
    }
    // As arguments, not as an array: the parts of a sentence have no keys.
    const nodes = (parts: readonly MessagePart[]): ReactNode =>
      createElement(Fragment, null, ...parts.map(node))
    return nodes(parseMessage(find(key, values) ?? key))
  }

  return Object.assign(translate, { rich, find: (key: string) => find(key, {}) }) as Translate<Definitions>
}
