// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnnouncePriority, AnnouncerProvider, useAnnounce } from '../../src/ui/index.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Speaker({ text, priority }: { text: string; priority?: AnnouncePriority }) {
  const announce = useAnnounce()
  return <button onClick={() => announce(text, priority)}>{`Say ${text}`}</button>
}

const region = (container: HTMLElement, priority: AnnouncePriority) =>
  container.querySelector(`[aria-live="${priority}"]`)

test('writes into the polite or the assertive region of its root, and clears it later', () => {
  const { container } = render(
    <AnnouncerProvider>
      <Speaker text="214 experiences" />
      <Speaker text="Not sent" priority="assertive" />
    </AnnouncerProvider>,
  )
  fireEvent.click(screen.getByText('Say 214 experiences'))
  fireEvent.click(screen.getByText('Say Not sent'))
  expect(region(container, 'polite')).toHaveTextContent(/^214 experiences$/)
  expect(region(container, 'assertive')).toHaveTextContent(/^Not sent$/)
  act(() => {
    vi.runAllTimers()
  })
  expect(region(container, 'polite')).toBeEmptyDOMElement()
})

test('says the same words twice as two messages', () => {
  const { container } = render(
    <AnnouncerProvider>
      <Speaker text="Copied" />
    </AnnouncerProvider>,
  )
  fireEvent.click(screen.getByText('Say Copied'))
  fireEvent.click(screen.getByText('Say Copied'))
  expect(region(container, 'polite')?.children).toHaveLength(2)
})

test('two roots never hear each other', () => {
  const one = render(
    <AnnouncerProvider>
      <Speaker text="one" />
    </AnnouncerProvider>,
  )
  const two = render(
    <AnnouncerProvider>
      <Speaker text="two" />
    </AnnouncerProvider>,
  )
  fireEvent.click(screen.getByText('Say one'))
  expect(region(one.container, 'polite')).toHaveTextContent('one')
  expect(region(two.container, 'polite')).toBeEmptyDOMElement()
})

test('says nothing outside a root, and breaks nothing', () => {
  render(<Speaker text="lost" />)
  expect(() => fireEvent.click(screen.getByText('Say lost'))).not.toThrow()
})
