import axe from 'axe-core'
import { expect } from 'vitest'
import type { EnginePage } from '../../engines/EnginePage.ts'

/** The whole page as it stands, header of the host included: nothing for axe to find, nothing that scrolls sideways. */
export async function expectSoundPage(page: EnginePage): Promise<void> {
  // By the debugger's way, which a page's policy does not bar.
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    // What fades in has less contrast until it is there. Some never end: a skeleton's.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished.catch(() => {}))
    await Promise.race([Promise.all(ending), new Promise((resolve) => setTimeout(resolve, 2_000))])
    const { violations } = await (
      window as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      }
    ).axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  })
  expect(violations).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)
}
