import { focusManager, onlineManager } from '@tanstack/react-query'
import { installClock } from './clock.ts'
import { type Disturbance, type OpenTab, type Tab, type World } from './disturbances.ts'
import type { FleetService } from './service.ts'

/** Requests a second on one route in the minute after a disturbance. */
export interface Load {
  readonly mean: number
  readonly peak: number
  /** Peak over mean in windows of 1 s and of 5 s. */
  readonly ratios: readonly [number, number]
}

export interface Measured {
  readonly name: string
  readonly loads: readonly (Load & {
    readonly route: 'service' | 'tokens'
    readonly goal: readonly [number, number]
    readonly before: readonly number[] | null
    readonly isReached: boolean
  })[]
  /** Requests a second while it lasted, beside those before it. */
  readonly during: { readonly before: number; readonly meanwhile: number } | null
}

const measuredS = 60

/** @param timesMs when requests were made; counted are those of `seconds` seconds from `fromMs` on. */
export function loadOf(timesMs: readonly number[], fromMs: number, seconds = measuredS): Load {
  const perSecond = new Array<number>(seconds).fill(0)
  for (const timeMs of timesMs) {
    const second = Math.floor((timeMs - fromMs) / 1_000)
    if (second >= 0 && second < seconds) perSecond[second] = (perSecond[second] ?? 0) + 1
  }
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const mean = sum(perSecond) / seconds
  const peakOf = (width: number) =>
    Math.max(...perSecond.slice(width - 1).map((_, at) => sum(perSecond.slice(at, at + width)) / width))
  return { mean, peak: peakOf(1), ratios: [peakOf(1) / mean, peakOf(5) / mean] }
}

interface FleetOptions {
  readonly service: FleetService
  readonly openTab: OpenTab
  readonly count: number
  readonly seed: number
}

/** Lets a disturbance happen to a fresh fleet, and counts who asks in the minute after it. */
export async function measureDisturbance(
  { name, goals, run }: Disturbance,
  { service, openTab, count, seed }: FleetOptions,
): Promise<Measured> {
  const clock = installClock(seed)
  const tabs: Tab[] = []
  const open: World['open'] = async (overMs) => {
    for (let index = 0; index < count; index += 1)
      setTimeout(() => tabs.push(openTab(service, { isActive: index % 10 === 0 })), (index * overMs) / count)
    await clock.pass(overMs)
  }
  try {
    const { duringS } = (await run({ clock, service, tabs, open })) ?? {}
    const fromMs = Date.now()
    await clock.pass(measuredS * 1_000)
    const { asked, tokens } = service
    const loads = goals.map(({ route, ratios: goal, before = null }) => {
      const load = loadOf(route === 'tokens' ? tokens : asked, fromMs)
      return {
        ...load,
        route,
        goal,
        before,
        isReached: load.ratios.every((ratio, at) => ratio <= (goal[at] ?? 0)),
      }
    })
    const meanOf = (seconds: number, lengthS: number) => loadOf(asked, fromMs - seconds * 1_000, lengthS).mean
    const during =
      duringS === undefined ? null : { before: meanOf(duringS + 60, 60), meanwhile: meanOf(duringS, duringS) }
    return { name, loads, during }
  } finally {
    for (const tab of tabs) tab.close()
    onlineManager.setOnline(true)
    focusManager.setFocused(undefined)
    clock.restore()
    service.reset()
  }
}
