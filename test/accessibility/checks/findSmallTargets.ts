import { boxWithAfter, describeElement, isOnScreen, reachableRoot } from './onScreen.ts'

/** What a member acts by. Links in a line of text are not among them (2.5.8, inline). */
const primary = [
  '.xp-button',
  '.xp-field-control',
  '.xp-chat-send',
  '.xp-icon-button',
  '.xp-hub-part',
  '.xp-choice',
  // Of a chip around two buttons it is they that are pressed.
  '.xp-filter-chip:not(.xp-filter-held)',
  '.xp-filter-trigger',
  '.xp-stepper-button',
  '.xp-conversation',
].join(', ')
const least = 44

/** Primary actions that a finger misses: under 44 px high or wide. The rule of 24 px for all others is axe's `target-size`. */
export function findSmallTargets(): readonly string[] {
  return [...reachableRoot().querySelectorAll(primary)]
    .filter(
      (element) =>
        isOnScreen(element) && element.closest('[aria-hidden="true"], [inert], .xp-visually-hidden') === null,
    )
    .map((element) => ({ element, ...targetOf(element) }))
    .filter(({ width, height }) => width < least - 0.5 || height < least - 0.5)
    .map(
      ({ element, width, height }) =>
        `${describeElement(element)} is ${Math.round(width)} × ${Math.round(height)} px`,
    )
}

/** Both can be pressed: the element, and its `::after`, which may also be smaller and only show the ring. */
function targetOf(element: Element) {
  const [own, after] = [element.getBoundingClientRect(), boxWithAfter(element)]
  return { width: Math.max(own.width, after.width), height: Math.max(own.height, after.height) }
}
