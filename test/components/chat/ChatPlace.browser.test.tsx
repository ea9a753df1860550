import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createChatHost, field, frame, isAtEnd, manyMessages, settled, topOf } from './renderChat.tsx'

const calm = { messagePolling: { activeMs: 60_000, idleMs: 60_000 } }
const room = () => document.querySelector<HTMLElement>('[data-xp-root] > div')

const errors: string[] = []
const handleError = ({ message }: ErrorEvent) => void errors.push(message)
beforeEach(async () => {
  await page.viewport(1000, 800)
  errors.length = 0
  window.addEventListener('error', handleError)
})
afterEach(() => window.removeEventListener('error', handleError))

async function openAt(count: number, scrollTop: number | null, from?: 'concierge') {
  const host = createChatHost({ history: manyMessages(count, from), assumptions: calm })
  await host.open()
  await expect.element(page.getByText(`message ${count}.`, { exact: true })).toBeVisible()
  await settled()
  if (scrollTop !== null) frame().scrollTop = scrollTop
  await settled()
  return host
}

/** The first message that is wholly in view, and where. */
function firstInView(): { readonly text: RegExp; readonly top: number } {
  const box = frame().getBoundingClientRect()
  const bubble = [...document.querySelectorAll('.xp-chat-bubble')].find(
    (element) => element.getBoundingClientRect().top >= box.top,
  )
  const text = new RegExp(`^${/message \d+/.exec(bubble?.textContent ?? '')?.[0] ?? ''}[.,]`)
  return { text, top: topOf(text) }
}

test('keeps its place while it is hidden', async () => {
  await openAt(29, 300)
  const { text, top } = firstInView()
  const element = room()
  if (element) element.style.display = 'none'
  await settled()
  if (element) element.style.display = ''
  await settled()
  expect(Math.abs(topOf(text) - top)).toBeLessThan(1)
})

test.each([null, 300])('keeps its place where the page moves what is around it: %s', async (scrollTop) => {
  await openAt(29, scrollTop)
  const { text, top } = firstInView()
  const element = room()
  element?.parentElement?.append(document.createElement('hr'), element)
  await expect.poll(() => Math.abs(topOf(text) - top)).toBeLessThan(20)
  expect(isAtEnd()).toBe(scrollTop === null)
  expect(page.getByRole('button', { name: 'Latest message' }).elements()).toHaveLength(
    scrollTop === null ? 0 : 1,
  )
})

test('is at the latest message again when one came while it was hidden', async () => {
  const host = await openAt(29, null)
  const element = room()
  if (element) element.style.display = 'none'
  host.sandbox.control.conciergeSays(host.id, 'While you were away')
  await host.kit.queryClient.refetchQueries()
  await settled()
  if (element) element.style.display = ''
  await expect.element(page.getByText('While you were away')).toBeVisible()
  await settled()
  expect(isAtEnd()).toBe(true)
})

test('stays at the end when the room changes its size', async () => {
  await openAt(29, null)
  const element = room()
  for (const size of ['400px', '700px']) {
    if (element) element.style.blockSize = size
    if (element) element.style.inlineSize = size
    await settled()
    expect(isAtEnd()).toBe(true)
  }
})

test('keeps the message that the member reads in view when the room becomes narrower', async () => {
  await openAt(29, 900)
  const { text, top } = firstInView()
  const element = room()
  if (element) element.style.inlineSize = '420px'
  await settled()
  expect(Math.abs(topOf(text) - top)).toBeLessThan(60)
})

test('does not move what the member reads when a message above it grows', async () => {
  await openAt(29, 900)
  const { text, top } = firstInView()
  const bubble = document.querySelector<HTMLElement>('.xp-chat-bubble')
  if (bubble) bubble.style.paddingBlockEnd = '200px'
  await settled()
  expect(Math.abs(topOf(text) - top)).toBeLessThan(1)
})

test('loads older messages without a layout shift', async () => {
  let shift = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
  })
  await openAt(300, null)
  observer.observe({ type: 'layout-shift' })
  const before = document.querySelectorAll('.xp-chat-bubble').length
  frame().scrollTop = 0
  await expect.poll(() => document.querySelectorAll('.xp-chat-bubble').length).toBeGreaterThan(before)
  await settled()
  observer.disconnect()
  expect(shift).toBeLessThan(0.02)
})

test('reports no loop of its resize observer in a long thread, from end to end', async () => {
  await openAt(700, null)
  await page.getByRole('button', { name: 'Search in this conversation' }).click()
  await page.getByRole('searchbox').fill('message 22.')
  await expect.element(page.getByText('message 22.')).toBeInViewport()
  await settled()
  await page.getByRole('button', { name: 'Latest message' }).click()
  await expect.poll(isAtEnd).toBe(true)
  await settled()
  expect(errors).toEqual([])
}, 40_000)

test('in letters twice as large a phone has room for the thread beside what is written in', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  const host = createChatHost({ history: manyMessages(20), assumptions: calm })
  try {
    await host.open()
    Object.assign(room()?.style ?? {}, { blockSize: '760px', inlineSize: '358px' })
    await expect.element(page.getByText('message 20.', { exact: true })).toBeVisible()
    await settled()
    expect(frame().clientHeight).toBeGreaterThan(200)
  } finally {
    document.documentElement.style.removeProperty('font-size')
  }
})

test('on a wide screen the two sides of a conversation stay one column', async () => {
  await page.viewport(1900, 800)
  await openAt(20, null)
  Object.assign(room()?.style ?? {}, { inlineSize: '1880px' })
  await settled()
  const bubbles = [...document.querySelectorAll('.xp-chat-bubble')].map((each) =>
    each.getBoundingClientRect(),
  )
  const width = Math.max(...bubbles.map(({ right }) => right)) - Math.min(...bubbles.map(({ left }) => left))
  expect(width).toBeLessThanOrEqual(960)
  const box = field().element().closest('div')?.getBoundingClientRect()
  expect(Math.round(box?.left ?? 0)).toBe(Math.round(Math.min(...bubbles.map(({ left }) => left))))
})
