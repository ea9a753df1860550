import { focusManager, onlineManager } from '@tanstack/react-query'
import type { Clock } from './clock.ts'
import type { FleetService } from './service.ts'

/** One tab of one member. */
export interface Tab {
  /** The member does something in it. */
  act(): void
  /** The browser says that the window has the focus. */
  focus(): void
  close(): void
}

export type OpenTab = (service: FleetService, options: { readonly isActive: boolean }) => Tab

/** Which requests a row is about. */
type Route = 'service' | 'tokens'

interface Goal {
  readonly route: Route
  /** Peak over mean in windows of 1 s and of 5 s, at most. */
  readonly ratios: readonly [number, number]
  /** What was measured before waits had a part of chance: mean and peak in requests a second, and the two ratios. */
  readonly before?: readonly [mean: number, peak: number, ratio1: number, ratio5: number]
}

export interface World {
  readonly clock: Clock
  readonly service: FleetService
  readonly tabs: readonly Tab[]
  /** Opens all tabs, evenly over so many milliseconds. */
  open(overMs: number): Promise<void>
}

/** Something that happens to all tabs at once. Resolves when it is over: what follows is measured. */
export interface Disturbance {
  readonly name: string
  readonly goals: readonly Goal[]
  readonly run: (world: World) => Promise<{ readonly duringS?: number } | void>
}

const minute = 60_000
const all = [3, 2] as const
const costly = [6, 3] as const

/** Half a minute, so that tabs are apart from each other, then until all are at their pace. */
async function settle({ open, clock }: World): Promise<void> {
  await open(minute)
  await clock.pass(5 * minute)
}

/** Every tenth member comes back to the page and does something within ten seconds. */
async function someAct({ tabs, clock }: World): Promise<void> {
  const active = tabs.filter((_, index) => index % 10 === 0)
  for (const tab of active) setTimeout(() => tab.act(), Math.random() * 10_000)
  await clock.pass(0)
}

async function outage(world: World, answer: { readonly status: number } | 'lost') {
  await settle(world)
  world.service.set({ trouble: () => answer })
  await world.clock.pass(minute)
  world.service.set({ trouble: () => null })
  return { duringS: 60 }
}

/** Five minutes in which tabs hear what is new, and do not poll. Then the push server goes, with all its connections. */
async function losePush(world: World): Promise<void> {
  world.service.push.set(true)
  await settle(world)
  world.service.push.set(false)
}

/** Long enough for every token to expire. */
const nightMs = 60 * minute

export const disturbances: readonly Disturbance[] = [
  {
    name: 'all opened within one second, five minutes later',
    goals: [{ route: 'service', ratios: all, before: [16, 187, 11.6, 3.9] }],
    async run({ open, clock }) {
      await open(1_000)
      await clock.pass(5 * minute)
    },
  },
  {
    name: 'offline for two minutes, then online',
    goals: [{ route: 'service', ratios: costly, before: [37, 1_500, 41, 8.4] }],
    async run(world) {
      await settle(world)
      onlineManager.setOnline(false)
      await world.clock.pass(2 * minute)
      await someAct(world)
      onlineManager.setOnline(true)
    },
  },
  {
    name: '429 without `Retry-After` for 20 s, mass opening',
    goals: [{ route: 'service', ratios: all, before: [102, 778, 7.7, 2.1] }],
    async run({ open, service, clock }) {
      const from = Date.now()
      service.set({ trouble: (atMs) => (atMs - from < 20_000 ? { status: 429 } : null) })
      await open(1_000)
      await clock.pass(200)
    },
  },
  {
    name: '`Retry-After` to the same instant',
    goals: [{ route: 'service', ratios: all, before: [18, 85, 4.7, 1.7] }],
    async run(world) {
      await settle(world)
      const untilMs = Date.now() + minute / 2
      world.service.set({
        trouble: (atMs) =>
          atMs < untilMs ? { status: 429, retryAfterS: Math.ceil((untilMs - atMs) / 1_000) } : null,
      })
      await world.clock.pass(minute / 2)
    },
  },
  {
    name: 'all tokens expire at one moment',
    goals: [
      { route: 'tokens', ratios: all, before: [5, 168, 34, 10.8] },
      { route: 'service', ratios: all, before: [16, 180, 11.2, 3.9] },
    ],
    async run(world) {
      // The first tokens live four to five minutes, all to the same moment; later ones are apart.
      const atMs = Date.now() + 5 * minute
      world.service.set({ expiry: (nowMs) => (nowMs < atMs - 4 * minute ? atMs : nowMs + 10 * minute) })
      await world.open(minute)
      await world.clock.pass(1_000)
      const given = world.service.tokens.length
      while (world.service.tokens.length === given) await world.clock.pass(1_000)
    },
  },
  {
    name: 'all wake at nine',
    goals: [
      { route: 'tokens', ratios: costly, before: [5, 300, 60, 12] },
      { route: 'service', ratios: all, before: [110, 1_500, 13.6, 3.3] },
    ],
    async run(world) {
      await settle(world)
      focusManager.setFocused(false)
      await world.clock.pass(nightMs)
      await someAct(world)
      focusManager.setFocused(true)
      for (const tab of world.tabs) tab.focus()
    },
  },
  {
    name: '503 for a minute',
    goals: [{ route: 'service', ratios: all, before: [20, 42, 2.1, 1.3] }],
    run: (world) => outage(world, { status: 503 }),
  },
  {
    name: 'a network lost for a minute',
    goals: [{ route: 'service', ratios: all, before: [20, 42, 2.1, 1.3] }],
    run: (world) => outage(world, 'lost'),
  },
  {
    name: 'all lose the push server at one moment',
    goals: [{ route: 'service', ratios: all }],
    run: losePush,
  },
  {
    name: 'the push server is back after two minutes',
    goals: [{ route: 'service', ratios: all }],
    async run(world) {
      await losePush(world)
      await world.clock.pass(2 * minute)
      world.service.push.set(true)
    },
  },
]
