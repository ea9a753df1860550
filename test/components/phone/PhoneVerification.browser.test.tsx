import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { operations, PhoneVerification } from '../../../src/index.ts'
import { de } from '../../../src/locales/de/index.ts'
import { sandboxInterest, sandboxMembers } from '../../../src/sandbox/index.ts'
import { createMemberHost, type MemberHostOptions } from '../../support/memberHost.tsx'

const intake = {
  adults: 2,
  children: 1,
  preferredDates: ['2027-03-04'],
  blackoutDates: ['2027-03-08'],
  contactMethod: 'SMS',
  contactWindow: 'EVENING',
  occasion: 'ANNIVERSARY',
}

/** The member with an interest whose phone was given a while ago and is not checked. */
async function open({
  phone = '+442079460958',
  ...options
}: MemberHostOptions & { readonly phone?: string | null } = {}) {
  const bodies: unknown[] = []
  const answer = async (request: Request) => {
    if (request.method === 'PUT')
      bodies.push({ path: new URL(request.url).pathname, ...((await request.json()) as object) })
    return undefined
  }
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    answer: (request) => answer(request) as unknown as undefined,
    ...options,
  })
  await host.sandbox.fetch(`${host.sandbox.baseUrl}/v1/interests/${sandboxInterest}/intake`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${host.sandbox.grantFor(sandboxMembers.withHistory).accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...intake, ...(phone === null ? {} : { phone }) }),
  })
  host.sandbox.control.clearLog()
  return { ...host, bodies, code: () => host.sandbox.control.lastPhoneCode(sandboxInterest) ?? '' }
}

const field = () => page.getByRole('textbox', { name: 'Code' })
const check = () => page.getByRole('button', { name: 'Check', exact: true })

test('offers the phone’s own code suggestion and a number pad, and hints at the usual length only', async () => {
  const host = await open()
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric')
  await expect.element(field()).not.toHaveAttribute('maxlength')
  await expect.element(field()).toHaveAccessibleDescription('Usually 6 figures.')
  await expect.element(page.getByText('+44 20 7946 0958')).toBeVisible()
})

test('takes a code pasted with spaces, and says that the number is checked', async () => {
  const onVerified = vi.fn()
  const host = await open()
  await host.open(<PhoneVerification interestId={sandboxInterest} onVerified={onVerified} />)
  await field().fill(` ${host.code().slice(0, 3)} ${host.code().slice(3)} `)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Your number is checked' })).toHaveFocus()
  expect(onVerified).toHaveBeenCalledExactlyOnceWith({ interestId: sandboxInterest })
  expect(host.events).toContainEqual({ name: 'phone.verified', interestId: sandboxInterest })
  // The title is said as it gets the focus.
  expect(host.said().trim()).toBe('')
})

test('lives with a host whose handlers throw', async () => {
  const host = await open()
  const broken = () => {
    throw new Error('the host is broken')
  }
  await host.open(
    <PhoneVerification interestId={sandboxInterest} onVerified={broken} onNumberChanged={broken} />,
  )
  await page.getByRole('button', { name: 'Change the number' }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('020 7946 0123')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('We sent a code to +44 20 7946 0123.').first()).toBeVisible()
  await expect.poll(() => host.errors.map(String)).toEqual(['Error: the host is broken'])
  await field().fill(host.code())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Your number is checked' })).toHaveFocus()
  await expect.poll(() => host.errors.map(String)).toEqual(Array(2).fill('Error: the host is broken'))
})

test('sends a code once, however often the button is pressed', async () => {
  const onVerified = vi.fn()
  const host = await open()
  await host.open(<PhoneVerification interestId={sandboxInterest} onVerified={onVerified} />)
  await field().fill(host.code())
  await check().dblClick()
  await expect.element(page.getByRole('heading', { name: 'Your number is checked' })).toBeVisible()
  expect(host.requests('verifyPhone')).toHaveLength(1)
  expect(onVerified).toHaveBeenCalledOnce()
})

test('asks again after a wrong code, politely, and keeps the focus', async () => {
  const host = await open()
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await field().fill('1234567890')
  await check().click()
  await expect.element(field()).toHaveAccessibleDescription(/wrong or has expired/)
  await expect.element(field()).toHaveFocus()
  expect(page.getByRole('alert').query()).toBeNull()
  await expect
    .poll(() => document.querySelector('[aria-live="polite"]')?.textContent)
    .toContain('wrong or has expired')
  expect(host.requests('verifyPhone')).toHaveLength(1)
  await userEvent.keyboard(`${host.code()}{Enter}`)
  await expect.element(page.getByRole('heading', { name: 'Your number is checked' })).toBeVisible()
})

test('refuses an empty code next to the field, before anything is sent', async () => {
  const host = await open()
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await field().fill('   ')
  await check().click()
  await expect.element(field()).toHaveAccessibleDescription('Enter the code that we sent you.')
  await expect.element(field()).toHaveFocus()
  expect(host.requests('verifyPhone')).toHaveLength(0)
})

test('keeps the code when the check fails, and gives the reference', async () => {
  const host = await open({ scenario: { failures: [{ kind: 500, operation: 'verifyPhone', times: 1 }] } })
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await field().fill(host.code())
  await check().click()
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect.element(field()).toHaveValue(host.code())
  await check().click()
  await expect.element(page.getByRole('heading', { name: 'Your number is checked' })).toBeVisible()
})

test('sends a new code, and lets the member see and hear the wait', async () => {
  const host = await open()
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  const first = host.code()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  const waiting = page.getByRole('button', { name: 'New code in 30 seconds' })
  await expect.element(waiting).toHaveFocus()
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
  expect(host.code()).not.toBe(first)
  await expect.poll(host.said).toContain('You can ask for another in 30 seconds.')
  await waiting.click({ force: true })
  expect(host.requests('issuePhoneCode')).toHaveLength(1)
  expect(host.events).toContainEqual({ name: 'phone.codeSent', interestId: sandboxInterest })
})

test('waits in each form on the page, whichever a code was sent by', async () => {
  const host = await open()
  await host.open(
    <>
      <PhoneVerification interestId={sandboxInterest} />
      <PhoneVerification interestId={sandboxInterest} />
    </>,
  )
  const button = (at: number) => page.getByRole('button', { name: /New code in|Send a new code/ }).nth(at)
  await button(0).click()
  for (const at of [0, 1]) await expect.element(button(at)).toHaveAccessibleName('New code in 30 seconds')
  await button(1).click({ force: true })
  expect(host.requests('issuePhoneCode')).toHaveLength(1)
})

test('waits as long as a 429 says, and then says that one can ask again', async () => {
  const host = await open({
    scenario: { failures: [{ kind: 429, operation: 'issuePhoneCode', retryAfter: 1, times: 1 }] },
  })
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect.poll(host.said).toContain('You can ask for a new code now.')
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect.element(page.getByRole('button', { name: /New code in/ })).toBeVisible()
})

test('has no way to a new code where that is switched off', async () => {
  const host = await open({ assumptions: { operations: { issuePhoneCode: false } } })
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await expect.element(check()).toBeVisible()
  expect(page.getByRole('button', { name: /new code/i }).query()).toBeNull()
})

test('changes the number and nothing else: the whole intake goes again, in E.164, without sensitive answers', async () => {
  const onNumberChanged = vi.fn()
  const host = await open()
  await host.open(<PhoneVerification interestId={sandboxInterest} onNumberChanged={onNumberChanged} />)
  await page.getByRole('button', { name: 'Change the number' }).click()
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await expect.element(phone).toHaveFocus()
  await phone.fill('020 7946 0123')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveFocus()
  await expect.element(page.getByText('We sent a code to +44 20 7946 0123.').first()).toBeVisible()
  expect(host.bodies).toEqual([
    { path: `/v1/interests/${sandboxInterest}/intake`, ...intake, phone: '+442079460123' },
  ])
  expect(host.events).toContainEqual({ name: 'phone.codeSent', interestId: sandboxInterest })
  expect(onNumberChanged).toHaveBeenCalledOnce()
  await field().fill(host.code())
  await check().click()
  await expect.element(page.getByRole('heading', { name: 'Your number is checked' })).toBeVisible()
})

test.each(['before it is opened', 'while it is open'])(
  'says before it saves that an answer would be left out which came %s',
  async (when) => {
    const host = await open()
    const { data } = await host.client.call(operations.interest, { params: { id: sandboxInterest } })
    const later = { ...data, intake: { ...data.intake, occasion: 'JUBILEE' } }
    const serve = host.sandbox.fetch.bind(host.sandbox)
    let isLater = when === 'before it is opened'
    vi.spyOn(host.sandbox, 'fetch').mockImplementation((input, init) => {
      const { method, url } = new Request(input, init)
      return isLater && method === 'GET' && url.endsWith(sandboxInterest)
        ? Promise.resolve(Response.json(later))
        : serve(input, init)
    })
    await host.open(<PhoneVerification interestId={sandboxInterest} />)
    await page.getByRole('button', { name: 'Change the number' }).click()
    const told = page
      .getByRole('strong')
      .filter({ hasText: 'One of your other answers cannot be shown here.' })
    const others = page.getByText(/Your other answers stay as they are/)
    await expect.element(isLater ? told : others).toBeVisible()
    expect((isLater ? others : told).query()).toBeNull()
    isLater = true
    await page.getByRole('textbox', { name: 'Phone' }).fill('020 7946 0123')
    await userEvent.keyboard('{Enter}')
    if (when === 'while it is open') {
      await expect.element(told).toBeVisible()
      expect(host.bodies).toEqual([])
      await userEvent.keyboard('{Enter}')
    }
    await expect.poll(() => host.bodies).toMatchObject([{ phone: '+442079460123' }])
  },
)

test('sends the newest answers with the number, not those that it was opened with', async () => {
  const host = await open()
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await page.getByRole('button', { name: 'Change the number' }).click()
  await host.client.call((await import('../../../src/index.ts')).operations.submitIntake, {
    params: { id: sandboxInterest },
    body: { adults: 5, phone: '+442079460958' },
  })
  await page.getByRole('textbox', { name: 'Phone' }).fill('+45 20 81 44 07')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect.element(field()).toBeVisible()
  expect(host.bodies.at(-1)).toEqual({
    path: `/v1/interests/${sandboxInterest}/intake`,
    adults: 5,
    phone: '+4520814407',
  })
})

test('shows a national number with its country code on leaving the field', async () => {
  const host = await open()
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await page.getByRole('button', { name: 'Change the number' }).click()
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.fill('020 7946 0123')
  await userEvent.keyboard('{Tab}')
  await expect.element(phone).toHaveValue('+44 20 7946 0123')
})

test.each([
  ['', 'Enter the number that we should use.'],
  ['020', 'This number is too short. Please check it.'],
  ['call me', 'This is not a phone number. Please check it.'],
])('refuses the number %j next to the field', async (typed, words) => {
  const host = await open()
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await page.getByRole('button', { name: 'Change the number' }).click()
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.fill(typed)
  await userEvent.keyboard('{Enter}')
  await expect.element(phone).toHaveAccessibleDescription(words)
  expect(host.bodies).toEqual([])
})

test('keeps the number that is typed when saving it fails, and keeps the old one on request', async () => {
  const host = await open()
  host.sandbox.control.scenario({ failures: [{ kind: 403, operation: 'submitIntake' }] })
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await page.getByRole('button', { name: 'Change the number' }).click()
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.fill('+45 20 81 44 07')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect.element(page.getByText('Not sent.', { exact: true })).toBeVisible()
  await expect.element(phone).toHaveValue('+45 20 81 44 07')
  await page.getByRole('button', { name: 'Keep the number' }).click()
  await expect.element(field()).toHaveFocus()
})

test('sends nothing for the number that is there already', async () => {
  const host = await open({ phone: '+44 20 7946 0958' })
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await page.getByRole('button', { name: 'Change the number' }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('020 7946 0958')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect.element(field()).toHaveFocus()
  expect(host.bodies).toEqual([])
})

test('asks for a number where there is none', async () => {
  const host = await open({ phone: null })
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await expect.element(page.getByRole('heading', { name: 'Add your number' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Keep the number' }).query()).toBeNull()
})

test('hands ref, rest, className and parts on', async () => {
  const ref = createRef<HTMLElement>()
  const host = await open()
  await host.open(
    <PhoneVerification
      ref={ref}
      id="phone"
      className="host"
      classNames={{ field: 'mine' }}
      interestId={sandboxInterest}
    />,
  )
  await expect.poll(() => ref.current?.querySelector('.mine')).not.toBeNull()
  expect(ref.current).toHaveProperty('id', 'phone')
})

test('says that another number may have arrived when the answer to it is lost, and sends it once', async () => {
  const host = await open()
  const onNumberChanged = vi.fn()
  host.sandbox.control.scenario({ failures: [{ kind: 'lost-answer', operation: 'submitIntake', times: 1 }] })
  await host.open(<PhoneVerification interestId={sandboxInterest} onNumberChanged={onNumberChanged} />)
  await page.getByRole('button', { name: 'Change the number' }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('+45 20 81 44 07')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect.element(page.getByText('+45 20 81 44 07')).toBeVisible()
  expect(host.bodies).toHaveLength(1)
  expect(onNumberChanged).toHaveBeenCalledOnce()
  expect(host.events).toContainEqual({ name: 'phone.codeSent', interestId: sandboxInterest })
  // A code has just been sent.
  await expect.element(page.getByRole('button', { name: /New code in/ })).toBeVisible()
})

test('takes a first number whose answer was lost for sent, once it is read that it is there', async () => {
  const host = await open({ phone: null })
  const onNumberChanged = vi.fn()
  host.sandbox.control.scenario({ failures: [{ kind: 'lost-answer', operation: 'submitIntake', times: 1 }] })
  const form = <PhoneVerification interestId={sandboxInterest} onNumberChanged={onNumberChanged} />
  const screen = await host.open(form)
  await page.getByRole('textbox', { name: 'Phone' }).fill('+45 20 81 44 07')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect.element(field()).toBeVisible()
  await expect.poll(() => onNumberChanged.mock.calls.length).toBe(1)
  expect(host.bodies).toHaveLength(1)
  expect(host.events).toContainEqual({ name: 'phone.codeSent', interestId: sandboxInterest })
  await expect.element(page.getByRole('button', { name: /New code in/ })).toBeVisible()
  expect(host.kit.drafts.isEmpty(), 'the browser would ask before leaving').toBe(true)
  await screen.rerender(host.page(null))
  await screen.rerender(host.page(form))
  await expect.element(field()).toBeVisible()
})

test('says that a new code may be on its way when the answer is lost', async () => {
  const host = await open({
    scenario: { failures: [{ kind: 'lost-answer', operation: 'issuePhoneCode', times: 1 }] },
  })
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect
    .element(page.getByText('A new code may be on its way. If none arrives, ask for another.').first())
    .toBeVisible()
})

test('asks for a new code in the width of its field, where that is below the check on a phone', async () => {
  await page.viewport(390, 844)
  const host = await open({ locale: 'de-DE', messages: de })
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  const again = page.getByRole('button', { name: 'Neuen Code senden' })
  await expect.element(again).toBeVisible()
  const sidesOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return [left, right]
  }
  expect(sidesOf(again.element())).toEqual(sidesOf(page.getByRole('textbox').element()))
})
