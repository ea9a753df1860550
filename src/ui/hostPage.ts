// What a page around us may be: a portal may put us into another document, as that of an `iframe`, whose classes and
// focus are its own; and it may draw us larger.

/** Not by `instanceof`: another document has classes of its own. */
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

/**
 * How much larger an element is drawn than it is laid out, to a hundredth: a page may have `zoom` or
 * `transform: scale()` around us. Boxes are as they are drawn; lengths in styles are as they are laid out.
 */
export const drawnScale = (element: HTMLElement): number =>
  Math.round((element.getBoundingClientRect().width / element.offsetWidth) * 100) / 100 || 1
