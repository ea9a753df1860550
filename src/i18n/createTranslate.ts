import { createElement, Fragment, type ReactNode } from 'react'
import { runInDevelopment } from '../base/index.ts'
import { checkOverrides } from './checkOverrides.ts'
import type { I18n } from './createI18n.ts'
import { isolate } from './textDirection.ts'
import type { MessageDefinitions, PluralMessage } from './MessageDefinitions.ts'
import type { MessageLayers } from './messageTypes.ts'

/** All texts of a message: itself, or each of its plural forms. */
type TextsOf<Message> = Message extends string ? Message : Message[keyof Message]

type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never

type TagsIn<Text> = Text extends `${string}</${infer Name}>${infer Rest}` ? Name | TagsIn<Rest> : never

type CountOf<Message> = Message extends string ? never : 'count'

/** The names of the placeholders of a message; a plural message always has `count`. */
type PlaceholdersOf<Message> = PlaceholdersIn<TextsOf<Message>> | CountOf<Message>

/** The names of the tags of a message, for `t.rich`. */
type TagsOf<Message> = TagsIn<TextsOf<Message>>

/**
 * The values that a message needs. A number is written in the locale's figures; `count` of a plural message
 * is a number.
 */
type ValuesOf<Message, Value = string> = {
  readonly [Name in PlaceholdersOf<Message>]: Name extends CountOf<Message> ? number : Value | number
}

/** The arguments after the key: none for a message without placeholders, else its values. */
type ValuesArguments<Message> = [PlaceholdersOf<Message>] extends [never] ? [] : [values: ValuesOf<Message>]

type Writers<Message> = { readonly [Name in TagsOf<Message>]: (chunk: ReactNode) => ReactNode }

/** Writes the messages of one feature. */
export interface Translate<Definitions extends MessageDefinitions> {
  /** The text of a message. An unknown key, a missing value or an extra value does not compile. */
  <Key extends keyof Definitions & string>(key: Key, ...values: ValuesArguments<Definitions[Key]>): string
  /** A message with React nodes: as values, and from the function of the same name for each `<tag>`. */
  rich<Key extends keyof Definitions & string>(
    key: Key,
    values: [PlaceholdersOf<Definitions[Key]>] extends [never]
      ? Record<never, never>
      : ValuesOf<Definitions[Key], ReactNode>,
    tags: Writers<Definitions[Key]>,
  ): ReactNode
  /**
   * The text for a word of the Service that may be unknown (`interests.status.NEW`), or `null` when neither
   * we nor the host have one. Where keys are shown, the key: the host may add it.
   */
  find(key: string): string | null
}

type LooseValues = Readonly<Record<string, ReactNode>>

/** Creates `t` for a feature's messages; `layers` are overrides, the strongest first. */
export function createTranslate<const Definitions extends MessageDefinitions>(
  i18n: I18n,
  definitions: Definitions,
  layers: MessageLayers,
): Translate<Definitions> {
  runInDevelopment(() => process.env.NODE_ENV !== 'production' && checkOverrides(i18n, definitions, layers))
  const find = (key: string, values: LooseValues): string | null =>
    findMessage(i18n, definitions, layers, key, typeof values.count === 'number' ? values.count : undefined)
  const write = (name: string, value: ReactNode): ReactNode => {
    if (i18n.messages === 'keys') return `{${name}}`
    if (typeof value === 'number') return i18n.format.number(value)
    return typeof value === 'string' ? isolate(value, i18n.dir) : value
  }

  const translate = (key: string, values: LooseValues = {}): string =>
    fillPlaceholders(find(key, values) ?? key, (name) => String(write(name, values[name]) ?? ''))

  const rich = (
    key: string,
    values: LooseValues,
    tags: Readonly<Record<string, (chunk: ReactNode) => ReactNode>>,
  ): ReactNode => {
    const node = (part: MessagePart): ReactNode => {
      if (part.type === 'text') return part.text
      if (part.type === 'value') return write(part.name, values[part.name])
      const chunk = nodes(part.parts)
      return tags[part.name]?.(chunk) ?? chunk
    }
    // As arguments, not as an array: the parts of a sentence have no keys. Each text in an element: React can neither
    // change nor remove a text beside others that the browser has translated.
    const nodes = (parts: readonly MessagePart[]): ReactNode =>
      createElement(Fragment, null, ...parts.map(node).map(inElement))
    return nodes(parseMessage(find(key, values) ?? key))
  }

  return Object.assign(translate, { rich, find: (key: string) => find(key, {}) }) as Translate<Definitions>
}

/** Blanks stay outside: what computes a name may trim an element's. */
function inElement(node: ReactNode): ReactNode {
  if (typeof node !== 'string') return node
  const text = node.trim()
  const [before = '', after = ''] = text === '' ? [node] : node.split(text)
  return createElement(Fragment, null, before, text && createElement('span', null, text), after)
}

/**
 * The text of a message: from the first layer that has it, else from the definitions; for a plural message the form for
 * `count`. `null` for an unknown key.
 */
function findMessage(
  i18n: I18n,
  definitions: MessageDefinitions,
  layers: MessageLayers,
  key: string,
  count?: number,
): string | null {
  const standard = Object.hasOwn(definitions, key) ? definitions[key] : undefined
  if (i18n.messages === 'keys') return standard === undefined ? key : keyText(i18n, key, standard, count)
  for (const layer of layers) {
    const override = layer && Object.hasOwn(layer, key) ? layer[key] : undefined
    if (override !== undefined && isUsable(i18n, key, override, standard))
      return pluralForm(i18n, override, count, i18n.locale)
  }
  // The built-in messages are English, so English rules choose the plural form, whatever the locale of the numbers.
  return standard === undefined ? null : pluralForm(i18n, standard, count, 'en')
}

/** For who translates: the key with the plural form, placeholders and tags, as `offers.count[one] {count}`. */
function keyText(i18n: I18n, key: string, message: string | PluralMessage, count?: number): string {
  const form =
    typeof message === 'string' || count === undefined
      ? ''
      : `[${i18n.format.pluralRule(count, i18n.locale)}]`
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/<\/(\w+)>|\{\w+\}/g)].map(([part, tag]) => (tag ? `<${tag}>${tag}</${tag}>` : part)),
  )
  return [key + form, ...new Set(names)].join(' ')
}

function pluralForm(
  i18n: I18n,
  message: string | PluralMessage,
  count: number | undefined,
  locale: string,
): string {
  if (typeof message === 'string') return message
  return (count === undefined ? undefined : message[i18n.format.pluralRule(count, locale)]) ?? message.other
}

function isUsable(
  i18n: I18n,
  key: string,
  override: string | PluralMessage,
  standard: string | PluralMessage | undefined,
): boolean {
  if (standard === undefined) return typeof override === 'string'
  if (typeof standard === 'string' && typeof override !== 'string') {
    i18n.report(
      key,
      `The message "${key}" is plural.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        'The standard message is a plain text and is shown instead. Give one text.',
    )
    return false
  }
  const allowed = new Set(textsOf(standard).flatMap(placeholdersIn))
  if (typeof standard !== 'string') allowed.add('count')
  const wrong = textsOf(override)
    .flatMap(placeholdersIn)
    .find((name) => !allowed.has(name))
  if (wrong === undefined) return true
  i18n.report(
    key,
    `The message "${key}" has an unknown placeholder {${wrong}}.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      `The standard message is shown instead. Use only: ${[...allowed].map((name) => `{${name}}`).join(', ') || 'none'}.`,
  )
  return false
}

function textsOf(message: string | PluralMessage): string[] {
  return typeof message === 'string' ? [message] : Object.values(message)
}

const placeholder = /\{(\w+)\}/g

/** The names of the placeholders in a text. */
function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? '')
}

/** Replaces a text's `{name}` placeholders. */
function fillPlaceholders(text: string, write: (name: string) => string): string {
  return text.replace(placeholder, (_, name: string) => write(name))
}

/** A piece of a text with tags and placeholders. */
type MessagePart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'value'; readonly name: string }
  | { readonly type: 'tag'; readonly name: string; readonly parts: readonly MessagePart[] }

/** Splits a text at its `{name}` placeholders and `<name>…</name>` tags. A tag that is not closed is text. */
function parseMessage(text: string): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}/gs)) {
    if (match.index > end) parts.push({ type: 'text', text: text.slice(end, match.index) })
    if (match[3] === undefined)
      parts.push({ type: 'tag', name: match[1] ?? '', parts: parseMessage(match[2] ?? '') })
    else parts.push({ type: 'value', name: match[3] })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ type: 'text', text: text.slice(end) })
  return parts
}
