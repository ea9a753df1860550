import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ExperienceHub, OfferCatalog, RedeemOffer } from '../../src/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'

const scale = 1.25
const sheet = new CSSStyleSheet()

beforeEach(() => document.adoptedStyleSheets.push(sheet))
afterEach(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1))

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const boxOf = (selector: string) => find(selector)?.getBoundingClientRect() ?? new DOMRect()
const middleOf = (selector: string) => boxOf(selector).left + boxOf(selector).width / 2

describe.each([
  ['zoom', `body { zoom: ${scale} }`],
  ['a transform', `body { transform: scale(${scale}); transform-origin: 0 0; inline-size: 80vw }`],
])('in a page that %s draws larger', (_means, rule) => {
  beforeEach(() => sheet.replaceSync(rule))

  it.each([
    ['en-GB', 'left'],
    ['ar', 'right'],
  ] as const)('a filter opens under its chip and ends in the window, in %s', async (locale, edge) => {
    await page.viewport(1400, 760)
    await createMemberHost({ locale }).open(<OfferCatalog />)
    const [chip, popover] = ['.xp-filter-trigger[data-filter="places"]', '.xp-filter-popover']
    await expect.poll(() => find(chip)).not.toBeNull()
    find(chip)?.click()
    await expect.poll(() => find('.xp-filter-places')).not.toBeNull()
    await expect.poll(() => Math.abs(boxOf(popover)[edge] - boxOf(chip)[edge])).toBeLessThan(2)
    await expect.poll(() => Math.abs(boxOf(popover).top - boxOf(chip).bottom - 8 * scale)).toBeLessThan(2)
    expect(boxOf(popover).bottom).toBeLessThanOrEqual(innerHeight)
  })

  it.each(['en-GB', 'ar'])(
    'the open part of the hub stands in the middle of its row, in %s',
    async (locale) => {
      await page.viewport(320, 844)
      // Twice would come nearer by itself.
      await createMemberHost({ locale, isStrict: false }).open(
        <ExperienceHub defaultLocation={{ view: 'experiences' }} />,
      )
      const [row, current] = ['.xp-hub-parts', '.xp-hub-parts [aria-current]']
      await expect.poll(() => Math.abs(find(row)?.scrollLeft ?? 0)).toBeGreaterThan(0)
      expect(Math.abs(middleOf(current) - middleOf(row))).toBeLessThan(3)
    },
  )

  it('a dialog ends in the window', async () => {
    await page.viewport(1280, 420)
    await createMemberHost().open(<RedeemOffer offerId="fjord-lodge" open onClose={() => undefined} />)
    await expect.poll(() => boxOf('dialog').height).toBeGreaterThan(300)
    expect(boxOf('dialog').top).toBeGreaterThanOrEqual(0)
    expect(boxOf('dialog').bottom).toBeLessThanOrEqual(innerHeight)
  })
})
