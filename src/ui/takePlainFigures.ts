import { plainFigures } from '../base/index.ts'

/**
 * Lets a number field take Arabic and Persian figures, where a browser drops them or takes them for no number. A second
 * call for a field changes nothing.
 */
export function takePlainFigures(field: HTMLInputElement | null): void {
  field?.addEventListener('beforeinput', handleInput)
}

function handleInput(event: InputEvent): void {
  const plain = plainFigures(event.data ?? '').trim()
  if (!event.cancelable || plain === event.data || !/^\d+$/.test(plain)) return
  event.preventDefault()
  // A number field tells nobody where its caret is: nothing else puts text there.
  const { ownerDocument } = event.currentTarget as HTMLInputElement
  ownerDocument.execCommand('insertText', false, plain)
}
