/**
 * Takes the focus where the element that had it is gone, and leaves it where the member put it meanwhile. The document is
 * asked, which names the host of a shadow root that has it: a root knows nothing of a focus outside.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) element?.focus()
}
