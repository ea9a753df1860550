'use client'

import { type RefObject, useEffect } from 'react'
import { plainFigures } from '../../base/index.ts'

/** Takes Arabic and Persian figures in a number field, where a browser drops them or takes them for no number. */
export function usePlainFigures(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const field = input.current
    const handleInput = (event: InputEvent) => {
      const plain = plainFigures(event.data ?? '').trim()
      if (!event.cancelable || plain === event.data || !/^\d+$/.test(plain)) return
      event.preventDefault()
      // A number field tells nobody where its caret is: nothing else puts text there.
      field?.ownerDocument.execCommand('insertText', false, plain)
    }
    field?.addEventListener('beforeinput', handleInput)
    return () => field?.removeEventListener('beforeinput', handleInput)
  }, [input])
}
