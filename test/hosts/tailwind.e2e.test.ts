import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { colourPairs } from '../../src/theme/index.ts'
import { contrast, type Rgb } from '../../src/theme/colour.ts'
import { openPage, useChromium } from '../support/chromium.ts'
import { installHost } from './installHost.ts'
import { serveStaticHost } from './serveHost.ts'

/** What docs/theming.md says of Tailwind 4 and of shadcn, in a host that Vite and Tailwind build. */
const browser = useChromium()

async function open(name: 'layered' | 'unlayered' | 'shadcn') {
  const host = await serveStaticHost(`${await installHost('tailwind')}/dist`)
  // No transition is under way when a colour is read.
  const { page, lines } = await openPage(browser(), { reducedMotion: 'reduce' })
  await page.goto(`${host.url}/${name}.html`)
  await page.getByRole('article').first().waitFor()
  return { page, lines }
}

const style = (part: Locator, ...names: readonly string[]) =>
  part.evaluate((element, asked) => {
    const computed = getComputedStyle(element)
    return asked.map((name) => computed.getPropertyValue(name))
  }, names)

/** The primary colours that shadcn offers: blue, green, orange, red, rose, violet and yellow. */
const primaries = {
  light: [
    'oklch(0.488 0.243 264.376)',
    'oklch(0.648 0.2 131.684)',
    'oklch(0.646 0.222 41.116)',
    'oklch(0.577 0.245 27.325)',
    'oklch(0.586 0.253 17.585)',
    'oklch(0.541 0.281 293.009)',
    'oklch(0.852 0.199 91.936)',
  ],
  dark: [
    'oklch(0.424 0.199 265.638)',
    'oklch(0.648 0.2 131.684)',
    'oklch(0.705 0.213 47.604)',
    'oklch(0.637 0.237 25.331)',
    'oklch(0.645 0.246 16.439)',
    'oklch(0.606 0.25 292.717)',
    'oklch(0.795 0.184 86.047)',
  ],
}

/** Colours by their tokens, as they are painted: a canvas reads what `oklch` and `color-mix` come to. */
const painted = (page: Page, values: readonly string[]) =>
  page.locator('.xp-root').evaluate((root, asked) => {
    const probe = root.appendChild(document.createElement('span'))
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const found = asked.map((value) => {
      probe.style.color = value
      if (!context) return [0, 0, 0, 0]
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = getComputedStyle(probe).color
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    })
    probe.remove()
    return found
  }, values)

async function pairsThatFallShort(page: Page): Promise<readonly string[]> {
  const names = [...new Set(colourPairs.flatMap(({ text, on }) => [text, on]))]
  const colours = await painted(
    page,
    names.map((name) => `var(--xp-${name})`),
  )
  expect(
    colours.every(([, , , alpha]) => alpha === 255),
    'all are opaque',
  ).toBe(true)
  const of = (name: string) => (colours[names.indexOf(name as never)] ?? []).slice(0, 3) as unknown as Rgb
  return colourPairs
    .map(({ text, on, ratio }) => ({ pair: `${text} on ${on}`, ratio, reached: contrast(of(text), of(on)) }))
    .filter(({ ratio, reached }) => reached < ratio)
    .map(({ pair, reached }) => `${pair}: ${reached.toFixed(2)}`)
}

it.runIf(process.env.XP_ASSURE)(
  'in Tailwind’s layers, a utility in `classNames` wins with `styles.layered.css`, and ours over its reset',
  { timeout: 300_000 },
  async () => {
    const { page, lines } = await open('layered')
    const card = page.getByRole('article').first()
    const [sunk] = await painted(page, ['var(--xp-sunk)'])
    expect(await style(card, 'padding-inline-start', 'padding-block-end')).toEqual(['32px', '32px'])
    expect(await painted(page, [(await style(card, 'background-color')).join('')])).toEqual([sunk])
    // Tailwind’s reset takes size and weight from headings, and the border from buttons.
    const button = page.getByRole('button', { name: 'Ours' })
    expect(await style(button, 'min-height', 'padding-left', 'border-top-width')).toEqual([
      '52px',
      '24px',
      '1px',
    ])
    expect(lines).toEqual([])
  },
)

it.runIf(process.env.XP_ASSURE)(
  'in no layer, ours win over a plain utility, and an important one over ours',
  { timeout: 300_000 },
  async () => {
    const { page, lines } = await open('unlayered')
    const card = page.getByRole('article').first()
    expect(await style(card, 'padding-inline-start', 'padding-block-end')).toEqual(['32px', '32px'])
    expect(await style(card, 'background-color')).toEqual(['rgba(0, 0, 0, 0)'])
    expect(lines).toEqual([])
  },
)

it.runIf(process.env.XP_ASSURE)(
  'a changed variable of shadcn changes our button, and `.dark` all of ours',
  { timeout: 300_000 },
  async () => {
    const { page, lines } = await open('shadcn')
    const look = (name: string) =>
      style(page.getByRole('button', { name }), 'background-color', 'color', 'border-top-left-radius')
    const set = (name: string, value: string) =>
      page.evaluate(({ name, value }) => document.documentElement.style.setProperty(name, value), {
        name,
        value,
      })
    async function expectScheme(scheme: keyof typeof primaries) {
      expect(await look('Ours')).toEqual(await look('Theirs'))
      expect(await style(page.locator('.xp-root'), 'color-scheme')).toEqual([scheme])
      expect(await pairsThatFallShort(page)).toEqual([])
      for (const primary of primaries[scheme]) {
        await set('--primary', primary)
        // What stands on a button is theirs, as it is.
        expect((await pairsThatFallShort(page)).filter((pair) => !/^on-(brand|own)/.test(pair))).toEqual([])
      }
      await set('--primary', '')
    }

    await expectScheme('light')
    const root = page.locator('.xp-root')
    await root.evaluate((element) => element.classList.add('dark')) // as `theme={{ className: 'dark' }}` does
    expect(await style(root, 'color-scheme', '--xp-ground')).toEqual(['dark', 'oklch(14.5% 0 0)'])
    await root.evaluate((element) => element.classList.remove('dark'))
    await page.evaluate(() => document.documentElement.classList.add('dark'))
    await expectScheme('dark')

    await set('--primary', 'rgb(120 20 90)')
    await set('--primary-foreground', 'rgb(255 240 250)')
    await set('--radius', '20px')
    expect(await look('Ours')).toEqual(await look('Theirs'))
    expect(await look('Ours')).toEqual(['rgb(120, 20, 90)', 'rgb(255, 240, 250)', '18px'])
    expect(lines).toEqual([])
  },
)
