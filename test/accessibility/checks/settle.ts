import { hasPendingRequests } from '../../support/pendingRequests.ts'

const patienceMs = 15_000
/** What a story sends may be held for good, to show that. */
const answerMs = 3_000

const loading = '.xp-skeleton, [aria-busy="true"]'

/** Nothing loads any more, nor in custom elements, whose code comes after them. */
const isSettled = () =>
  document.querySelector(loading) === null &&
  [...document.querySelectorAll('[data-xp-scheme]:not(.xp-root)')].every(
    ({ shadowRoot: inside }) => inside?.querySelector('.xp-surface') && !inside.querySelector(loading),
  )

/** Nothing is there yet: what has no skeleton, or never comes. An icon of ours or a picture is something; Storybook's filters are not. */
const isBlank = () =>
  document.body.innerText.trim() === '' &&
  document.querySelector('img, svg[class], [data-xp-scheme]:not(.xp-root)') === null

/** Of those in view: what is further down may not be asked for. */
const hasPendingPictures = () =>
  [...document.images].some(
    (image) => !image.complete && image.getBoundingClientRect().top < window.innerHeight,
  )

interface Settling {
  /** Shows what is there before anything is. */
  readonly isEndless: boolean
  /** Shows that there is nothing. */
  readonly isEmpty?: boolean
}

/** Waits until what loads is there, drawn, and at the end of its animations. Fails when it never comes, unless that is what it shows. */
export async function settle({ isEndless, isEmpty = false }: Settling): Promise<void> {
  const [deadline, answered] = [Date.now() + patienceMs, Date.now() + answerMs]
  const isWaiting = () =>
    !isSettled() ||
    (!isEmpty && isBlank()) ||
    ((hasPendingRequests() || hasPendingPictures()) && Date.now() < answered)
  while (!isEndless && isWaiting()) {
    if (Date.now() > deadline)
      throw new Error(
        isBlank()
          ? 'This story shows nothing. If that is what it shows, say so: `parameters: { accessibility: { isEmpty: true } }`.'
          : 'This story still loads. If it is there to show that, say so: `parameters: { accessibility: { isLoading: true } }`.',
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
