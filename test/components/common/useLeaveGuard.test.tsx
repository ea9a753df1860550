// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type MouseEvent, type ReactElement, type RefObject, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  type DirtyChangeHandler,
  type LeaveGuard,
  LeaveGuardContext,
  useLeaveGuard,
} from '../../../src/components/common/index.ts'
import { intakeStage } from '../interests/intakeStage.tsx'

const words = {
  title: 'Leave without sending?',
  text: 'It would be lost.',
  stay: 'Stay here',
  leave: 'Leave',
}

/** The dialog is native, and jsdom has none that opens. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

interface PageProps {
  readonly isNeeded: boolean
  readonly onDiscard?: () => void
  readonly onDirtyChange?: DirtyChangeHandler | undefined
  readonly onLeft?: () => void
}

function Page({ isNeeded, onDiscard = () => {}, onDirtyChange, onLeft }: PageProps) {
  const { mayLeave, dialog } = useLeaveGuard({ isNeeded, onDiscard, onDirtyChange, words })
  return (
    <>
      <button onClick={(event: MouseEvent<HTMLElement>) => mayLeave(event) && onLeft?.()}>Back</button>
      {dialog}
    </>
  )
}

const stage = intakeStage()
const show = (page: ReactElement) => render(page, { wrapper: stage.wrapper })
const dialog = () => document.querySelector('dialog')

describe('leaving while something is typed that it would lose', () => {
  it('asks nothing while nothing would be lost', () => {
    const onLeft = vi.fn()
    show(<Page isNeeded={false} onLeft={onLeft} />)
    fireEvent.click(screen.getByText('Back'))
    expect(onLeft).toHaveBeenCalledOnce()
    expect(screen.queryByText(words.title)).not.toBeInTheDocument()
  })

  it('asks first, stays where the member wants to, and leaves once when they say so', () => {
    const [onDiscard, onLeft] = [vi.fn(), vi.fn()]
    show(<Page isNeeded onDiscard={onDiscard} onLeft={onLeft} />)
    expect(fireEvent.click(screen.getByText('Back'))).toBe(false)
    expect(onLeft).not.toHaveBeenCalled()
    expect(screen.getByText(words.title)).toBeInTheDocument()
    fireEvent.click(screen.getByText('Stay here'))
    expect(dialog()?.open ?? false).toBe(false)
    expect(onDiscard).not.toHaveBeenCalled()
    fireEvent.click(screen.getByText('Back'))
    fireEvent.click(screen.getByText(words.leave))
    expect(onDiscard).toHaveBeenCalledOnce()
    expect(onLeft).toHaveBeenCalledOnce()
    expect(dialog()?.open ?? false).toBe(false)
    // The next press is a new one.
    fireEvent.click(screen.getByText('Back'))
    expect(onLeft).toHaveBeenCalledOnce()
  })

  it.each(['metaKey', 'ctrlKey', 'shiftKey'])(
    'lets a press with %s through, which opens elsewhere',
    (key) => {
      const onLeft = vi.fn()
      show(<Page isNeeded onLeft={onLeft} />)
      fireEvent.click(screen.getByText('Back'), { [key]: true })
      expect(onLeft).toHaveBeenCalledOnce()
    },
  )

  it('has the browser ask before the page goes, only while it is needed', () => {
    const asks = () => {
      const event = new Event('beforeunload', { cancelable: true })
      const returnValues: unknown[] = []
      Object.defineProperty(event, 'returnValue', { set: (value: unknown) => returnValues.push(value) })
      window.dispatchEvent(event)
      return [event.defaultPrevented, ...returnValues]
    }
    const { rerender, unmount } = show(<Page isNeeded={false} onLeft={() => {}} />)
    expect(asks()).toEqual([false])
    rerender(<Page isNeeded onLeft={() => {}} />)
    expect(asks()).toEqual([true, true])
    rerender(<Page isNeeded={false} onLeft={() => {}} />)
    expect(asks()).toEqual([false])
    rerender(<Page isNeeded onLeft={() => {}} />)
    unmount()
    expect(asks()).toEqual([false])
  })
})

describe('informing the host that leaving would lose something', () => {
  it('calls the newest handler when it would, when it no longer would, and when the form goes', () => {
    const [first, second] = [vi.fn<DirtyChangeHandler>(), vi.fn<DirtyChangeHandler>()]
    const { rerender, unmount } = show(<Page isNeeded={false} onDirtyChange={first} />)
    expect(first).not.toHaveBeenCalled()
    rerender(<Page isNeeded onDirtyChange={first} />)
    expect(first.mock.calls).toEqual([[{ hasSensitive: true }]])
    rerender(<Page isNeeded onDirtyChange={second} />)
    expect(second).not.toHaveBeenCalled()
    rerender(<Page isNeeded={false} onDirtyChange={second} />)
    expect(second.mock.calls).toEqual([[{ hasSensitive: false }]])
    rerender(<Page isNeeded onDirtyChange={second} />)
    unmount()
    expect(second.mock.calls.slice(1)).toEqual([[{ hasSensitive: true }], [{ hasSensitive: false }]])
    expect(first).toHaveBeenCalledOnce()
  })

  it('needs no handler', () => {
    const { rerender, unmount } = show(<Page isNeeded />)
    expect(() => {
      rerender(<Page isNeeded={false} />)
      unmount()
    }).not.toThrow()
  })
})

describe('surroundings that lead away from a form', () => {
  /** The form loses its need to ask as it discards, as ours does. */
  function Form({ onDirtyChange }: { readonly onDirtyChange: DirtyChangeHandler }) {
    const [isNeeded, setIsNeeded] = useState(true)
    return <Page isNeeded={isNeeded} onDiscard={() => setIsNeeded(false)} onDirtyChange={onDirtyChange} />
  }
  const within = (guard: RefObject<LeaveGuard | null>, form: ReactElement | null) => (
    <LeaveGuardContext.Provider value={guard}>{form}</LeaveGuardContext.Provider>
  )

  it('are asked to wait until the member has agreed, and the host knows by then that nothing is lost any more', () => {
    const guard: RefObject<LeaveGuard | null> = { current: null }
    const calls: string[] = []
    show(within(guard, <Form onDirtyChange={({ hasSensitive }) => calls.push(`dirty ${hasSensitive}`)} />))
    act(() => guard.current?.ask(() => calls.push('left')))
    expect(calls).toEqual(['dirty true'])
    fireEvent.click(screen.getByText('Stay here'))
    expect(calls).toEqual(['dirty true'])
    act(() => guard.current?.ask(() => calls.push('left')))
    fireEvent.click(screen.getByText(words.leave))
    expect(calls).toEqual(['dirty true', 'dirty false', 'left'])
    expect(guard.current).toBeNull()
  })

  it('are free while nothing would be lost, and when the form is gone', () => {
    const guard: RefObject<LeaveGuard | null> = { current: null }
    const { rerender } = show(within(guard, <Page isNeeded={false} />))
    expect(guard.current).toBeNull()
    rerender(within(guard, <Page isNeeded />))
    expect(guard.current).not.toBeNull()
    rerender(within(guard, null))
    expect(guard.current).toBeNull()
  })
})
