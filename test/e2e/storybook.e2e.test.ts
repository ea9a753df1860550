import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { run } from '../../scripts/run.mjs'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

let folder: string
let server: Server
let url: string
let browser: Browser

/** The built files in a sub-path, and nothing else: what is asked for elsewhere is not there. */
const serve = () =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = pathname.startsWith('/design/review/')
      ? normalize(pathname.slice('/design/review'.length))
      : null
    readFile(path === null ? '' : join(folder, path)).then(
      (file) =>
        response
          .writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' })
          .end(file),
      () => response.writeHead(404).end(),
    )
  })

/** Opens a page of the built Storybook; gives back its console's complaints and every address that it asked another origin for. */
async function open(query: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(30_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${String(response.status())} ${response.url()}`)
  })
  await page.goto(`${url}/iframe.html?${query}`)
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
    server = serve()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/design/review`
    browser = await chromium.launch(chromiumLaunchOptions())
  }, 400_000)

  afterAll(async () => {
    await browser?.close()
    server?.closeAllConnections()
    server?.close()
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
