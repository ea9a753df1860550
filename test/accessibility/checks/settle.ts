const patienceMs = 15_000

const loading = '.xp-skeleton, [aria-busy="true"]'

/** Nothing loads any more, nor in custom elements, whose code comes after them. */
const isSettled = () =>
  document.querySelector(loading) === null &&
  [...document.querySelectorAll('[data-xp-scheme]:not(.xp-root)')].every(
    ({ shadowRoot: inside }) => inside?.querySelector('.xp-surface') && !inside.querySelector(loading),
  )

/** Waits until what loads is there, drawn, and at the end of its animations. Fails when it never comes, unless it `isEndless`. */
export async function settle({ isEndless }: { readonly isEndless: boolean }): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!isEndless && !isSettled()) {
    if (Date.now() > deadline)
      throw new Error(
        'This story still loads. If it is there to show that, say so: `parameters: { accessibility: { isLoading: true } }`.',
      )
    await nextFrame()
  }
  endAnimations()
  await nextFrame()
}

/** Until what depends on the size of a box (container queries, `content-visibility`, observers) has been drawn. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/** What is halfway in has neither its colours nor its place. */
export function endAnimations(root: DocumentOrShadowRoot = document): void {
  for (const animation of root.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}
