import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { ensureDemo } from '../../scripts/ensureDemo.mjs'

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

beforeAll(ensureDemo, 300_000)

it('leaves a page of the host the same to the pixel, with and without its style sheets', async () => {
  const browser = await chromium.launch(chromiumLaunchOptions())
  const page = await browser.newPage({ viewport: { width: 900, height: 1600 } })
  const looks = new Map<string, Buffer>()
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const sheet of ['', '../../dist/styles.css', '../../dist/styles.layered.css']) {
      await page.setContent(await read('./pages/hostPage.html'))
      if (sheet) await page.addStyleTag({ content: await read(sheet) })
      looks.set(`${scheme} ${sheet}`, await page.screenshot())
    }
    for (const sheet of ['../../dist/styles.css', '../../dist/styles.layered.css']) {
      expect(
        looks.get(`${scheme} ${sheet}`)?.equals(looks.get(`${scheme} `) ?? Buffer.of()),
        `${scheme} ${sheet}`,
      ).toBe(true)
    }
  }
  // The eye of the test: one rule for an element is seen.
  await page.addStyleTag({ content: 'small { letter-spacing: 0.1px }' })
  expect(
    (await page.screenshot()).equals(looks.get('dark ../../dist/styles.layered.css') ?? Buffer.of()),
  ).toBe(false)
  await browser.close()
})
