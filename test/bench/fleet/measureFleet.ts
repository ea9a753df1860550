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

/** How many of `timesMs` are in each of so many seconds. */
export function countBySecond(timesMs: readonly number[], seconds: number): readonly number[] {
  const counts = new Array<number>(seconds).fill(0)
  for (const timeMs of timesMs) {
    const second = Math.floor(timeMs / 1_000)
    if (second in counts) counts[second] = (counts[second] ?? 0) + 1
  }
  return counts
}

/** @param perSecond requests, second by second */
export function loadOf(perSecond: readonly number[]): Load {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const mean = sum(perSecond) / perSecond.length
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

/** When each route was asked, second by second since the clock began, and in which second the disturbance was over. */
interface Counted {
  readonly service: readonly number[]
  readonly tokens: readonly number[]
  readonly overS: number
  readonly duringS: number | null
}

/**
 * Tabs know nothing of each other, and the Service answers by its clock alone: so many as no memory holds are simulated
 * one part after another, and their requests added up.
 */
const tabsAtOnce = 1_000

/** Lets a disturbance happen to a fresh fleet, and counts who asks in the minute after it. */
export async function measureDisturbance(
  disturbance: Disturbance,
  { count, seed, ...options }: FleetOptions,
): Promise<Measured> {
  const counted: Counted[] = []
  for (let from = 0; from < count; from += tabsAtOnce)
    counted.push(
      await simulate(disturbance, {
        ...options,
        count: Math.min(tabsAtOnce, count - from),
        seed: seed + from,
      }),
    )
  const fromS = Math.min(...counted.map(({ overS }) => overS))
  const duringS = counted[0]?.duringS ?? null
  const loadIn = (route: 'service' | 'tokens', from: number, seconds: number) =>
    loadOf(addUp(counted.map((each) => each[route])).slice(from, from + seconds))
  const loads = disturbance.goals.map(({ route, ratios: goal, before = null }) => {
    const load = loadIn(route, fromS, measuredS)
    const isReached = load.ratios.every((ratio, at) => ratio <= (goal[at] ?? 0))
    return { ...load, route, goal, before, isReached }
  })
  const meanIn = (from: number, seconds: number) => loadIn('service', from, seconds).mean
  const during =
    duringS === null
      ? null
      : { before: meanIn(fromS - duringS - 60, 60), meanwhile: meanIn(fromS - duringS, duringS) }
  return { name: disturbance.name, loads, during }
}

const addUp = (counts: readonly (readonly number[])[]) =>
  (counts[0] ?? []).map((_, second) => counts.reduce((sum, each) => sum + (each[second] ?? 0), 0))

async function simulate(
  { run }: Disturbance,
  { service, openTab, count, seed }: FleetOptions,
): Promise<Counted> {
  const clock = installClock(seed)
  const startMs = Date.now()
  const tabs: Tab[] = []
  const open: World['open'] = async (overMs) => {
    for (let index = 0; index < count; index += 1)
      setTimeout(() => tabs.push(openTab(service, { isActive: index % 10 === 0 })), (index * overMs) / count)
    await clock.pass(overMs)
  }
  try {
    const { duringS = null } = (await run({ clock, service, tabs, open })) ?? {}
    const overMs = Date.now()
    await clock.pass(measuredS * 1_000)
    // Seconds begin with the one in which it was over.
    const phaseMs = (overMs - startMs) % 1_000
    const overS = Math.floor((overMs - startMs) / 1_000)
    const bySecond = (timesMs: readonly number[]) =>
      countBySecond(
        timesMs.map((ms) => ms - startMs - phaseMs),
        overS + measuredS,
      )
    return { service: bySecond(service.asked), tokens: bySecond(service.tokens), overS, duringS }
  } finally {
    for (const tab of tabs) tab.close()
    onlineManager.setOnline(true)
    focusManager.setFocused(undefined)
    clock.restore()
    service.reset()
  }
}
