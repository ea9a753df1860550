import { afterAll, expect, it } from 'vitest'
import type { Redemption } from '../../src/contract/index.ts'
import { sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import {
  chefsCounter,
  expectTokensInAuthorizationOnly,
  markers,
  openAt,
  pathOf,
  press,
  sees,
  send,
  signOut,
  soon,
  titleOf,
} from './support/journey.ts'
import { expectSoundPage } from './support/expectSoundPage.ts'
import { asMember } from '../support/asMember.ts'
import { closeBrowser, desktop, openSite, phone, type Site } from './support/openSite.ts'

let site: Site
afterAll(closeBrowser)

const heading = (name: string) => site.page.getByRole('heading', { name })
const part = (name: string) =>
  site.page.getByRole('navigation', { name: 'Parts of your programme' }).getByRole('link', { name })
const redemptionsOf = async (member: string) =>
  (await asMember<{ redemptions: Redemption[] }>(site.sandbox, member, '/v1/redemptions')).redemptions

const sizes = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const
// The journeys walk both; here the other comes in the whole run.
const sizesInRun = sizes.slice(0, process.env.XP_ASSURE ? 2 : 1)
it.each(sizesInRun)('opens each view by its address on %s', async (_name, viewport) => {
  site = await openSite({ viewport })
  const { page } = site
  const [purchased] = (await redemptionsOf(sandboxMembers.withHistory)).filter(
    ({ status }) => status === 'PURCHASED',
  )
  await openAt(site, '/rewards', sandboxMembers.withHistory)
  for (const [path, name, current] of [
    ['', 'Experiences', 'Explore'],
    [`/offers/${chefsCounter.id}`, chefsCounter.title, 'Explore'],
    [`/offers/${chefsCounter.id}/ask`, 'Ask for it', 'Explore'],
    ['/experiences', 'My experiences', 'My experiences'],
    [`/experiences/redemptions/${purchased?.id ?? ''}`, 'Three nights above the fjord', 'My experiences'],
    [`/experiences/interests/${sandboxInterest}`, 'Your concierge has it', 'My experiences'],
    ['/concierge', 'Conversations', 'Concierge'],
    [`/concierge/${purchased?.conversationId ?? ''}`, 'Three nights above the fjord', 'Concierge'],
    ['/wallet', 'Your balance', 'Wallet'],
  ] as const) {
    await page.goto(`${site.url}/rewards${path}`)
    await heading(name).first().waitFor()
    expect(await part(current).getAttribute('aria-current'), path).toBe('page')
    await expectSoundPage(page)
  }
  expect(site.console).toEqual([])
  await page.goto(`${site.url}/rewards/no/such/place`)
  await titleOf(page, 'There is no such page').waitFor()
})

it('goes back and forward between its views and the other pages of the site', async () => {
  site = await openSite()
  const { page } = site
  await openAt(site, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rewards' }).click()
  await heading('Experiences').waitFor()
  await page.getByRole('link', { name: chefsCounter.title }).first().click()
  await heading(chefsCounter.title).waitFor()
  await part('Wallet').click()
  await heading('Your balance').waitFor()
  await part('Concierge').click()
  await heading('No conversations yet').waitFor()

  const seen: string[] = []
  for (const [move, name] of [
    ['back', 'Your balance'],
    ['back', chefsCounter.title],
    ['forward', 'Your balance'],
    ['back', chefsCounter.title],
    ['back', 'Experiences'],
  ] as const) {
    await (move === 'back' ? page.goBack() : page.goForward())
    await heading(name).first().waitFor()
    seen.push(pathOf(site))
  }
  const offer = `/rewards/offers/${chefsCounter.id}`
  expect(seen).toEqual(['/rewards/wallet', offer, '/rewards/wallet', offer, '/rewards'])
  await page.goBack()
  await titleOf(page, 'Experiences').waitFor()
  expect(pathOf(site)).toBe('/')
})

it('shows a view that was opened without a connection by itself once there is one', async () => {
  site = await openSite()
  const { page, context } = site
  await openAt(site, '/rewards')
  await heading('Experiences').waitFor()
  await context.setOffline(true)
  await part('My experiences').click()
  await heading('Something went wrong here').waitFor()
  await context.setOffline(false)
  await heading('My experiences').first().waitFor()
  await heading('Something went wrong here').waitFor({ state: 'detached' })
  await expectSoundPage(page)
})

it('keeps the interest that was made in it over a reload, by the id that the site stored', async () => {
  site = await openSite()
  const { page } = site
  await openAt(site, `/rewards/offers/${chefsCounter.id}`)
  await press(page, 'Ask for it')
  await heading('Ask for it').waitFor()
  await send(page)
  await heading('Your concierge has it').waitFor()
  await page.reload()
  await part('My experiences').click()
  await heading('What you asked for').waitFor()
  await page.getByRole('link', { name: chefsCounter.title }).click()
  await heading('Your concierge has it').waitFor()
  await page.getByRole('button', { name: 'Open the conversation' }).click()
  await page.getByRole('textbox', { name: 'Write to your concierge' }).waitFor()
  expect(pathOf(site)).toMatch(/^\/rewards\/concierge\/[\w.-]+$/)
})

it('asks before any way leads away from a sensitive answer: its own, the site’s and the back button', async () => {
  site = await openSite({ sandbox: { markers } })
  const { page } = site
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.dismiss()
  })
  await openAt(site, '/rewards')
  await page.getByRole('link', { name: chefsCounter.title }).first().click()
  await press(page, 'Ask for it')
  const diet = page.getByRole('textbox', { name: 'Diet', exact: true })
  await diet.fill(markers[0])

  await part('Wallet').click()
  const asking = page.getByRole('dialog', { name: 'Leave without sending?' })
  await asking.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('link', { name: 'Bookings' }).click()
  await expect.poll(() => questions, soon).toEqual(['confirm'])
  await page.goBack().catch(() => null)
  await expect.poll(() => questions, soon).toEqual(['confirm', 'confirm'])
  expect(await diet.inputValue()).toBe(markers[0])
  expect(pathOf(site)).toBe(`/rewards/offers/${chefsCounter.id}/ask`)

  await part('Wallet').click()
  await asking.getByRole('button', { name: 'Leave', exact: true }).click()
  await heading('Your balance').waitFor()
  expect(questions).toHaveLength(2)
  expect(site.sandbox.log.filter(({ markersIn }) => markersIn.length > 0)).toEqual([])
})

it('shows nothing of a member who signs out in the middle, also not to the next one', async () => {
  site = await openSite()
  const { page, sandbox } = site
  const [purchased] = (await redemptionsOf(sandboxMembers.withHistory)).filter(
    ({ status }) => status === 'PURCHASED',
  )
  const thread = `/rewards/concierge/${purchased?.conversationId ?? ''}`
  await openAt(site, thread, sandboxMembers.withHistory)
  await sees(page, 'drying room', { exact: false })
  await page.getByRole('textbox', { name: 'Write to your concierge' }).fill('Half a sentence')
  // In the middle: a message is on its way.
  sandbox.control.scenario({ latencyMs: { sendMessage: 3_000 } })
  await page.keyboard.press('Enter')
  await sees(page, 'Sending', { exact: true })
  await page.getByRole('textbox', { name: 'Write to your concierge' }).fill('Another half')
  await signOut(site, 'Ines Marlow')
  for (const trace of ['drying room', 'Half a sentence', 'Another half', '67,300'])
    expect(await page.content()).not.toContain(trace)
  sandbox.control.scenario('default')

  await page.goBack()
  await titleOf(page, 'Something to look forward to').waitFor()
  await page.getByRole('button', { name: 'Noor Idris' }).click()
  await page
    .getByRole('link', { name: /^Your balance \d/ })
    .getByText('48,250')
    .first()
    .waitFor()
  expect(pathOf(site)).toBe(thread)
  await heading('We could not load this conversation').waitFor()
  for (const trace of [
    'drying room',
    'Half a sentence',
    'Another half',
    '67,300',
    'Three nights above the fjord',
  ])
    expect(await page.content()).not.toContain(trace)
  await part('My experiences').click()
  await heading('Nothing redeemed yet').waitFor()
  expect(new Set(sandbox.log.flatMap(({ member }) => member ?? []))).toEqual(
    new Set([sandboxMembers.withHistory, sandboxMembers.fresh]),
  )
  await expectTokensInAuthorizationOnly(site)
})
