import * as fc from 'fast-check'
import type { Book } from './Book.ts'
import { readScreens } from './forms.ts'
import type { MemberName, ModelWorld, RefreshFate, TabName } from './ModelWorld.ts'
import { type Step, takeStep } from './steps.ts'
import { type Fate, fates, type Traffic } from './wire.ts'

export type TimedStep = Step & {
  /** Turns of the event loop before the next step; `null`: until nothing happens any more. */
  readonly then: number | null
}

/** One step of a walk, for fast-check. Every step is possible at any time; what it means is the world's. */
export class StepCommand implements fc.AsyncCommand<Book, ModelWorld> {
  readonly step: TimedStep

  constructor(step: TimedStep) {
    this.step = step
  }

  check(): boolean {
    return true
  }

  async run(book: Book, world: ModelWorld): Promise<void> {
    await takeStep(world, this.step)
    if (this.step.then === null) await world.settle()
    else for (let turn = 0; turn < this.step.then; turn += 1) await world.turn()
    readScreens(world)
    world.check()
    if (book.problems.length > 0) throw new Error(book.problems.join('\n'))
  }

  toString(): string {
    const { do: name, then, ...rest } = this.step
    const details = Object.values(rest).map(String).join(' · ')
    return `${name}${details && ` (${details})`}${then === null ? '' : ` … ${String(then)} turns`}`
  }
}

const tab = fc.constantFrom<TabName>('left', 'left', 'left', 'right')
const pick = fc.nat(3)
const arrives = fc.boolean()
const kind = <Name extends string>(...names: Name[]) => fc.constantFrom(...names)

const steps: readonly (readonly [number, fc.Arbitrary<Step>])[] = [
  [7, fc.record({ do: kind('redeem'), tab, offer: fc.nat(1) })],
  [5, fc.record({ do: kind('ask'), tab, offer: fc.nat(1), isSensitive: fc.boolean() })],
  [2, fc.record({ do: kind('edit'), tab, pick, isSensitive: fc.boolean() })],
  [1, fc.record({ do: kind('verify'), tab, pick, isRight: fc.boolean() })],
  [4, fc.record({ do: kind('write', 'write', 'write the same again', 'rate', 'retry messages'), tab })],
  [3, fc.record({ do: kind('show', 'hide'), tab })],
  [3, fc.record({ do: kind('reload', 'reload', 'leave', 'back'), tab, arrives })],
  [1, fc.record({ do: kind('sign out'), tab })],
  [
    4,
    fc.record({
      do: kind('sign in'),
      tab,
      as: fc.constantFrom<MemberName>('Ines', 'Ines', 'Noor'),
      how: kind('in place', 'by a load'),
    }),
  ],
  [
    8,
    fc.record({
      do: kind('answers'),
      on: fc.constantFrom<Traffic>('writes', 'writes', 'writes', 'reads', 'redemptions list', 'intake'),
      are: fc.constantFrom<Fate>(...fates, 'lost after', 'lost before', 'silent after'),
      times: fc.constantFrom(1, 1, 2, 4),
    }),
  ],
  [
    2,
    fc.record({
      do: kind('refresh'),
      is: fc.constantFrom<RefreshFate>('fails', 'silent', 'signed out', 'forgets the name'),
    }),
  ],
  [2, fc.record({ do: kind('release'), pick })],
  [2, fc.record({ do: kind('go offline', 'go online', 'go online', 'tokens are revoked') })],
  [3, fc.record({ do: kind('time passes'), ms: fc.constantFrom(500, 5_000, 21_000, 61_000, 16 * 60_000) })],
]

/** Mostly all that follows is over before the next step; now and then it comes in the middle. */
export const step: fc.Arbitrary<TimedStep> = fc
  .tuple(
    fc.oneof(...steps.map(([weight, arbitrary]) => ({ weight, arbitrary }))),
    fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: fc.nat(6) }),
  )
  .map(([next, then]) => ({ ...next, then }))
