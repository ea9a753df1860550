import { afterAll, expect, it } from 'vitest'
import { useChromium } from '../support/chromium.ts'
import { tableText } from '../docs/markdown.ts'
import { countDifferentPixels } from './countDifferentPixels.ts'
import { bundleLightHost, lookAt, type Scene, serveHostileSite } from './hostilePages.ts'
import { containerSheets, frameworkSheets, hostileSheets } from './hostileSheets.ts'
import { writeArtifact } from '../support/writeArtifact.ts'

const isWhole = Boolean(process.env.XP_ASSURE)
const browser = useChromium()
afterAll(() => {
  const rows = [...measured].map(([look, pixels]) => ({ look, ...pixels }))
  if (isWhole) writeArtifact('hostile-pages.md', tableText('Pixels that differ from a calm page.', rows))
})

const settings = 'base-url="/xp" refresh-url="/api/member-token" locale="en-GB" time-zone="Europe/Copenhagen"'
const hub: Scene = {
  name: 'the hub',
  html: `<xp-hub ${settings}></xp-hub>`,
  settled: (page) => page.getByText('44 experiences').first().waitFor(),
}
const form: Scene = {
  name: 'the interest form',
  html: `<xp-interest-form ${settings} offer-id="chefs-counter"></xp-interest-form>`,
  settled: (page) =>
    Promise.all([
      page.getByRole('button', { name: 'Send to the concierge' }).waitFor(),
      page.locator('.xp-picture img').first().waitFor(),
    ]),
}
const dialog: Scene = {
  name: 'the dialog of redeeming',
  html: `<xp-redeem-offer ${settings} offer-id="chefs-counter" open></xp-redeem-offer>`,
  // The sums come with the balance, later than the dialog.
  settled: (page) => page.getByRole('dialog').getByText('After', { exact: true }).waitFor(),
}
const places: readonly (readonly [Scene, number])[] = isWhole
  ? [
      [hub, 900],
      [hub, 390],
      [form, 900],
      [dialog, 900],
    ]
  : [[hub, 900]]
const sampled = ['a reset that unsets everything', 'letters for everything', 'a huge root font size']

type Pixels = Readonly<Record<string, number>>
const measured = new Map<string, Pixels>()

/** How many pixels look different under each sheet. */
async function measure(
  sheets: Readonly<Record<string, string>>,
  look: (css: string) => Promise<Buffer>,
): Promise<Pixels> {
  const page = await browser().newPage()
  const calm = await look('')
  const pixels: Record<string, number> = {}
  for (const [name, css] of Object.entries(sheets))
    pixels[name] = await countDifferentPixels(page, calm, await look(`<style>${css}</style>`))
  await page.close()
  return pixels
}

async function chosenSheets(): Promise<Readonly<Record<string, string>>> {
  if (isWhole) return { ...hostileSheets, ...(await frameworkSheets()) }
  return Object.fromEntries(Object.entries(hostileSheets).filter(([name]) => sampled.includes(name)))
}

/** Where Chromium clips, it draws the edges of a few letters otherwise. */
const redrawn: Pixels = { 'an overflow-hidden container': 10 }

it.each(places.map(([scene, width]) => ({ name: scene.name, width, scene })))(
  'as an element, $name of $width pixels looks the same on every hostile page as on a calm one',
  { timeout: 900_000 },
  async ({ scene, width }) => {
    const site = await serveHostileSite()
    const now = new Date()
    const sheets = await chosenSheets()
    const script = '<script type="module" src="/script/elements.js"></script>'
    const pixels = await measure({ ...sheets, ...(isWhole ? containerSheets : {}) }, (css) =>
      lookAt(browser(), site, now, { scene, width, head: css + script }),
    )
    measured.set(`element: ${scene.name}, ${String(width)} px`, pixels)
    expect(
      Object.entries(pixels).filter(([name, count]) => name in sheets && count > (redrawn[name] ?? 0)),
    ).toEqual([])
  },
)

/** Where the page's sheets stand to ours. */
const orders: Readonly<Record<string, (css: string) => string>> = {
  '`styles.css` after the page’s': (css) => `${css}<link rel="stylesheet" href="/styles.css">`,
  '`styles.css` before the page’s': (css) => `<link rel="stylesheet" href="/styles.css">${css}`,
  '`styles.layered.css`': (css) => `<link rel="stylesheet" href="/styles.layered.css">${css}`,
}

/** The sheets that change nothing in light DOM. */
const beside = ['rules for dialogs', 'an overflow-hidden container', 'a war of z-index']
const untouched: Readonly<Record<string, readonly string[]>> = {
  '`styles.css` after the page’s': ['rules for text', ...beside, 'bootstrap', 'tailwindcss'],
  '`styles.css` before the page’s': ['rules for text', ...beside, 'bootstrap', 'tailwindcss'],
  '`styles.layered.css`': beside,
}

it.skipIf(!isWhole)(
  'in light DOM, the page shines through where the documents say so',
  { timeout: 1_800_000 },
  async () => {
    const site = await serveHostileSite()
    await bundleLightHost(site)
    const now = new Date()
    const scene = { ...hub, name: 'light', html: '<div id="light"></div>' }
    const sheets = await chosenSheets()
    const script = '<script type="module" src="/lightHost.js"></script>'
    for (const [order, head] of Object.entries(orders)) {
      const pixels = await measure(sheets, (css) =>
        lookAt(browser(), site, now, { scene, width: 900, head: head(css) + script }),
      )
      measured.set(`light DOM: ${order}`, pixels)
      expect(
        Object.keys(pixels).filter((sheet) => pixels[sheet] === 0),
        order,
      ).toEqual(untouched[order])
    }
  },
)
