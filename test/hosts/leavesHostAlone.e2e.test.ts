import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { useChromium } from '../support/chromium.ts'

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

const browser = useChromium()

it('leaves a page of the host the same to the pixel, with and without its style sheets', async () => {
  const page = await browser().newPage({ viewport: { width: 900, height: 1600 } })
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
})
