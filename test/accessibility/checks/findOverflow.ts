import { clippingAncestors, describeElement, isOnScreen } from './onScreen.ts'

/** What makes the page scroll sideways (1.4.10). What scrolls inside a frame of its own, like a row of pictures, does not. */
export function findOverflow(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const culprits = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return (
      (right > clientWidth + 0.5 || left < -0.5) &&
      isOnScreen(element) &&
      clippingAncestors(element).length === 0
    )
  })
  if (culprits.length === 0) culprits.push(...widestScrollers())
  return [
    `the page is ${scrollWidth} px wide in ${clientWidth} px: ${culprits.slice(0, 3).map(describeElement).join(', ')}`,
  ]
}

/** No box reaches over the edge: text or a pseudo-element does, of a box whose content is wider than it is. */
function widestScrollers(): readonly Element[] {
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth &&
        element.clientWidth > 1 &&
        getComputedStyle(element).overflowX === 'visible',
    )
    .reverse()
}
