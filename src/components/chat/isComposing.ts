import type { KeyboardEvent } from 'react'

/**
 * Whether a key is for the input method, which is still putting a word together. 229: Safari ends the composition
 * before it reports the key that ended it (WebKit bug 165004).
 */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229
}
