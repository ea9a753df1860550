/**
 * How much larger an element is drawn than it is laid out, to a hundredth: a page may have `zoom` or
 * `transform: scale()` around us. Boxes are as they are drawn; lengths in styles are as they are laid out.
 */
export const drawnScale = (element: HTMLElement): number =>
  Math.round((element.getBoundingClientRect().width / element.offsetWidth) * 100) / 100 || 1
