// A portal may put us into another document, as that of an `iframe`: its classes and its focus are its own.

/** Not by `instanceof`. */
export const isElement = (target: EventTarget | null | undefined): target is HTMLElement =>
  target != null && 'closest' in target

/** Where nothing may be copied: the member's own copy works then. */
export const selectContent = (element: Element | null) =>
  element?.ownerDocument.getSelection()?.selectAllChildren(element)

/**
 * Whether nothing has the focus where the element is. By the document, which names the host of a shadow root that
 * has it: a root knows nothing of a focus outside.
 */
export function isFocusLost({ ownerDocument: { activeElement, body } }: Element): boolean {
  return activeElement === null || activeElement === body
}
