import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Interest, PhoneVerification } from '../../../src/index.ts'
import { sandboxInterest, sandboxMembers } from '../../../src/sandbox/index.ts'
import { asMember } from '../../support/asMember.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

const member = sandboxMembers.withHistory
const path = `/v1/interests/${sandboxInterest}`
const first = '+442079460958'

const field = () => page.getByRole('textbox', { name: 'Code' })
const check = () => page.getByRole('button', { name: 'Check', exact: true })
const verified = () => page.getByRole('heading', { name: 'Your number is checked' })

/** A member with a number that is to be checked, and a Service whose answers to the check wait until `release`. */
async function open(onVerified?: () => void) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const host = createMemberHost({
    member,
    answer: async (request) => {
      if (!request.url.endsWith('/phone/verification') || request.method !== 'PUT') return undefined
      const answer = await host.sandbox.fetch(request)
      await released
      return answer
    },
  })
  await asMember(host.sandbox, member, `${path}/intake`, { adults: 2, phone: first }, 'PUT')
  const shown = await host.open(<PhoneVerification interestId={sandboxInterest} onVerified={onVerified} />)
  await expect.element(field()).toBeVisible()
  const code = () => host.sandbox.control.lastPhoneCode(sandboxInterest) ?? ''
  return { ...host, shown, code, release }
}

test('a number that was changed while the code of the one before was checked is not called checked', async () => {
  const onVerified = vi.fn()
  const host = await open(onVerified)
  await field().fill(host.code())
  await check().click()
  await page.getByRole('button', { name: 'Change the number' }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('+45 20 81 44 07')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect.element(page.getByText('+45 20 81 44 07').first()).toBeVisible()
  host.release()
  await expect.poll(() => host.kit.writeRecords.get('verifyPhone', sandboxInterest).outcome).toBe('done')
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  const truth = await asMember<Interest>(host.sandbox, member, path)
  expect(truth.intake).toMatchObject({ phone: '+4520814407', phoneVerified: false })
  expect(verified().query()).toBeNull()
  await expect.element(field()).toBeVisible()
  expect(onVerified).not.toHaveBeenCalled()
  expect(host.events.filter(({ name }) => name === 'phone.verified')).toEqual([])
})

test('a number that was checked, changed and put back is checked again', async () => {
  const host = await open()
  host.release()
  const save = async (number: string) => {
    await page.getByRole('button', { name: 'Change the number' }).click()
    await page.getByRole('textbox', { name: 'Phone' }).fill(number)
    await page.getByRole('button', { name: 'Send a code' }).click()
    await expect.element(page.getByText(number).first()).toBeVisible()
  }
  await field().fill(host.code())
  await check().click()
  await expect.element(verified()).toBeVisible()
  await save('+45 20 81 44 07')
  await save('+44 20 7946 0958')
  const truth = await asMember<Interest>(host.sandbox, member, path)
  expect(truth.intake).toMatchObject({ phone: first, phoneVerified: false })
  await expect.element(field()).toBeVisible()
  expect(verified().query()).toBeNull()
})

test('a member who types another number keeps the focus there when the check of the one before is answered', async () => {
  const host = await open()
  await field().fill(host.code())
  await check().click()
  await page.getByRole('button', { name: 'Change the number' }).click()
  const number = page.getByRole('textbox', { name: 'Phone' })
  await expect.element(number).toHaveFocus()
  await userEvent.keyboard('+45 20')
  host.release()
  await expect.poll(() => host.kit.writeRecords.get('verifyPhone', sandboxInterest).outcome).toBe('done')
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveValue('+45 20')
})

test('a code that was typed for one number is not in the field for another', async () => {
  const host = await open()
  await field().fill(host.code())
  await host.shown.unmount()
  await asMember(host.sandbox, member, `${path}/intake`, { adults: 2, phone: '+4520814407' }, 'PUT')
  await host.kit.queryClient.resetQueries()
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await expect.element(page.getByText('+45 20 81 44 07').first()).toBeVisible()
  await expect.element(field()).toHaveValue('')
})

test('a machine that slept through the wait for another code does not wait on when it wakes', async () => {
  const host = createMemberHost({
    member,
    scenario: { failures: [{ kind: 429, operation: 'issuePhoneCode', retryAfter: 3_600, times: 1 }] },
  })
  await asMember(host.sandbox, member, `${path}/intake`, { adults: 2, phone: first }, 'PUT')
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect.element(page.getByRole('button', { name: /New code in/ })).toBeVisible()
  // Timers stand still while a machine sleeps, and the clock does not.
  vi.useFakeTimers({ now: Date.now() + 7_200_000, toFake: ['Date'] })
  try {
    await expect.element(page.getByRole('button', { name: 'Send a new code' })).toBeEnabled()
    await expect.poll(host.said).toContain('You can ask for a new code now.')
  } finally {
    vi.useRealTimers()
  }
})

test('a check whose answer was lost tells the host as well, once it is read that the number is checked', async () => {
  const onVerified = vi.fn()
  const host = createMemberHost({
    member,
    scenario: { failures: [{ kind: 'lost-answer', operation: 'verifyPhone', times: 1 }] },
  })
  await asMember(host.sandbox, member, `${path}/intake`, { adults: 2, phone: first }, 'PUT')
  await host.open(<PhoneVerification interestId={sandboxInterest} onVerified={onVerified} />)
  await field().fill(host.sandbox.control.lastPhoneCode(sandboxInterest) ?? '')
  await check().click()
  await expect.element(verified()).toHaveFocus()
  expect(onVerified).toHaveBeenCalledExactlyOnceWith({ interestId: sandboxInterest })
  expect(host.events.filter(({ name }) => name === 'phone.verified')).toHaveLength(1)
  expect(host.requests('verifyPhone')).toHaveLength(1)
})

test('a code that was taken, its answer lost, and is sent again to a Service that takes each once, is not called wrong', async () => {
  const onVerified = vi.fn()
  let isTaken = false
  let isReadable = true
  const host = createMemberHost({
    member,
    answer: async (request) => {
      if (request.method === 'GET') return isReadable ? undefined : new Response(null, { status: 422 })
      if (!request.url.endsWith('/phone/verification')) return undefined
      if (isTaken) return Response.json({ verified: false })
      await host.sandbox.fetch(request)
      isTaken = true
      isReadable = false
      throw new TypeError('Failed to fetch')
    },
  })
  await asMember(host.sandbox, member, `${path}/intake`, { adults: 2, phone: first }, 'PUT')
  await host.open(<PhoneVerification interestId={sandboxInterest} onVerified={onVerified} />)
  await field().fill(host.sandbox.control.lastPhoneCode(sandboxInterest) ?? '')
  await check().click()
  await expect.poll(host.said).toContain('It may have arrived')
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  isReadable = true
  await check()
    .or(page.getByRole('button', { name: 'Try again' }))
    .first()
    .click()
  await expect.element(verified()).toHaveFocus()
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  expect(host.said()).not.toContain('wrong')
  expect(onVerified).toHaveBeenCalledExactlyOnceWith({ interestId: sandboxInterest })
  expect(host.events.filter(({ name }) => name === 'phone.verified')).toHaveLength(1)
})

test('a member who leaves while the code is checked, comes back and checks it again is told of once', async () => {
  const onVerified = vi.fn()
  const host = await open(onVerified)
  await field().fill(host.code())
  await check().click()
  await host.shown.unmount()
  await host.open(<PhoneVerification interestId={sandboxInterest} onVerified={onVerified} />)
  await expect.element(field()).toHaveValue(host.code())
  await expect.element(page.getByRole('button', { name: 'Checking' })).toBeVisible()
  // As a form of a host's own may, whose button is not held.
  ;(field().element() as HTMLInputElement).form?.requestSubmit()
  host.release()
  await expect.element(verified()).toBeVisible()
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  expect(onVerified).toHaveBeenCalledOnce()
  expect(host.events.filter(({ name }) => name === 'phone.verified')).toHaveLength(1)
  expect(host.requests('verifyPhone')).toHaveLength(1)
})

test('a number that is saved again in a form opened meanwhile, before the Service has the first, is told of once', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const host = createMemberHost({
    member,
    answer: async ({ method, url }) => {
      if (method === 'PUT' && url.endsWith('/intake') && isSlow) await released
      return undefined
    },
  })
  let isSlow = false
  await asMember(host.sandbox, member, `${path}/intake`, { adults: 2, phone: first }, 'PUT')
  isSlow = true
  const onNumberChanged = vi.fn()
  const form = <PhoneVerification interestId={sandboxInterest} onNumberChanged={onNumberChanged} />
  const shown = await host.open(form)
  await page.getByRole('button', { name: 'Change the number' }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('+45 20 81 44 07')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect.poll(() => host.kit.writeRecords.get('submitIntake', sandboxInterest).outcome).toBe('pending')
  await shown.unmount()
  await host.open(form)
  const reads = host.requests('interest').length
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect.poll(() => host.requests('interest').length).toBeGreaterThan(reads)
  release()
  await expect.element(page.getByText('+45 20 81 44 07').first()).toBeVisible()
  await expect.element(field()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /New code in/ })).toBeVisible()
  expect(onNumberChanged).toHaveBeenCalledOnce()
  expect(host.events.filter(({ name }) => name === 'phone.codeSent')).toHaveLength(1)
})

test('a clock that is put back makes the wait for another code no longer, also where one comes back to the form', async () => {
  const wait = () => page.getByRole('button', { name: /^New code in/ })
  const host = await open()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect.element(wait()).toBeVisible()
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 3 * 60 * 60_000)
  onTestFinished(() => void vi.mocked(Date.now).mockRestore())
  await expect.poll(() => wait().element().textContent).toMatch(/0:2\d/)
  await host.shown.rerender(host.page(null))
  await host.shown.rerender(host.page(<PhoneVerification interestId={sandboxInterest} />))
  await expect.element(wait()).toBeVisible()
  expect(wait().element().textContent).toMatch(/0:[23]\d/)
})
