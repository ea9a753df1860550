import { afterAll, expect, it } from 'vitest'
import {
  expectMarkersInIntakeOnly,
  fillOrdinary,
  fillSensitive,
  markers,
  openForm,
  receiptReference,
  send,
  servedBy,
  soon,
} from './support/journey.ts'
import { closeBrowser, openSite, type Site } from './support/openSite.ts'

let site: Site
afterAll(closeBrowser)

const creates = () => site.sandbox.log.filter(({ operation }) => operation === 'createInterest')
const writes = () => servedBy(site).filter((line) => !line.startsWith('GET') && !line.includes('/auth/'))

it('resumes at the intake when that failed after the create: one POST /v1/interests, ever', async () => {
  site = await openSite({ sandbox: { markers } })
  const { page, sandbox } = site
  await openForm(site)
  await fillOrdinary(page)
  await fillSensitive(page)
  sandbox.control.scenario({ failures: [{ kind: 500, operation: 'submitIntake', times: 1 }] })
  await send(page)
  await page.getByText('Your request has arrived.').first().waitFor()
  expect(await page.getByRole('textbox', { name: 'Diet', exact: true }).inputValue()).toBe(markers[0])
  await send(page)
  await receiptReference(page)
  expect(writes()).toEqual([
    'POST /v1/interests',
    expect.stringMatching(/intake$/),
    expect.stringMatching(/intake$/),
  ])
  expectMarkersInIntakeOnly(site, 2)
})

it('makes one interest when the answer of the create is lost and the member sends again', async () => {
  site = await openSite({ sandbox: { markers } })
  const { page, sandbox } = site
  await openForm(site)
  await fillOrdinary(page)
  await fillSensitive(page)
  sandbox.control.scenario({ failures: [{ kind: 'lost-answer', operation: 'createInterest', times: 1 }] })
  await send(page)
  await page.getByText('We did not hear back.').first().waitFor()
  expect(creates()).toHaveLength(1)
  await send(page)
  await receiptReference(page)
  const [first, second, ...more] = creates()
  expect(more).toEqual([])
  expect(first?.idempotencyKey).toMatch(/^[\da-f-]{36}$/)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  // The Service answered the second from what it had done for the first.
  expect([first?.replayed, second?.replayed]).toEqual([false, true])
  expectMarkersInIntakeOnly(site)
})

it('keeps every answer and says what to do when the Service is down', async () => {
  site = await openSite({ sandbox: { markers } })
  const { page, sandbox } = site
  await openForm(site)
  await fillOrdinary(page)
  await fillSensitive(page)
  sandbox.control.scenario({ failures: [{ kind: 503, operation: ['createInterest', 'submitIntake'] }] })
  await send(page)
  await page.getByText('We did not hear back.').first().waitFor()
  expect(await page.getByRole('spinbutton', { name: 'Adults' }).inputValue()).toBe('1')
  expect(await page.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('+45 20 81 44 07')
  expect(await page.getByRole('textbox', { name: 'Allergies', exact: true }).inputValue()).toBe(markers[1])
})

it('asks before a link of the site leads away from sensitive answers', async () => {
  site = await openSite({ sandbox: { markers } })
  const { page } = site
  await openForm(site)
  await fillSensitive(page)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'My requests' }).click()
  await expect.poll(() => questions, soon).toEqual(['confirm'])
  expect(await page.getByRole('textbox', { name: 'Diet', exact: true }).inputValue()).toBe(markers[0])
  expect(new URL(page.url()).pathname).toMatch(/\/ask$/)
})
