/** Takes the focus where the element that had it is gone, and leaves it where the member put it meanwhile. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (!element) return
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  if (activeElement === null || activeElement === document.body) element.focus()
}
