import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Sandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { tableText } from '../docs/markdown.ts'
import { takeHeapSnapshot } from '../secrecy/heapSnapshot.ts'
import { heldByPage, watchPage } from '../secrecy/heldByPage.ts'
import { type BareChromium, type BarePage, startBareChromium } from '../secrecy/startBareChromium.ts'
import { asMember } from '../support/asMember.ts'
import { writeArtifact } from '../support/writeArtifact.ts'
import { chefsCounter, soon } from './support/journey.ts'

/** What is typed into the three questions. A part of one is already too much, so their first signs are what is looked for. */
const answers = ['hqd7iet no nuts, please', 'hqa7llergy “severe”', 'hqx7ccess step-free'] as const
const fragments = answers.map((answer) => answer.slice(0, 6))

const found = new Map<string, readonly string[]>()
let chromium: BareChromium
beforeAll(async () => {
  chromium = await startBareChromium()
})
afterAll(async () => {
  const rows = [...found].map(([journey, held]) => ({ journey, holders: held.length }))
  if (process.env.XP_ASSURE && rows.length === Object.keys(journeys).length)
    writeArtifact('secrecy-heap.md', tableText(await chromium.version(), rows))
  await chromium.close()
})

interface Stage {
  readonly page: BarePage
  readonly sandbox: Sandbox
}

/** The form of the built demonstration, as a member who is signed in and has accepted the terms opens it. */
async function openForm(): Promise<Stage> {
  const { startDemo } = await import('../../examples/startDemo.mjs')
  const { sandbox, url, close } = await startDemo()
  onTestFinished(close)
  const terms = { type: 'TERMS_OF_SERVICE', version: '3.1' }
  await asMember(sandbox, sandboxMembers.fresh, '/v1/terms/acceptances', terms)
  const page = await chromium.openPage(url)
  onTestFinished(page.close)
  await until(page, `location.protocol === 'http:' && document.readyState === 'complete'`)
  await page.evaluate(
    `fetch('/api/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"memberId":"${sandboxMembers.fresh}"}' }).then(() => {})`,
  )
  await watchPage(page)
  await page.send('Page.navigate', { url: `${url}/experiences/${chefsCounter.id}/ask` })
  await until(page, `document.querySelectorAll('textarea').length === 3`)
  // Until the terms are read, nothing is sent.
  await expect
    .poll(() => sandbox.log.some(({ operation, status }) => operation === 'terms' && status === 200), soon)
    .toBe(true)
  return { page, sandbox }
}

const until = (page: BarePage, expression: string) =>
  expect
    .poll(() => page.evaluate<boolean>(expression).catch(() => false), { ...soon, message: expression })
    .toBe(true)
const untilShown = (page: BarePage, words: string) =>
  until(page, `document.body.innerText.includes(${JSON.stringify(words)})`)
const untilGone = (page: BarePage, words: string) =>
  until(page, `!document.body.innerText.includes(${JSON.stringify(words)})`)

async function press(page: BarePage, name: string): Promise<void> {
  const button = `[...document.querySelectorAll('button, a')].find(({ ariaDisabled, ariaLabel, textContent }) => ariaDisabled !== 'true' && \`\${ariaLabel} \${textContent}\`.includes(${JSON.stringify(name)}))`
  await until(page, `Boolean(${button})`)
  await page.evaluate(`${button}.click()`)
}

/** As a member would: one key after the other into the first, and as an input method or a dictation would into the others. */
async function typeAnswers(page: BarePage): Promise<void> {
  await until(page, `document.querySelectorAll('textarea').length === 3`)
  for (const [index, answer] of answers.entries()) {
    const field = `document.querySelectorAll('textarea')[${String(index)}]`
    await page.evaluate(`${field}.focus()`)
    if (index > 0) await page.send('Input.insertText', { text: answer })
    else await pressKeys(page, answer)
    await until(page, `${field}.value.length === ${String(answer.length)}`)
  }
}

async function pressKeys(page: BarePage, text: string): Promise<void> {
  for (const key of text) {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key })
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp' })
  }
}

const receipt = 'Your concierge has it'

async function send({ page }: Stage): Promise<void> {
  await press(page, 'Send to the concierge')
  await untilShown(page, receipt)
}

async function leaveReceipt({ page }: Stage): Promise<void> {
  await press(page, 'My requests')
  await untilGone(page, receipt)
}

async function failFirst({ sandbox, page }: Stage, kind: 422 | 'lost-answer' | 'html'): Promise<void> {
  sandbox.control.scenario({ failures: [{ kind, operation: 'submitIntake', times: 1 }] })
  await press(page, 'Send to the concierge')
  await until(page, `document.querySelector('.xp-failure-notice') !== null`)
}

async function leaveUnsent({ page }: Stage): Promise<void> {
  await press(page, 'Back to the experience')
  await press(page, 'Leave')
  await until(page, `location.pathname === '/experiences/${chefsCounter.id}'`)
}

type Step = (stage: Stage) => Promise<void>
const fails =
  (kind: 422 | 'lost-answer' | 'html'): Step =>
  (stage) =>
    failFirst(stage, kind)
const change: Step = async ({ page }) => {
  await press(page, 'Change your answers')
  await typeAnswers(page)
  await press(page, 'Save your answers')
  await untilShown(page, 'Your changes are saved')
}
const signOut: Step = async ({ page }) => {
  await press(page, 'account of')
  await press(page, 'Sign out')
  await untilGone(page, 'Ask for it')
}

const journeys: Readonly<Record<string, readonly Step[]>> = {
  'sent after a refusal, then left': [fails(422), send, leaveReceipt],
  'sent, then left': [send, leaveReceipt],
  'sent, the receipt still there': [send],
  'sent after a lost answer, then left': [fails('lost-answer'), send, leaveReceipt],
  'never sent, and given up by leaving': [leaveUnsent],
  'refused, and given up by leaving': [fails('html'), leaveUnsent],
  'never sent, and gone with the session': [signOut],
  'sent, typed again to change them, and sent again': [send, change, leaveReceipt],
}

describe('the heap of a page holds nothing of the sensitive answers once they were', () => {
  // The first is part of every run of the tests, the others of the long one.
  it.each(Object.entries(journeys).slice(0, process.env.XP_ASSURE ? undefined : 1))(
    '%s',
    async (name, steps) => {
      const stage = await openForm()
      await typeAnswers(stage.page)
      for (const step of steps) await step(stage)
      const held = await heldByPage(stage.page, fragments)
      found.set(name, held)
      expect(held).toEqual([])
    },
  )
})

it('the heap of a page holds the token until its session ends, and then no more', async () => {
  const stage = await openForm()
  const tokens = async () => {
    const { strings, pathTo } = await takeHeapSnapshot(stage.page)
    return strings.filter((text) => /xpm_\w{20}/.test(text)).map((text) => pathTo(text))
  }
  expect((await tokens()).length).toBeGreaterThan(0)
  await signOut(stage)
  expect(await tokens()).toEqual([])
})

it('finds what a page keeps: a text, its bytes, and a field that has left', async () => {
  const stage = await openForm()
  const { page } = stage
  await typeAnswers(page)
  await page.evaluate(`void (window.keptText = document.querySelectorAll('textarea')[0].value)`)
  await page.evaluate(
    `void (window.keptBytes = new TextEncoder().encode(document.querySelectorAll('textarea')[1].value))`,
  )
  await page.evaluate(
    `{ window.keptField = document.createElement('textarea'); window.keptField.value = document.querySelectorAll('textarea')[2].value }`,
  )
  await leaveUnsent(stage)
  const held = await heldByPage(page, fragments)
  expect(held).toEqual([
    expect.stringContaining('property keptText'),
    'a living Uint8Array',
    'a living HTMLTextAreaElement',
  ])
})
