import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { createChatHost, frame, manyMessages, painted, topOf } from './renderChat.tsx'

beforeAll(() => commands.holdModules(['ChatAttachment.tsx']))
afterAll(() => commands.releaseModules())

const slow = { messagePolling: { activeMs: 60_000, idleMs: 60_000 } }
const pictures = new URL('../../../src/sandbox/pictures', import.meta.url).href
const name = 'The table.jpg'
const sent = (file = name) => [{ from: 'concierge' as const, body: 'Here it is.', attachments: [file] }]
const show = (file = name) => page.getByRole('button', { name: `Open picture: ${file}` })
const link = (file = name) => page.getByRole('link', { name: new RegExp(`^${file}`) })
const file = () => document.querySelector('.xp-chat-file')

// First: the code that shows files comes once it is released, and then for good.
test('keeps its room before its code is loaded, and moves nothing when it comes', async () => {
  await page.viewport(1000, 800)
  const host = createChatHost({
    assumptions: slow,
    pictures,
    history: [...manyMessages(12), ...sent(), ...manyMessages(3)],
  })
  await host.open()
  await expect.poll(() => file()?.getAttribute('data-state')).toBe('loading')
  await painted()
  const end = frame().scrollHeight
  const height = file()?.getBoundingClientRect().height
  const top = topOf(/Here it is/)
  await commands.releaseModules()
  await expect.element(show()).toBeInTheDocument()
  const image = () => document.querySelector<HTMLImageElement>('.xp-chat-picture-button img')
  await expect.poll(() => image()?.complete && image()?.naturalWidth).toBeGreaterThan(0)
  await painted()
  expect(file()?.getBoundingClientRect().height).toBe(height)
  expect(frame().scrollHeight).toBe(end)
  expect(topOf(/Here it is/)).toBe(top)
})

test('shows itself, late and without a referrer, by its name; its link stays beside it', async () => {
  await commands.releaseModules()
  await createChatHost({ assumptions: slow, pictures, history: sent() }).open()
  await expect.element(show()).toBeVisible()
  const image = document.querySelector('.xp-chat-picture-button img')
  expect(image?.getAttribute('alt')).toBe(name)
  expect(image?.getAttribute('loading')).toBe('lazy')
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer')
  await expect.element(link()).toHaveAttribute('rel', 'noopener noreferrer')
})

test('opens in full, and the focus is at it again afterwards', async () => {
  await commands.releaseModules()
  await createChatHost({ assumptions: slow, pictures, history: sent() }).open()
  await show().click()
  const dialog = page.getByRole('dialog', { name })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('img', { name })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(show()).toHaveFocus()
})

test('shows over itself that it has the focus', async () => {
  await commands.releaseModules()
  await createChatHost({ assumptions: slow, pictures, history: sent() }).open()
  await expect.element(show()).toBeVisible()
  const ring = () => getComputedStyle(show().element(), '::after')
  expect(ring().outlineStyle).toBe('none')
  await userEvent.keyboard('{Tab}')
  while (document.activeElement !== show().element()) await userEvent.keyboard('{Tab}')
  expect(ring().outlineStyle).toBe('solid')
})

test('is the row of a file where it cannot be loaded', async () => {
  await commands.releaseModules()
  await createChatHost({ assumptions: slow, history: sent() }).open()
  await expect.poll(() => file()?.hasAttribute('data-picture')).toBe(false)
  await expect.element(link()).toBeVisible()
  expect(show().query()).toBeNull()
})

test('is the row of a file where its link has expired, and shows itself once it was got again', async () => {
  await commands.releaseModules()
  const host = createChatHost({
    assumptions: slow,
    pictures,
    history: sent(),
    scenario: { attachmentLifeMs: -60_000 },
  })
  await host.open()
  const again = page.getByRole('button', { name: `Get it again: ${name}` })
  await expect.element(again).toBeVisible()
  expect(show().query()).toBeNull()
  host.sandbox.control.scenario({})
  await again.click()
  await expect.element(show()).toBeVisible()
})

test.each(['menu.pdf', 'scan.tiff', 'photo.heic', 'jpg'])('is no picture: %s', async (other) => {
  await commands.releaseModules()
  await createChatHost({ assumptions: slow, pictures, history: sent(other) }).open()
  await expect.element(link(other)).toBeVisible()
  expect(show(other).query()).toBeNull()
})
