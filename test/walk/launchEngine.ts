import { fileURLToPath } from 'node:url'
import { type Browser, chromium, firefox, type LaunchOptions, webkit } from 'playwright'
import { chromiumLaunchOptions, type EngineName, engines, engineToUse } from '../../scripts/engines.mjs'

/** Nothing is judged by its pictures, or moves. */
const firefoxPreferences = { 'permissions.default.image': 2, 'ui.prefersReducedMotion': 1 }

/**
 * What a walk is taken in: Chromium, or a Firefox of whatever origin. A WebKit only where it is Playwright's own: it cannot
 * drive another.
 */
export async function launchEngine(name: EngineName): Promise<Browser> {
  const { path: executablePath = '', source } = engineToUse(name) ?? {}
  const isPlaywrights = source === 'Playwright'
  switch (name) {
    case 'chromium': {
      const options = chromiumLaunchOptions()
      return chromium.launch({
        ...options,
        args: [...options.args, '--blink-settings=imagesEnabled=false'],
      })
    }
    case 'firefox': {
      const options: LaunchOptions = { firefoxUserPrefs: firefoxPreferences }
      return isPlaywrights
        ? firefox.launch({ ...options, executablePath })
        : firefox.launch({
            ...options,
            channel: 'moz-firefox',
            executablePath: fileURLToPath(new URL('./firefoxForPlaywright.mjs', import.meta.url)),
            env: { ...process.env, [engines.firefox.variable]: executablePath } as Record<string, string>,
          })
    }
    case 'webkit':
      if (isPlaywrights) return webkit.launch({ executablePath })
      throw new Error(
        `A walk is driven by Playwright, which can drive no other ${engines.webkit.title} than its own. Install that: npx playwright install webkit`,
      )
  }
}
