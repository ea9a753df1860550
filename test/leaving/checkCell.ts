import type { Locator } from 'vitest/browser'
import { expect, vi } from 'vitest'
import { failureMessages, interestsMessages } from '../../src/i18n/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { isAskedByBrowser } from '../support/isAskedByBrowser.ts'
import { drawn, turn } from '../failures/clock.ts'
import { createStage, type Stage } from '../failures/createStage.tsx'
import type { InjectedFailure } from '../failures/InjectedFailure.ts'
import { createSite, type LeavingSite } from './LeavingSite.tsx'
import { type Cell, type Fate, fateOf, nameOf } from './leavingModel.ts'
import { answerQuestion, isAsked, type Leaving, waysOut } from './takeWay.ts'
import { hashOf, type TypedField, typedFields } from './typedFields.tsx'

/** Types, leaves and comes back as a member would, and says what became of it. */
export async function checkCell(cell: Cell): Promise<void> {
  const { href } = location
  const stage = await createStage({
    host: {
      member: cell.field === 'price' ? sandboxMembers.staff : sandboxMembers.withHistory,
      assumptions: { operations: { acceptTerms: true } },
    },
  })
  try {
    const field = typedFields[cell.field]
    const place = await field.place(stage)
    const hash = hashOf(place)
    await takeEntries(hash, cell.way === 'Forward')
    const site = createSite(stage, place !== null)
    const before = await field.count(stage)
    await stage.open(site.element)
    await meet({ cell, stage, site, hash, field, before })
  } finally {
    vi.restoreAllMocks()
    await stage.end()
    history.replaceState(null, '', href)
  }
}

/** The address of the form, with something before it or after it in the tab's history. */
async function takeEntries(hash: string, isForward: boolean): Promise<void> {
  if (!isForward) {
    history.pushState(null, '', '#/wallet')
    history.pushState(null, '', hash)
    return
  }
  history.pushState(null, '', hash)
  history.pushState(null, '', '#/wallet')
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  history.back()
  await isBack
}

interface Meeting {
  readonly cell: Cell
  readonly stage: Stage
  readonly site: LeavingSite
  readonly hash: string
  readonly field: TypedField
  readonly before: number
}

async function meet({ cell, stage, site, hash, field, before }: Meeting): Promise<void> {
  const { clock, screen, breaker } = stage
  const texts = () => field.texts(stage)
  const until = async (isSo: () => boolean, what: string) =>
    expect(await clock.until(isSo, 120_000, drawn), `${what}; the member sees: ${screen.words()}`).toBe(true)
  const standThere = () => texts().every(([locator, text]) => valueOf(locator) === text)

  await openField(stage, field)
  for (const [locator, text] of texts()) await (text === 'true' ? locator.click() : locator.fill(text))
  expect(standThere(), 'it is typed').toBe(true)

  const leaving: Leaving = { stage, site, hash, isAskedByBrowser: false }
  const { begin, comeBack } = waysOut[cell.way]
  const held = createHold()
  if (cell.moment !== 'typed')
    breaker.arm(
      field.operation,
      failureOf(cell, held.wait, () => begin(leaving)),
    )
  if (cell.moment === 'answered, not shown' && field.operation !== null)
    onDone(stage, field.operation, () => begin(leaving))
  if (cell.moment !== 'typed') {
    await field.send().click()
    await until(() => breaker.attempts() > 0, 'it is sent')
  }
  if (cell.moment === 'refused' || cell.moment === 'unknown') await stage.rest()
  if (cell.moment !== 'answered, not shown') begin(leaving)
  await settle()
  const fates = new Set<Fate>()
  if (leaving.isAskedByBrowser) fates.add('asked first')
  if (await isAskedSoon(cell)) {
    fates.add('asked first')
    await answerQuestion(cell.way)
    await until(() => !isAsked(), 'the question goes')
    if (cell.moment !== 'answered, not shown') expect(standThere(), 'it is there for who stays').toBe(true)
  }
  held.release()
  await stage.rest()
  note(stage, fates)
  await comeBack?.(leaving)
  // From the first frame on.
  if (cell.way === 'another member signs in') expectNothingOf(textsOf(texts()))
  await stage.rest()
  note(stage, fates)
  if ((await field.count(stage)) === before + 1) fates.add('delivered')
  expect(await field.count(stage), 'it is not sent twice').toBeLessThanOrEqual(before + 1)
  if (cell.way === 'another member signs in') expectNothingOf(textsOf(texts()))
  if (![...fates].some((fate) => fate === 'told' || fate === 'delivered') && field.open) await field.open()
  if (standThere() || textsOf(texts()).every((text) => screen.words().includes(text))) fates.add('kept')
  const fate = fateOf(cell)
  const said = `${nameOf(cell)}; the member sees: ${screen.words()}`
  expect([...fates], said).toContain(fate)
  if (fates.has('delivered') && !standThere())
    expect(isAskedByBrowser(), `${said}; nothing is left to ask about`).toBe(false)
  if (fate === 'kept') expect([...fates], `${said}; nothing is said to be lost`).not.toContain('told')
}

async function openField(stage: Stage, { open, texts }: TypedField): Promise<void> {
  const isThere = () => texts(stage).every(([locator]) => locator.query() !== null)
  if (open) {
    await stage.rest()
    await open()
  }
  expect(
    await stage.clock.until(isThere, 120_000, drawn),
    `the field is there; the member sees: ${stage.screen.words()}`,
  ).toBe(true)
  await stage.rest()
}

function valueOf(locator: Locator): string | null {
  const field = locator.query()
  if (field instanceof HTMLTextAreaElement) return field.value
  if (!(field instanceof HTMLInputElement)) return null
  return field.type === 'radio' ? String(field.checked) : field.value
}

/** What no other field of the page has. */
const textsOf = (texts: readonly (readonly [Locator, string])[]) =>
  texts.map(([, text]) => text).filter((text) => text.length > 5)

function expectNothingOf(texts: readonly string[]): void {
  for (const text of texts) expect(allText(), 'the other member sees nothing of it').not.toContain(text)
}

const allText = () =>
  [
    document.body.innerText,
    ...[...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
      ({ value }) => value,
    ),
  ].join('\n')

function note({ screen }: Stage, fates: Set<Fate>): void {
  const words = screen.words()
  if (words.includes(failureMessages['failure.sessionEnded.text'])) fates.add('told')
  if (words.includes(interestsMessages['interests.lost.title'])) fates.add('told')
}

function createHold() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { wait: () => released, release: () => release() }
}

const refusal = () =>
  new Response(JSON.stringify({ error: { code: 'INVALID', message: 'No.' } }), {
    status: 422,
    headers: { 'content-type': 'application/json' },
  })

/** What becomes of the request, by the moment. */
function failureOf({ moment, field }: Cell, held: () => Promise<void>, begin: () => void): InjectedFailure {
  const answer: InjectedFailure['answer'] = async ({ serve }) => {
    if (moment === 'refused') return refusal()
    if (moment === 'unknown') throw new TypeError('Failed to fetch')
    if (moment === 'sending') await held()
    const good = await serve()
    // Its write is in no record.
    if (moment === 'answered, not shown' && field === 'price') begin()
    return good
  }
  return { name: moment, kind: null, acts: false, times: 1, answer }
}

/** Calls `begin` once the kit knows the answer, before React renders it. */
function onDone({ host: { kit } }: Stage, operation: string, begin: () => void): void {
  let hasBegun = false
  kit.writeRecords.subscribe(() => {
    if (hasBegun || !kit.writeRecords.list(operation).some(({ outcome }) => outcome === 'done')) return
    hasBegun = true
    begin()
  })
}

/** All has happened that needs neither time nor an answer. */
async function settle(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await drawn()
    vi.advanceTimersByTime(0)
    await turn()
  }
}

/** The browser goes back in its own time. */
async function isAskedSoon(cell: Cell): Promise<boolean> {
  if (fateOf(cell) !== 'asked first') return isAsked()
  if (cell.way === 'closing or reloading the tab') return isAsked()
  await expect.poll(isAsked, { message: `${nameOf(cell)}: the member is asked` }).toBe(true)
  return true
}
