import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../scripts/run.mjs'
import { useChromium } from '../support/chromium.ts'
import { contentTypes, listen, type Listening } from '../support/listen.ts'

let folder: string
let server: Listening
const browser = useChromium()

/** The built files in a sub-path, and nothing else: what is asked for elsewhere is not there. */
const serve = () =>
  listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = pathname.startsWith('/design/review/')
      ? normalize(pathname.slice('/design/review'.length))
      : null
    readFile(path === null ? '' : join(folder, path)).then(
      (file) =>
        response
          .writeHead(200, { 'content-type': contentTypes[extname(pathname)] ?? 'application/octet-stream' })
          .end(file),
      () => response.writeHead(404).end(),
    )
  })

/** Opens a page of the built Storybook; gives back its console's complaints and every address that it asked another origin for. */
async function open(query: string) {
  const page = await browser().newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(30_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${String(response.status())} ${response.url()}`)
  })
  await page.goto(`${server.url}/design/review/iframe.html?${query}`)
  return { page, complaints }
}

describe('the static Storybook', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xp-storybook-'))
    const { code, output } = await run(
      process.execPath,
      ['scripts/storybook.mjs', 'build', '--quiet', '--output-dir', folder],
      { quiet: true },
    )
    expect(code, output).toBe(0)
    server = await serve()
  }, 400_000)

  afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('shows a story with its Service and pictures from a sub-path, in the brand, scheme and language of its address', async () => {
    const { page, complaints } = await open(
      'id=components-offers-offercatalog--links&viewMode=story&globals=brand:bank;scheme:dark;language:de',
    )
    await page.getByRole('heading', { name: 'Three nights above the fjord' }).waitFor()
    const root = page.locator('[data-xp-root]')
    expect(await root.getAttribute('data-xp-scheme')).toBe('dark')
    expect(await root.getAttribute('lang')).toBe('de')
    await expect
      .poll(() =>
        page
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await page.close()
  })

  it('keeps what was typed when brand, scheme, language, direction, density or width change', async () => {
    const { page, complaints } = await open('id=components-offers-offercatalog--links&viewMode=story')
    await page.getByRole('heading', { name: 'Three nights above the fjord' }).waitFor()
    await page.getByRole('searchbox').fill('fjord')
    const field = await page.getByRole('searchbox').elementHandle()
    const globals = {
      brand: 'telecom',
      scheme: 'dark',
      language: 'fr',
      direction: 'rtl',
      density: 'compact',
      width: '700',
    }
    await page.evaluate((changed) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, event: unknown) => void }
      }
      channel.emit('updateGlobals', { globals: changed })
    }, globals)
    await page.locator('[data-xp-root][lang=fr][dir=rtl][data-xp-scheme=dark]').waitFor({ state: 'attached' })
    expect(await page.getByRole('searchbox').inputValue()).toBe('fjord')
    expect(await page.getByRole('searchbox').evaluate((now, before) => now === before, field)).toBe(true)
    expect(complaints).toEqual([])
    await page.close()
  })

  it('shows a guide and a foundation', async () => {
    const guide = await open('id=guides-theming--docs&viewMode=docs')
    await guide.page.getByText('console.table(acme.corrections)').first().waitFor()
    expect(guide.complaints).toEqual([])
    await guide.page.close()
    const foundation = await open('id=foundations--colour&viewMode=story&globals=brand:mono')
    await foundation.page.getByRole('rowheader', { name: 'ink on ground', exact: true }).waitFor()
    expect(foundation.complaints).toEqual([])
    await foundation.page.close()
  })
})
