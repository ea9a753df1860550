// @ts-check
// Puts the example brands side by side: npm run brand-sheet. The pictures of docs/brands.md come from the stories.
// A blank frame is an error. STORYBOOK_URL takes one that runs already; else one is started here for as long as it takes.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { blankFrame } from './blankFrame.mjs'
import { chromiumLaunchOptions } from './engines.mjs'
import { root } from './run.mjs'

const brands = ['bank', 'airline', 'telecom', 'mono']
const schemes = ['light', 'dark']
const largestBytes = 150_000
const sheets = [
  {
    name: 'catalog',
    story: () => 'components-offers-offercatalog--default',
    ready: '.xp-offer-grid .xp-picture[data-state="loaded"]',
    width: 1280,
    height: 1560,
  },
  {
    name: 'page',
    story: (/** @type {string} */ brand) => `pages-brands--${brand}`,
    ready: '.xp-rating-scores',
    width: 1280,
    height: 2280,
  },
  {
    name: 'phone',
    story: (/** @type {string} */ brand) => `pages-brands--${brand}`,
    ready: '.xp-rating-scores',
    width: 390,
    height: 1900,
  },
]
/** Names of sheets, as in `npm run brand-sheet page-light`. None: all. */
const { positionals: asked } = parseArgs({ allowPositionals: true })
const folder = join(root, 'docs/brands')

/** @returns {Promise<{ url: string, stop: () => void }>} */
async function openStorybook() {
  const given = process.env.STORYBOOK_URL
  if (given) return { url: given.replace(/\/$/, ''), stop: () => undefined }
  const url = 'http://127.0.0.1:6116'
  const child = spawn(
    process.execPath,
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'dev',
      '--port',
      '6116',
      '--exact-port',
      '--ci',
      '--disable-telemetry',
    ],
    { cwd: root, stdio: 'ignore' },
  )
  for (let seconds = 0; seconds < 180; seconds += 1) {
    const isUp = await fetch(`${url}/index.json`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { url, stop: () => void child.kill() }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  child.kill()
  throw new Error(
    'Storybook did not answer within three minutes. Its port, 6116, may be taken. Start it yourself and give STORYBOOK_URL.',
  )
}

/**
 * One story in one brand and scheme, from the top.
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {typeof sheets[number]} sheet
 */
async function shoot(context, url, { width, height, ready }) {
  const page = await context.newPage()
  await page.setViewportSize({ width, height })
  await page.goto(url, { timeout: 120_000 })
  await page.locator(ready).first().waitFor({ timeout: 120_000 })
  // A face is asked for once a text needs it: until then the page is ready in another typeface.
  await page.waitForFunction(
    () => {
      const plain = (/** @type {string} */ name) => name.replaceAll(/["']/g, '').trim()
      const heading = document.querySelector('[data-xp-root] :is(h1, h2)')
      const family = heading && plain(getComputedStyle(heading).fontFamily.split(',')[0] ?? '')
      return [...document.fonts].some((face) => plain(face.family) === family && face.status === 'loaded')
    },
    undefined,
    { timeout: 120_000 },
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' && !complete)
        .map((image) => image.decode().catch(() => undefined)),
    )
    // A story may have pressed something: no ring belongs on a sheet.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.xp-picture[data-state="waiting"]')].every(
      (picture) => picture.getBoundingClientRect().top >= innerHeight,
    ),
  )
  const picture = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return picture.toString('base64')
}

/**
 * A frame that has something on it. Storybook may load a page again while it is drawn: two more tries.
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {typeof sheets[number]} sheet
 * @param {string} name For the error.
 */
async function shootContent(context, url, sheet, name) {
  let blank = null
  for (let tries = 0; tries < 3; tries += 1) {
    const picture = await shoot(context, url, sheet)
    blank = await whatIsBlank(context, picture)
    if (blank === null) return picture
  }
  throw new Error(
    `The frame ${name} is blank: ${blank}. Open ${url} and see what is missing. Nothing was written.`,
  )
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} picture PNG in base64
 */
async function whatIsBlank(context, picture) {
  const page = await context.newPage()
  const { pixels, width } = await page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = new OffscreenCanvas(image.width / 2, image.height / 2)
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const read = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return { pixels: Array.from(read), width: canvas.width }
  }, picture)
  await page.close()
  return blankFrame(pixels, width)
}

/**
 * The browser's canvas scales and encodes: no tool for WebP is needed.
 * @param {import('playwright').BrowserContext} context
 * @param {readonly string[]} pictures PNG in base64
 * @param {number} columnWidth
 */
async function joinPictures(context, pictures, columnWidth) {
  const page = await context.newPage()
  const encoded = await page.evaluate(
    async ({ pictures, columnWidth, largestBytes }) => {
      const images = await Promise.all(
        pictures.map(async (data) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob()),
        ),
      )
      const first = images[0]
      if (!first) return ''
      const gap = 16
      const height = Math.round((first.height / first.width) * columnWidth)
      const canvas = new OffscreenCanvas(images.length * (columnWidth + gap) + gap, height + 2 * gap)
      const pen = canvas.getContext('2d')
      if (!pen) return ''
      pen.fillStyle = '#d9dcdb'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.imageSmoothingQuality = 'high'
      images.forEach((image, index) =>
        pen.drawImage(image, gap + index * (columnWidth + gap), gap, columnWidth, height),
      )
      for (let quality = 0.82; quality > 0.2; quality -= 0.06) {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
        if (blob.size < largestBytes || quality < 0.3) {
          const bytes = new Uint8Array(await blob.arrayBuffer())
          return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
        }
      }
      return ''
    },
    { pictures, columnWidth, largestBytes },
  )
  await page.close()
  return Buffer.from(encoded, 'base64')
}

const storybook = await openStorybook()
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  for (const sheet of sheets) {
    for (const scheme of schemes) {
      if (asked.length > 0 && !asked.includes(`${sheet.name}-${scheme}`)) continue
      const pictures = []
      for (const brand of brands) {
        pictures.push(
          await shootContent(
            context,
            `${storybook.url}/iframe.html?id=${sheet.story(brand)}&viewMode=story&globals=brand:${brand};scheme:${scheme}`,
            sheet,
            `${sheet.name}-${scheme} of ${brand}`,
          ),
        )
      }
      const bytes = await joinPictures(context, pictures, sheet.width === 390 ? 390 : 480)
      writeFileSync(join(folder, `${sheet.name}-${scheme}.webp`), bytes)
      process.stdout.write(
        `docs/brands/${sheet.name}-${scheme}.webp: ${Math.round(bytes.length / 1000)} kB\n`,
      )
    }
  }
} finally {
  await browser.close()
  storybook.stop()
}
