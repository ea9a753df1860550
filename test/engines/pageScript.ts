// Runs in the page. Asks for elements as Playwright and the browser tests do, by the same code; shadow roots are open to it.
import { getByRoleSelector, getByTextSelector, selectorEngine } from '@vitest/browser/locators'

/** `RegExp` does not travel. */
export type Pattern = string | { readonly source: string; readonly flags: string }

export type Step =
  | { readonly role: string; readonly name?: Pattern; readonly exact?: boolean; readonly level?: number }
  | { readonly text: Pattern; readonly exact?: boolean }
  | { readonly css: string }
  | { readonly nth: number }
  | { readonly hasText: string }

const patternOf = (pattern: Pattern) =>
  typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags)

function selectorOf(step: Step): string {
  if ('role' in step) {
    const { role, name, ...options } = step
    return getByRoleSelector(role, name === undefined ? options : { ...options, name: patternOf(name) })
  }
  if ('text' in step) {
    const { text, exact } = step
    return getByTextSelector(patternOf(text), exact === undefined ? {} : { exact })
  }
  if ('css' in step) return `css=${step.css}`
  if ('nth' in step) return `nth=${String(step.nth)}`
  return `internal:has-text=${JSON.stringify(step.hasText)}i`
}

const findAll = (steps: readonly Step[]) =>
  selectorEngine.queryLocatorSelectorAll(steps.map(selectorOf).join(' >> ')) as HTMLElement[]

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
}

/** What a click in the middle of it would meet, through shadow roots. */
function hitBy(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  return hit
}

const isHit = (element: HTMLElement) => {
  const hit = hitBy(element)
  const label = (element as HTMLInputElement).labels?.[0]
  return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true)
}

const frame = () => new Promise(requestAnimationFrame)

/** The one element, ready for a click or a key, or why it is not. */
async function findReady(steps: readonly Step[]): Promise<HTMLElement | string> {
  const found = findAll(steps)
  const [element] = found
  if (!element) return 'is not there'
  if (found.length > 1) return `is there ${String(found.length)} times`
  if (!isVisible(element)) return 'is not visible'
  if (element.matches(':disabled')) return 'is disabled'
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await frame()
  await frame()
  const after = element.getBoundingClientRect()
  if (before.x !== after.x || before.y !== after.y) return 'moves'
  return isHit(element) ? element : `is covered by ${hitBy(element)?.outerHTML.slice(0, 120) ?? 'nothing'}`
}

function fill(element: HTMLInputElement): void {
  element.focus()
  element.select()
}

function select(element: HTMLSelectElement, value: string): void {
  element.value = value
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
}

export const xpEngine = {
  findReady,
  findFirst: (steps: readonly Step[]) => findAll(steps)[0] ?? null,
  isVisible: (steps: readonly Step[]) => findAll(steps).some(isVisible),
  count: (steps: readonly Step[]) => findAll(steps).length,
  texts: (steps: readonly Step[]) => findAll(steps).map(({ innerText }) => innerText),
  values: (steps: readonly Step[]) => findAll(steps).map((element) => (element as HTMLInputElement).value),
  isChecked: (element: HTMLInputElement) => element.checked,
  fill,
  select,
}

Object.assign(window, { xpEngine })
