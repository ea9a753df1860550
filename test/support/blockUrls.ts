import { cdp } from 'vitest/browser'

/**
 * What the page may not load from now on, through the browser itself: nothing in the page stands between it and an
 * `import()`. Without an address all may be loaded again. What was loaded once stays.
 */
export async function blockUrls(...urls: string[]): Promise<void> {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls })
}
