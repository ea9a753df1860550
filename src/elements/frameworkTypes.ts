// The same elements as the templates of frameworks know them, which have maps of their own to be filled.

import type { ClassAttributes, HTMLAttributes } from 'react'
import type { componentElements } from './descriptions.ts'
import type { AsText, Kebab } from './ElementDescription.ts'
import type { ElementTypes, XpElements } from './elementTypes.ts'
import type { provider } from './ElementSettings.ts'

type Description<Tag> = Extract<(typeof componentElements)[number] | typeof provider, { readonly tag: Tag }>
type OwnTypes<Tag> = ElementTypes<Description<Tag>>
type ProviderTypes = ElementTypes<typeof provider>

type Properties<Tag> = OwnTypes<Tag>['properties'] & ProviderTypes['properties']
type Attributes<Tag> = OwnTypes<Tag>['attributes'] & ProviderTypes['attributes']

/** What an element takes, by the name of the property or of the attribute. For an attribute, text will do. */
type Values<Tag> = {
  readonly [Name in keyof Properties<Tag>]?:
    | (Kebab<Name & string> extends keyof Attributes<Tag>
        ? AsText<Properties<Tag>[Name]>
        : Properties<Tag>[Name])
    | undefined
} & Omit<Attributes<Tag>, keyof Properties<Tag>>

type Events<Tag> = OwnTypes<Tag>['events'] & ProviderTypes['events']

/** An event of an element, with its detail: `XpEvent<'xp-offer-catalog', 'xp-open'>`. */
export type XpEvent<Tag extends keyof XpElements, Name extends keyof Events<Tag>> = CustomEvent<
  Events<Tag>[Name]
>

type Listeners<Tag, Prefix extends string> = {
  readonly [Name in keyof Events<Tag> as `${Prefix}${Name & string}`]?: (
    event: CustomEvent<Events<Tag>[Name]>,
  ) => void
}

/** `xp-offer-opened` is `XpOfferOpened` in the name of Vue's listener. */
type Pascal<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Text>

type VueListeners<Tag> = {
  readonly [Name in keyof Events<Tag> as `on${Pascal<Name & string>}`]?: (
    event: CustomEvent<Events<Tag>[Name]>,
  ) => void
}

/**
 * For the JSX of React 19 and Preact: `declare module 'react' { namespace JSX { interface IntrinsicElements extends
 * XpJsxElements {} } }`. Listeners are `onxp-…`.
 */
export type XpJsxElements = {
  [Tag in keyof XpElements]: Omit<HTMLAttributes<XpElements[Tag]>, keyof Values<Tag>> &
    ClassAttributes<XpElements[Tag]> &
    Values<Tag> &
    Listeners<Tag, 'on'>
}

/** For the templates of Vue: `declare module 'vue' { interface GlobalComponents extends XpVueElements {} }`. */
export type XpVueElements = {
  [Tag in keyof XpElements]: new () => { readonly $props: Values<Tag> & VueListeners<Tag> }
}

/**
 * For the templates of Svelte: `declare module 'svelte/elements' { interface SvelteHTMLElements extends
 * XpSvelteElements<HTMLAttributes<HTMLElement>> {} }`. Listeners are `onxp-…`, and `Base` is what every element takes.
 */
export type XpSvelteElements<Base> = {
  [Tag in keyof XpElements]: Omit<Base, keyof Values<Tag>> & Values<Tag> & Listeners<Tag, 'on'>
}
