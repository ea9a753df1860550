import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { componentNames } from '../lifecycle/publicComponents.tsx'
import type { LeakVariant } from '../lifecycle/leaks/leakPage.tsx'
import { serveLeakPage } from '../lifecycle/leaks/serveLeakPage.ts'
import type { Listening } from '../support/listen.ts'
import { useSite } from './openInEngine.ts'

const { open } = useSite()
const variants = ['one session', 'a session each'] as const
const names = [...componentNames, 'ConciergeChat, a long thread']
const [warmUp, measured] = [10, 50]
const flat = { intervals: 0, timeouts: 0, frames: 0, observed: 0, listeners: 0, elements: 0 }

let served: Listening
beforeAll(async () => {
  served = await serveLeakPage()
})
afterAll(() => served.close())

/** What grew over so many mounts, in the page: no driver but Chromium's lets a test look at the heap. */
async function measureGrowth(name: string, variant: LeakVariant) {
  const { page, url, lines } = await open(served.url)
  await page.goto(url)
  await expect.poll(() => page.evaluate(() => 'leakPage' in window), { timeout: 20_000 }).toBe(true)
  const mount = async (times: number) => {
    // Not waited for in the page: WebKit's driver takes a promise that was collected for a script that takes too long.
    for (let done = 0; done < times; done += 10) {
      await page.evaluate(
        (given) => {
          document.title = 'mounting'
          const say = (words: unknown) => void (document.title = String(words))
          window.leakPage.mount(...given).then(() => say('mounted'), say)
        },
        [name, variant, 10] as const,
      )
      await expect.poll(() => page.evaluate(() => document.title), { timeout: 60_000 }).not.toBe('mounting')
      expect(await page.evaluate(() => document.title)).toBe('mounted')
    }
  }
  const measure = () =>
    page.evaluate(() => ({
      ...window.leakPage.held(),
      elements: document.querySelectorAll('*').length,
    }))
  await mount(warmUp)
  const before = await measure()
  await mount(measured)
  const after = await measure()
  const growth = Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, value - before[key as keyof typeof before]]),
  )
  return { growth, lines }
}

it('finds a leak that was planted: a listener a mount', async () => {
  const { growth } = await measureGrowth('a planted leak', 'one session')
  expect(growth).toEqual({ ...flat, listeners: measured })
})

describe.each(variants)('with %s', (variant) => {
  it.each(names)('%s leaves nothing behind when it goes', async (name) => {
    const { growth, lines } = await measureGrowth(name, variant)
    expect(growth).toEqual(flat)
    // Firefox tells of pictures that were still being decoded.
    expect(lines.filter((line) => !line.startsWith('thrown: <img'))).toEqual([])
  })
})
