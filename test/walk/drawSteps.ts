import * as fc from 'fast-check'
import type { Fate, MemberStep, Step, Traffic, WorldStep } from './steps.ts'
import type { MemberName, TabName } from './Tab.ts'
import type { TokenFate } from './WalkSite.ts'

type NextStep = MemberStep | WorldStep
type Weighted<Value> = readonly (readonly [number, fc.Arbitrary<Value>])[]

const tab = fc.constantFrom<TabName>('first', 'first', 'first', 'first', 'first', 'second', 'private')
const kind = <Name extends string>(...names: Name[]) => fc.constantFrom(...names)
const pick = fc.nat(60)
const offer = fc.nat(1)
const member = fc.constantFrom<MemberName>('Ines', 'Ines', 'Noor')

const drawOne = <Value>(choices: Weighted<Value>): fc.Arbitrary<Value> =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))

const fates = fc.constantFrom<Fate>(
  ...Array.from({ length: 6 }, () => 'lost after' as const),
  'lost before',
  'lost before',
  'silent',
  'slow',
  'slow',
  '401',
  '403',
  '409',
  '422',
  '429',
  '429 for 3 s',
  '500',
  '500',
)

const answers = (traffic: fc.Arbitrary<Traffic>) =>
  fc.record({ do: kind('answers'), on: traffic, are: fates, times: fc.constantFrom(1, 1, 2) })

const asking = { do: kind('ask'), tab, offer }

const write = drawOne<MemberStep>([
  [3, fc.record({ do: kind('redeem'), tab, offer, isDouble: fc.boolean() })],
  [2, fc.record({ ...asking, isSensitive: fc.boolean(), isSent: fc.constant(true) })],
  [2, fc.record({ do: kind('write'), tab, pick })],
  [1, fc.record({ do: kind('rate'), tab })],
])

const way = drawOne<MemberStep>([
  [4, fc.record({ do: kind('back', 'back', 'forward', 'reload', 'leave', 'close', 'sign out'), tab })],
  [1, fc.record({ do: kind('hit'), tab, key: kind('Escape', 'Enter') })],
  [2, fc.record({ do: kind('go'), tab, part: kind('explore', 'experiences', 'concierge', 'wallet') })],
  [3, fc.record({ do: kind('sign in'), tab, as: member })],
])

const happening = drawOne<WorldStep>([
  [9, answers(fc.constantFrom('writes', 'writes', 'writes', 'reads', 'redemptions list', 'intake'))],
  [2, fc.record({ do: kind('token route'), is: fc.constantFrom<TokenFate>('refused', 'silent', 'broken') })],
  [1, fc.record({ do: kind('sign in elsewhere'), as: fc.constantFrom<MemberName>('Ines', 'Noor') })],
  [2, fc.record({ do: kind('go offline', 'go online', 'go online', 'tokens are revoked', 'new terms') })],
  [1, fc.record({ do: kind('the concierge writes', 'a redemption moves') })],
  [3, fc.record({ do: kind('sleep'), ms: fc.constantFrom(2_000, 21_000, 61_000, 16 * 60_000) })],
])

const anything = drawOne<NextStep>([
  [6, write],
  [2, fc.record({ ...asking, isSensitive: fc.boolean(), isSent: fc.constant(false) })],
  [6, fc.record({ do: kind('press', 'press', 'type'), tab, pick })],
  [2, fc.record({ do: kind('try again', 'try again', 'accept the terms'), tab })],
  [1, fc.record({ do: kind('verify'), tab, isRight: fc.boolean() })],
  [7, way],
  [12, happening],
])

/** Mostly all that follows is over before the next step; now and then it comes in the middle. */
const isWaited = fc.oneof(
  { weight: 3, arbitrary: fc.constant(true) },
  { weight: 1, arbitrary: fc.constant(false) },
)

const timed = (step: fc.Arbitrary<NextStep>): fc.Arbitrary<Step> =>
  fc.tuple(step, isWaited).map(([next, waits]) => ({ ...next, isWaited: waits }))

const inTab = (step: Step, name: TabName): Step => ('tab' in step ? { ...step, tab: name } : step)

const maybe = (weight: number, step: fc.Arbitrary<Step>): fc.Arbitrary<readonly Step[]> =>
  fc.oneof({ weight, arbitrary: step.map((each) => [each]) }, { weight: 1, arbitrary: fc.constant([]) })

const interruption = drawOne<NextStep>([
  [3, fc.record({ do: kind('reload'), tab })],
  [3, fc.record({ do: kind('sign in'), tab, as: member })],
  [1, fc.record({ do: kind('hit'), tab, key: kind('Escape') })],
  [2, way],
  [1, happening],
])

/** An answer goes wrong, something comes in between, and the member does the same again. */
const again = fc
  .tuple(
    tab,
    timed(answers(fc.constant('writes'))),
    timed(write),
    maybe(2, timed(interruption)),
    timed(fc.record({ do: kind('try again'), tab })),
    fc.boolean(),
  )
  .map(([name, trouble, act, between, retry, isSame]) =>
    [trouble, act, ...between, isSame ? act : retry].map((each) => inTab(each, name)),
  )

const leaving = drawOne<MemberStep>([
  [4, fc.record({ do: kind('back', 'back', 'back', 'forward'), tab })],
  [2, fc.record({ do: kind('go'), tab, part: kind('explore', 'concierge') })],
  [2, way],
])

/** Somebody writes what is stored nowhere, and leaves: before it is sent, or while it is. Who is asked may insist. */
const left = fc
  .tuple(
    tab,
    maybe(2, timed(answers(fc.constantFrom('writes', 'intake', 'intake')))),
    fc.record({
      ...asking,
      isSensitive: fc.constant(true),
      isSent: fc.boolean(),
      isWaited: fc.boolean(),
    }),
    timed(leaving),
    maybe(2, timed(write)),
    fc.boolean(),
  )
  .map(([name, trouble, ask, leave, then, insists]) =>
    [...trouble, ask, leave, ...(insists ? [leave] : then)].map((each) => inTab(each, name)),
  )

/** Another member comes to a page that has shown the first one's, or gets its next token. */
const another = fc
  .tuple(
    timed(
      drawOne<NextStep>([
        [2, write],
        [1, fc.record({ do: kind('go'), tab, part: kind('concierge') })],
      ]),
    ),
    timed(
      drawOne<NextStep>([
        [1, fc.record({ do: kind('sign in'), tab, as: fc.constant<MemberName>('Noor') })],
        [1, fc.record({ do: kind('sign in elsewhere'), as: fc.constant<MemberName>('Noor') })],
      ]),
    ),
    fc.array(
      timed(
        drawOne<WorldStep>([
          [1, fc.record({ do: kind('tokens are revoked') })],
          [1, fc.record({ do: kind('sleep'), ms: fc.constantFrom(61_000, 16 * 60_000) })],
        ]),
      ),
      { maxLength: 1 },
    ),
    timed(
      drawOne<NextStep>([
        [2, fc.record({ do: kind('go'), tab, part: kind('concierge', 'experiences') })],
        [1, write],
      ]),
    ),
  )
  .map(([act, change, time, then]) => [act, change, ...time, then].map((each) => inTab(each, 'first')))

/**
 * What is walked: single steps, and between them the orders in which promises break. Each of these is drawn too, its
 * steps as freely as the others: what is done, to what, what goes wrong, and what is not waited for.
 */
export const walkSteps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    drawOne<readonly Step[]>([
      [6, timed(anything).map((each) => [each])],
      [4, again],
      [3, left],
      [2, another],
    ]),
    { minLength: 2, maxLength: 5, size: 'max' },
  )
  .map((parts) => parts.flat())
