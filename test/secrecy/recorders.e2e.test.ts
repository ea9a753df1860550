import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InjectedFailureKind, type Sandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { tableText } from '../docs/markdown.ts'
import { serveStaticHost } from '../hosts/serveHost.ts'
import { openPage, useChromium } from '../support/chromium.ts'
import { spellingsOf } from './findSecret.ts'
import { type RealRecorder, realRecorders, type RecorderMode, type What } from './realRecorders.ts'
import {
  buildRecorderHost,
  installRecorders,
  type RecorderSettings,
  type Sent,
  startCollector,
  versionOf,
} from './recorderHost.ts'

/** A letter that nothing else has, four bytes long: found alone, it tells of a key that was recorded by itself. */
const signs = { diet: '\u{1E900}', allergies: '\u{1E901}', access: '\u{1E902}' } as const

const typed = {
  words: 'zq-words-4411',
  host: 'zq-ordinary-4410 field',
  diet: `zq-diet-7713 & "no" ${signs.diet}`,
  allergies: `zq-allergy-7714 ${signs.allergies}`,
  access: `zq-access-7715 ${signs.access}`,
  phone: '+442079460958',
  chat: 'zq-chat-7716 hello',
} as const
/** The whole of it, a part, and the last sign alone. */
function partsOf(what: What): readonly string[] {
  const text = typed[what]
  if (what === 'phone') return [text, '2079460958', '20 7946 0958']
  const sign = what in signs ? signs[what as keyof typeof signs] : ''
  return [
    ...spellingsOf(text),
    ...spellingsOf(text.slice(0, 9)),
    ...(sign ? [sign, encodeURIComponent(sign), escaped(sign)] : []),
  ]
}

/** Which of them are in what was sent: whole, in part, or by a single sign. */
function foundIn(sent: readonly Sent[]): readonly What[] {
  const texts = sent.flatMap((each) => each.texts)
  return (Object.keys(typed) as What[]).filter((what) =>
    partsOf(what).some((part) => texts.some((text) => text.includes(part))),
  )
}

const escaped = (sign: string) =>
  [...sign.split('')].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

/** Key by key. Playwright presses no key for a letter that no keyboard has, and the browser does. */
async function typeKeys(page: Page, name: string, text: string) {
  const field = fieldOf(page, name)
  await field.fill('')
  const letters = [...text]
  await field.pressSequentially(letters.slice(0, -1).join(''))
  const last = letters.at(-1) ?? ''
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: last,
    text: last,
    unmodifiedText: last,
  })
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: last })
  await devTools.detach()
  expect(await field.inputValue()).toBe(text)
}

async function typeSensitive(page: Page) {
  await typeKeys(page, 'Diet', typed.diet)
  await typeKeys(page, 'Allergies', typed.allergies)
  await typeKeys(page, 'Accessibility', typed.access)
}

/** `lost`: done, and its answer never arrives. `cut`: never arrives itself. */
const failures: readonly (InjectedFailureKind | 'lost' | 'cut')[] = [
  422,
  500,
  403,
  'html',
  'truncated',
  'cut',
  'lost',
]

const sending = /^(Send to the concierge|Try again)/

/** A member types all of it, meets the failures one by one, sends, changes the answers and writes to the concierge. */
async function walk(page: Page, sandbox: Sandbox, isWhole: boolean) {
  await fieldOf(page, 'A field of the host').pressSequentially(typed.host)
  await typeSensitive(page)
  await page.getByRole('radio', { name: 'Text', exact: true }).check({ force: true })
  await fieldOf(page, 'Phone').pressSequentially(typed.phone)
  for (const kind of isWhole ? failures : failures.slice(0, 1)) {
    const isOurs = kind !== 'lost' && kind !== 'cut'
    if (isOurs) sandbox.control.scenario({ failures: [{ kind, operation: 'submitIntake' }] })
    else
      await page.route('**/intake', async (route) => {
        if (kind === 'lost') await route.fetch()
        await route.abort()
      })
    const asked = page.waitForRequest(/\/intake$/)
    await button(page, sending).click()
    await asked
    await page.locator('.xp-failure-notice').waitFor()
    await page.locator('[aria-disabled="true"]:text-matches("Sending")').waitFor({ state: 'detached' })
    sandbox.control.scenario({})
    await page.unroute('**/intake')
  }
  await button(page, sending).click()
  await page.getByRole('heading', { name: 'Your concierge has it' }).waitFor()
  await button(page, /^Change your answers/).click()
  await typeSensitive(page)
  await button(page, /^Save your answers/).click()
  await page.getByRole('heading', { name: 'Your concierge has it' }).waitFor()
  const [conversation] = sandbox.control.conversationsOf(sandboxMembers.fresh)
  if (conversation === undefined) throw new Error('There is no conversation.')
  await fieldOf(page, 'Conversation').fill(conversation)
  const message = page.getByRole('textbox', { name: /Write to your concierge/ })
  await message.pressSequentially(typed.chat)
  await message.press('Enter')
  await page.locator('.xp-chat').getByText(typed.chat).first().waitFor()
}

/** Of any of them between two things that it sends. */
const longestPauseMs = 11_000

async function record(
  { name, answer }: RealRecorder,
  settings: RecorderSettings,
  browser: Parameters<typeof openPage>[0],
) {
  const collector = await startCollector(answer)
  const site = await buildRecorderHost(name, { ...settings, collector: collector.url })
  const { url, sandbox } = await serveStaticHost(site)
  // They leave browsers alone that say that they have no head.
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
  const { page } = await openPage(browser, { userAgent })
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  const elsewhere: string[] = []
  await page.context().route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => (elsewhere.push(route.request().url()), route.abort()),
  )
  await page.goto(url)
  await walk(page, sandbox, Boolean(process.env.XP_ASSURE))
  // Each sends when it likes: by size, every few seconds, or as the page is left. The conversation is what came last.
  const hasAll = () => collector.sent.some(({ texts }) => texts.some((text) => text.includes('xp-chat')))
  for (let seconds = 0; seconds < 40 && !hasAll(); seconds += 1) await page.waitForTimeout(1_000)
  await page.waitForTimeout(longestPauseMs)
  await page.goto('about:blank')
  await expect.poll(hasAll, { message: 'the conversation is recorded' }).toBe(true)
  await page.waitForTimeout(1_000)
  expect(elsewhere).toEqual([])
  return { sent: collector.sent, found: foundIn(collector.sent) }
}

const browser = useChromium()

const modes: Readonly<Record<RecorderMode, RecorderSettings>> = {
  documented: { isOpen: false, withBodies: false, hasMarks: true },
  open: { isOpen: true, withBodies: false, hasMarks: true },
  unmarked: { isOpen: true, withBodies: false, hasMarks: false },
  bodies: { isOpen: true, withBodies: true, hasMarks: true },
}
const cases = realRecorders.flatMap((recorder) =>
  (Object.keys(modes) as RecorderMode[])
    .filter((mode) => mode !== 'bodies' || recorder.bodies !== null)
    .map((mode) => ({ recorder, mode, title: recorder.title })),
)
const sensitive: readonly What[] = ['diet', 'allergies', 'access']
const rows: object[] = []

describe.runIf(process.env.XP_ASSURE)('a recorder from npm', () => {
  beforeAll(installRecorders, 300_000)
  afterAll(async () => {
    await mkdir('artifacts', { recursive: true })
    await writeFile('artifacts/recorders.md', tableText(`${String(rows.length)} recordings`, rows))
  })

  it.each(cases)(
    '$title, $mode, has what the table says',
    { timeout: 200_000 },
    async ({ recorder, mode }) => {
      const { found, sent } = await record(recorder, modes[mode], browser())
      const kB = Math.round(sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000)
      rows.push({
        recorder: recorder.title,
        version: await versionOf(recorder.package),
        mode,
        requests: sent.length,
        kB,
        found: found.join(', '),
      })
      // It has recorded the form itself, or nothing would be shown.
      expect(sent.some(({ texts }) => texts.some((text) => text.includes('xp-interest')))).toBe(true)
      if (mode !== 'documented') expect(found).toContain('words')
      if (mode === 'documented' || mode === 'open')
        expect(found.filter((what) => sensitive.includes(what))).toEqual([])
      expect(found).toEqual(recorder.found[mode])
    },
  )
})
