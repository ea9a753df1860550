/** What can be wrong, as the controls mark it: a control itself, or a group of them. */
const faulty = '[aria-invalid="true"], fieldset[data-invalid]'
/** In a group: the tags of chosen days first (that is what there is to remove), then what is chosen, then what comes first. */
const ways = ['.xp-date-tags button', 'input:checked', 'button[tabindex="0"]', 'input', 'button']

/** Moves the focus to the first wrong field of a form, in the order of the page. */
export function focusFirstFault(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>(faulty)
  if (!first) return
  const target = first.matches('input, select, textarea')
    ? first
    : ways.map((way) => first.querySelector<HTMLElement>(way)).find((found) => found !== null)
  target?.focus()
}
