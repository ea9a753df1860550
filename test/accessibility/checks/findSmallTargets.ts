import { boxWithAfter, describeElement, isOnScreen, reachableRoot } from './onScreen.ts'

/** What a member acts by. Links in a line of text are not among them (2.5.8, inline). */
const primary = [
  '.xp-button',
  '.xp-field-control',
  '.xp-chat-send',
  '.xp-icon-button',
  '.xp-hub-part',
  '.xp-choice',
  '.xp-filter-chip',
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
    .filter((element) => {
      const { width, height } = boxWithAfter(element)
      return width < least - 0.5 || height < least - 0.5
    })
    .map((element) => {
      const { width, height } = boxWithAfter(element)
      return `${describeElement(element)} is ${Math.round(width)} × ${Math.round(height)} px`
    })
}
