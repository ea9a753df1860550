// @ts-check
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../scripts/engines.mjs'

/** Frames come as soon as they are made, so that a paint is not rounded up to the next sixtieth of a second. */
const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** Once a page is there, Chromium starts a process for the next one: 0.1 to 0.3 s of a core, which nothing of the page's own costs. */
const calmMs = 700

/**
 * A Chromium whose pages are all fresh: none inherits what another has compiled or cached in memory.
 * @param {string} origin
 * @param {{ isPaced?: boolean }} [options]
 */
export async function openBrowser(origin, { isPaced = false } = {}) {
  const options = chromiumLaunchOptions({ isMeasured: true })
  const browser = await chromium.launch({ ...options, args: [...options.args, ...(isPaced ? [] : unpaced)] })

  /**
   * @template T
   * @param {string} name
   * @param {(page: import('playwright').Page, call: (what: string, input?: unknown) => Promise<any>) => Promise<T>} use
   */
  async function onPage(name, use) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    /** @type {string[]} */
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    try {
      await page.goto(`${origin}/${name}.html`)
      await page.waitForFunction('window.bench')
      await page.waitForTimeout(calmMs)
      return await use(page, (what, input) =>
        page.evaluate(
          ([key, value]) => /** @type {any} */ (window).bench[key](value),
          /** @type {const} */ ([what, input]),
        ),
      )
    } catch (error) {
      throw new Error([`The page ${name} did not do what it was asked for.`, ...errors].join('\n'), {
        cause: error,
      })
    } finally {
      await page.close()
    }
  }

  return {
    version: browser.version(),
    onPage,
    /**
     * Calls one function in a page of its own.
     * @param {string} name
     * @param {string} what
     * @param {unknown} [input]
     * @returns {Promise<any>}
     */
    once: (name, what, input) => onPage(name, (_page, call) => call(what, input)),
    close: () => browser.close(),
  }
}
