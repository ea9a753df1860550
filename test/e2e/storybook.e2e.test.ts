import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../scripts/run.mjs'
import { axeOptions } from '../accessibility/checks/axeOptions.ts'
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
      ? normalize(pathname.slice('/design/review'.length)).replace(/\/$/, '/index.html')
      : null
    readFile(path === null ? '' : join(folder, path)).then(
      (file) =>
        response
          .writeHead(200, { 'content-type': contentTypes[extname(path ?? '')] ?? 'application/octet-stream' })
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
    await expect.poll(() => loadedFaces(page)).toContain('Source Serif 4 Variable')
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

  it('shows a foundation', async () => {
    const foundation = await open('id=foundations--colour&viewMode=story&globals=brand:mono')
    await foundation.page.getByRole('rowheader', { name: 'ink on ground', exact: true }).waitFor()
    expect(foundation.complaints).toEqual([])
    await foundation.page.close()
  })

  it('has pages that open without complaints, whose links lead somewhere, and whose props say their types', async () => {
    const { page, complaints } = await open('id=introduction--docs&viewMode=docs')
    const ids = await docsPages()
    const links = new Map<string, readonly string[]>()
    const anchors = new Set<string>()
    const untyped: string[] = []
    for (const id of ids) {
      await show(page, id)
      untyped.push(...(await propsWithoutType(page)).map((prop) => `${id}: ${prop}`))
      for (const anchor of await anchorsIn(page)) anchors.add(`${id}#${anchor}`)
      links.set(id, await linksIn(page))
    }
    const known = new Set([...(await entries()).map((entry) => entry.id), ...anchors])
    const dead = [...links].flatMap(([id, targets]) =>
      targets
        .map((target) => (target.startsWith('#') ? id + target : target))
        .filter((target) => !known.has(target))
        .map((target) => `${id} leads to ${target}`),
    )
    expect(dead).toEqual([])
    expect(untyped).toEqual([])
    expect(links.get('introduction--docs')?.length).toBeGreaterThan(30)
    expect(complaints).toEqual([])
    await show(page, 'components-wallet-wallet--docs')
    await page.getByText('(explored: { readonly event: MouseEvent<HTMLElement> }) => void').waitFor()
    await page.close()
  }, 400_000)

  const settings = [
    [1280, 'dark'],
    [390, 'light'],
    [1280, 'light'],
    [390, 'dark'],
  ] as const
  // Each width and each scheme once, and in the whole run each with the other.
  it.each(settings.slice(0, process.env.XP_ASSURE ? 4 : 2))(
    'has pages that axe finds nothing in, at %i, %s',
    async (width, scheme) => {
      const { page } = await open(`id=introduction--docs&viewMode=docs&globals=scheme:${scheme}`)
      await page.setViewportSize({ width, height: 900 })
      const found: string[] = []
      for (const id of await docsPages({ isSample: !process.env.XP_ASSURE })) {
        await show(page, id)
        found.push(...(await problemsIn(page)).map((problem) => `${id}: ${problem}`))
      }
      expect(found).toEqual([])
      await page.close()
    },
    400_000,
  )

  it('finds the answer to a question without a network, and leads to it with the keyboard', async () => {
    const page = await browser().newPage({ viewport: { width: 1280, height: 900 } })
    page.setDefaultTimeout(30_000)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    await page.goto(`${server.url}/design/review/?path=/docs/introduction--docs`)
    const shown = page.frameLocator('#storybook-preview-iframe')
    const field = shown.getByRole('searchbox', { name: 'Search the documents' })
    await field.pressSequentially('token route down')
    await shown.getByRole('status').getByText('best first').waitFor()
    await field.press('ArrowDown')
    await page.keyboard.press('Enter')
    await shown.getByRole('heading', { name: /Errors$/, level: 1 }).waitFor()
    expect(page.url()).toContain('guides-errors--docs#when-the-token-route-is-down')
    expect(new Set(asked)).toEqual(new Set([server.url]))
    await page.close()
  })
})

/** Typefaces that text on the page is drawn in. */
const loadedFaces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )

interface Entry {
  readonly id: string
  readonly type: string
}

const entries = async () =>
  Object.values(
    (JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> })
      .entries,
  )

/** One of each kind; Storybook's own pages, of primitives, are no documents of ours. */
const sample = [
  'introduction--docs',
  'start-next--docs',
  'guides-errors--docs',
  'brand-four-brands--docs',
  'trust-conformance-report--docs',
  'components-wallet-wallet--docs',
]

/** Their stories fail on purpose. */
const failing = new Set(['components-shared-states--docs', 'components-parts-of-your-own--docs'])

async function docsPages({ isSample = false } = {}): Promise<readonly string[]> {
  if (isSample) return sample
  const ids = (await entries()).filter(({ type }) => type === 'docs').map(({ id }) => id)
  return ids.filter(
    (id) => /^(introduction|start|guides|brand|organisation|trust|components)-/.test(id) && !failing.has(id),
  )
}

/**
 * Another page in the one that is open, as Storybook itself changes it. The one that is shown already is not drawn again.
 * Storybook loads the page anew where a story is still being drawn when it is left: that is waited for.
 */
async function show(page: Page, id: string) {
  await page.evaluate(async (storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        emit: (name: string, event: unknown) => void
        on: (name: string, listener: (shownId: string) => void) => void
      }
      __STORYBOOK_PREVIEW__: { storyRenders: readonly { isPending: () => boolean }[] }
    }
    while (preview.storyRenders.some((story) => story.isPending())) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return new Promise<void>((resolve) => {
      for (const event of ['docsRendered', 'storyUnchanged']) {
        channel.on(event, (shownId) => {
          if (shownId === storyId) resolve()
        })
      }
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    })
  }, id)
  await page.locator('main :is(h1, .landing)').first().waitFor()
}

/** Links of a page: those to other pages by their id, those within it by `#`. */
const linksIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      if (link.closest('.sb-story')) return []
      const [, to] = /^\.?\/?\?path=\/(?:docs|story)\/(.+)$/.exec(href) ?? []
      if (to !== undefined) return [to]
      const [, shown] = /^iframe\.html\?id=([\w-]+)/.exec(href) ?? []
      if (shown !== undefined) return [shown]
      return href.startsWith('#') ? [href] : /^https?:/.test(href) ? [] : [`nowhere: ${href}`]
    }),
  )

const anchorsIn = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main [id]')].map(({ id }) => id))

/** Whose type the table of props says in Storybook's own word for it. */
const propsWithoutType = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable-body tr')]
      .filter((row) =>
        [...row.querySelectorAll('span')].some(({ textContent }) => /^(union|signature)$/.test(textContent)),
      )
      .map((row) => row.cells[0]?.textContent ?? ''),
  )

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

async function problemsIn(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run({ exclude: [['.sb-story']] }, options),
    axeOptions({ isPage: true }),
  )
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${String(node.target)}`)),
    ...(width > 0 ? [`it is ${String(width)} px wider than the window`] : []),
  ]
}
