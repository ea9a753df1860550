import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import { expect, expectTypeOf, it } from 'vitest'
import { componentElements } from '../../src/elements/descriptions.ts'
import { describe as describeElement, link, text } from '../../src/elements/ElementDescription.ts'
import type {
  XpElements,
  XpHubElement,
  XpJsxElements,
  XpSvelteElements,
  XpVueElements,
} from '../../src/elements/index.ts'
import type { HubLocation, MemberSession, Offer } from '../../src/index.ts'

type Level = 1 | 2 | 3 | 4 | '1' | '2' | '3' | '4'
type Described = (typeof componentElements)[number]['tag']

it('gives TypeScript the type of each element by its tag', () => {
  expectTypeOf<Exclude<Described, keyof HTMLElementTagNameMap>>().toBeNever()
  expectTypeOf<HTMLElementTagNameMap['xp-points-over-time']>().toHaveProperty('headingLevel')
  expectTypeOf<Exclude<Described | 'xp-provider', keyof XpElements>>().toBeNever()
})

it('reads each attribute that makes a link as a link, which runs no script', () => {
  const links = componentElements.flatMap(({ tag, attributes }) =>
    Object.entries(attributes).flatMap(([name, reader]) =>
      /href$|^base$/i.test(name) ? [{ attribute: `${tag} ${name}`, isLink: reader === link }] : [],
    ),
  )
  expect(links.map(({ attribute }) => attribute)).toContain('xp-redemption-detail backHref')
  expect(links.filter(({ isLink }) => !isLink)).toEqual([])
})

it('refuses a description that leaves out a part of its component', () => {
  const rest = { attributes: { offerId: text }, objects: [], functions: [], events: {} } as const
  interface Props {
    readonly offerId: string
    readonly classNames?: Partial<Record<'title' | 'body', string>> | undefined
  }
  describeElement<Props>()('xp-made-up', { ...rest, parts: ['title', 'body'] })
  // @ts-expect-error -- body is missing
  describeElement<Props>()('xp-made-up', { ...rest, parts: ['title'] })
  // @ts-expect-error -- there is no foot
  describeElement<Props>()('xp-made-up', { ...rest, parts: ['title', 'body', 'foot'] })
})

it('tells the templates of frameworks what an element takes and emits', () => {
  type Hub = XpJsxElements['xp-hub']
  expectTypeOf<Hub>().toExtend<DetailedHTMLProps<HTMLAttributes<XpHubElement>, XpHubElement>>()
  expectTypeOf<Hub['location']>().toEqualTypeOf<HubLocation | undefined>()
  expectTypeOf<NonNullable<XpJsxElements['xp-offer-catalog']['onxp-open']>>()
    .parameter(0)
    .toExtend<CustomEvent<{ readonly offer: Offer }>>()
  expectTypeOf<XpJsxElements['xp-provider']['base-url']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<XpJsxElements['xp-provider']['loading']>().toEqualTypeOf<'eager' | 'idle' | undefined>()
  expectTypeOf<XpJsxElements['xp-provider']['session']>().toEqualTypeOf<MemberSession | undefined>()

  type Catalog = InstanceType<XpVueElements['xp-offer-catalog']>['$props']
  expectTypeOf<Catalog['headingLevel']>().toEqualTypeOf<Level | undefined>()
  expectTypeOf<Catalog['heading-level']>().toEqualTypeOf<Level | undefined>()
  expectTypeOf<InstanceType<XpVueElements['xp-offer-detail']>['$props']['actions']>().toEqualTypeOf<
    string | readonly ('ask' | 'back' | 'redeem')[] | undefined
  >()
  expectTypeOf<InstanceType<XpVueElements['xp-redeem-offer']>['$props']['open']>().toEqualTypeOf<
    boolean | '' | 'true' | 'false' | undefined
  >()
  expectTypeOf<NonNullable<Catalog['onXpOpen']>>().parameter(0).toExtend<CustomEvent>()

  type Svelte = XpSvelteElements<{ readonly class?: string }>['xp-offer-detail']
  expectTypeOf<Svelte['class']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Svelte['offerId']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<NonNullable<Svelte['onxp-back']>>().parameter(0).toExtend<CustomEvent>()
})
