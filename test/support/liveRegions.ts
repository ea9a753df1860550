const said = (priority: string) =>
  [...document.querySelectorAll(`[aria-live="${priority}"]`)].map((region) => region.textContent).join(' ')

/** What the assertive live regions of the page say now. */
export const assertive = () => said('assertive')

/** What the polite live regions of the page say now. */
export const polite = () => said('polite')
