import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { useChromium } from '../support/chromium.ts'
import { bundlePage } from '../lifecycle/bundlePage.ts'

const browser = useChromium()
let files: ReadonlyMap<string, string>
beforeAll(async () => {
  const scripts = await bundlePage(new URL('./pictures/picturesPage.tsx', import.meta.url))
  files = new Map([
    ...scripts,
    ['styles.css', await readFile(new URL('../../dist/styles.css', import.meta.url), 'utf8')],
  ])
}, 120_000)

const html =
  '<!doctype html><meta charset="utf-8"><title>Pictures</title><link rel="stylesheet" href="/styles.css"><script type="module" src="/page.js"></script>'

/** Every picture of the catalog that was downloaded, first by itself, then as a member scrolls to its end: the addresses. */
async function downloads(
  deviceScaleFactor: number,
): Promise<{ readonly asked: readonly URL[]; readonly shown: number }> {
  const context = await browser().newContext({ deviceScaleFactor, viewport: { width: 1280, height: 900 } })
  const asked: URL[] = []
  await context.route('https://host.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const file = files.get(name)
    return route.fulfill({
      contentType: name.endsWith('.css') ? 'text/css' : file === undefined ? 'text/html' : 'text/javascript',
      body: file ?? html,
    })
  })
  await context.route('https://pictures.test/**', (route) => {
    const url = new URL(route.request().url())
    asked.push(url)
    const width = Number(url.searchParams.get('w'))
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 2) / 3}"/>`,
    })
  })
  const page = await context.newPage()
  await page.goto('https://host.test/')
  const pictures = page.locator('.xp-offer-card img')
  await pictures.first().waitFor()
  const scrollOn = () =>
    pictures.evaluateAll((all) => {
      const waiting = all.find((image) => (image as HTMLImageElement).naturalWidth === 0)
      waiting?.scrollIntoView()
      return waiting === undefined
    })
  await expect.poll(scrollOn, { interval: 20, timeout: 15_000 }).toBe(true)
  const shown = await pictures.evaluateAll(
    (all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
  )
  await context.close()
  return { asked, shown }
}

const pathsOf = (asked: readonly URL[]) => asked.map(({ pathname }) => pathname).sort()
const widthsOf = (asked: readonly URL[]) => asked.map(({ searchParams }) => Number(searchParams.get('w')))

it('each picture is downloaded once, and a denser screen takes a wider one', async () => {
  const [plain, dense] = await Promise.all([downloads(1), downloads(2)])
  for (const { asked, shown } of [plain, dense]) {
    expect(shown).toBeGreaterThan(5)
    expect(asked.length).toBeGreaterThan(5)
    expect(pathsOf(asked)).toEqual([...new Set(pathsOf(asked))])
  }
  expect([Math.min(...widthsOf(plain.asked)), Math.max(...widthsOf(plain.asked))]).toEqual([480, 960])
  expect(Math.max(...widthsOf(dense.asked))).toBe(1600)
})
