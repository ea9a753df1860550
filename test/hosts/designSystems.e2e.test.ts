import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openPage, useChromium } from '../support/chromium.ts'
import { installHost } from './installHost.ts'
import { serveStaticHost } from './serveHost.ts'

/** The recipes of docs/design-systems.md, each with its design system. They are installed from npm, so the whole run has them. */
const systems = [
  { name: 'mui', button: /\bMuiButton-contained\b/, hidesBeside: true },
  { name: 'chakra', button: /\bchakra-button\b/, hidesBeside: true },
  { name: 'mantine', button: /\bmantine-Button-root\b/, hidesBeside: false },
] as const
const browser = useChromium()

/**
 * What a page may change in ours: how its letters are drawn, and what Chakra's reset sets on every element, where ours inherit
 * it from the part around them. None of it moves anything here.
 */
const allowed = [
  '-webkit-font-smoothing',
  'text-rendering',
  'tab-size',
  'font-feature-settings',
  'overflow-wrap',
  'vertical-align',
]

async function open(page: string, place = '') {
  const host = await serveStaticHost(`${await installHost('design-systems')}/dist`)
  // A picture that is still fading in, or a dialog that rises, is at another place in each look.
  const opened = await openPage(browser(), { reducedMotion: 'reduce' })
  await opened.page.goto(`${host.url}/${page}.html#${place}`)
  return opened
}

const theirs = (page: Page) => page.getByRole('dialog', { name: 'Theirs' })
const ours = (page: Page) => page.locator('dialog.xp-dialog[open]')
const opener = (page: Page) => page.getByRole('button', { name: /^Redeem/ }).first()

/** Theirs is open, and ours over it. */
async function openBoth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rewards' }).click()
  await theirs(page).waitFor()
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await ours(page).getByText('Your balance').waitFor()
}

const hasFocus = (part: Locator) => part.evaluate((element) => element.contains(document.activeElement))

/** What Tab reaches in ours, once round; the browser's own chrome, where the page has no focus, is left out. */
async function goRound(page: Page, key: string): Promise<readonly string[]> {
  const reached: string[] = []
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press(key)
    const name = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body
        ? null
        : (activeElement?.ariaLabel ?? activeElement?.textContent ?? '')
    })
    if (name !== null) reached.push(name.replaceAll(/\s+/g, ' ').trim())
  }
  return reached
}

describe.runIf(process.env.XP_ASSURE).each(systems)(
  'in a host with $name',
  ({ name, button, hidesBeside }) => {
    it('our dialog over theirs has the focus, keeps it, and closes alone', { timeout: 300_000 }, async () => {
      const { page, lines } = await open(name)
      await openBoth(page)
      expect(await ours(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
      await expect.poll(() => hasFocus(ours(page))).toBe(true)

      for (const key of ['Tab', 'Shift+Tab']) {
        const reached = await goRound(page, key)
        expect([...new Set(reached)].toSorted()).toEqual([
          'Close',
          'Not now',
          expect.stringMatching(/^Redeem for/),
        ])
        expect(reached.slice(3)).toContain(reached[0])
      }

      await page.keyboard.press('Escape')
      await ours(page).waitFor({ state: 'detached' })
      await expect.poll(() => hasFocus(opener(page))).toBe(true)
      expect(await theirs(page).isVisible()).toBe(true)

      // A press on what is beside ours closes ours alone too.
      await page.keyboard.press('Enter')
      await ours(page).waitFor()
      await page.mouse.click(20, 450)
      await ours(page).waitFor({ state: 'detached' })
      expect(await theirs(page).isVisible()).toBe(true)

      await page.keyboard.press('Escape')
      await theirs(page).waitFor({ state: 'hidden' })
      await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Rewards' }))).toBe(true)
      expect(lines).toEqual([])
    })

    it(
      'their trap takes no focus from ours, also where ours is not inside theirs',
      { timeout: 300_000 },
      async () => {
        const { page } = await open(name, 'beside')
        await openBoth(page)
        await expect.poll(() => hasFocus(ours(page))).toBe(true)
        expect(new Set(await goRound(page, 'Tab')).size).toBe(3)
        const isHidden = await ours(page).evaluate(
          (dialog) => dialog.closest('[aria-hidden="true"]') !== null,
        )
        expect(isHidden, 'from screen readers').toBe(hidesBeside)
        await page.keyboard.press('Escape')
        await ours(page).waitFor({ state: 'detached' })
        await expect.poll(() => hasFocus(opener(page))).toBe(true)
        expect(await theirs(page).isVisible()).toBe(true)
      },
    )

    it('their button stands in our dialog, in their colour and shape', { timeout: 300_000 }, async () => {
      const { page } = await open(name)
      const fill = (part: Locator) =>
        part.evaluate((element) => {
          const { backgroundColor, borderRadius } = getComputedStyle(element)
          return { backgroundColor, borderRadius }
        })
      const own = await fill(page.getByRole('button', { name: 'Rewards' }))
      await page.getByRole('button', { name: 'Rewards' }).click()
      // Where the offer is narrow, it is not shown.
      const all = page.locator('.xp-gallery-all')
      await all.waitFor({ state: 'attached' })
      expect(await all.evaluate((element) => getComputedStyle(element).position)).toBe('absolute')
      await page.keyboard.press('Escape')
      await theirs(page).waitFor({ state: 'hidden' })
      await openBoth(page)
      const confirm = ours(page).getByRole('button', { name: /^Redeem for/ })
      expect(await confirm.getAttribute('class')).toMatch(button)
      expect(await fill(confirm)).toEqual(own)
    })

    it('their reset and theme leave our look as it is', { timeout: 300_000 }, async () => {
      const expected = await lookOf((await open('plain', 'look')).page)
      const found = await lookOf((await open(name, 'look')).page)
      expect(expected.length).toBeGreaterThan(60)
      expect(differences(expected, found)).toEqual([])
    })
  },
)

interface Part {
  readonly name: string
  readonly style: Readonly<Record<string, string>>
}

/** Every element of ours with all of its computed style, in the order of the page. */
async function lookOf(page: Page): Promise<readonly Part[]> {
  await ours(page).getByText('Your balance').waitFor()
  // What a price is worth is said once the wallet is there, and a picture moves until it is.
  await page.locator('.xp-amount-about').first().waitFor()
  await page.locator('.xp-picture[data-state="loaded"] img').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page.locator('.xp-root [class*="xp-"]:not(.xp-visually-hidden)').evaluateAll(
    (elements, left) =>
      elements.map((element) => {
        const computed = getComputedStyle(element)
        return {
          name: `${element.localName}.${element.getAttribute('class') ?? ''}`,
          style: Object.fromEntries(
            [...computed]
              // A picture fades in when it has come, whenever that is.
              .filter((name) => !name.startsWith('--') && !left.includes(name) && name !== 'opacity')
              .map((name) => [name, computed.getPropertyValue(name)]),
          ),
        }
      }),
    allowed,
  )
}

/** `element: property theirs instead of ours`, each once. */
function differences(expected: readonly Part[], found: readonly Part[]): readonly string[] {
  const rows = expected.flatMap(({ name, style }, index) => {
    const other = found[index]
    if (other?.name !== name) return [`${name}: is ${other?.name ?? 'missing'}`]
    return Object.entries(style)
      .filter(([property, value]) => other.style[property] !== value)
      .map(([property, value]) => `${name}: ${property} ${other.style[property] ?? ''} instead of ${value}`)
  })
  return [...new Set(rows)]
}
