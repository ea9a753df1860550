/** How the controls mark what is wrong: a control itself, or a group of them. */
const invalid = '[aria-invalid="true"], fieldset[data-invalid]'

/**
 * What takes the focus in a group: first the tags of chosen days (that is what there is to remove), then what
 * is chosen, then what comes first.
 */
const targets = ['.xp-date-tags button', 'input:checked', 'button[tabindex="0"]', 'input', 'button']

/** Moves the focus to the first wrong field of a form, in the order of the page. */
export function focusFirstIssue(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>(invalid)
  if (!first) return
  const target = first.matches('input, select, textarea')
    ? first
    : targets.map((selector) => first.querySelector<HTMLElement>(selector)).find((found) => found !== null)
  target?.focus()
}
