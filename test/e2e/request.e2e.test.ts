import { afterAll, expect, it } from 'vitest'
import type { Interest } from '../../src/contract/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import {
  expectMarkersInIntakeOnly,
  expectTokensInAuthorizationOnly,
  fillOrdinary,
  fillSensitive,
  markers,
  openForm,
  pathOf,
  receiptReference,
  sees,
  send,
  soon,
} from './support/journey.ts'
import { expectSoundPage } from './support/expectSoundPage.ts'
import { asMember } from '../support/asMember.ts'
import { closeBrowser, openSite, type Site } from './support/openSite.ts'

let site: Site
afterAll(closeBrowser)

const interestId = () => pathOf(site).split('/').at(-1) ?? ''
const interest = () => asMember<Interest>(site.sandbox, sandboxMembers.fresh, `/v1/interests/${interestId()}`)

it('asks again after a wrong code, in the same field, and takes the right one', async () => {
  site = await openSite()
  const { page, sandbox } = site
  await openForm(site)
  await fillOrdinary(page)
  await send(page)
  await receiptReference(page)
  const code = sandbox.control.lastPhoneCode(interestId()) ?? ''
  expect(code).toMatch(/^\d{6}$/)
  const field = page.getByRole('textbox', { name: 'Code' })
  await field.fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await sees(page, 'The last code was wrong or has expired.', { exact: false })
  await expect.poll(() => field.evaluate((element) => element === document.activeElement), soon).toBe(true)
  expect((await interest()).intake?.phoneVerified).toBe(false)
  // Pasted as a message would have it.
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  const checked = page.getByRole('heading', { name: 'Your number is checked' })
  await expect.poll(() => checked.evaluate((title) => title === document.activeElement), soon).toBe(true)
  expect((await interest()).intake?.phoneVerified).toBe(true)
  await expectSoundPage(page)
  await page.reload()
  await sees(page, 'checked', { exact: false })
  expect(await field.count()).toBe(0)
})

it('changes the answers as one whole, with a sensitive one only where it is typed anew', async () => {
  site = await openSite({ sandbox: { markers } })
  const { page, sandbox } = site
  await openForm(site)
  await fillOrdinary(page)
  await fillSensitive(page)
  await send(page)
  await receiptReference(page)
  const sent = await interest()
  expectMarkersInIntakeOnly(site)
  sandbox.control.clearLog()

  await page.getByRole('button', { name: 'Change your answers' }).click()
  expect(await page.getByRole('textbox', { name: 'Diet', exact: true }).inputValue()).toBe('')
  await sees(page, 'They are not stored, so they are not sent again', { exact: false })
  await page.getByRole('spinbutton', { name: 'Adults' }).fill('4')
  await page.getByRole('radio', { name: 'Birthday' }).check()
  await page.getByRole('textbox', { name: 'Diet', exact: true }).fill(markers[0])
  const save = page.getByRole('button', { name: 'Save your answers' })
  await save.click()
  await sees(page, 'This is for 2 guests at most.')
  expect(sandbox.log.filter(({ method }) => method === 'PUT')).toEqual([])
  await page.getByRole('spinbutton', { name: 'Adults' }).fill('1')
  await save.click()
  await page.getByRole('definition').filter({ hasText: 'Birthday' }).waitFor()
  const changed = await interest()
  expect({ ...changed.intake, sensitiveDetailsSentAt: null }).toEqual({
    ...sent.intake,
    occasion: 'BIRTHDAY',
    sensitiveDetailsSentAt: null,
  })
  const carriers = sandbox.log.filter(({ markersIn }) => markersIn.length > 0)
  expect(carriers.map(({ operation, markersIn }) => [operation, markersIn])).toEqual([
    ['submitIntake', [{ marker: 0, part: 'body' }]],
  ])
  expect(sandbox.log.filter(({ operation }) => operation === 'createInterest')).toEqual([])
  await expectTokensInAuthorizationOnly(site)
})

it('leads from the receipt to its conversation', async () => {
  site = await openSite()
  const { page, sandbox } = site
  await openForm(site)
  await send(page)
  await receiptReference(page)
  await page.getByRole('button', { name: 'Open the conversation' }).click()
  await page.getByRole('textbox', { name: 'Write to your concierge' }).waitFor()
  expect(pathOf(site)).toBe(
    `/conversations/${sandbox.control.conversationsOf(sandboxMembers.fresh)[0] ?? ''}`,
  )
  await expectSoundPage(page)
})
