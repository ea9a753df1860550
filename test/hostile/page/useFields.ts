const pressed = /^(redeem|send|accept|agree|confirm|save|continue|verify|check)/i

/** Types a text into every field, chooses what there is to choose, and sends all forms: what is typed is shown again. */
export function useFields(texts: readonly string[]): void {
  for (const [slot, text] of texts.entries()) {
    const within = <E extends Element>(selector: string) => [
      ...document.querySelectorAll<E>(`[data-slot="${String(slot)}"] ${selector}`),
    ]
    for (const field of within<HTMLTextAreaElement>('textarea')) type(field, text)
    for (const field of within<HTMLInputElement>(
      ':is(input[type=text], input[type=search], input[type=tel], input:not([type]))',
    ))
      type(field, text)
    for (const box of within<HTMLInputElement>('input[type=checkbox]:not(:checked)')) box.click()
    for (const radio of within<HTMLInputElement>('[data-case="redemption-feedback"] input[type=radio]').slice(
      -1,
    ))
      radio.click()
  }
  // What was typed is in the state first.
  requestAnimationFrame(() => {
    for (const form of document.querySelectorAll('form')) form.requestSubmit()
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[type=button]')) {
      if (pressed.test(button.innerText)) button.click()
    }
  })
}

/** As the browser sets it: React hears of a value that its own setter did not write. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
