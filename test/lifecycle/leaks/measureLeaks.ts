import type { HeldByPage } from './countApis.ts'
import type { LeakVariant } from './leakPage.tsx'
import type { OpenLeakPage } from './openLeakPage.ts'

/** Growth between two measurements of a page, after garbage collection. */
export interface LeakFigures extends HeldByPage {
  readonly bytesPerMount: number
  readonly nodes: number
  /** All listeners that are alive, of elements and of what outlives them. */
  readonly allListeners: number
  readonly livingSessions: number
}

export interface MountCount {
  /** Mounts before the first measurement: caches fill, code is compiled. */
  readonly warmUp: number
  readonly measured: number
}

export async function measureLeaks(
  page: OpenLeakPage,
  name: string,
  variant: LeakVariant,
  { warmUp, measured }: MountCount,
): Promise<LeakFigures> {
  const mount = (times: number) =>
    page.page.evaluate((given) => window.leakPage.mount(...given), [name, variant, times] as const)
  await mount(warmUp)
  const before = await measure(page)
  await mount(measured)
  const after = await measure(page)
  const growth = Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, value - before[key as keyof Measurement]]),
  ) as unknown as Measurement
  const { bytes, ...counts } = growth
  return { ...counts, bytesPerMount: Math.round(bytes / measured), livingSessions: after.livingSessions }
}

interface Measurement extends HeldByPage {
  readonly bytes: number
  readonly nodes: number
  readonly allListeners: number
  readonly livingSessions: number
}

async function measure({ page, debug }: OpenLeakPage): Promise<Measurement> {
  // More than once: what a finaliser or an ephemeron lets go of goes with the next.
  for (let times = 0; times < 4; times += 1) await debug.send('HeapProfiler.collectGarbage')
  const { metrics } = await debug.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  const held = await page.evaluate(() => ({
    ...window.leakPage.held(),
    livingSessions: window.leakPage.livingSessions(),
  }))
  return {
    ...held,
    bytes: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    allListeners: metric('JSEventListeners'),
  }
}
