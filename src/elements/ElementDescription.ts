import type { ComponentType } from 'react'
import { type AttributeReader, someOf } from './attributeReaders.ts'
import { actionName } from './kebab.ts'

/**
 * How a handler of the React component is told: `told` always; `action` only when the element's `actions` name it, for
 * the component shows a button where it has the handler; `link` the same, and preventing the event keeps the link from
 * leading on; `open` an action that is there by itself unless `hrefFor` makes links.
 */
export type EventKind = 'told' | 'action' | 'link' | 'open'

/** What one element is made of. Names are those of the React component's props. */
export interface ElementDescription {
  readonly tag: string
  /** The React component, loaded when the first element is connected. Without it the element only carries settings. */
  readonly load?: () => Promise<ComponentType<never>>
  /** Simple values: each is an attribute (in kebab case) and a property. */
  readonly attributes: Readonly<Record<string, AttributeReader<unknown>>>
  /** Properties only. */
  readonly objects: readonly string[]
  readonly functions: readonly string[]
  readonly events: Readonly<Record<string, EventKind>>
  /** Its light children are shown inside. */
  readonly hasContent?: boolean
}

/** As {@link ElementDescription}, with the names checked against the props of the component. */
interface DescriptionOf<Props, Attributes, Objects, Functions, Events> {
  readonly load?: () => Promise<ComponentType<Props>>
  readonly attributes: Attributes
  readonly objects: Objects
  readonly functions: Functions
  readonly events: Events
  readonly hasContent?: boolean
}

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
  >(
    tag: Tag,
    description: DescriptionOf<Props, Attributes, Objects, Functions, Events>,
  ) => {
    const actions = Object.entries<EventKind | undefined>(description.events).flatMap(([name, kind]) =>
      kind === 'told' ? [] : [actionName(name)],
    )
    const attributes =
      actions.length > 0 ? { ...description.attributes, actions: someOf(...actions) } : description.attributes
    return { tag, ...description, attributes } as unknown as DescribedElement<
      Tag,
      Settable<Props>,
      keyof Attributes | Objects[number] | Functions[number],
      Events
    >
  }
}

/** What `describe` gives: at run time an {@link ElementDescription}, for the compiler also the types of the element. */
export interface DescribedElement<Tag extends string, Props, Names, Events> extends ElementDescription {
  readonly tag: Tag
  /** For the compiler only. */
  readonly types?: {
    readonly properties: PropertiesOf<Props, Names> & ActionsOf<Events>
    readonly events: EventsOf<Props, Events>
  }
}

type PropertiesOf<Props, Names> = {
  -readonly [Name in Extract<keyof Props, Names>]?: Props[Name] | undefined
}

/** Which ways on the element offers, each with a button or link that tells its event. */
type ActionsOf<Events> =
  ActionName<Events> extends never ? unknown : { actions?: readonly ActionName<Events>[] | undefined }

type ActionName<Events> = {
  readonly [Name in keyof Events]: Events[Name] extends 'told'
    ? never
    : EventName<Name> extends `xp-${infer Action}`
      ? Action
      : never
}[keyof Events]

type EventsOf<Props, Events> = {
  readonly [Name in keyof Events & keyof Props as EventName<Name>]: DetailOf<Props[Name]>
}

/** `onOpenConversation` is told as `xp-open-conversation`. */
type EventName<Name> = Name extends `on${infer First}${infer Rest}`
  ? `xp-${Lowercase<First>}${Kebab<Rest>}`
  : never

type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : ''

type DetailOf<Handler> =
  NonNullable<Handler> extends (...told: infer Told) => unknown
    ? Told extends readonly [infer Detail, ...unknown[]]
      ? Detail
      : null
    : never
