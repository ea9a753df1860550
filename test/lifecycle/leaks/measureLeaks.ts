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
  /** Seconds in which what is held may still go by itself. */
  readonly patience: number
}

export async function measureLeaks(
  page: OpenLeakPage,
  name: string,
  variant: LeakVariant,
  { warmUp, measured, patience }: MountCount,
): Promise<LeakFigures> {
  const mount = (times: number) =>
    page.page.evaluate((given) => window.leakPage.mount(...given), [name, variant, times] as const)
  await mount(warmUp)
  // What is on its way when a member signs out holds their session for some seconds: of 2,000 mounts 120 were held, none 20 s later.
  const before = await measureSettled(page, patience, ({ livingSessions }) => livingSessions <= 1)
  await mount(measured)
  const after = await measureSettled(page, patience, (now) => !hasGrown(before, now))
  const growth = Object.fromEntries(
    counted.map((key) => [key, Math.max(0, after[key] - before[key])]),
  ) as unknown as Pick<LeakFigures, (typeof counted)[number]>
  return {
    ...growth,
    bytesPerMount: Math.round((after.bytes - before.bytes) / measured),
    livingSessions: after.livingSessions,
  }
}

async function measureSettled(
  page: OpenLeakPage,
  patience: number,
  isSettled: (now: Measurement) => boolean,
): Promise<Measurement> {
  let now = await measure(page)
  for (let times = 0; times < patience && !isSettled(now); times += 1) {
    await page.page.waitForTimeout(1_000)
    now = await measure(page)
  }
  return now
}

const counted = [
  'intervals',
  'timeouts',
  'frames',
  'observed',
  'listeners',
  'nodes',
  'allListeners',
] as const satisfies readonly (keyof Measurement)[]

const hasGrown = (before: Measurement, after: Measurement) => counted.some((key) => after[key] > before[key])

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
