import * as fc from 'fast-check'
import { vi } from 'vitest'
import type { Book } from './Book.ts'
import { healAndCompare } from './heal.ts'
import { ModelWorld, type Naming, startClock } from './ModelWorld.ts'
import type { View } from './Page.tsx'
import { step, StepCommand, type TimedStep } from './walk.ts'

const { env } = process

/**
 * `npm test` walks the same way each time, `npm run assure` another one: a seed for each shard, which is in the test's
 * name. `XP_RUNS` and `XP_SEED` ask for others, and `XP_PATH` with `XP_REPLAY` for the one walk that a failure names.
 */
export function shardsOf(
  sampled: number,
  whole: number,
): readonly { readonly seed: number; readonly runs: number }[] {
  if (env.XP_SEED !== undefined || env.XP_RUNS !== undefined || !env.XP_ASSURE)
    return [{ seed: Number(env.XP_SEED ?? 20_261_122), runs: Number(env.XP_RUNS ?? sampled) }]
  const shards = 8
  const start = Date.now() % 2 ** 30
  return Array.from({ length: shards }, (_, shard) => ({ seed: start + shard, runs: whole / shards }))
}

/** Takes random walks until one breaks a promise, and throws its shortest form. */
export async function walkPages(view: View, { seed, runs }: { seed: number; runs: number }): Promise<void> {
  const scenario = fc.record({
    naming: fc.constantFrom<Naming>('grant', 'grant', 'grant and option', 'nobody'),
    commands: fc.commands([step.map((next) => new StepCommand(next))], {
      maxCommands: 24,
      size: 'max',
      ...(env.XP_REPLAY === undefined ? {} : { replayPath: env.XP_REPLAY }),
    }),
  })
  const result = await fc.check(
    fc.asyncProperty(scenario, ({ naming, commands }) =>
      walk(naming, view, (world) => fc.asyncModelRun(() => ({ model: world.book, real: world }), commands)),
    ),
    {
      numRuns: runs,
      seed,
      endOnFailure: env.XP_BREAK !== undefined,
      ...(env.XP_PATH === undefined ? {} : { path: env.XP_PATH }),
    },
  )
  if (result.failed) throw new Error(describeFailure(view, result))
}

/** Takes one walk, step by step. */
export function takeSteps(naming: Naming, view: View, steps: readonly TimedStep[]): Promise<void> {
  return walk(naming, view, async (world) => {
    for (const next of steps) await new StepCommand(next).run(world.book, world)
  })
}

async function walk(naming: Naming, view: View, go: (world: ModelWorld) => Promise<void>): Promise<void> {
  startClock()
  const world = new ModelWorld(naming, view)
  try {
    world.signIn('left', 'Ines', 'by a load')
    await world.settle()
    await go(world)
    await healAndCompare(world)
    failOf(world.book)
  } finally {
    world.close()
    vi.useRealTimers()
  }
}

function failOf({ problems }: Book): void {
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'))
}

interface Failure {
  readonly numRuns: number
  readonly seed: number
  readonly counterexamplePath: string | null
  readonly counterexample: readonly [{ readonly naming: string; readonly commands: unknown }] | null
  readonly errorInstance: unknown
}

/** The steps, what was not so after them, and how to take them again. */
function describeFailure(
  view: View,
  { numRuns, seed, counterexample, counterexamplePath, errorInstance }: Failure,
): string {
  const [scenario] = counterexample ?? []
  const commands = String(scenario?.commands)
  const replay = /replayPath="([^"]*)"/.exec(commands)?.[1] ?? ''
  return [
    `After ${String(numRuns)} walks, found in this one. A grant names its member: ${String(scenario?.naming)}.`,
    ...commands
      .replace(/\/\*.*\*\//, '')
      .split(',')
      .map((line) => `  ${line.trim()}`),
    errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    `XP_SEED=${String(seed)} XP_PATH=${String(counterexamplePath)} XP_REPLAY=${replay} npx vitest run --project unit test/model/${view}`,
  ].join('\n')
}
