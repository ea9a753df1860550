import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { type ServedHost, serveStaticHost } from './serveHost.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** A scene of ours in a page of the host's. */
export interface Scene {
  readonly name: string
  /** What stands in the guest's place. */
  readonly html: string
  /** What is there when it has come. */
  readonly settled: (page: Page) => Promise<unknown>
}

interface HostileSite extends ServedHost {
  readonly folder: string
}

/** The site of the hostile pages: the script file and the style sheets as they are published, and the Service. */
export async function serveHostileSite(): Promise<HostileSite> {
  const folder = await mkdtemp(join(tmpdir(), 'experience-program-hostile-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(dist, 'script'), join(folder, 'script'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  })
  await Promise.all(
    ['styles.css', 'styles.layered.css'].map((name) => cp(join(dist, name), join(folder, name))),
  )
  return { ...(await serveStaticHost(folder)), folder }
}

export interface Setting {
  readonly scene: Scene
  readonly width: number
  /** All that stands in the head. */
  readonly head: string
}

/** The same components in light DOM: a host of React 19. */
export async function bundleLightHost({ folder }: HostileSite): Promise<void> {
  const entry = fileURLToPath(new URL('./pages/lightHost.jsx', import.meta.url))
  await build({
    entryPoints: [entry],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
}

/** The bar and the sentence are the host's, the guest has a place of its own which the host's margins do not move. */
const pageOf = ({ scene, width, head }: Setting) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A host</title><link rel="icon" href="data:,">${head}</head>
<body><p id="host-bar" style="position: absolute; inset: 0 0 auto; block-size: 40px; margin: 0; padding: 0; border: 0; overflow: hidden">The host</p>
<div id="guest" style="position: absolute; inset: 60px auto auto 20px; inline-size: ${String(width)}px">${scene.html}</div></body></html>`

const height = 1400

/** What a member sees of a scene, once it has all come: the guest's place, from its top to the end of the window. */
export async function lookAt(
  browser: Browser,
  { url, folder }: HostileSite,
  now: Date,
  setting: Setting,
): Promise<Buffer> {
  const { scene, width } = setting
  const page = await browser.newPage({
    viewport: { width: width + 40, height },
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(60_000)
  await page.clock.setFixedTime(now)
  await writeFile(join(folder, 'index.html'), pageOf(setting))
  await page.goto(url)
  await scene.settled(page)
  await seePictures(page)
  const picture = await untilStill(page, () =>
    page.screenshot({ animations: 'disabled', clip: { x: 20, y: 60, width, height: height - 60 } }),
  )
  await page.close()
  return picture
}

/** Skeletons go a frame after what they stand for has come: two looks in a row are the same when all is there. */
async function untilStill(page: Page, look: () => Promise<Buffer>): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  let [before, after] = [await look(), await look()]
  while (!before.equals(after)) [before, after] = [after, await look()]
  return after
}

/** The pictures that a member sees are there whole: loaded, decoded, and known as such to their frame. */
async function seePictures(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ]
    const seen = roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>('.xp-picture')])
      .filter((frame) => {
        const { top, left } = frame.getBoundingClientRect()
        return frame.checkVisibility() && top < innerHeight && left < innerWidth
      })
    const images = seen.flatMap((frame) => frame.querySelector('img') ?? [])
    await Promise.all(images.map((image) => image.decode().catch(() => null)))
    return seen.every(({ dataset }) => dataset['state'] === 'loaded' || dataset['state'] === 'plate')
  })
}
