import { expect, test } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { createBench, startOfTests } from './createBench.ts'

const answers = {
  adults: 2,
  children: 1,
  preferredDates: ['2027-03-12', '2027-03-13'],
  blackoutDates: ['2027-03-20'],
  contactMethod: 'SMS',
  contactWindow: 'EVENING',
  occasion: 'ANNIVERSARY',
  phone: '+47 400 00 000',
}
const sensitive = { dietary: 'no shellfish', allergies: 'peanuts', accessibility: '' }

async function createInterest(body: object = answers) {
  const bench = createBench()
  const call = bench.as(sandboxMembers.fresh)
  const created = await call(operations.createInterest, { body: { offer: sandboxOffers.complete, ...body } })
  const params = { id: created.json.id }
  return {
    ...bench,
    call,
    created,
    id: params.id,
    read: async () => (await call(operations.interest, { params })).json,
    submit: (intake: object) => call(operations.submitIntake, { params, body: intake }),
    verify: async (code: string) => (await call(operations.verifyPhone, { params, body: { code } })).json,
    resend: () => call(operations.issuePhoneCode, { params }),
  }
}

test('debits no points and holds no place, so a sold-out offer can be asked for', async () => {
  const { call, sandbox } = await createInterest({ offer: sandboxOffers.soldOut })
  const { status } = await call(operations.createInterest, { body: { offer: sandboxOffers.soldOut } })
  expect(status).toBe(201)
  expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(48_250)
})

test('refuses an unknown offer, another member’s id, an unknown enum value and a date that does not exist', async () => {
  const call = createBench().as(sandboxMembers.fresh)
  const statusOf = async (body: object) =>
    (await call(operations.createInterest, { body: { offer: sandboxOffers.complete, ...body } })).status
  expect(await statusOf({ offer: 'nowhere' })).toBe(404)
  expect(await statusOf({ externalUserID: sandboxMembers.withHistory })).toBe(403)
  expect(await statusOf({ externalUserID: sandboxMembers.fresh })).toBe(201)
  expect(await statusOf({ contactMethod: 'PIGEON' })).toBe(422)
  expect(await statusOf({ preferredDates: ['2027-02-30'] })).toBe(422)
})

test('counts sensitive answers, forgets them and keeps the time', async () => {
  const { submit, read, passTime, sandbox, id } = await createInterest()
  passTime(60_000)
  const first = await submit({ ...answers, ...sensitive })
  expect(first.json.intake?.sensitiveDetailsSentAt).toBe('2026-11-21T10:01:00.000Z')
  expect(first.text).not.toMatch(/shellfish|peanuts|dietary|allergies|accessibility/)
  expect(sandbox.control.sensitiveAnswers(id)).toBe(2)
  passTime(60_000)
  await submit({ ...answers, dietary: '  ' })
  expect((await read()).intake?.sensitiveDetailsSentAt).toBe('2026-11-21T10:01:00.000Z')
  await submit({ ...answers, allergies: 'peanuts' })
  expect((await read()).intake?.sensitiveDetailsSentAt).toBe('2026-11-21T10:02:00.000Z')
  expect(sandbox.control.sensitiveAnswers(id)).toBe(3)
})

test('answers verified false to an expired code, and to an earlier one after another was sent', async () => {
  const { verify, resend, passTime, sandbox, id } = await createInterest()
  const first = sandbox.control.lastPhoneCode(id) ?? ''
  passTime(10 * 60_000)
  expect(await verify(first)).toEqual({ verified: false })
  expect((await resend()).status).toBe(202)
  const second = sandbox.control.lastPhoneCode(id) ?? ''
  expect(second).not.toBe(first)
  expect(await verify(first)).toEqual({ verified: false })
  expect(await verify(second)).toEqual({ verified: true })
})

test('keeps a verified phone that stays, and asks anew for another', async () => {
  const { submit, verify, sandbox, id } = await createInterest()
  const code = sandbox.control.lastPhoneCode(id) ?? ''
  await verify(code)
  expect((await submit({ ...answers, adults: 4 })).json.intake?.phoneVerified).toBe(true)
  const changed = await submit({ ...answers, phone: '+47 411 11 111' })
  expect(changed.json.intake?.phoneVerified).toBe(false)
  expect(sandbox.control.lastPhoneCode(id)).not.toBe(code)
  expect(await verify(code)).toEqual({ verified: false })
})

test('sends no code where no phone is saved', async () => {
  const { resend, sandbox, id } = await createInterest({})
  expect(sandbox.control.lastPhoneCode(id)).toBeNull()
  expect((await resend()).status).toBe(422)
})

test('answers 403 to another member and 404 where there is none', async () => {
  const { as, id } = await createInterest()
  const other = as(sandboxMembers.withHistory)
  expect((await other(operations.interest, { params: { id } })).status).toBe(403)
  expect((await other(operations.submitIntake, { params: { id }, body: {} })).status).toBe(403)
  expect((await other(operations.interest, { params: { id: 'nowhere' } })).status).toBe(404)
})

test('has an interest of a member with a history, by a known id', async () => {
  const { json } = await createBench().as(sandboxMembers.withHistory)(operations.interest, {
    params: { id: sandboxInterest },
  })
  expect(json.intake?.phoneVerified).toBe(true)
  expect(Date.parse(json.intake?.sensitiveDetailsSentAt ?? '')).toBeLessThan(startOfTests)
})
