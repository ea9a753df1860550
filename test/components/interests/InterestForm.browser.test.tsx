import { addDays } from '../../../src/base/index.ts'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InterestForm } from '../../../src/components/interests/index.ts'
import { todayIn } from '../../../src/i18n/index.ts'
import { sandboxOffers } from '../../../src/sandbox/index.ts'
import { createHost, form, markers, typeSensitive } from './renderInterest.tsx'
import { holdAnswers } from '../../support/holdAnswers.ts'

const offerId = sandboxOffers.complete
const today = todayIn('Europe/Copenhagen')

/** A form that was left while it was sending. `open`: there is another one, of that offer or of this. */
async function leftWhileSending() {
  const answer = holdAnswers('createInterest')
  const host = createHost(answer)
  const view = await host.render(<InterestForm offerId={offerId} />)
  await form.send().click()
  const leave = () => view.rerender(host.wrap(null))
  await leave()
  const open = (id: string = offerId) => view.rerender(host.wrap(<InterestForm offerId={id} />))
  return { host, release: answer.release, leave, open }
}

it.each([390, 768])('keeps the form where it is when the offer comes, at %i px', async (width) => {
  await page.viewport(width, 844)
  const answer = holdAnswers('getOffer')
  await createHost(answer).render(<InterestForm offerId={offerId} />)
  const top = () => document.querySelector('form')?.getBoundingClientRect().top
  await expect.poll(() => document.querySelector('.xp-skeleton')).not.toBeNull()
  const before = top()
  answer.release()
  await expect.poll(() => document.querySelector('.xp-skeleton')).toBeNull()
  expect(top()).toBe(before)
})

describe('InterestForm, sending', () => {
  it('sends ordinary answers in one request, and shows the receipt', async () => {
    const host = createHost()
    const [onCreated, onSubmitted] = [vi.fn(), vi.fn()]
    await host.render(<InterestForm offerId={offerId} onCreated={onCreated} onSubmitted={onSubmitted} />)
    await form.way('Email').click()
    await form.occasion('Anniversary').click()
    await form.send().click()

    await expect.element(form.receipt()).toHaveFocus()
    // The focus may have been brought there already because the pressed button went.
    await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent).toContain('Sent')
    expect(host.writes()).toEqual(['POST createInterest 201'])
    const post = host.sandbox.log.find(({ operation }) => operation === 'createInterest')
    const [interest] = [onCreated.mock.lastCall?.[0].interest]
    expect(interest.intake).toMatchObject({
      adults: 2,
      children: 0,
      contactMethod: 'EMAIL',
      contactWindow: 'ANYTIME',
      occasion: 'ANNIVERSARY',
    })
    expect(onSubmitted).toHaveBeenCalledExactlyOnceWith({ interest, requestId: post?.requestId })
    await expect.element(page.getByText(post?.requestId ?? 'missing')).toBeVisible()
    await expect
      .poll(() => host.events.map(({ name }) => name))
      .toEqual(['interest.started', 'interest.created', 'interest.submitted', 'interest.viewed'])
    expect(host.kit.drafts.get('interest', offerId)).toBeUndefined()
  })

  it('sends sensitive answers in a PUT of their own, and in its body alone', async () => {
    const host = createHost()
    const onSubmitted = vi.fn()
    await host.render(<InterestForm offerId={offerId} onSubmitted={onSubmitted} />)
    await typeSensitive()
    await form.send().click()

    await expect.element(form.receipt()).toBeVisible()
    expect(host.writes()).toEqual(['POST createInterest 201', 'PUT submitIntake 200'])
    expect(
      host.sandbox.log.filter(({ markersIn }) => markersIn.length > 0).map(({ operation }) => operation),
    ).toEqual(['submitIntake'])
    const put = host.sandbox.log.find(({ operation }) => operation === 'submitIntake')
    expect(put?.markersIn).toEqual(markers.map((_marker, marker) => ({ marker, part: 'body' })))
    expect(onSubmitted.mock.lastCall?.[0].requestId).toBe(put?.requestId)
    expect(host.sandbox.control.sensitiveAnswers(onSubmitted.mock.lastCall?.[0].interest.id)).toBe(3)
    await expect.element(page.getByText(/Forwarded to your concierge at .*, not stored/)).toBeVisible()
  })

  it('sends the phone without what was typed between its digits, and only where it is needed', async () => {
    const host = createHost()
    const onSubmitted = vi.fn()
    await host.render(<InterestForm offerId={offerId} onSubmitted={onSubmitted} />)
    await expect.element(form.phone()).not.toBeInTheDocument()
    await form.way('Text').click()
    await form.phone().fill('+44 (20) 7946-0958')
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(onSubmitted.mock.lastCall?.[0].interest.intake.phone).toBe('+442079460958')
    await expect.element(page.getByText('not checked yet')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Check your number' })).toBeVisible()
  })

  it('takes a number as it is written at home', async () => {
    const host = createHost()
    const onSubmitted = vi.fn()
    await host.render(<InterestForm offerId={offerId} country="ES" onSubmitted={onSubmitted} />)
    await form.way('Call').click()
    await expect
      .element(form.phone())
      .toHaveAccessibleDescription('We send a code to check it after you have sent this.')
    await form.phone().fill('600 000 000')
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(onSubmitted.mock.lastCall?.[0].interest.intake.phone).toBe('+34600000000')
  })

  it('reads no number without its country code where the language names no country', async () => {
    const host = createHost({ locale: 'en' })
    await host.render(<InterestForm offerId={offerId} />)
    await form.way('Call').click()
    await expect.element(form.phone()).toHaveAccessibleDescription(/^With its country code/)
    await form.phone().fill('020 7946 0958')
    await form.send().click()
    await expect.element(form.phone()).toHaveAccessibleDescription(/^Enter the number with its country code/)
    await expect.element(form.phone()).toHaveFocus()
    expect(host.writes()).toEqual([])
  })

  it('makes one interest of a double press', async () => {
    const answer = holdAnswers('createInterest')
    const host = createHost(answer)
    const onSubmitted = vi.fn()
    await host.render(<InterestForm offerId={offerId} onSubmitted={onSubmitted} />)
    await expect.element(form.send()).toBeVisible()
    const button = form.send().element() as HTMLButtonElement
    button.click()
    button.click()
    button.form?.requestSubmit()
    answer.release()
    await expect.element(form.receipt()).toBeVisible()
    expect(host.writes()).toEqual(['POST createInterest 201'])
    expect(onSubmitted).toHaveBeenCalledOnce()
  })

  it('joins what is being sent when it was left meanwhile and is opened again', async () => {
    const { host, release, open } = await leftWhileSending()
    await open()
    await expect
      .element(page.getByRole('button', { name: 'Sending' }))
      .toHaveAttribute('aria-disabled', 'true')
    release()
    await expect.element(form.receipt()).toBeVisible()
    expect(host.writes()).toEqual(['POST createInterest 201'])
  })

  it('shows once what arrived while it was left, and asks anew after that', async () => {
    const { host, release, leave, open } = await leftWhileSending()
    release()
    await expect.poll(() => host.events.map(({ name }) => name)).toContain('interest.submitted')
    await open(sandboxOffers.fewLeft)
    await expect.element(form.send()).toBeVisible()

    await open()
    await expect.element(form.receipt()).toBeVisible()
    await leave()
    await open()
    await expect.element(form.send()).toBeVisible()
    expect(host.writes()).toEqual(['POST createInterest 201'])
  })

  it('asks anew after a form that joined the sending has shown what arrived', async () => {
    const { release, leave, open } = await leftWhileSending()
    await open()
    release()
    await expect.element(form.receipt()).toBeVisible()
    await leave()
    await open()
    await expect.element(form.send()).toBeVisible()
  })

  it('lives with a host whose handlers throw', async () => {
    const host = createHost()
    const broken = () => {
      throw new Error('the host is broken')
    }
    await host.render(<InterestForm offerId={offerId} onCreated={broken} onSubmitted={broken} />)
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(host.errors.map(String)).toEqual(['Error: the host is broken', 'Error: the host is broken'])
  })
})

describe('InterestForm, failing', () => {
  it('makes one interest when the answer was lost: the same key again', async () => {
    const host = createHost({
      scenario: { failures: [{ kind: 'lost-answer', operation: 'createInterest', times: 1 }] },
    })
    await host.render(<InterestForm offerId={offerId} />)
    await form.send().click()
    await expect
      .element(
        page
          .getByText('It may have arrived. Trying again is safe: it is not done twice.', { exact: false })
          .first(),
      )
      .toBeVisible()
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    const posts = host.sandbox.log.filter(({ operation }) => operation === 'createInterest')
    expect(posts.map(({ replayed }) => replayed)).toEqual([false, true])
    expect(new Set(posts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('resumes at the intake when only that failed: one POST, ever', async () => {
    const host = createHost({ scenario: { failures: [{ kind: 500, operation: 'submitIntake', times: 2 }] } })
    const onCreated = vi.fn()
    await host.render(<InterestForm offerId={offerId} onCreated={onCreated} />)
    await typeSensitive()
    await form.send().click()
    await expect.element(form.notice('Your request has arrived.')).toBeVisible()
    await expect.element(form.diet()).toHaveValue(markers[0])
    expect(onCreated).toHaveBeenCalledOnce()
    await form.send().click()
    await expect.poll(() => host.writes()).toHaveLength(3)
    await expect.element(form.send()).not.toHaveAttribute('aria-disabled')
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(host.writes()).toEqual([
      'POST createInterest 201',
      'PUT submitIntake 500',
      'PUT submitIntake 500',
      'PUT submitIntake 200',
    ])
    expect(onCreated).toHaveBeenCalledOnce()
  })

  it('says of details whose answer was lost that they are replaced: their request is sent anew', async () => {
    const host = createHost({
      scenario: { failures: [{ kind: 'lost-answer', operation: 'submitIntake', times: 1 }] },
    })
    await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    await form.send().click()
    await expect.element(page.getByText(/it replaces what was sent before/).first()).toBeVisible()
    expect(document.body.innerText).not.toContain('not done twice')
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(host.writes().filter((write) => write.startsWith('PUT'))).toHaveLength(2)
  })

  it('does not say of a request that has just arrived that it is no longer available', async () => {
    const host = createHost({ scenario: { failures: [{ kind: 404, operation: 'submitIntake', times: 1 }] } })
    await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    await form.send().click()
    await expect.element(form.notice('Your request has arrived.')).toBeVisible()
    await expect.element(page.getByText(/The service did not accept this\. Nothing/).first()).toBeVisible()
    expect(document.body.innerText).not.toContain('no longer available')
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(host.writes()).toEqual(['POST createInterest 201', 'PUT submitIntake 404', 'PUT submitIntake 200'])
  })

  it('tells of an interest without its details also when the form is opened again', async () => {
    const host = createHost({ scenario: 'intake-failing' })
    const view = await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    await form.send().click()
    await expect.element(form.notice('Your request has arrived.')).toBeVisible()
    await view.rerender(host.wrap(null))
    await view.rerender(host.wrap(<InterestForm offerId={offerId} />))
    await expect.element(form.notice('Your request has arrived.')).toBeVisible()
    await expect.element(form.diet()).toHaveValue('')
  })

  it('counts a 429 down, keeps everything, and sends nothing meanwhile', async () => {
    const host = createHost({
      scenario: { failures: [{ kind: 429, operation: 'createInterest', retryAfter: 30 }] },
    })
    await host.render(<InterestForm offerId={offerId} />)
    await form.way('Call').click()
    await form.phone().fill('+44 20 7946 0958')
    await form.diet().fill(markers[0])
    await form.send().click()
    const button = page.getByRole('button', { name: /^Try again in/ })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    ;(button.element() as HTMLElement).click()
    await expect.element(form.phone()).toHaveValue('+44 20 7946 0958')
    await expect.element(form.diet()).toHaveValue(markers[0])
    expect(host.writes()).toEqual(['POST createInterest 429'])
  })

  it('sends nothing while the browser is offline, and says so', async () => {
    const host = createHost()
    const { onlineManager } = await import('@tanstack/react-query')
    await host.render(<InterestForm offerId={offerId} />)
    await expect.element(form.title()).toBeVisible()
    onlineManager.setOnline(false)
    try {
      await expect.element(page.getByText('You are offline.').first()).toBeVisible()
      await form.send().click()
      await expect.element(page.getByText(/Nothing was sent/).first()).toBeVisible()
      expect(host.writes()).toEqual([])
    } finally {
      onlineManager.setOnline(true)
    }
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
  })

  it('can ask for what is no longer offered', async () => {
    const host = createHost({ scenario: 'empty' })
    await host.render(<InterestForm offerId="gone" />)
    await expect.element(page.getByText('No longer offered.')).toBeVisible()
    await expect.element(form.send()).not.toHaveAttribute('aria-disabled')
  })

  it('can ask for what could not be read', async () => {
    const host = createHost({ scenario: { failures: [{ kind: 403, operation: 'offers' }] } })
    await host.render(<InterestForm offerId={offerId} />)
    await expect.element(page.getByText(/We could not show the experience here/)).toBeVisible()
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
  })
})

describe('InterestForm, wrong input', () => {
  it('leads to the first wrong field, tells every fault beside its own, and sends and clears nothing', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={sandboxOffers.fewLeft} />)
    await expect.element(page.getByText('Up to 2 guests.')).toBeVisible()
    await form.children().fill('3')
    await form.way('Text').click()
    await form.phone().fill('12')
    await form.diet().fill(markers[0])
    await form.send().click()

    await expect.element(form.adults()).toHaveFocus()
    await expect
      .element(form.adults())
      .toHaveAccessibleDescription('Up to 2 guests. This is for 2 guests at most.')
    await expect.element(form.phone()).toHaveAccessibleDescription(/This number is too short/)
    await expect.element(form.phone()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(form.phone()).toHaveValue('12')
    await expect.element(form.diet()).toHaveValue(markers[0])
    expect(host.writes()).toEqual([])

    await form.children().fill('0')
    await expect.element(form.adults()).not.toHaveAttribute('aria-invalid')
    await form.send().click()
    await expect.element(form.phone()).toHaveFocus()
  })

  it('leads to the tags of days that are over', async () => {
    const host = createHost()
    const over = addDays(today, -3)
    host.kit.drafts.set('interest', offerId, {
      adults: 2,
      children: 0,
      preferredDates: [over],
      blackoutDates: [],
      contactMethod: 'APP_CHAT',
      contactWindow: 'ANYTIME',
      phone: '',
      occasion: null,
    })
    await host.render(<InterestForm offerId={offerId} />)
    await form.send().click()
    await expect.element(page.getByText('One of these days is over. Remove it from the list.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Remove / })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
  })
})

describe('InterestForm, drafts', () => {
  it('keeps ordinary answers when the view is left, and no sensitive one', async () => {
    const host = createHost()
    const view = await host.render(<InterestForm offerId={offerId} />)
    await form.way('Call').click()
    await form.phone().fill('+44 20 79')
    await form.occasion('Wedding').click()
    await form.diet().fill(markers[0])
    await view.rerender(host.wrap(null))
    await view.rerender(host.wrap(<InterestForm offerId={offerId} />))
    await expect.element(form.phone()).toHaveValue('+44 20 79')
    await expect.element(form.occasion('Wedding')).toBeChecked()
    await expect.element(form.diet()).toHaveValue('')
    expect(JSON.stringify(host.kit.drafts.get('interest', offerId))).not.toContain(markers[0])
  })

  it('keeps one draft for each offer', async () => {
    const host = createHost()
    const view = await host.render(<InterestForm offerId={offerId} />)
    await form.occasion('Wedding').click()
    await view.rerender(host.wrap(<InterestForm offerId={sandboxOffers.soldOut} />))
    await expect.element(form.occasion('Wedding')).not.toBeChecked()
    await view.rerender(host.wrap(<InterestForm offerId={offerId} />))
    await expect.element(form.occasion('Wedding')).toBeChecked()
  })

  it('takes an occasion back when it is pressed again', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} />)
    await form.occasion('Wedding').click()
    await form.occasion('Wedding').click()
    await expect.element(form.occasion('Wedding')).not.toBeChecked()
  })
})

describe('InterestForm, the calendar', () => {
  it('sends the days of both kinds', async () => {
    const host = createHost()
    const onSubmitted = vi.fn()
    await host.render(<InterestForm offerId={sandboxOffers.withoutDates} onSubmitted={onSubmitted} />)
    const [first, second] = [addDays(today, 1), addDays(today, 2)]
    const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)
    await expect.poll(() => day(first)).toBeTruthy()
    day(first)?.click()
    await form.way('Not possible').click()
    day(second)?.click()
    await expect
      .element(page.getByRole('list', { name: 'Chosen days' }).getByRole('listitem').nth(1))
      .toHaveTextContent(/^Not /)
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(onSubmitted.mock.lastCall?.[0].interest.intake).toMatchObject({
      preferredDates: [first],
      blackoutDates: [second],
    })
  })
})

describe('InterestForm, while it is being sent', () => {
  it('keeps its fields out of reach, so that no edit is lost, and gives them back after a failure', async () => {
    const { scenario, wait, release } = holdAnswers('createInterest')
    const failures = [{ kind: 422, operation: 'createInterest', times: 1 }] as const
    const host = createHost({ scenario: { ...scenario, failures }, wait })
    await host.render(<InterestForm offerId={offerId} />)
    await form.way('Call').click()
    await form.phone().fill('+44 20 7946 0958')
    await form.diet().fill(markers[0])
    const [phone, diet] = [
      form.phone().element() as HTMLInputElement,
      form.diet().element() as HTMLTextAreaElement,
    ]
    await form.phone().click()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Sending' })).toHaveFocus()
    for (const field of [phone, diet]) {
      field.focus()
      expect(document.activeElement).not.toBe(field)
    }
    await userEvent.keyboard('typed')
    release()
    await expect.element(form.notice('Not sent.')).toBeVisible()
    await expect.element(form.phone()).toHaveValue('+44 20 7946 0958')
    await expect.element(form.diet()).toHaveValue(markers[0])
    await expect.element(form.send()).toHaveFocus()
    await form.occasion('Birthday').click()
    await expect.element(form.occasion('Birthday')).toBeChecked()
  })
})

describe('InterestForm, leaving', () => {
  const backLink = () => page.getByRole('link', { name: 'Back to the experience' })

  function Host({
    onDirtyChange,
    onBack,
  }: {
    onDirtyChange?: (event: { hasSensitive: boolean }) => void
    onBack: (back: { offerId: string }) => void
  }) {
    const [isLeft, setIsLeft] = useState(false)
    if (isLeft) return <p>Left</p>
    return (
      <InterestForm
        offerId={offerId}
        backHref="#experience"
        {...(onDirtyChange ? { onDirtyChange } : {})}
        onBack={({ event, offerId }) => {
          event.preventDefault()
          onBack({ offerId })
          setIsLeft(true)
        }}
      />
    )
  }

  it('leaves at once while nothing sensitive is typed', async () => {
    const onBack = vi.fn()
    await createHost().render(<Host onBack={onBack} />)
    await form.occasion('Birthday').click()
    await backLink().click()
    await expect.element(page.getByText('Left')).toBeVisible()
    expect(onBack).toHaveBeenCalledExactlyOnceWith({ offerId })
    expect(location.hash).toBe('')
  })

  it('follows the link unless the host prevents it', async () => {
    const onBack = vi.fn()
    await createHost().render(<InterestForm offerId={offerId} backHref="#experience" onBack={onBack} />)
    await backLink().click()
    await expect.poll(() => location.hash).toBe('#experience')
    expect(onBack).toHaveBeenCalledExactlyOnceWith({ offerId, event: expect.anything() })
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('is a button where there is no address', async () => {
    const onBack = vi.fn()
    await createHost().render(<InterestForm offerId={offerId} onBack={onBack} />)
    await page.getByRole('button', { name: 'Back to the experience' }).click()
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('asks first while something sensitive is typed, by keyboard alone', async () => {
    const [onBack, onDirtyChange] = [vi.fn(), vi.fn()]
    await createHost().render(<Host onBack={onBack} onDirtyChange={onDirtyChange} />)
    await form.diet().fill(markers[0])
    await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([{ hasSensitive: true }])
    const back = backLink()
    ;(back.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Leave without sending?' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Stay here' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(back).toHaveFocus()
    await expect.element(form.diet()).toHaveValue(markers[0])
    expect(onBack).not.toHaveBeenCalled()

    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Stay here' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByText('Left')).toBeVisible()
    expect(onBack).toHaveBeenCalledOnce()
    expect(onDirtyChange).toHaveBeenLastCalledWith({ hasSensitive: false })
  })
})
