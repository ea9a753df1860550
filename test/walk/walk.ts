import * as fc from 'fast-check'
import type { Browser } from 'playwright'
import type { Book } from '../model/Book.ts'
import { act } from './act.ts'
import { befall } from './befall.ts'
import { healAndJudge, judgeStep } from './judge.ts'
import { type Setting, settings } from './Setting.ts'
import type { Fate, MemberStep, Step, Traffic, WorldStep } from './steps.ts'
import type { MemberName, TabName } from './Tab.ts'
import { WalkWorld } from './WalkWorld.ts'
import type { TokenFate } from './WalkSite.ts'

/** One step of a walk, for fast-check. Every step is possible at any time; what cannot be done is not done. */
export class StepCommand implements fc.AsyncCommand<Book, WalkWorld> {
  readonly step: Step
  /** What was pressed, as of the last run; `null`: nothing. */
  done: string | null = null

  constructor(step: Step) {
    this.step = step
  }

  check(): boolean {
    return true
  }

  async run(book: Book, world: WalkWorld): Promise<void> {
    const { step } = this
    if ('tab' in step) this.done = await act(world, step)
    else {
      await befall(world, step)
      this.done = step.do
    }
    if (step.isWaited) for (const tab of world.tabs.values()) await tab.settle()
    await judgeStep(world)
    if (book.problems.length > 0) throw new Error(book.problems.join('\n'))
  }

  toString(): string {
    return `${JSON.stringify(this.step)}, // ${this.done ?? 'nothing'}`
  }
}

const tab = fc.constantFrom<TabName>('first', 'first', 'first', 'first', 'second', 'private')
const kind = <Name extends string>(...names: Name[]) => fc.constantFrom(...names)
const pick = fc.nat(60)

const memberSteps: readonly (readonly [number, fc.Arbitrary<MemberStep>])[] = [
  [6, fc.record({ do: kind('redeem'), tab, offer: fc.nat(1), isDouble: fc.boolean() })],
  [5, fc.record({ do: kind('ask'), tab, offer: fc.nat(1), isSensitive: fc.boolean(), isSent: fc.boolean() })],
  [4, fc.record({ do: kind('write'), tab, pick })],
  [6, fc.record({ do: kind('press', 'press', 'type'), tab, pick })],
  [2, fc.record({ do: kind('go'), tab, part: kind('explore', 'experiences', 'concierge', 'wallet') })],
  [3, fc.record({ do: kind('rate', 'try again', 'try again', 'accept the terms'), tab })],
  [1, fc.record({ do: kind('verify'), tab, isRight: fc.boolean() })],
  [1, fc.record({ do: kind('hit'), tab, key: kind('Escape', 'Enter') })],
  [4, fc.record({ do: kind('back', 'back', 'forward', 'reload', 'leave', 'close', 'sign out'), tab })],
  [3, fc.record({ do: kind('sign in'), tab, as: fc.constantFrom<MemberName>('Ines', 'Ines', 'Noor') })],
]

const worldSteps: readonly (readonly [number, fc.Arbitrary<WorldStep>])[] = [
  [
    9,
    fc.record({
      do: kind('answers'),
      on: fc.constantFrom<Traffic>('writes', 'writes', 'writes', 'reads', 'redemptions list', 'intake'),
      are: fc.constantFrom<Fate>(
        'lost before',
        'lost after',
        'lost after',
        'silent',
        'slow',
        '401',
        '403',
        '409',
        '422',
        '429',
        '429 for 3 s',
        '500',
      ),
      times: fc.constantFrom(1, 1, 2),
    }),
  ],
  [2, fc.record({ do: kind('token route'), is: fc.constantFrom<TokenFate>('refused', 'silent', 'broken') })],
  [1, fc.record({ do: kind('sign in elsewhere'), as: fc.constantFrom<MemberName>('Ines', 'Noor') })],
  [2, fc.record({ do: kind('go offline', 'go online', 'go online', 'tokens are revoked', 'new terms') })],
  [1, fc.record({ do: kind('the concierge writes', 'a redemption moves') })],
  [3, fc.record({ do: kind('sleep'), ms: fc.constantFrom(2_000, 21_000, 61_000, 16 * 60_000) })],
]

const step: fc.Arbitrary<Step> = fc
  .tuple(
    fc.oneof(
      ...[...memberSteps, ...worldSteps].map(([weight, arbitrary]) => ({
        weight,
        arbitrary: arbitrary as fc.Arbitrary<MemberStep | WorldStep>,
      })),
    ),
    fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  )
  .map(([next, isWaited]) => ({ ...next, isWaited }))

/** What a run needs: the built site, and a browser. */
export interface Ground {
  readonly folder: string
  readonly browser: Browser
}

/** Takes one walk, step by step. */
export function takeWalk(ground: Ground, setting: Setting, steps: readonly Step[]): Promise<void> {
  return walk(ground, setting, async (world) => {
    for (const next of steps) await new StepCommand(next).run(world.book, world)
  })
}

/** What a run is made of: `XP_SEED`, `XP_RUNS`, `XP_PATH` and `XP_REPLAY` ask for others. */
export interface Run {
  readonly seed: number
  readonly runs: number
  readonly maxSteps: number
}

const maxShrinkMs = 10 * 60_000

/** Of all that are walked side by side: with a planted fault, the first that finds it ends the others. */
const planted = { walks: 0, isFound: false }

/** Takes random walks until one breaks a promise, and throws its shortest form. */
export async function takeWalks(ground: Ground, { seed, runs, maxSteps }: Run): Promise<void> {
  const { XP_PATH: path, XP_REPLAY: replayPath, XP_FAULT: fault, XP_SHRINK } = process.env
  const scenario = fc.record({
    setting: settings,
    commands: fc.commands([step.map((next) => new StepCommand(next))], {
      maxCommands: maxSteps,
      size: 'max',
      ...(replayPath === undefined ? {} : { replayPath }),
    }),
  })
  let failedAt = Infinity
  const result = await fc.check(
    fc.asyncProperty(scenario, async ({ setting, commands }) => {
      // Each try of a shorter walk takes as long as a walk: what comes later counts as one that holds.
      if (Date.now() - failedAt > maxShrinkMs || planted.isFound) return
      planted.walks += 1
      // Elements come from the built package alone.
      const host = fault !== undefined && setting.host === 'elements' ? 'hash' : setting.host
      const go = (world: WalkWorld) => fc.asyncModelRun(() => ({ model: world.book, real: world }), commands)
      await walk(ground, { ...setting, host }, go).catch((error: unknown) => {
        failedAt = Math.min(failedAt, Date.now())
        planted.isFound = fault !== undefined
        throw error
      })
    }),
    {
      numRuns: runs,
      seed,
      endOnFailure: fault !== undefined || XP_SHRINK === '0',
      ...(path === undefined ? {} : { path }),
    },
  )
  if (result.failed) throw new Error(describeFailure(result))
}

async function walk(
  { folder, browser }: Ground,
  setting: Setting,
  go: (world: WalkWorld) => Promise<void>,
): Promise<void> {
  const world = await WalkWorld.open(setting, folder, browser)
  try {
    await act(world, { do: 'sign in', tab: 'first', as: 'Ines' })
    await go(world)
    await healAndJudge(world)
    if (world.book.problems.length > 0) throw new Error([...new Set(world.book.problems)].join('\n'))
  } finally {
    await world.close()
  }
}

interface Failure {
  readonly numRuns: number
  readonly seed: number
  readonly counterexamplePath: string | null
  readonly counterexample:
    readonly [{ readonly setting: Setting; readonly commands: Iterable<unknown> }] | null
  readonly errorInstance: unknown
}

/** The walk as a test that can be pasted, what was not so after it, and how to take it again. */
function describeFailure({
  numRuns,
  seed,
  counterexample,
  counterexamplePath,
  errorInstance,
}: Failure): string {
  const [scenario] = counterexample ?? []
  const commands = [...(scenario?.commands ?? [])]
  const replay = /replayPath="([^"]*)"/.exec(String(scenario?.commands))?.[1] ?? ''
  const problem = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return [
    `After ${String(planted.isFound ? planted.walks : numRuns)} walks, found in this one:`,
    problem,
    '',
    `it(${JSON.stringify(problem.split('\n')[0])}, () =>`,
    `  takeWalk(ground(), ${JSON.stringify(scenario?.setting)}, [`,
    ...commands.map((command) => `    ${String(command)}`),
    '  ]))',
    '',
    `XP_SEED=${String(seed)} XP_PATH=${String(counterexamplePath)} XP_REPLAY=${replay} npx vitest run --project e2e test/walk`,
  ].join('\n')
}
