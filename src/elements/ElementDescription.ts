import type { ComponentType } from 'react'
import { parseUrl } from '../base/index.ts'

/**
 * When the React component gets a handler that dispatches the event. `always`; `action`: only when the
 * element's `actions` name it, because the component shows a button where it has the handler; `link`: like
 * `action`, and preventing the event stops the link; `open`: like `action`, and by default unless `hrefFor`
 * makes links.
 */
export type EventKind = 'always' | 'action' | 'link' | 'open'

/** What an element shows: the React component, and its style sheet beside the one that all have. */
export type LoadElement<Props = never> = () => Promise<{
  readonly component: ComponentType<Props>
  readonly styles: string
}>

/** The description of one element. Names are those of the React component's props. */
export interface ElementDescription {
  readonly tag: string
  /** What is loaded when the first element is connected. Without it the element only carries settings. */
  readonly load?: LoadElement
  /** Simple values: each is an attribute (in kebab case) and a property. */
  readonly attributes: Readonly<Record<string, AttributeReader<unknown>>>
  /** Properties only; one that is an attribute too can be text or an object. */
  readonly objects: readonly string[]
  readonly functions: readonly string[]
  readonly events: Readonly<Record<string, EventKind>>
  /** What `classNames` reaches in React: a page reaches it by `::part()`, in kebab case. */
  readonly parts: readonly string[]
  /** It shows its light DOM children. */
  readonly hasContent?: boolean
  /** It is a part of a line, where no sentence has room: what fails is told to the page alone, as in React. */
  readonly isInline?: boolean
}

/** As {@link ElementDescription}, with the names checked against the props of the component. */
interface DescriptionOf<Props, Attributes, Objects, Functions, Events, Parts> {
  readonly load?: LoadElement<Props>
  readonly attributes: Attributes
  readonly objects: Objects
  readonly functions: Functions
  readonly events: Events
  readonly parts: Parts & EachPart<Props, Parts>
  readonly hasContent?: boolean
  readonly isInline?: boolean
}

type PartName<Props> = Props extends { readonly classNames?: infer Names } ? keyof NonNullable<Names> : never

/** Refuses a list in which a part of the component is missing. */
type EachPart<Props, Parts> =
  Exclude<PartName<Props>, Parts extends readonly (infer Part)[] ? Part : never> extends infer Missing
    ? [Missing] extends [never]
      ? unknown
      : { readonly missing: Missing }
    : never

/** A title that may be text here; React's may be any node. */
type Settable<Props> = Omit<Props, 'title'> &
  (Props extends { readonly title?: unknown } ? { readonly heading?: string | null | undefined } : unknown)

type HandlerName<Props> = Extract<keyof Props, `on${Capitalize<string>}`>

/** Describes the element of one React component: `describe<WalletProps>()('xp-wallet', { … })`. */
export function describe<Props>() {
  return <
    const Tag extends `xp-${string}`,
    const Attributes extends {
      readonly [Name in keyof Settable<Props>]?: AttributeReader<
        NonNullable<Settable<Props>[Name]> | Extract<Settable<Props>[Name], null>
      >
    },
    const Objects extends readonly (keyof Settable<Props>)[],
    const Functions extends readonly (keyof Settable<Props>)[],
    const Events extends { readonly [Name in HandlerName<Props>]?: EventKind },
    const Parts extends readonly PartName<Props>[],
  >(
    tag: Tag,
    description: DescriptionOf<Props, Attributes, Objects, Functions, Events, Parts>,
  ) => {
    const actions = Object.entries<EventKind | undefined>(description.events).flatMap(([name, kind]) =>
      kind === 'always' ? [] : [actionName(name)],
    )
    const attributes =
      actions.length > 0 ? { ...description.attributes, actions: someOf(...actions) } : description.attributes
    return { tag, ...description, attributes } as unknown as DescribedElement<
      Tag,
      Settable<Props>,
      keyof Attributes | Objects[number] | Functions[number],
      Events,
      keyof Attributes
    >
  }
}

/**
 * What `describe` returns: at run time an {@link ElementDescription}, for the compiler also the types of the element.
 */
export interface DescribedElement<
  Tag extends string,
  Props,
  Names,
  Events,
  AttributeNames,
> extends ElementDescription {
  readonly tag: Tag
  /** For the compiler only. */
  readonly types?: {
    readonly properties: PropertiesOf<Props, Names> & ActionsOf<Events>
    readonly events: EventsOf<Props, Events>
    readonly attributes: AttributesOf<Props, AttributeNames> &
      (ActionName<Events> extends never
        ? unknown
        : { readonly actions?: AsText<readonly ActionName<Events>[]> | undefined })
  }
}

/** As an attribute has it: the value where a template can give it, or its text. */
type AttributesOf<Props, Names> = {
  readonly [Name in Extract<keyof Props, Names & string> as Kebab<Name>]?: AsText<Props[Name]> | undefined
}

/** A value, or what is written in its place in an attribute. */
export type AsText<Value> =
  | Value
  | (Value extends number
      ? `${Value}`
      : Value extends boolean
        ? '' | `${Value}`
        : Value extends readonly unknown[]
          ? string
          : never)

type PropertiesOf<Props, Names> = {
  -readonly [Name in Extract<keyof Props, Names>]?: Props[Name] | undefined
}

/** Which actions the element offers, each with a button or link that dispatches its event. */
type ActionsOf<Events> =
  ActionName<Events> extends never ? unknown : { actions?: readonly ActionName<Events>[] | undefined }

type ActionName<Events> = {
  readonly [Name in keyof Events]: Events[Name] extends 'always'
    ? never
    : EventName<Name> extends `xp-${infer Action}`
      ? Action
      : never
}[keyof Events]

type EventsOf<Props, Events> = {
  readonly [Name in keyof Events & keyof Props as EventName<Name>]: DetailOf<Props[Name]>
}

/** `onOpenConversation` becomes the event `xp-open-conversation`. */
type EventName<Name> = Name extends `on${infer First}${infer Rest}`
  ? `xp-${Lowercase<First>}${Kebab<Rest>}`
  : never

export type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : ''

type DetailOf<Handler> =
  NonNullable<Handler> extends (...args: infer Args) => unknown
    ? Args extends readonly [infer Detail, ...unknown[]]
      ? Detail
      : null
    : never

/** `offerId` as `offer-id`: names of properties as those of attributes and events. */
export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `onOpenConversation` as `open-conversation`: what `actions` name, and with `xp-` before it the event. */
export function actionName(handler: string): string {
  return kebab(handler[2]?.toLowerCase() + handler.slice(3))
}

/** How an attribute's text becomes a value. */
export interface AttributeReader<Value> {
  /** Undefined for a text that cannot be read. */
  readonly read: (text: string) => Value | undefined
  /** What can be read, for the developer and the docs. */
  readonly expects: string
}

/** Any text. */
export const text: AttributeReader<string> = { read: (value) => value, expects: 'text' }

const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/**
 * An address for a link. No other scheme than these and the page's own: markup that others wrote would run by
 * `javascript:`, which React 18 and Preact let through.
 */
export const link: AttributeReader<string> = {
  read(value) {
    const { protocol } = parseUrl(value, document.baseURI) ?? {}
    return protocol && [...schemes, location.protocol].includes(protocol) ? value : undefined
  },
  expects: 'an address of the web, `mailto:` or `tel:`',
}

/** Any text; empty for none at all, where leaving it out means the default. */
export const textOrNone: AttributeReader<string | null> = {
  read: (value) => value || null,
  expects: 'text, empty for none',
}

/** Present or `true`, or `false`, as far as the default is true. */
export const flag: AttributeReader<boolean> = {
  read: (value) => (value === '' || value === 'true' ? true : value === 'false' ? false : undefined),
  expects: 'nothing, `true` or `false`',
}

/** Words, with spaces or commas between them. */
export const list: AttributeReader<readonly string[]> = {
  read: (value) => value.split(/[\s,]+/).filter(Boolean),
  expects: 'words',
}

/** Any of the given words. */
export function someOf<const Word extends string>(
  ...words: readonly Word[]
): AttributeReader<readonly Word[]> {
  return {
    read(value) {
      const read = list.read(value)?.map((name) => words.find((word) => word === name)) ?? []
      return read.every((word) => word !== undefined) ? read : undefined
    },
    expects: `any of ${words.map((word) => `\`${word}\``).join(', ')}`,
  }
}

/** One of the given words. */
export function choice<const Word extends string>(...words: readonly Word[]): AttributeReader<Word> {
  return {
    read: (value) => words.find((word) => word === value),
    expects: words.map((word) => `\`${word}\``).join(', '),
  }
}

/** One of the given whole numbers. */
export function oneOf<const Digit extends number>(...digits: readonly Digit[]): AttributeReader<Digit> {
  return {
    read: (value) => digits.find((digit) => String(digit) === value.trim()),
    expects: `${digits[0]} to ${digits.at(-1)}`,
  }
}
