import { clippingAncestors, describeElement, isOnScreen } from './onScreen.ts'

/** What makes the page scroll sideways (1.4.10). What scrolls inside a frame of its own, like a row of pictures, does not. */
export function findOverflow(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const culprits = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return (right > clientWidth + 0.5 || left < -0.5) && isOnScreen(element) && clippingAncestors(element).length === 0
  })
  return [`the page is ${scrollWidth} px wide in ${clientWidth} px: ${culprits.slice(0, 3).map(describeElement).join(', ')}`]
}
