import { version } from 'react'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { page } from 'vitest/browser'
import { InterestForm, InterestSummary } from '../../src/index.ts'
import { sandboxOffers } from '../../src/sandbox/index.ts'
import type { InjectedFailure } from '../failures/InjectedFailure.ts'
import { failures } from '../failures/injectedFailures.ts'
import { asMember } from '../support/asMember.ts'
import { createSecrecyHost, isCreate, isIntake, type SecrecyHost } from './createSecrecyHost.tsx'
import { keepLooks, type Look } from './secrecyReport.ts'
import { sampleOf } from './sampleOf.ts'
import {
  buttons,
  fieldElements,
  fields,
  sensitiveAnswers,
  sensitiveSecrets,
  typeSensitive,
} from './sensitivePage.ts'
import { tokenSecrets, withoutOwnToken } from './tokenSecrets.ts'
import { type PlaceWatch, watchPlaces } from './watchPlaces.ts'

const offerId = sandboxOffers.complete
const isWhole = inject('isWhole')
const looks: Look[] = []
let watch: PlaceWatch | null = null

afterEach(() => {
  watch?.stop()
  watch = null
})

/**
 * Watches from before a sign is typed, for the answers and for every token. The one intake body may hold the answers, the
 * fields while they are typed, and the header of each request its token.
 */
function startWatch(host: SecrecyHost): (moment: string) => Promise<void> {
  const started = watchPlaces(host, () => ({ ...sensitiveSecrets, ...tokenSecrets(host) }), {
    allow: (request) => ({
      headers: withoutOwnToken(host, request),
      ...(isIntake(request) ? { body: withoutAnswers(request.body) } : {}),
    }),
    fields: fieldElements,
  })
  watch = started
  return async (moment) => {
    const found = await started.look()
    looks.push({ moment, places: started.places, found: found.map(({ place }) => place) })
    expect(found, moment).toEqual([])
  }
}

function withoutAnswers(body: string): string {
  const {
    dietary: _dietary,
    allergies: _allergies,
    accessibility: _accessibility,
    ...ordinary
  } = JSON.parse(body) as Record<string, unknown>
  return JSON.stringify(ordinary)
}

interface Cell {
  readonly name: string
  readonly at: 'create' | 'intake' | 'change'
  readonly failure: InjectedFailure
}

/** Each failure at each of the requests that a form with sensitive answers makes. */
const cells: readonly Cell[] = failures.flatMap((failure) =>
  (['create', 'intake', 'change'] as const).map((at) => ({
    name: `${failure.name}, at the ${at}`,
    at,
    failure,
  })),
)

async function openQuestions(host: SecrecyHost, at: Cell['at']) {
  if (at !== 'change') return host.open(<InterestForm offerId={offerId} />)
  const interest = { offer: offerId }
  const { id } = await asMember<{ id: string }>(host.sandbox, 'member-fresh', '/v1/interests', interest)
  const view = await host.open(<InterestSummary interestId={id} />)
  await buttons.change().click()
  return view
}

/** Only what hangs is given up soon: a busy machine takes its time for an answer, too. */
const timeoutOf = ({ kind, refresh }: InjectedFailure) =>
  kind === 'timeout' || refresh === 'hangs' ? { timeoutMs: 3_000 } : {}

const button = (at: Cell['at']) => (at === 'change' ? buttons.save() : buttons.send())
const hasFailed = () => document.querySelector('.xp-failure-notice') !== null
const isDone = () => buttons.receipt().query() !== null

/** What is there in place of the receipt, in words that say where it came from: never what was typed. */
function stateOf({ requests, kit, session }: SecrecyHost, since: number): string {
  const sent = requests.slice(since).map(({ method, url }) => `${method} ${new URL(url).pathname}`)
  const writes = ['createInterest', 'submitIntake'].flatMap((name) =>
    kit.writeRecords.list(name).map(({ outcome, error }) => `${name} ${outcome} ${error?.message ?? ''}`),
  )
  const filled = Object.values(fields).filter((field) => field().query() !== null).length
  return JSON.stringify({
    sent,
    writes,
    session: session.status,
    fields: filled,
    invalid: document.querySelectorAll('[aria-invalid="true"]').length,
    notices: [...document.querySelectorAll('.xp-notice')].map(({ className }) => className),
    focus: document.activeElement?.className,
  })
}

async function meet(host: SecrecyHost, { at, failure }: Cell): Promise<void> {
  const look = startWatch(host)
  const { unmount } = await openQuestions(host, at)
  await typeSensitive()
  await look('typed')
  host.breakOn(at === 'create' ? isCreate : isIntake, failure)
  await button(at).click()
  await expect.poll(() => host.requests.some(at === 'create' ? isCreate : isIntake)).toBe(true)
  await look('being sent')
  await expect.poll(() => hasFailed() || isDone()).toBe(true)
  if (!isDone()) {
    await look('failed')
    for (const [name, field] of Object.entries(fields))
      await expect.element(field()).toHaveValue(sensitiveAnswers[name as keyof typeof sensitiveAnswers])
  }
  host.mend()
  // A limit is waited out, which is not what this is about: its form is left with the answers in it.
  if (!isDone() && failure.kind !== 'rate-limit') {
    const before = host.requests.length
    await button(at).click()
    await expect.poll(() => isDone() || stateOf(host, before)).toBe(true)
  }
  if (isDone()) await look('sent')
  await unmount()
  await look('gone')
}

describe(`the sensitive answers are nowhere but in their fields and in the one intake body, under React ${version}`, () => {
  it.each(isWhole ? cells : sampleOf(cells, version.startsWith('18') ? 2 : 4, version))(
    '$name',
    async (cell) => {
      await meet(createSecrecyHost(timeoutOf(cell.failure)), cell)
    },
  )

  it.each(['arrives', 'fails'] as const)('when the form is left while it is sent, which %s', async (end) => {
    const host = createSecrecyHost()
    const look = startWatch(host)
    const view = await host.open(<InterestForm offerId={offerId} />)
    await typeSensitive()
    const failure = failures.find(({ kind }) => kind === 'rejected')
    if (end === 'fails' && failure) host.breakOn(isIntake, failure)
    await buttons.send().click()
    await view.unmount()
    await look('left while it is sent')
    await expect.poll(() => host.requests.some(isIntake)).toBe(true)
    await look('sent without its form')
    await host.open(<InterestForm offerId={offerId} />)
    const told = page.getByText(/did not arrive/).first()
    if (end === 'fails') await expect.element(told).toBeVisible()
    // A form that was fast has its receipt, and another one is asked for.
    else await expect.element(buttons.send().or(buttons.receipt())).toBeVisible()
    await look('opened again')
  })

  it.runIf(isWhole)('is written down', async () => {
    await keepLooks(looks, cells.length)
  })
})
