import * as fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { InterestForm, InterestSummary } from '../../src/index.ts'
import { createSandbox, sandboxOffers } from '../../src/sandbox/index.ts'
import type { InjectedFailure } from '../failures/InjectedFailure.ts'
import { failures } from '../failures/injectedFailures.ts'
import { asMember } from '../support/asMember.ts'
import { type Answers, answerPairs } from './answerPairs.ts'
import { createSecrecyHost, isCreate, isIntake, type SecrecyHost } from './createSecrecyHost.tsx'
import { buttons, fieldElements } from './sensitivePage.ts'
import { watchTraces } from './watchTraces.ts'

// Pictures come when the engine likes.
const offerId = sandboxOffers.withoutPicture
const noon = Date.UTC(2026, 4, 4, 12)
const realNow = Date.now.bind(Date)
const realTimeout = setTimeout

/** What happens between *Send* and the end. */
interface Journey {
  readonly name: string
  readonly at?: 'create' | 'intake'
  readonly failure?: InjectedFailure
  /** The form is taken out of the page while it sends. */
  readonly isLeft?: true
  /** The answers are changed in the summary of an interest, instead of being sent with it. */
  readonly isChange?: true
}

/** In `npm test` each failure comes at one of the two, in turn; in `npm run assure` at both. */
function requestsToBreak(index: number): readonly ('create' | 'intake')[] {
  if (inject('isWhole')) return ['create', 'intake']
  return index % 2 === 0 ? ['create'] : ['intake']
}

const journeys: readonly Journey[] = [
  { name: 'sent' },
  { name: 'changed later', isChange: true },
  { name: 'left while they are sent', isLeft: true },
  ...failures.flatMap((failure, index) =>
    requestsToBreak(index).map((at) => ({ name: `${failure.name}, at the ${at}`, at, failure })),
  ),
]

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The same clock, chance and ids for every journey. */
function begin(): SecrecyHost {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.spyOn(Date, 'now').mockReturnValue(noon)
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  let count = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    count += 1
    if (bytes instanceof Uint8Array) bytes.fill(count)
    return bytes
  })
  return createSecrecyHost({ sandbox: createSandbox({ seed: 'pair', now: () => noon }), timeoutMs: 60_000 })
}

/** Lets timers and whatever the engine does beside them go on until it is so. */
async function until(host: SecrecyHost, what: string, isSo: () => boolean): Promise<void> {
  const deadline = realNow() + 60_000
  for (let round = 0; !isSo(); round++) {
    if (realNow() > deadline) throw new Error(`In vain: ${what}.`)
    await goOn(host, round < 40 ? 50 : 500)
  }
}

/** The clock stands still while the Service is at work: it takes no time of its own. */
async function goOn(host: SecrecyHost, ms: number): Promise<void> {
  if (!host.isServing()) vi.advanceTimersByTime(ms)
  await new Promise((resolve) => realTimeout(resolve, 2))
}

/** Until nothing is asked for and nothing on the page changes any more. */
async function calm(host: SecrecyHost): Promise<void> {
  let [shown, rounds] = ['', 0]
  await until(host, 'nothing moves any more', () => {
    const now = document.body.innerHTML
    const isCalm = now === shown && !host.isServing() && host.kit.queryClient.isFetching() === 0
    rounds = isCalm ? rounds + 1 : 0
    shown = now
    return rounds === 6
  })
  // What waits for a frame to be painted, and then for its timer.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await goOn(host, 50)
}

function type(answers: Answers, isTyped: boolean): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  for (const [index, field] of fieldElements().entries()) {
    const answer = answers[index] ?? ''
    const parts = isTyped ? [...answer] : [answer]
    field.focus()
    for (const data of parts) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: data, bubbles: true }))
      setValue?.call(field, isTyped ? field.value + data : data)
      field.dispatchEvent(new InputEvent('input', { data, inputType: 'insertText', bubbles: true }))
      field.dispatchEvent(new KeyboardEvent('keyup', { key: data, bubbles: true }))
    }
    field.blur()
  }
}

const pressSend = () => (buttons.send().or(buttons.save()).element() as HTMLElement).click()
const hasFailed = () => document.querySelector('.xp-failure-notice, .xp-failure') !== null
const isSent = () => buttons.receipt().query() !== null

async function open(host: SecrecyHost, { isChange }: Journey) {
  if (!isChange) return host.open(<InterestForm offerId={offerId} />)
  const interest = { offer: offerId }
  const { id } = await asMember<{ id: string }>(host.sandbox, 'member-fresh', '/v1/interests', interest)
  const view = await host.open(<InterestSummary interestId={id} />)
  await until(host, 'the answers can be changed', () => buttons.change().query() !== null)
  // That the content was shown is told after a frame, and what the press asks for would come before it or behind.
  await calm(host)
  ;(buttons.change().element() as HTMLElement).click()
  return view
}

/** All that a journey with these answers leaves behind, but for the body of the intake. */
async function tracesOf(
  journey: Journey,
  answers: Answers,
  { isTyped, isRecorded }: { readonly isTyped: boolean; readonly isRecorded: boolean },
): Promise<readonly string[]> {
  const host = begin()
  const traces = watchTraces(host, isRecorded)
  const view = await open(host, journey)
  // Counted on from one test to the next.
  for (const element of [view.container, view.baseElement]) element.removeAttribute('data-testid')
  await until(host, 'the questions stand', () => fieldElements().length === 3)
  await calm(host)
  type(answers, isTyped)
  await calm(host)
  traces.note('typed')
  const { at, failure, isLeft } = journey
  if (failure) host.breakOn(at === 'create' ? isCreate : isIntake, failure)
  pressSend()
  if (isLeft) {
    await view.unmount()
    await until(host, 'sent without its form', () => host.requests.some(isIntake))
  } else await until(host, 'sent or refused', () => isSent() || hasFailed())
  await calm(host)
  traces.note('after the first press')
  host.mend()
  if (!isLeft && !isSent() && failure?.kind !== 'rate-limit') {
    pressSend()
    await until(host, 'sent at last', isSent)
    await calm(host)
    traces.note('sent')
  }
  await view.unmount()
  await calm(host)
  traces.note('gone')
  view.container.remove()
  const lines = traces.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  return lines
}

/** The first place where two journeys tell apart, and what stands there. */
function firstDifference(one: readonly string[], other: readonly string[]): string | null {
  const index = one.findIndex((line, at) => line !== other[at])
  if (index === -1)
    return one.length === other.length ? null : `${String(other.length - one.length)} more lines`
  const [line = '', against = 'nothing'] = [one[index], other[index]]
  const from = Math.max(0, [...line].findIndex((sign, at) => sign !== against[at]) - 60)
  return `line ${String(index)}, ${line.slice(0, 24)}: ${line.slice(from, from + 160)} | ${against.slice(from, from + 160)}`
}

const seed = 2_611
const pairs = fc.sample(answerPairs, { seed, numRuns: inject('isWhole') ? 5_000 : journeys.length })

// Parts that load on demand come later in the first journey than in all others.
beforeAll(async () => {
  for (const journey of journeys.slice(0, 2))
    await tracesOf(journey, ['nuts', '', ''], { isTyped: true, isRecorded: true })
}, 120_000)

describe('two members with other sensitive answers leave the same traces, but for the body of the intake', () => {
  it.each(journeys)(
    '$name',
    async (journey) => {
      const own = pairs.filter((_pair, index) => journeys[index % journeys.length] === journey)
      for (const [index, { answers, isTyped }] of own.entries()) {
        // A recorder reads the whole page, again and again: once for each journey.
        const how = { isTyped, isRecorded: index === 0 }
        const [traces, others] = [
          await tracesOf(journey, answers[0], how),
          await tracesOf(journey, answers[1], how),
        ]
        expect(traces.filter((line) => line.startsWith('request'))).not.toEqual([])
        const difference = firstDifference(traces, others)
        expect(difference, `${JSON.stringify(answers)}: ${String(difference)}`).toBeNull()
      }
    },
    600_000,
  )
})

/** Each tells something about an answer that is neither its words nor its length. */
const leaks: Readonly<Record<string, (sum: number) => void>> = {
  'the title': (sum) => {
    document.title = `Ask (${String(sum % 97)})`
  },
  'the console': (sum) => console.debug(sum % 97),
  storage: (sum) => localStorage.setItem('planted', String(sum % 97)),
  'an attribute': (sum) =>
    fieldElements()[0]
      ?.closest('form')
      ?.setAttribute('data-sum', String(sum % 97)),
  'the order of two lines': (sum) => {
    for (const line of sum % 2 === 0 ? ['a', 'b'] : ['b', 'a']) console.debug(line)
  },
  'how often something is said': (sum) => {
    for (let time = 0; time < sum % 3; time++) console.debug('again')
  },
}

it.each(Object.entries(leaks))('finds a leak that is planted in %s', async (_place, leak) => {
  const title = document.title
  function listen({ target }: Event) {
    if (target instanceof HTMLTextAreaElement && target.value !== '')
      leak([...target.value].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0))
  }
  document.addEventListener('input', listen)
  const [journey] = journeys
  const how = { isTyped: false, isRecorded: false }
  const one = journey && (await tracesOf(journey, ['walnuts', '', ''], how))
  const other = journey && (await tracesOf(journey, ['peanutz', '', ''], how))
  document.removeEventListener('input', listen)
  document.title = title
  expect(firstDifference(one ?? [], other ?? [])).not.toBeNull()
})
