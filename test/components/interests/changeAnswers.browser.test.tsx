import { onlineManager } from '@tanstack/react-query'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ExperienceClient } from '../../../src/client/index.ts'
import { InterestForm, InterestSummary } from '../../../src/components/interests/index.ts'
import { operations, type OrdinaryAnswers } from '../../../src/contract/index.ts'
import {
  sandboxInterest,
  sandboxMembers,
  sandboxOffers,
  type SandboxOptions,
} from '../../../src/sandbox/index.ts'
import { createHost, form, markers, typeSensitive } from './renderInterest.tsx'

const answers: OrdinaryAnswers = {
  adults: 2,
  children: 1,
  preferredDates: ['2027-05-04', '2027-05-05'],
  blackoutDates: ['2027-05-09'],
  contactMethod: 'SMS',
  contactWindow: 'AFTERNOON',
  phone: '+442079460958',
  occasion: 'ANNIVERSARY',
}

/** A host whose member has asked, with a number that is not checked. Nothing of that is in the log. */
async function createAsked(scenario?: SandboxOptions['scenario'], more: Partial<OrdinaryAnswers> = {}) {
  const host = createHost(scenario === undefined ? {} : { scenario })
  const { client }: { client: ExperienceClient } = host.kit
  const { data } = await client.call(
    operations.createInterest,
    { body: { offer: sandboxOffers.complete, ...answers, ...more } },
    { idempotencyKey: 'asked' },
  )
  const read = async () => (await client.call(operations.interest, { params: { id: data.id } })).data.intake
  return { ...host, id: data.id, read, writes: () => host.writes().slice(1) }
}

async function open(
  id: string,
  host: Awaited<ReturnType<typeof createAsked>>,
  props: Partial<Parameters<typeof InterestSummary>[0]> = {},
) {
  const view = await host.render(<InterestSummary interestId={id} {...props} />)
  await form.change().click()
  await expect.element(form.changeTitle()).toHaveFocus()
  return view
}

describe('changing the answers', () => {
  it('opens the same questions in place, prefilled', async () => {
    const host = await createAsked()
    await open(host.id, host)
    await expect.element(form.adults()).toHaveValue(2)
    await expect.element(form.children()).toHaveValue(1)
    await expect.element(form.way('Text')).toBeChecked()
    await expect.element(form.phone()).toHaveValue('+442079460958')
    await expect.element(form.occasion('Anniversary')).toBeChecked()
    await expect
      .element(page.getByRole('list', { name: 'Chosen days' }).getByRole('listitem').nth(1))
      .toHaveTextContent(/^Not 9 May/)
    for (const field of [form.diet(), form.allergies(), form.access()])
      await expect.element(field).toHaveValue('')
    await expect.element(form.receipt()).not.toBeInTheDocument()
  })

  it('leaves the time to be reached at out where none was given, unless one is chosen', async () => {
    const host = await createAsked()
    await host.kit.client.call(operations.submitIntake, { params: { id: host.id }, body: { adults: 2 } })
    await open(host.id, host)
    const time = () => page.getByRole('combobox', { name: 'Best time' })
    await expect.element(time()).toHaveDisplayValue('Not given')
    await form.save().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(await host.read()).toMatchObject({ adults: 2, contactWindow: null })
    await form.change().click()
    await time().selectOptions('Morning')
    await form.save().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(await host.read()).toMatchObject({ adults: 2, contactWindow: 'MORNING' })
  })

  it('sends the complete block, and comes back to the summary with its title in focus', async () => {
    const host = await createAsked()
    const onChanged = vi.fn()
    await open(host.id, host, { onChanged, requestId: 'req_of_the_create' })
    await form.occasion('Birthday').click()
    await form.save().click()
    await expect.element(form.receipt()).toHaveFocus()
    await expect.element(page.getByText('Your changes are saved', { exact: true }).first()).toBeVisible()
    expect(host.writes()).toEqual(['PUT submitIntake 200'])
    expect(await host.read()).toMatchObject({
      ...answers,
      occasion: 'BIRTHDAY',
      sensitiveDetailsSentAt: null,
    })
    const put = host.sandbox.log.find(({ operation }) => operation === 'submitIntake')
    expect(onChanged).toHaveBeenCalledExactlyOnceWith({
      interest: expect.objectContaining({ id: host.id }),
      requestId: put?.requestId,
    })
    await expect.element(page.getByText(put?.requestId ?? 'missing')).toBeVisible()
    await expect.element(page.getByText('Birthday')).toBeVisible()
    expect(host.events.map(({ name }) => name)).toContain('interest.changed')
    expect(host.kit.drafts.get('intake', host.id)).toBeUndefined()
  })

  it.each([
    ['JUBILEE', true],
    ['WEDDING', false],
  ])(
    'says before it saves whether a choice of a later version is left out: %s',
    async (occasion, isLeftOut) => {
      const host = await createAsked()
      const serve = host.sandbox.fetch.bind(host.sandbox)
      const bodies: unknown[] = []
      vi.spyOn(host.sandbox, 'fetch').mockImplementation(async (input, init) => {
        const { method, url } = new Request(input, init)
        if (method === 'PUT') bodies.push(await new Request(input, init).json())
        const answer = await serve(input, init)
        if (method !== 'GET' || !url.endsWith(host.id)) return answer
        const interest = (await answer.json()) as { intake: object }
        return Response.json({ ...interest, intake: { ...interest.intake, occasion } })
      })
      await open(host.id, host)
      await expect
        .poll(() => form.notice('One of your answers cannot be shown here.').query() !== null)
        .toBe(isLeftOut)
      await form.save().click()
      await expect.element(form.receipt()).toBeVisible()
      const sent = isLeftOut ? {} : { occasion }
      const { occasion: _before, ...others } = answers
      expect(bodies).toEqual([{ ...others, ...sent }])
    },
  )

  it('clears what is taken away, and keeps the rest', async () => {
    const host = await createAsked()
    await open(host.id, host)
    await form.occasion('Anniversary').click()
    await page.getByRole('button', { name: /^Remove .*9 May/ }).click()
    await form.save().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(await host.read()).toMatchObject({ ...answers, blackoutDates: [], occasion: null })
  })

  it('sends sensitive answers only when they are typed, and in the body of the PUT alone', async () => {
    const host = await createAsked()
    await open(host.id, host)
    await typeSensitive()
    await form.save().click()
    await expect.element(page.getByText(/Forwarded to your concierge at .*, not stored/)).toBeVisible()
    expect(host.sandbox.control.sensitiveAnswers(host.id)).toBe(3)

    await form.change().click()
    await form.occasion('Wedding').click()
    await form.save().click()
    await expect.element(page.getByText('Wedding')).toBeVisible()
    expect(host.sandbox.control.sensitiveAnswers(host.id)).toBe(3)
    const marked = host.sandbox.log.filter(({ markersIn }) => markersIn.length > 0)
    expect(marked.map(({ operation, markersIn }) => [operation, markersIn.map(({ part }) => part)])).toEqual([
      ['submitIntake', ['body', 'body', 'body']],
    ])
  })

  it('says before saving when earlier sensitive answers were sent, and that they are not sent again', async () => {
    const host = await createAsked()
    await open(host.id, host)
    await expect.element(form.sensitiveGroup()).not.toHaveAccessibleDescription(/not sent again/)
    await form.diet().fill(markers[0])
    await form.save().click()
    await expect.element(form.receipt()).toBeVisible()
    await form.change().click()
    await expect
      .element(form.sensitiveGroup())
      .toHaveAccessibleDescription(
        /You sent answers like these at \d{1,2}:\d\d\. They are not stored, so they are not sent again. Write here everything/,
      )
  })

  it('takes a changed number to be unchecked, and asks for its code', async () => {
    const host = await createAsked()
    await host.kit.client.call(operations.verifyPhone, {
      params: { id: host.id },
      body: { code: host.sandbox.control.lastPhoneCode(host.id) ?? '' },
    })
    await open(host.id, host)
    await form.phone().fill('+44 20 7946 0123')
    await form.save().click()
    await expect.element(page.getByText('not checked yet')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Check your number' })).toBeVisible()
    expect(await host.read()).toMatchObject({ phone: '+442079460123', phoneVerified: false })
  })

  it('leaves a checked number checked when something else is changed, however it is spelt', async () => {
    const host = createHost({ member: sandboxMembers.withHistory })
    await host.render(<InterestSummary interestId={sandboxInterest} />)
    await form.change().click()
    await form.phone().click()
    await form.occasion('Wedding').click()
    await form.save().click()
    await expect.element(page.getByText('Wedding')).toBeVisible()
    await expect.element(page.getByText('checked', { exact: true })).toBeVisible()
  })

  it('keeps a number that the way does not need, in sight', async () => {
    const host = await createAsked(undefined, { contactMethod: 'EMAIL' })
    await open(host.id, host)
    await expect.element(form.phone()).toHaveValue('+442079460958')
    await form.save().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(await host.read()).toMatchObject({ contactMethod: 'EMAIL', phone: '+442079460958' })
    await form.change().click()
    await form.phone().fill('')
    await form.save().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(await host.read()).toMatchObject({ phone: null })
  })

  it('refuses wrong answers next to their fields, and sends nothing', async () => {
    const host = await createAsked()
    await open(host.id, host)
    await form.phone().fill('12')
    await form.save().click()
    await expect.element(form.phone()).toHaveFocus()
    await expect
      .element(form.phone())
      .toHaveAccessibleDescription('This number is too short. Please check it.')
    expect(host.writes()).toEqual([])
  })

  it('leaves it to the host that has a form of its own, and can be switched off', async () => {
    const host = await createAsked()
    const onChangeAnswers = vi.fn()
    const view = await host.render(<InterestSummary interestId={host.id} onChangeAnswers={onChangeAnswers} />)
    await form.change().click()
    expect(onChangeAnswers).toHaveBeenCalledOnce()
    await expect.element(form.receipt()).toBeVisible()
    await view.rerender(host.wrap(<InterestSummary interestId={host.id} canChangeAnswers={false} />))
    await expect.element(form.change()).not.toBeInTheDocument()
  })

  it('can be done on the receipt of the form too', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={sandboxOffers.complete} />)
    await form.send().click()
    await form.change().click()
    await form.occasion('Wedding').click()
    await form.save().click()
    await expect.element(page.getByText('Wedding')).toBeVisible()
    expect(host.writes()).toEqual(['POST createInterest 201', 'PUT submitIntake 200'])
  })

  it('ends the asking that still waited for its details', async () => {
    const host = createHost({ scenario: { failures: [{ kind: 500, operation: 'submitIntake', times: 1 }] } })
    const onCreated = vi.fn()
    const view = await host.render(<InterestForm offerId={sandboxOffers.complete} onCreated={onCreated} />)
    await form.diet().fill(markers[0])
    await form.send().click()
    await expect.element(form.notice('Your request has arrived.')).toBeVisible()
    await view.rerender(host.wrap(<InterestSummary interestId={onCreated.mock.lastCall?.[0].interest.id} />))
    await form.change().click()
    await form.save().click()
    await expect.element(form.receipt()).toBeVisible()
    await view.rerender(host.wrap(<InterestForm offerId={sandboxOffers.complete} />))
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(host.writes()).toEqual([
      'POST createInterest 201',
      'PUT submitIntake 500',
      'PUT submitIntake 200',
      'POST createInterest 201',
    ])
  })
})

describe('changing the answers, failing', () => {
  it.each([
    ['refused', { kind: 422, operation: 'submitIntake', times: 1 }, 'Not sent.'],
    ['not permitted', { kind: 403, operation: 'submitIntake', times: 1 }, /.+/],
    ['broken', { kind: 500, operation: 'submitIntake', times: 1 }, /not hear back.*it replaces what was/],
    [
      'lost',
      { kind: 'lost-answer', operation: 'submitIntake', times: 1 },
      /not hear back.*it replaces what was/,
    ],
  ] as const)(
    'keeps everything when sending is %s, and sends the whole again',
    async (_what, fault, words) => {
      const host = await createAsked({ failures: [fault] })
      await open(host.id, host)
      await form.occasion('Birthday').click()
      await form.diet().fill(markers[0])
      await form.save().click()
      await expect.poll(() => document.querySelector('.xp-failure-notice')?.textContent).toMatch(words)
      await expect.element(form.occasion('Birthday')).toBeChecked()
      await expect.element(form.diet()).toHaveValue(markers[0])
      await form.save().click()
      await expect.element(form.receipt()).toBeVisible()
      expect(await host.read()).toMatchObject({
        ...answers,
        occasion: 'BIRTHDAY',
        sensitiveDetailsSentAt: expect.any(String),
      })
    },
  )

  it('counts a 429 down, and sends nothing meanwhile', async () => {
    const host = await createAsked({ failures: [{ kind: 429, operation: 'submitIntake', retryAfter: 30 }] })
    await open(host.id, host)
    await form.diet().fill(markers[0])
    await form.save().click()
    const button = page.getByRole('button', { name: /^Try again in/ })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    ;(button.element() as HTMLElement).click()
    await expect.element(form.diet()).toHaveValue(markers[0])
    expect(host.writes()).toEqual(['PUT submitIntake 429'])
  })

  it('sends nothing while the browser is offline, and says so', async () => {
    const host = await createAsked()
    await open(host.id, host)
    onlineManager.setOnline(false)
    try {
      await form.save().click()
      await expect.element(page.getByText(/Nothing was sent/).first()).toBeVisible()
      expect(host.writes()).toEqual([])
    } finally {
      onlineManager.setOnline(true)
    }
  })

  it('reads again what became of a lost answer when the member cancels', async () => {
    const host = await createAsked({
      failures: [{ kind: 'lost-answer', operation: 'submitIntake', times: 1 }],
    })
    await open(host.id, host)
    await form.occasion('Birthday').click()
    await form.save().click()
    await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
    await form.cancel().click()
    await expect.element(page.getByText('Birthday')).toBeVisible()
  })
})

describe('changing the answers, whose answer was lost', () => {
  const lost = () => createAsked({ failures: [{ kind: 'lost-answer', operation: 'submitIntake', times: 1 }] })

  /** What is sent never reaches the Service. */
  async function lostBefore() {
    const host = await createAsked()
    const serve = host.sandbox.fetch.bind(host.sandbox)
    vi.spyOn(host.sandbox, 'fetch').mockImplementation((input, init) =>
      new Request(input, init).method === 'PUT' ? Promise.reject(new TypeError('lost')) : serve(input, init),
    )
    return host
  }

  it('tells the host and the member that they have arrived, once that is read after Cancel', async () => {
    const host = await lost()
    const onChanged = vi.fn()
    await open(host.id, host, { onChanged })
    await form.occasion('Birthday').click()
    await form.save().click()
    await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
    await form.cancel().click()
    await expect.element(page.getByText('Birthday')).toBeVisible()
    await expect.element(page.getByText('Your changes are saved', { exact: true }).first()).toBeVisible()
    expect(onChanged).toHaveBeenCalledExactlyOnceWith({
      interest: expect.objectContaining({ intake: expect.objectContaining({ occasion: 'BIRTHDAY' }) }),
      requestId: null,
    })
    expect(host.events.filter(({ name }) => name === 'interest.changed')).toHaveLength(1)
    await form.change().click()
    await expect.element(form.occasion('Birthday')).toBeChecked()
    expect(form.notice('We did not hear back.').query()).toBeNull()
  })

  it('says nothing of the kind where they have not arrived', async () => {
    const host = await lostBefore()
    const onChanged = vi.fn()
    await open(host.id, host, { onChanged })
    await form.occasion('Birthday').click()
    await form.save().click()
    await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
    await form.cancel().click()
    await expect.element(page.getByText('Anniversary')).toBeVisible()
    await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
    expect(page.getByText('Your changes are saved').query()).toBeNull()
    expect(onChanged).not.toHaveBeenCalled()
  })

  it('does not take what was there before for sensitive answers that have not arrived', async () => {
    const host = await lostBefore()
    const onChanged = vi.fn()
    await open(host.id, host, { onChanged })
    await form.diet().fill(markers[0])
    await form.save().click()
    await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
    await form.cancel().click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect.element(form.receipt()).toBeVisible()
    await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
    expect(onChanged).not.toHaveBeenCalled()
  })
})

describe('changing the answers, leaving', () => {
  it('goes back to the button on Cancel, and forgets the changes', async () => {
    const host = await createAsked()
    await open(host.id, host)
    await form.occasion('Birthday').click()
    await form.cancel().click()
    await expect.element(form.change()).toHaveFocus()
    await form.change().click()
    await expect.element(form.occasion('Anniversary')).toBeChecked()
    expect(host.writes()).toEqual([])
  })

  it('asks before Cancel while something sensitive is typed', async () => {
    const host = await createAsked()
    const onDirtyChange = vi.fn()
    await open(host.id, host, { onDirtyChange })
    await form.diet().fill(markers[0])
    expect(onDirtyChange).toHaveBeenLastCalledWith({ hasSensitive: true })
    await form.cancel().click()
    await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(form.diet()).toHaveValue(markers[0])
    await form.cancel().click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect.element(form.change()).toHaveFocus()
    expect(onDirtyChange).toHaveBeenLastCalledWith({ hasSensitive: false })
  })

  it('keeps ordinary changes when the view is left, says so, and can start anew', async () => {
    const host = await createAsked()
    const view = await open(host.id, host)
    await form.occasion('Birthday').click()
    await form.diet().fill(markers[0])
    await view.rerender(host.wrap(null))
    expect(host.kit.drafts.get('intake', host.id)).toEqual({ occasion: 'BIRTHDAY' })
    await view.rerender(host.wrap(<InterestSummary interestId={host.id} />))
    await form.change().click()
    await expect.element(page.getByText('These changes are not saved yet.')).toBeVisible()
    await expect.element(form.occasion('Birthday')).toBeChecked()
    await expect.element(form.diet()).toHaveValue('')
    await page.getByRole('button', { name: 'Start from what you sent' }).click()
    await expect.element(form.occasion('Anniversary')).toBeChecked()
    await expect.element(page.getByText('These changes are not saved yet.')).not.toBeInTheDocument()
  })

  it('keeps all that is typed when the host resets its cache, and sends it', async () => {
    const host = await createAsked()
    await open(host.id, host)
    await form.occasion('Birthday').click()
    await form.diet().fill(markers[0])
    await host.kit.queryClient.resetQueries()
    await expect.element(form.diet()).toHaveValue(markers[0])
    host.sandbox.control.scenario({ failures: [{ kind: 403, operation: 'interest', times: 1 }] })
    await host.kit.queryClient.resetQueries()
    await expect.element(form.diet()).toHaveValue(markers[0])
    await form.save().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(await host.read()).toMatchObject({ occasion: 'BIRTHDAY', phone: '+442079460958' })
    expect(host.kit.writeRecords.list('lostAnswers')).toEqual([])
  })

  it('keeps no draft of a number that was only spaced out', async () => {
    const host = await createAsked()
    await open(host.id, host)
    await form.phone().click()
    await userEvent.tab()
    await expect.element(form.phone()).toHaveValue('+44 20 7946 0958')
    expect(host.kit.drafts.get('intake', host.id) ?? {}).toEqual({})
  })

  it('sends a number that was changed elsewhere meanwhile, not that of an old draft', async () => {
    const host = await createAsked()
    const view = await open(host.id, host)
    await form.occasion('Birthday').click()
    await view.rerender(host.wrap(null))
    await host.kit.client.call(operations.submitIntake, {
      params: { id: host.id },
      body: { ...answers, phone: '+442079460123' },
    })
    await host.kit.queryClient.invalidateQueries()
    await view.rerender(host.wrap(<InterestSummary interestId={host.id} />))
    await expect.element(page.getByText('+44 20 7946 0123').first()).toBeVisible()
    await form.change().click()
    await form.save().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(await host.read()).toMatchObject({ phone: '+442079460123', occasion: 'BIRTHDAY' })
  })

  it('begins from what was changed elsewhere since it was read, and does not undo that', async () => {
    const host = await createAsked()
    await host.kit.queryClient.resetQueries()
    host.kit.writeRecords.clear()
    await host.render(<InterestSummary interestId={host.id} />)
    await expect.element(page.getByText('2 adults, 1 child')).toBeVisible()
    // On another device, a moment ago.
    await host.kit.client.call(operations.submitIntake, {
      params: { id: host.id },
      body: { ...answers, adults: 5, children: 0, blackoutDates: ['2027-05-19'] },
    })
    await form.change().click()
    await expect.element(form.adults()).toHaveValue(5)
    await form.occasion('Birthday').click()
    await form.save().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(await host.read()).toMatchObject({
      adults: 5,
      children: 0,
      blackoutDates: ['2027-05-19'],
      occasion: 'BIRTHDAY',
    })
  })

  it('does not begin from a copy that is behind what was saved here', async () => {
    const host = await createAsked()
    await open(host.id, host)
    await form.occasion('Birthday').click()
    await form.save().click()
    await expect.element(page.getByText('Your changes are saved', { exact: true }).first()).toBeVisible()
    const reads = () => host.sandbox.log.filter(({ operation }) => operation === 'interest').length
    const before = reads()
    await form.change().click()
    await expect.element(form.occasion('Birthday')).toBeChecked()
    expect(reads()).toBe(before)
  })

  it('sends what was changed elsewhere while it was open, with what the member changed here', async () => {
    const host = await createAsked()
    await open(host.id, host)
    await form.occasion('Birthday').click()
    await form.adults().fill('3')
    // In another tab, or another place of the page.
    await host.kit.client.call(operations.submitIntake, {
      params: { id: host.id },
      body: { ...answers, adults: 5, children: 0, phone: '+442079460123' },
    })
    await host.kit.queryClient.invalidateQueries()
    await expect.element(form.phone()).toHaveValue('+442079460123')
    await expect.element(form.children()).toHaveValue(0)
    await expect.element(form.adults()).toHaveValue(3)
    await expect.element(form.occasion('Birthday')).toBeChecked()
    await form.save().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(await host.read()).toMatchObject({
      adults: 3,
      children: 0,
      phone: '+442079460123',
      occasion: 'BIRTHDAY',
    })
  })
})

it('goes on saying what is wrong until that is put right, where answers were changed elsewhere meanwhile', async () => {
  const host = await createAsked()
  await open(host.id, host)
  await form.phone().fill('12')
  await form.save().click()
  await expect.element(form.phone()).toHaveAttribute('aria-invalid', 'true')
  await host.kit.client.call(operations.submitIntake, {
    params: { id: host.id },
    body: { ...answers, adults: 5 },
  })
  await host.kit.queryClient.invalidateQueries()
  await expect.element(form.adults()).toHaveValue(5)
  await expect.element(form.phone()).toHaveAttribute('aria-invalid', 'true')
  await form.phone().fill('+442079460123')
  await expect.element(form.phone()).not.toHaveAttribute('aria-invalid', 'true')
})

describe('the phone beside the receipt', () => {
  it('is checked there, and says that it is done', async () => {
    const host = await createAsked()
    await host.render(<InterestSummary interestId={host.id} />)
    await expect.element(page.getByText('not checked yet')).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill(host.sandbox.control.lastPhoneCode(host.id) ?? '')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect.element(page.getByRole('heading', { name: 'Your number is checked' })).toHaveFocus()
    await expect.element(page.getByText('checked', { exact: true })).toBeVisible()
  })

  it('is not there for a number that is checked, nor without one', async () => {
    const host = createHost({ member: sandboxMembers.withHistory })
    await host.render(<InterestSummary interestId={sandboxInterest} />)
    await expect.element(form.receipt()).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Code' })).not.toBeInTheDocument()
  })
})

it('has no fault that axe knows, as a receipt with a phone to check and as questions', async () => {
  const host = await createAsked()
  const view = await host.render(
    <InterestSummary interestId={host.id} onOpenConversation={() => undefined} />,
  )
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  const faults = async () =>
    (await axe.run(view.container)).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  expect(await faults()).toEqual([])
  await form.change().click()
  await expect.element(page.getByRole('group', { name: 'Days', exact: true })).toBeVisible()
  expect(await faults()).toEqual([])
})
