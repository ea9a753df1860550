import * as fc from 'fast-check'
import type { Browser } from 'playwright'
import { act } from './act.ts'
import { befall } from './befall.ts'
import { walkSteps } from './drawSteps.ts'
import { healAndJudge, judgeStep } from './judge.ts'
import { type Setting, settings } from './Setting.ts'
import type { Step } from './steps.ts'
import { WalkWorld } from './WalkWorld.ts'

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
  /** Which walk of the seed; left out, all. */
  readonly path?: string | undefined
}

interface Scenario {
  readonly setting: Setting
  readonly steps: readonly Step[]
}

const { XP_FAULT: fault } = process.env

/** A setting and its walk. */
const scenarios: fc.Arbitrary<Scenario> = fc.record({
  // Elements come from the built package alone.
  setting: settings.map((each): Setting =>
    fault !== undefined && each.host === 'elements' ? { ...each, host: 'hash' } : each,
  ),
  steps: walkSteps,
})

/** Of all that are walked side by side: with a planted fault, the first that finds it ends the others. */
const planted = { walks: 0, isFound: false }

/** Takes random walks until one breaks a promise, and throws its shortest form. */
export async function takeWalks(ground: Ground, { seed, runs, maxShrinkMs, path }: Run): Promise<void> {
  const result = await fc.check(
    fc.asyncProperty(scenarios, async ({ setting, steps }) => {
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
