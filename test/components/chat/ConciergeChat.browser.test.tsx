import { onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdAnswers } from '../../support/holdAnswers.ts'
import {
  bubbles,
  createChatHost,
  field,
  frame,
  isAtEnd,
  manyMessages,
  settled,
  spoken,
  write,
} from './renderChat.tsx'

afterEach(() => onlineManager.setOnline(true))

const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('writing', () => {
  test('sends by Enter, shows the message immediately, keeps the focus, and emits one event', async () => {
    const host = createChatHost()
    await host.open()
    await write('Is there a lift?')
    await expect.element(page.getByText('Is there a lift?')).toBeVisible()
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveValue('')
    await expect
      .poll(() => document.querySelector('[data-state="arrived"] .xp-chat-bubble')?.textContent)
      .toBe('Is there a lift?')
    expect(await host.stored()).toEqual(['Is there a lift?'])
    expect(host.events.map(({ name }) => name)).toEqual(['conversation.opened', 'message.sent'])
  })

  test('shows a message once, as the member’s, where isOwnMessage knows none of theirs', async () => {
    const host = createChatHost({
      history: [{ from: 'concierge', body: 'Good morning.' }],
      assumptions: { messagePolling: { activeMs: 150, idleMs: 150 }, isOwnMessage: () => false },
    })
    await host.open()
    await write('Is there a lift?')
    await expect.poll(host.stored).toContain('Is there a lift?')
    const reads = host.reads()
    await expect.poll(host.reads).toBeGreaterThan(reads + 1)
    const arrived = [...document.querySelectorAll('.xp-chat-message')].map((row) => [
      row.querySelector('.xp-chat-bubble')?.textContent,
      row.getAttribute('data-state'),
      row.hasAttribute('data-own'),
    ])
    expect(arrived).toEqual([
      ['Good morning.', 'arrived', false],
      ['Is there a lift?', 'arrived', true],
    ])
    expect(spoken()).not.toContain('Concierge: Is there a lift?')
  })

  test('breaks the line by Shift+Enter', async () => {
    const host = createChatHost()
    await host.open()
    await field().click()
    await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two{Enter}')
    await expect.poll(() => host.stored()).toEqual(['one\ntwo'])
  })

  test.each([
    ['isComposing', { isComposing: true }],
    ['key code 229', { keyCode: 229 }],
  ])('never sends by the Enter that ends a composition (%s)', async (_, init) => {
    const host = createChatHost()
    await host.open()
    await field().fill('にほん')
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
    field().element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    await expect.element(field()).toHaveValue('にほん')
    expect(host.kit.outbox.list(host.id)).toEqual([])
  })

  test.each(['', '   '])(
    'refuses an empty message beside the field, before anything is sent (%j)',
    async (text) => {
      const host = createChatHost()
      await host.open()
      await field().fill(text)
      await button('Send').click()
      await expect.element(field()).toHaveAccessibleDescription('Write a message first.')
      await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field()).toHaveFocus()
      expect(host.sent()).toEqual([])
      await field().fill('x')
      await expect.element(field()).not.toHaveAttribute('aria-invalid')
    },
  )

  test('says where health details belong', async () => {
    await createChatHost().open()
    await expect.element(field()).toHaveAccessibleDescription(/allergies.*request form/)
  })

  test('keeps what was typed when the chat is left, for this conversation alone', async () => {
    const host = createChatHost()
    const screen = await host.open()
    await field().fill('half a thought')
    await screen.rerender(host.wrap(null))
    await screen.rerender(
      host.chat({ conversationId: host.sandbox.control.conversationsOf('member-with-history')[1] ?? '' }),
    )
    await expect.element(field()).toHaveValue('')
    await screen.rerender(host.chat())
    await expect.element(field()).toHaveValue('half a thought')
  })

  test('grows from one line to five', async () => {
    await createChatHost().open()
    const height = () => field().element().getBoundingClientRect().height
    expect(height()).toBe(52)
    await field().fill('a\nb\nc')
    expect(height()).toBeGreaterThan(90)
    await field().fill('a\nb\nc\nd\ne')
    const five = height()
    await field().fill('a\nb\nc\nd\ne\nf\ng\nh')
    expect(height()).toBe(five)
  })

  test('sends two identical messages as two, in the order of writing', async () => {
    const host = createChatHost({ scenario: { latencyMs: { sendMessage: 40 } } })
    await host.open()
    await write('Yes')
    await write('Yes')
    await write('No')
    expect(bubbles()).toEqual(['Yes', 'Yes', 'No'])
    await expect.poll(() => host.stored()).toEqual(['Yes', 'Yes', 'No'])
    await expect.poll(() => host.kit.outbox.list(host.id)).toEqual([])
    expect(bubbles()).toEqual(['Yes', 'Yes', 'No'])
    expect(host.events.filter(({ name }) => name === 'message.sent')).toHaveLength(3)
  })
})

describe('a message that fails', () => {
  test('is tried again under the same key while its outcome is unknown', async () => {
    const host = createChatHost({
      scenario: { failures: [{ kind: 'network', operation: 'sendMessage', times: 1 }] },
    })
    await host.open()
    await write('Is there a lift?')
    await expect.element(page.getByText(/^No answer yet/).first()).toBeVisible()
    expect(page.getByRole('textbox').all()).toHaveLength(1)
    await button('Try again: Is there a lift?').click()
    await expect.poll(() => host.stored()).toEqual(['Is there a lift?'])
    await expect.element(field()).toHaveFocus()
  })

  test('may be sent twice by another try, and says so, where the Service takes no key', async () => {
    const host = createChatHost({
      scenario: { failures: [{ kind: 'network', operation: 'sendMessage', times: 1 }] },
      assumptions: { idempotentWrites: { sendMessage: false } },
    })
    await host.open()
    await write('Is there a lift?')
    await expect.element(page.getByText(/^No answer yet.*could send it twice\.$/).first()).toBeVisible()
    await expect.element(button('Try again: Is there a lift?')).toBeVisible()
  })

  test('keeps those behind it waiting, and lets them go when it is removed', async () => {
    const host = createChatHost({
      scenario: { failures: [{ kind: 422, operation: 'sendMessage', times: 1 }] },
    })
    await host.open()
    await write('one')
    await write('two')
    await expect.element(button('Remove: one')).toBeVisible()
    await expect.element(page.getByText('Waiting to be sent')).toBeVisible()
    expect(spoken().join()).toContain('Not sent. The service did not accept this.')
    await button('Remove: one').click()
    await expect.poll(() => host.stored()).toEqual(['two'])
    expect(spoken()).toContain('Message removed')
    await expect.element(field()).toHaveFocus()
  })

  test('counts down what a rate limit asks for', async () => {
    const host = createChatHost({
      scenario: { failures: [{ kind: 429, operation: 'sendMessage', retryAfter: 42 }] },
    })
    await host.open()
    await write('one')
    await expect.element(page.getByText(/Try again in 0:4\d/)).toBeVisible()
    expect(button(/^Try again/).query()).toBeNull()
  })

  test('is not sent while terms are outstanding, and says so', async () => {
    const host = createChatHost()
    const release = host.kit.writeGate.close()
    await host.open()
    await write('one')
    await expect.element(page.getByText('Not sent. There are terms to accept first.').first()).toBeVisible()
    expect(host.sent()).toEqual([])
    release()
    await button('Try again: one').click()
    await expect.poll(() => host.stored()).toEqual(['one'])
  })

  test('tells the host once of what arrives after the chat was left, also where it comes back', async () => {
    for (const comesBack of [false, true]) {
      const host = createChatHost({ scenario: { latencyMs: { sendMessage: 300 } } })
      const screen = await host.open()
      await write('one')
      await write('two')
      await screen.rerender(host.wrap(null))
      if (comesBack) await screen.rerender(host.chat())
      await expect.poll(() => host.kit.outbox.isSent()).toBe(true)
      expect(host.events.filter(({ name }) => name === 'message.sent')).toHaveLength(2)
      await screen.unmount()
    }
  })

  test('is announced where the chat is by then, in the words that it has by then', async () => {
    for (const isElsewhere of [false, true]) {
      const hold = holdAnswers('sendMessage')
      const host = createChatHost(hold)
      const screen = await host.open()
      await write('one')
      await expect.poll(host.sent).toHaveLength(1)
      // Elsewhere in the page it has a provider of its own.
      const later = host.chat({ messages: { 'chat.state.sent': 'Gesendet' } })
      await screen.rerender(isElsewhere ? <div>{later}</div> : later)
      await expect.element(field()).toBeVisible()
      hold.release()
      await expect.poll(spoken).toEqual(['Gesendet'])
      expect(host.events.filter(({ name }) => name === 'message.sent')).toHaveLength(1)
      await screen.unmount()
    }
  })

  test('is there again when the chat was left and comes back', async () => {
    const host = createChatHost({ scenario: { failures: [{ kind: 422, operation: 'sendMessage' }] } })
    const screen = await host.open()
    await write('one')
    await expect.element(button('Remove: one')).toBeVisible()
    await screen.rerender(host.wrap(null))
    await screen.rerender(host.chat())
    await expect.element(button('Remove: one')).toBeVisible()
  })
})

describe('reading', () => {
  test('shows who spoke and when, once per run, and the day', async () => {
    const at = (minutes: number) => new Date(Date.UTC(2026, 0, 10, 9, minutes)).toISOString()
    const host = createChatHost({
      history: [
        { from: 'concierge', body: 'one', createdAt: at(0) },
        { from: 'concierge', body: 'two', createdAt: at(1) },
        { from: 'member', body: 'three', createdAt: at(2) },
        { from: 'concierge', body: 'four', createdAt: at(30) },
      ],
    })
    await host.open()
    await expect.element(page.getByRole('heading', { name: /10 January/ })).toBeVisible()
    expect([...document.querySelectorAll('.xp-chat-who')].map(({ textContent }) => textContent)).toEqual([
      'Concierge, 10:00',
      'Concierge, 10:30',
    ])
    expect(
      page
        .getByRole('listitem')
        .all()
        .map((item) => item.element().textContent),
    ).toEqual([
      expect.stringContaining('Concierge, 10:00one'),
      'Concierge, 10:01two',
      'You, 10:02three10:02',
      'Concierge, 10:30four',
    ])
  })

  test('calls the day by its name of now when midnight comes while it is read', async () => {
    // Copenhagen is an hour ahead of UTC in January.
    const midnight = Date.UTC(2027, 0, 9, 23)
    const offset = midnight - 3_000 - Date.now()
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() + offset)
    onTestFinished(() => void vi.mocked(Date.now).mockRestore())
    const host = createChatHost({
      history: [
        { from: 'concierge', body: 'good night', createdAt: new Date(midnight - 60_000).toISOString() },
      ],
    })
    await host.open()
    await expect.element(page.getByText('good night')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Yesterday' }), { timeout: 10_000 }).toBeVisible()
    host.sandbox.control.addMessages(host.id, [
      { from: 'concierge', body: 'good morning', createdAt: new Date(midnight).toISOString() },
    ])
    await expect.element(page.getByText('good morning')).toBeVisible()
    const days = page.getByRole('heading', { name: /day$/ }).all()
    expect(days.map((day) => day.element().textContent)).toEqual(['Yesterday', 'Today'])
  })

  test('makes links of web addresses alone, and markup of nothing', async () => {
    const host = createChatHost({
      history: [
        {
          from: 'concierge',
          body: 'See https://example.com/a?b=1, <b>javascript:alert(1)</b> or www.example.com',
        },
      ],
    })
    await host.open()
    const link = page.getByRole('link')
    await expect.element(link).toHaveAttribute('href', 'https://example.com/a?b=1')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(link).toHaveAttribute('target', '_blank')
    expect(bubbles()).toEqual([
      'See https://example.com/a?b=1, <b>javascript:alert(1)</b> or www.example.com',
    ])
  })

  test('keeps lines, takes the direction from the words, and breaks a word without an end', async () => {
    const host = createChatHost({
      history: [
        { from: 'concierge', body: 'one\ntwo' },
        { from: 'concierge', body: 'مرحبا' },
        { from: 'member', body: 'x'.repeat(2_000) },
      ],
    })
    await host.open()
    await expect.element(page.getByText('مرحبا')).toBeVisible()
    const [lines, arabic, long] = [...document.querySelectorAll('.xp-chat-bubble')]
    expect(lines?.getBoundingClientRect().height).toBeGreaterThan(60)
    expect(getComputedStyle(arabic?.firstElementChild as Element).direction).toBe('rtl')
    expect(long?.getBoundingClientRect().width).toBeLessThanOrEqual(500)
    expect(frame().scrollWidth).toBe(frame().clientWidth)
  })

  test('announces a reply once, and several together', async () => {
    const host = createChatHost({ history: manyMessages(3) })
    await host.open()
    await expect.element(page.getByText('message 3.')).toBeVisible()
    expect(spoken()).toEqual([])
    host.sandbox.control.conciergeSays(host.id, 'The table is yours.')
    await expect.poll(spoken).toEqual(['Concierge: The table is yours.'])
    host.sandbox.control.addMessages(host.id, [
      { from: 'concierge', body: 'a' },
      { from: 'concierge', body: 'b' },
    ])
    await expect
      .poll(spoken)
      .toEqual(['Concierge: The table is yours.', '2 new messages from your concierge'])
    expect(isAtEnd()).toBe(true)
    expect(document.querySelector('[role="log"]')).toBeNull()
  })

  test('in a drawer that is closed nothing counts as read; once it is open all does', async () => {
    const host = createChatHost({ history: manyMessages(40, 'concierge') })
    const onSeen = vi.fn()
    const view = await host.open({ onSeen, style: { display: 'none' } })
    await expect.poll(() => bubbles().length).toBeGreaterThan(0)
    await settled()
    expect(onSeen).not.toHaveBeenCalled()
    expect(host.kit.readReceipts.get('thread', host.id)).toBeUndefined()
    await view.rerender(host.chat({ onSeen }))
    await expect.poll(() => onSeen.mock.calls.length).toBe(1)
    await expect.poll(isAtEnd).toBe(true)
  })

  test('marks what is newer than lastSeenAt, and calls onSeen', async () => {
    const history = manyMessages(6, 'concierge')
    const onSeen = vi.fn()
    const host = createChatHost({ history })
    await host.open({ lastSeenAt: history[3]?.createdAt, onSeen })
    await expect.element(page.getByText('New messages')).toBeVisible()
    const row = page.getByText('New messages').element().closest('li')
    expect(row?.querySelector('.xp-chat-bubble')?.textContent).toBe('message 5.')
    await expect.poll(() => onSeen.mock.calls).toEqual([[{ at: history[5]?.createdAt }]])
  })

  test('a title that has no room ends in an ellipsis, after three lines', async () => {
    await page.viewport(390, 844)
    await createChatHost().open({ title: 'The long weekend at the lodge by the fjord, '.repeat(9) })
    const title = page.getByRole('heading', { name: /^The long weekend/ }).element()
    const { lineHeight, webkitLineClamp } = getComputedStyle(title)
    expect(title.clientHeight).toBeCloseTo(3 * parseFloat(lineHeight), 0)
    expect(title.scrollHeight).toBeGreaterThan(title.clientHeight)
    expect(webkitLineClamp).toBe('3')
  })

  test('reads lastSeenAt in each form of ISO 8601, as a message’s own time', async () => {
    const history = manyMessages(6, 'concierge')
    const host = createChatHost({ history })
    const screen = await host.open({ style: { display: 'none' } })
    host.kit.readReceipts.set('thread', host.id, history[1]?.createdAt ?? '')
    await screen.rerender(host.wrap(null))
    await screen.rerender(host.chat({ lastSeenAt: history[3]?.createdAt?.replace(/\.\d+Z$/, ',999+0000') }))
    await expect.element(page.getByText('New messages')).toBeVisible()
    const row = page.getByText('New messages').element().closest('li')
    expect(row?.querySelector('.xp-chat-bubble')?.textContent).toBe('message 5.')
  })

  test('remembers by itself, for this session, where the member was', async () => {
    const host = createChatHost({ history: manyMessages(3) })
    const onSeen = vi.fn()
    const screen = await host.open({ onSeen })
    await expect.element(page.getByText('message 3.')).toBeVisible()
    expect(page.getByText('New messages').query()).toBeNull()
    // Who leaves before the browser has drawn a message has not seen it.
    await expect.poll(() => onSeen.mock.calls.length).toBeGreaterThan(0)
    await screen.rerender(host.wrap(null))
    host.sandbox.control.conciergeSays(host.id, 'While you were away')
    await screen.rerender(host.chat())
    await expect.element(page.getByText('While you were away')).toBeVisible()
    await expect.element(page.getByText('New messages')).toBeVisible()
  })

  test('reads immediately when the host pushes', async () => {
    let push = () => {}
    const stop = vi.fn()
    const host = createChatHost({
      history: manyMessages(2),
      assumptions: { messagePolling: { activeMs: 60_000, idleMs: 60_000 } },
    })
    const screen = await host.open({
      subscribe: (onNews) => {
        push = onNews
        return stop
      },
    })
    await expect.element(page.getByText('message 2.')).toBeVisible()
    host.sandbox.control.conciergeSays(host.id, 'Pushed')
    push()
    await expect.element(page.getByText('Pushed')).toBeVisible()
    await screen.unmount()
    await expect.poll(() => stop.mock.calls.length).toBeGreaterThan(0)
  })

  test('says what failed, and tries again', async () => {
    const host = createChatHost({ scenario: { failures: [{ kind: 403, operation: 'messages' }] } })
    await host.open()
    await expect
      .element(page.getByRole('heading', { name: 'We could not load this conversation' }))
      .toBeVisible()
    const reads = host.reads()
    expect(reads).toBe(1)
  })
})
