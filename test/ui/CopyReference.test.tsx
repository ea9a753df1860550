// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AnnouncerProvider, CopyReference } from '../../src/ui/index.ts'

const reference = <CopyReference value="req_7Kd2" label="Reference" copyLabel="Copy" copiedLabel="Copied" />

function giveClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('copies the reference, says so for two seconds, and announces it', async () => {
  vi.useFakeTimers()
  const writeText = vi.fn(async () => {})
  giveClipboard(writeText)
  const { container } = render(<AnnouncerProvider>{reference}</AnnouncerProvider>)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })))
  expect(writeText).toHaveBeenCalledWith('req_7Kd2')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('Copied')
  act(() => {
    vi.advanceTimersByTime(2_000)
  })
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
})

test.each([
  ['refuses', () => giveClipboard(() => Promise.reject(new Error('denied')))],
  ['has none', () => {}],
])('selects the reference where the clipboard %s', async (_case, prepare) => {
  prepare()
  render(reference)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })))
  expect(getSelection()?.toString()).toBe('req_7Kd2')
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
})
