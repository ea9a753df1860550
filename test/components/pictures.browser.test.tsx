import type { ReactNode } from 'react'
import { expect, inject, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { operations } from '../../src/contract/index.ts'
import {
  ConversationList,
  ExperienceProvider,
  type ExperienceProviderProps,
  InterestForm,
  InterestSummary,
  OfferCatalog,
  OfferDetail,
  RedeemOffer,
  RedemptionDetail,
  RedemptionList,
} from '../../src/index.ts'
import { sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'

type ResolveImage = NonNullable<ExperienceProviderProps['resolveImage']>

const widths = [240, 480, 960, 1600]

/** A picture as wide as its address says: with `w` in a srcset, a browser then tells by `naturalWidth` which width it reckoned with. */
function draw(width: number, seed: string): string {
  const canvas = Object.assign(document.createElement('canvas'), {
    width,
    height: Math.round((width * 2) / 3),
  })
  const context = canvas.getContext('2d')
  context?.fillText(seed, 10, 10)
  return canvas.toDataURL('image/png')
}

const drawn = new Map<string, string>()
const addressOf = (url: string, width: number) => {
  const key = `${url} ${String(width)}`
  const known = drawn.get(key) ?? draw(width, key)
  drawn.set(key, known)
  return known
}
const resolveImage: ResolveImage = ({ url }) => ({
  src: addressOf(url, 960),
  srcSet: widths.map((width) => `${addressOf(url, width)} ${String(width)}w`).join(', '),
})

function createHost(resolve: ResolveImage = resolveImage) {
  const host = createMemberHost({ member: sandboxMembers.withHistory, pictures: 'https://pictures.test' })
  return {
    ...host,
    show: (children: ReactNode) =>
      render(
        <ExperienceProvider
          client={host.client}
          locale="en-GB"
          resolveImage={resolve}
          onError={(error) => host.errors.push(error)}
        >
          {children}
        </ExperienceProvider>,
      ),
  }
}

/** The width that the browser reckons with for these `sizes` at this width of the page, without what it measures itself. */
async function reckonedWidth(sizes: string): Promise<number> {
  const image = new Image()
  image.srcset = `${addressOf('one', 1600)} 1600w`
  image.sizes = sizes.replace(/^auto,\s*/, '')
  await image.decode()
  return image.naturalWidth
}

const redemptionOf = async (host: ReturnType<typeof createHost>) =>
  (await host.client.call(operations.redemptions, { query: { limit: 100 } })).data.redemptions.find(
    ({ status, offer }) => status === 'SUBMITTED' && offer,
  )?.id ?? ''
const places: readonly (readonly [string, (redemptionId: string) => ReactNode, string])[] = [
  ['a card and the lead', () => <OfferCatalog />, '.xp-offer-card img'],
  ['the gallery', () => <OfferDetail offerId="fjord-lodge" />, '.xp-gallery img'],
  ['a row of a redemption', () => <RedemptionList />, '.xp-redemption-row img'],
  ['the head of a redemption', (id) => <RedemptionDetail redemptionId={id} />, '.xp-redemption-header img'],
  ['a conversation', () => <ConversationList />, '.xp-conversation img'],
  ['what is asked for', () => <InterestForm offerId="fjord-lodge" />, '.xp-asked-offer img'],
  ['what was asked for', () => <InterestSummary interestId={sandboxInterest} />, '.xp-asked-offer img'],
  [
    'what is redeemed',
    () => <RedeemOffer offerId="fjord-lodge" open onClose={() => undefined} />,
    '.xp-redeemed-offer img',
  ],
]

const sampled = inject('isWhole') ? places : places.slice(0, 2)
test.each(sampled)(
  'the sizes of %s are those of the layout, with and without what the browser measures',
  async (_name, element, selector) => {
    for (const width of [390, 1280]) {
      await page.viewport(width, 900)
      const host = createHost()
      const redemptionId = await redemptionOf(host)
      const shown = await host.show(element(redemptionId))
      await expect.poll(() => document.querySelectorAll(selector).length).toBeGreaterThan(0)
      for (const image of [...document.querySelectorAll<HTMLImageElement>(selector)].slice(0, 3)) {
        const box = image.clientWidth
        const reckoned = await reckonedWidth(image.sizes)
        expect(
          Math.abs(reckoned / box - 1),
          `${image.sizes} is ${String(reckoned)} px, the picture ${String(box)}`,
        ).toBeLessThan(0.15)
        expect(image.srcset.split(', ')).toHaveLength(widths.length)
        expect([image.decoding, image.loading === 'lazy' || !image.sizes.startsWith('auto')]).toEqual([
          'async',
          true,
        ])
      }
      await shown.unmount()
    }
  },
)

test.each([
  [390, 1],
  [1280, 2],
])(
  'at %i px the first row, %i, loads at once and before all else, and the rest when it comes near',
  async (width, count) => {
    await page.viewport(width, 900)
    await createHost().show(<OfferCatalog />)
    await expect.poll(() => document.querySelectorAll('.xp-offer-card img').length).toBeGreaterThan(5)
    const urgent = [...document.querySelectorAll('.xp-offer-card img')].map((image) =>
      [image.getAttribute('loading'), image.getAttribute('fetchpriority')].join(' '),
    )
    expect(urgent.slice(0, count).every((each) => each === 'eager high')).toBe(true)
    expect(urgent.slice(count).every((each) => each === 'lazy ')).toBe(true)
    const row = [...document.querySelectorAll('.xp-offer-item')].filter(
      (item) =>
        Math.abs(
          item.getBoundingClientRect().top -
            (document.querySelector('.xp-offer-item')?.getBoundingClientRect().top ?? 0),
        ) < 1,
    )
    expect(row, 'as many as stand beside each other').toHaveLength(count)
  },
)

test('what the host’s resolver says of sizes wins, null shows the plate, and so does one that throws, which is told of', async () => {
  const host = createHost(({ url, use }) => {
    if (url.includes('fjord'))
      return { src: addressOf(url, 960), srcSet: `${addressOf(url, 960)} 960w`, sizes: '42px' }
    if (use === 'card' && url.includes('tram')) return null
    throw new TypeError('No such picture')
  })
  await host.show(<OfferCatalog />)
  await expect.element(page.getByRole('heading', { name: 'Three nights above the fjord' })).toBeVisible()
  const [lead] = document.querySelectorAll<HTMLImageElement>('.xp-offer-card img')
  expect(lead?.sizes).toBe('42px')
  expect(document.querySelectorAll('.xp-offer-card .xp-picture[data-state="plate"]').length).toBeGreaterThan(
    5,
  )
  await expect.poll(() => host.errors.some((error) => error instanceof TypeError)).toBe(true)
})
