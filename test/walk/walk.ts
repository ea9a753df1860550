import * as fc from 'fast-check'
import type { Browser } from 'playwright'
import { act } from './act.ts'
import { befall } from './befall.ts'
import { healAndJudge, judgeStep } from './judge.ts'
import { type Setting, settings } from './Setting.ts'
import type { Fate, MemberStep, Step, Traffic, WorldStep } from './steps.ts'
import type { MemberName, TabName } from './Tab.ts'
import { WalkWorld } from './WalkWorld.ts'
import type { TokenFate } from './WalkSite.ts'

/** Takes one step, and judges. Gives what was done, in words; `null`: nothing could be. */
async function takeStep(world: WalkWorld, step: Step): Promise<string | null> {
  const done = 'tab' in step ? await act(world, step) : await befall(world, step).then(() => step.do)
  if (step.isWaited) await world.settle()
  await judgeStep(world, step.isWaited)
  throwProblems(world)
  return done
}

function throwProblems({ book: { problems } }: WalkWorld): void {
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'))
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

/** Takes one walk, step by step. `onStep` is told what each came to. */
export async function takeWalk(
  { folder, browser }: Ground,
  setting: Setting,
  steps: readonly Step[],
  onStep: (index: number, done: string | null) => void = () => {},
): Promise<void> {
  const world = await WalkWorld.open(setting, folder, browser)
  try {
    await act(world, { do: 'sign in', tab: 'first', as: 'Ines' })
    for (const [index, next] of steps.entries()) onStep(index, await takeStep(world, next))
    await healAndJudge(world)
    throwProblems(world)
  } finally {
    await world.close()
  }
}

/** What a run is made of: `XP_SEED`, `XP_RUNS` and `XP_PATH` ask for others. */
export interface Run {
  readonly seed: number
  readonly runs: number
  /** How long a walk that fails may be made shorter. */
  readonly maxShrinkMs: number
}

const maxSteps = 14

interface Scenario {
  readonly setting: Setting
  readonly steps: readonly Step[]
}

/** Of all that are walked side by side: with a planted fault, the first that finds it ends the others. */
const planted = { walks: 0, isFound: false }

/** Takes random walks until one breaks a promise, and throws its shortest form. */
export async function takeWalks(ground: Ground, { seed, runs, maxShrinkMs }: Run): Promise<void> {
  const { XP_PATH: path, XP_FAULT: fault } = process.env
  const scenario = fc.record({
    // Elements come from the built package alone.
    setting: settings.map((each): Setting =>
      fault !== undefined && each.host === 'elements' ? { ...each, host: 'hash' } : each,
    ),
    steps: fc.array(step, { minLength: 4, maxLength: maxSteps, size: 'max' }),
  })
  const result = await fc.check(
    fc.asyncProperty(scenario, async ({ setting, steps }) => {
      if (planted.isFound) return
      planted.walks += 1
      await takeWalk(ground, setting, steps).catch((error: unknown) => {
        planted.isFound = fault !== undefined
        throw error
      })
    }),
    { numRuns: runs, seed, endOnFailure: true, ...(path === undefined ? {} : { path }) },
  )
  const [found] = result.counterexample ?? []
  if (!found) return
  const shortest = await shorten(ground, found, { problem: problemOf(result.errorInstance), maxShrinkMs })
  throw new Error(
    [
      `After ${String(planted.isFound ? planted.walks : result.numRuns)} walks, found in this one:`,
      describeWalk(shortest),
      '',
      `XP_SEED=${String(seed)} XP_PATH=${String(result.counterexamplePath)} XP_RUNS=1 npx vitest run --project e2e test/walk`,
    ].join('\n'),
  )
}

interface FailedWalk extends Scenario {
  readonly problem: string
  readonly done: readonly (string | null)[]
}

/** Leaves out one step after another, as long as the same goes wrong without it. */
async function shorten(
  ground: Ground,
  { setting, steps }: Scenario,
  { problem, maxShrinkMs }: { problem: string; maxShrinkMs: number },
): Promise<FailedWalk> {
  const end = Date.now() + maxShrinkMs
  let shortest: FailedWalk = { setting, steps, problem, done: [] }
  // From the end: what comes after the fault is needed for nothing, and what comes before it may be.
  for (let index = steps.length - 1; index >= 0 && Date.now() < end; index -= 1) {
    const fewer = shortest.steps.toSpliced(index, 1)
    const done: (string | null)[] = []
    const failure = await takeWalk(ground, setting, fewer, (_, each) => done.push(each)).then(
      () => null,
      problemOf,
    )
    if (failure !== null && kindOf(failure) === kindOf(problem))
      shortest = { setting, steps: fewer, problem: failure, done }
  }
  return shortest
}

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The same problem of another text, number or tab. */
const kindOf = (problem: string) =>
  (problem.split('\n')[0] ?? '').replace(/zq\w+end/g, '').replace(/[\d,.]+|first|second|private/g, '')

/** The walk as a test that can be pasted, and what was not so after it. */
function describeWalk({ setting, steps, problem, done }: FailedWalk): string {
  const comment = (index: number) => (index < done.length ? ` // ${done[index] ?? 'nothing'}` : '')
  return [
    problem,
    '',
    `it(${JSON.stringify(problem.split('\n')[0])}, () =>`,
    `  takeWalk(ground(), ${JSON.stringify(setting)}, [`,
    ...steps.map((each, index) => `    ${JSON.stringify(each)},${comment(index)}`),
    '  ]))',
  ].join('\n')
}
