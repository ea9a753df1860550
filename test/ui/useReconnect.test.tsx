// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useReconnect } from '../../src/ui/index.ts'

describe('what waits for the browser to be online', () => {
  it('hears it from the commit on that shows the failure', () => {
    const onReconnect = vi.fn()
    function Failure() {
      useReconnect(true, onReconnect)
      useLayoutEffect(() => void window.dispatchEvent(new Event('online')), [])
      return null
    }
    render(<Failure />)
    expect(onReconnect).toHaveBeenCalledTimes(1)
  })

  it('hears nothing where nothing is to be tried again, or no longer', () => {
    const onReconnect = vi.fn()
    function Failure({ isWaiting }: { readonly isWaiting: boolean }) {
      useReconnect(isWaiting, onReconnect)
      return null
    }
    const { rerender } = render(<Failure isWaiting />)
    rerender(<Failure isWaiting={false} />)
    window.dispatchEvent(new Event('online'))
    expect(onReconnect).not.toHaveBeenCalled()
  })
})
