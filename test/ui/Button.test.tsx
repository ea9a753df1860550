// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../../src/ui/index.ts'

test('is a native button of type button, with ref, class and rest props on it', () => {
  const ref = createRef<HTMLButtonElement>()
  render(
    <Button ref={ref} className="mine" data-mine="1">
      Ask for it
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Ask for it' })
  expect(ref.current).toBe(button)
  expect(button).toHaveAttribute('type', 'button')
  expect(button).toHaveClass('xp-button', 'mine')
  expect(button).toHaveAttribute('data-mine', '1')
})

test('is named by its busy label while busy, and ignores clicks without losing focus', () => {
  const onClick = vi.fn()
  const { rerender } = render(
    <Button busyLabel="Sending" onClick={onClick}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  button.focus()
  fireEvent.click(button)
  rerender(
    <Button busy busyLabel="Sending" onClick={onClick}>
      Send
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Sending' })).toHaveFocus()
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('keeps the room of both labels from the start', () => {
  render(<Button busyLabel="Sending it to your concierge">Send</Button>)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveTextContent('Sending it to your concierge')
})

test('sends no form while it is unavailable, and stays in the tab order', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" unavailable>
        Send again in 0:18
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Send again in 0:18' })
  fireEvent.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button).toBeEnabled()
  expect(button).toHaveAttribute('aria-disabled', 'true')
})
