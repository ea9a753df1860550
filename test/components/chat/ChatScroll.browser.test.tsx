import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { threadQuery } from '../../../src/queries/messages.ts'
import { fetchOlder } from '../../../src/queries/threadPages.ts'
import { createChatHost, frame, isAtEnd, manyMessages, painted, settled, topOf } from './renderChat.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
beforeEach(() => page.viewport(1000, 800))

// As many pages have it. Nothing here may take its time for that.
const ofThePage = new CSSStyleSheet()
beforeAll(async () => {
  await ofThePage.replace('* { scroll-behavior: smooth; transition: all 300ms ease }')
  document.adoptedStyleSheets.push(ofThePage)
})
afterAll(() => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(ofThePage), 1))

const isVirtual = () => document.querySelector('[aria-setsize]') !== null

/** Scrolls as a member does, and lets the page follow. */
async function scrollTo(top: number): Promise<void> {
  frame().scrollTop = top
  await painted()
}

test('opens at the newest message, and reads no more than fills the frame', async () => {
  const host = createChatHost({ history: manyMessages(300) })
  await host.open()
  await expect.element(page.getByText('message 300.')).toBeVisible()
  await painted()
  expect(isAtEnd()).toBe(true)
  expect(document.querySelectorAll('.xp-chat-bubble').length).toBeLessThan(60)
})

test('loads older messages while the member scrolls up, and moves nothing by a pixel', async () => {
  const host = createChatHost({ history: manyMessages(300), scenario: { latencyMs: { messages: 60 } } })
  await host.open()
  await expect.element(page.getByText('message 300.')).toBeVisible()
  await painted()
  for (const text of [/message 273\./, /message 174\./]) {
    const before = document.querySelectorAll('.xp-chat-bubble').length
    await scrollTo(0)
    const top = topOf(text)
    await expect.poll(() => document.querySelectorAll('.xp-chat-bubble').length).toBeGreaterThan(before)
    await painted()
    expect(Math.abs(topOf(text) - top)).toBeLessThan(0.5)
  }
})

test('does not move what the member reads when a reply comes, counts it, and goes to it by the button', async () => {
  const host = createChatHost({ history: manyMessages(29) })
  await host.open()
  await expect.element(page.getByText('message 29.')).toBeVisible()
  await painted()
  await scrollTo(300)
  await expect.element(button('Latest message')).toBeVisible()
  const top = frame().scrollTop
  host.sandbox.control.addMessages(host.id, [
    { from: 'concierge', body: 'one more' },
    { from: 'concierge', body: 'and another' },
  ])
  await expect.element(button('2 new messages')).toBeVisible()
  expect(frame().scrollTop).toBe(top)
  await button('2 new messages').click()
  await painted()
  expect(isAtEnd()).toBe(true)
  expect(button(/new messages|Latest/).query()).toBeNull()
})

test('is virtualized above 500 messages, from where the member reads, with position and size of the set', async () => {
  const host = createChatHost({
    history: manyMessages(560),
    assumptions: { messagePolling: { activeMs: 60_000, idleMs: 60_000 } },
  })
  await host.open()
  await expect.element(page.getByText('message 560.')).toBeVisible()
  await painted()
  while (document.querySelectorAll('.xp-chat-bubble').length < 430) {
    const before = document.querySelectorAll('.xp-chat-bubble').length
    await scrollTo(0)
    await expect.poll(() => document.querySelectorAll('.xp-chat-bubble').length).toBeGreaterThan(before)
    await painted()
  }
  // 430 are in the document, and the next page makes it 530.
  host.sandbox.control.scenario({ latencyMs: { messages: 500 } })
  await scrollTo(0)
  const top = topOf(/message 132\./)
  const drift = () => topOf(/message 132\./) - top
  await expect.poll(isVirtual, { timeout: 10_000 }).toBe(true)
  for (let frames = 0; frames < 12; frames += 1) await painted()
  expect(Math.abs(drift())).toBeLessThan(1)
  const items = page
    .getByRole('listitem')
    .all()
    .map((item) => item.element())
  expect(items.length).toBeLessThan(60)
  const item = [...items].find(({ textContent }) => textContent?.includes('message 133.'))
  expect([item?.getAttribute('aria-setsize'), item?.getAttribute('aria-posinset')]).toEqual(['-1', '103'])

  // And on: prepending to the virtualised list moves nothing either.
  host.sandbox.control.scenario({ latencyMs: { messages: 1_000 } })
  await scrollTo(0)
  await expect.poll(() => topOf(/message 33\./)).toBeGreaterThan(0)
  const before = topOf(/message 33\./)
  await expect.poll(() => frame().scrollTop, { timeout: 10_000 }).toBeGreaterThan(500)
  await expect.poll(() => Math.abs(topOf(/message 33\./) - before)).toBeLessThan(1)
  await expect.poll(() => document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')).toBe('560')
}, 40_000)

test('shows 10,000 messages with a handful of rows, and reaches both ends', async () => {
  const host = createChatHost({
    history: manyMessages(10_000),
    assumptions: { messagePolling: { activeMs: 60_000, idleMs: 60_000 } },
  })
  const { client, queryClient } = host.kit
  const options = threadQuery(client, { id: host.id })
  for (let thread = await queryClient.fetchQuery(options); thread.nextCursor !== null;) {
    await fetchOlder(host.kit, { id: host.id })
    thread = queryClient.getQueryData(options.queryKey) ?? thread
  }
  await host.open()
  await expect.element(page.getByText('message 10000.')).toBeVisible()
  await expect
    .poll(() => document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'))
    .toBe('10000')
  expect(document.querySelectorAll('.xp-chat-bubble').length).toBeLessThan(60)
  for (const part of [0.5, 0.2, 0]) {
    await scrollTo(frame().scrollHeight * part)
    await expect.poll(() => document.querySelectorAll('.xp-chat-bubble').length).toBeGreaterThan(5)
    expect(document.querySelectorAll('.xp-chat-bubble').length).toBeLessThan(80)
  }
  await expect.element(page.getByText(/message 2\./)).toBeVisible()
  await button('Latest message').click()
  await expect.element(page.getByText('message 10000.')).toBeVisible()
}, 60_000)

test('finds what is not in the document, reading the conversation to its beginning', async () => {
  const host = createChatHost({
    history: manyMessages(700),
    assumptions: { messagePolling: { activeMs: 60_000, idleMs: 60_000 } },
  })
  await host.open()
  await expect.element(page.getByText('message 700.')).toBeVisible()
  await button('Search in this conversation').click()
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('MESSAGE 22.')
  await expect.element(page.getByText('1 of 1', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('message 22.')).toBeInViewport()
  await page.getByRole('searchbox').fill('message 69')
  await expect.element(page.getByText('1 of 11', { exact: true }).first()).toBeVisible()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByText('3 of 11', { exact: true }).first()).toBeVisible()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(page.getByText('2 of 11', { exact: true }).first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Search in this conversation')).toHaveFocus()
}, 40_000)

test.each([
  ['isComposing', { isComposing: true }],
  ['key code 229', { keyCode: 229 }],
])('a key that ends a composition neither moves nor closes the search (%s)', async (_, init) => {
  await createChatHost({ history: manyMessages(60, 'concierge') }).open()
  await button('Search in this conversation').click()
  await page.getByRole('searchbox').fill('message 2')
  await expect.element(page.getByText(/^1 of \d+$/).first()).toBeVisible()
  for (const key of ['Enter', 'Escape']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    page.getByRole('searchbox').element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  }
  await painted()
  await expect.element(page.getByText(/^1 of \d+$/).first()).toBeVisible()
})

test('keeps the focused message in a virtualized list, and scrolls by the keyboard', async () => {
  const host = createChatHost({
    history: [...manyMessages(599), { from: 'concierge', body: 'https://example.com/last' }],
  })
  await host.open()
  await button('Search in this conversation').click()
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('zzzz')
  await expect.element(page.getByText('No match', { exact: true }).first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const link = page.getByRole('link', { name: 'https://example.com/last' })
  ;(link.element() as HTMLElement).focus()
  await scrollTo(0)
  await expect.element(page.getByText(/^message 2\./)).toBeVisible()
  await expect.element(link).toHaveFocus()
  frame().focus()
  // Messages on the way may be higher than guessed: then the first press ends above the end.
  const pressEnd = async () => {
    await userEvent.keyboard('{End}')
    await settled()
    return isAtEnd()
  }
  await expect.poll(pressEnd).toBe(true)
}, 40_000)

const longOne = (ms: number) => ({
  history: manyMessages(1_500),
  assumptions: { messagePolling: { activeMs: 60_000, idleMs: 60_000 } },
  scenario: { latencyMs: { messages: ms } },
})

async function searchFor(text: string): Promise<void> {
  await expect.element(page.getByText('message 1500.')).toBeVisible()
  await button('Search in this conversation').click()
  await page.getByRole('searchbox').fill(text)
}

const isRead = () =>
  expect.element(page.getByText('1 of 1', { exact: true }).first(), { timeout: 20_000 }).toBeVisible()

test('stays at what it found while older messages come above it, without a loop of sizes', async () => {
  const loops: string[] = []
  const listen = ({ message }: ErrorEvent) => void loops.push(message)
  window.addEventListener('error', listen)
  await createChatHost(longOne(30)).open()
  await searchFor('message 1234.')
  await isRead()
  await settled()
  window.removeEventListener('error', listen)
  expect(topOf(/message 1234\./)).toBeGreaterThan(0)
  expect(topOf(/message 1234\./)).toBeLessThan(frame().clientHeight)
  expect(loops).toEqual([])
}, 40_000)

test('does not take a member back to what it found who reads on meanwhile', async () => {
  await createChatHost(longOne(400)).open()
  await searchFor('message 1234.')
  await expect.element(page.getByText('message 1234.')).toBeInViewport()
  frame().dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
  await scrollTo(frame().scrollTop + 2_000)
  await isRead()
  await settled()
  await expect.element(page.getByText('message 1234.')).not.toBeInTheDocument()
}, 40_000)
